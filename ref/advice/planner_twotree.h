/* The best number of blocks for two trees: see planner.h. Floating point: tested, not proven. */
#ifndef DODONA_ADVICE_PLANNER_TWOTREE_H
#define DODONA_ADVICE_PLANNER_TWOTREE_H

#include "ref/advice/planner.h"

/* What the message moves through: the trees of a reduction and those of a broadcast, each a dodona_pair, or
   DODONA_NONE where there is no such part. */
typedef struct dodona_pairs {
  int32_t up;
  int32_t down;
} dodona_pairs;

/* Blocks, depth, steps and time of the least exact time steps * (t + k / s), the steps being those of both parts;
   of equal times the fewest blocks. The depth is that of the first tree of the broadcast, without one of
   the reduction. The rest of *advice stays as it is. For ranks >= 2 and a good cost; O(log ranks). */
void dodona_planner_twotree(const dodona_cost *cost, dodona_pairs pairs, dodona_advice *advice);

/* The same in closed form: (a + c s) (t + k / s), a + c s being the steps of odd s, is least at
   s = sqrt(a k / (c t)); blocks are that rounded, the time is that of the real s. */
void dodona_planner_twotree_closed(const dodona_cost *cost, dodona_pairs pairs,
                                   dodona_advice *advice);

#endif
