/* The planner of allreduces: a reduction by one plan, then a broadcast by another, with the same blocks.
   Floating point: tested (tests/unit/planner.c), not proven. */
#ifndef DODONA_ADVICE_PLANNER_ALLREDUCE_H
#define DODONA_ADVICE_PLANNER_ALLREDUCE_H

#include "ref/schedule/collective.h"
#include "ref/advice/planner.h"

/* As dodona_planner_search and dodona_planner_closed, with the same errors: steps and time are those of both
   parts, depth that of the broadcast, and `bound` is that of allreduces, t ceil(log2 P) + 2 k (P - 1) / P, 0 for
   one rank. The algorithm may be DODONA_TWOTREE_CS; which plans it stands for, dodona_up_algorithm and
   dodona_down_algorithm tell. */
dodona_status dodona_planner_allreduce(const dodona_cost *cost, int32_t algorithm,
                                       dodona_advice *advice);
dodona_status dodona_planner_allreduce_closed(const dodona_cost *cost, int32_t algorithm,
                                              dodona_advice *advice);

#endif
