/* The best number of blocks for two trees: see planner.h. Floating point: tested, not proven. */
#ifndef DODONA_PLANNER_TWOTREE_H
#define DODONA_PLANNER_TWOTREE_H

#include "planner.h"

/* Blocks, depth, steps and time of the least exact time steps * (t + k / s), 1 <= s <= limit, in two trees of the pair;
   of equal times the fewest blocks. The rest of *advice stays as it is. ranks >= 2; k, t >= 0. O(log ranks). */
void dodona_planner_twotree(int32_t pair, int32_t ranks, int32_t limit, double k, double t,
                            dodona_advice *advice);

/* The same in closed form: (a + c s) (t + k / s), a + c s being the steps of odd s, is least at
   s = sqrt(a k / (c t)); rounded to a number within the limit. `time` is that of the real s. */
void dodona_planner_twotree_closed(int32_t pair, int32_t ranks, int32_t limit, double k, double t,
                                   dodona_advice *advice);

#endif
