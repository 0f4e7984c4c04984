/* What a position of the fractional tree does in a step, by arithmetic on its place alone.
   Source: Sanders and Sibeyn, figure 2; NOTES.md part A: block j reaches position v in step
   a(v) + pace(j), pace(j) = (r + 1)(j div r) + (j mod r) = j + j div r. */
#ifndef DODONA_FRACTIONAL_STEP_H
#define DODONA_FRACTIONAL_STEP_H

#include "types.h"

/* Steps between the arrivals of block 0 and of `block`. */
int64_t dodona_fractional_pace(int32_t group, int32_t block);

/* Who sends `block` to this place (a position), or DODONA_NONE at position 0. */
int32_t dodona_fractional_source(int32_t group, const dodona_fractional_place *place,
                                 int32_t block);

/* What the place does in step `x`, in positions; O(1). Any x: nothing happens outside the plan. */
dodona_step dodona_fractional_step(int32_t group, int32_t blocks,
                                   const dodona_fractional_place *place, int64_t x);

#endif
