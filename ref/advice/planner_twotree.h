/* Plans for two trees: finds the best number of blocks; see planner.h. Floating point: tested, not proven. */
#ifndef DODONA_ADVICE_PLANNER_TWOTREE_H
#define DODONA_ADVICE_PLANNER_TWOTREE_H

#include "ref/advice/planner.h"

/* The trees that the message moves through: the pair of the reduction and the pair of the broadcast, each a
   dodona_pair, or DODONA_NONE if there is no such part. */
typedef struct dodona_pairs {
  int32_t up;
  int32_t down;
} dodona_pairs;

/* Stores blocks, depth, steps and time of the least exact time steps * (t + k / s); the steps count both
   parts. If times are equal, the fewest blocks win. The depth is the depth of the first tree of the
   broadcast, or of the reduction if there is no broadcast. The rest of *advice is unchanged. For ranks >= 2
   and a good cost; O(log ranks). */
void dodona_planner_twotree(const dodona_cost *cost, dodona_pairs pairs, dodona_advice *advice);

/* Stores the same by a closed form. For odd s the steps are a + c s, and (a + c s) (t + k / s) is least at
   s = sqrt(a k / (c t)). The blocks are this s, rounded; the time is the time at the real s. */
void dodona_planner_twotree_closed(const dodona_cost *cost, dodona_pairs pairs,
                                   dodona_advice *advice);

#endif
