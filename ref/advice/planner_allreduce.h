/* Plans allreduces: a reduction by one plan, then a broadcast by another plan, with the same blocks.
   Floating point: tested (tests/unit/planner.c), not proven. */
#ifndef DODONA_ADVICE_PLANNER_ALLREDUCE_H
#define DODONA_ADVICE_PLANNER_ALLREDUCE_H

#include "ref/schedule/collective.h"
#include "ref/advice/planner.h"

/* Search and closed forms as dodona_planner_search and dodona_planner_closed, with the same errors. Steps
   and time count both parts; depth is the depth of the broadcast. `bound` is the bound of allreduces, t
   ceil(log2 P) + 2 k (P - 1) / P, 0 for one rank. The algorithm may be DODONA_TWOTREE_CS:
   dodona_up_algorithm and dodona_down_algorithm say which two plans it stands for. */
dodona_status dodona_planner_allreduce(const dodona_cost *cost, int32_t algorithm,
                                       dodona_advice *advice);
dodona_status dodona_planner_allreduce_closed(const dodona_cost *cost, int32_t algorithm,
                                              dodona_advice *advice);

#endif
