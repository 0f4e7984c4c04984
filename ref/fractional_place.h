/* Where a position stands in the fractional tree.
   Source: Sanders and Sibeyn, section 3 ("each processor can find its place in time O(d)"). */
#ifndef DODONA_FRACTIONAL_PLACE_H
#define DODONA_FRACTIONAL_PLACE_H

#include "types.h"

/* The place of position `v` in the tree of `ranks` ranks, groups of `group`, depth `depth`, whose
   capacity table is `table` (dodona_capacity_fill). O(depth / group) time. */
void dodona_fractional_locate(int32_t ranks, int32_t group, int32_t depth, const uint32_t *table,
                              int32_t v, dodona_fractional_place *place);

#endif
