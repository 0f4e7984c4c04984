/* The planner: which algorithm, how many blocks, which group size, for a message and a machine.
   Floating point, tested, not proven. Source: Sanders and Sibeyn, equations (1)-(8). */
#ifndef DODONA_PLANNER_H
#define DODONA_PLANNER_H

#include "types.h"

/* The machine and the message: a step that moves a block of b bytes takes startup + b * byte_time. */
typedef struct dodona_cost {
  int32_t ranks;
  double bytes;     /* k / byte_time */
  double startup;   /* t */
  double byte_time; /* k = bytes * byte_time */
} dodona_cost;

/* One answer: the parameters and the predicted time steps * (t + k / s). */
typedef struct dodona_advice {
  int32_t algorithm;
  int32_t group;
  int32_t blocks;
  int32_t depth;
  int64_t steps;
  double time;
  double bound; /* (4): k + t ceil(log2 P) */
} dodona_advice;

/* D of the tree without a table, O(log^3 P): equal to the depth of the plan. */
int32_t dodona_planner_depth(int32_t ranks, int32_t group);

/* The best blocks (and group, where the algorithm takes one) by search over the exact cost. */
dodona_status dodona_planner_search(const dodona_cost *cost, int32_t algorithm,
                                    dodona_advice *advice);

/* The paper's closed forms for the same: (1) chain, (2) binary, (7)-(8) fractional. */
dodona_status dodona_planner_closed(const dodona_cost *cost, int32_t algorithm,
                                    dodona_advice *advice);

#endif
