/* The best blocks and group of a fractional tree: the planner's exact search for this family, and the closed forms of its
   source. Floating point: tested (tests/unit/planner.c), not proven. Nothing proven depends on it. Source: Sanders and Sibeyn,
   sections 2 and 3, equations (1)-(8). */
#ifndef DODONA_ADVICE_PLANNER_FRACTIONAL_H
#define DODONA_ADVICE_PLANNER_FRACTIONAL_H

#include "ref/advice/planner.h"

/* A broadcast by a fractional tree, and its time. */
typedef struct dodona_pipeline {
  int32_t group;  /* r; INT32_MAX where one group of all ranks, a chain, is meant */
  int32_t blocks; /* s */
  int32_t depth;  /* D, the step in which the last rank receives its first block; paper's d + 1 */
  int64_t steps;
  double time;
} dodona_pipeline;

/* Returns the depth D of the tree of `ranks` ranks in groups of `group`. It equals the depth of the plan,
   but needs no table. O(log^3 ranks). -1 if ranks < 1 or group < 1. */
int32_t dodona_planner_depth(int32_t ranks, int32_t group);

/* Returns the paper's time (7), with s a real number: d + s (1 + 1/r) steps of t + k/s each, d = D - 1. Stores in
   *blocks the best s within 1 .. 2^31 - 1, the paper's (8). Where group >= ranks the equation is (1), where group =
   1 it is (2). The time is not the exact time of a plan: it is one step more than a plan takes whose s is a multiple
   of r. `depth` is dodona_planner_depth(ranks, group). O(1); for ranks >= 2, group >= 1 and a good cost. */
double dodona_planner_real_time(const dodona_cost *cost, int32_t group, int32_t depth,
                                double *blocks);

/* Returns the blocks, at most `limit`, of the least exact time steps * (t + k/s) in groups of `group`; 0: with the best
   group, which branch and bound finds among all of them, in milliseconds at most. For ranks >= 2 and a good cost. */
dodona_pipeline dodona_planner_pipeline(const dodona_cost *cost, int32_t group, int32_t limit);

/* Returns the same by the paper's closed forms. O(log^3 P). Blocks: s of (1) and (8), with r = 1 for the binary tree. (The s
   printed at (2), sqrt(2 k d / t), is not the best; sqrt(k d / (2 t)) is.) Group, if `group` is 0: r = (k / (d0 t))^(1/3),
   d0 = log2 P - 1. Both are rounded to the nearest integer in range. The time is dodona_planner_real_time at the
   rounded r; depth and steps are exact. */
dodona_pipeline dodona_planner_pipeline_closed(const dodona_cost *cost, int32_t group,
                                               int32_t limit);

#endif
