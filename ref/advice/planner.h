/* Plans: finds the number of blocks and the group size for a message and a machine. Floating point: tested
   (tests/unit/planner.c), not proven. Nothing proven depends on it. Source: Sanders and Sibeyn, sections 2
   and 3, equations (1)-(8). */
#ifndef DODONA_ADVICE_PLANNER_H
#define DODONA_ADVICE_PLANNER_H

#include "ref/base/types.h"

/* The machine and the message: a step that moves a block of b bytes takes startup + b * byte_time.
   Times are in one unit of the caller's choice; all three reals are finite and at least 0. */
typedef struct dodona_cost {
  int32_t ranks;    /* P, 1 .. 2^31 - 1 */
  double bytes;     /* k / byte_time, the size of the message */
  double startup;   /* t, the time a step takes however small its block */
  double byte_time; /* k = bytes * byte_time, the time to move the whole message once */
} dodona_cost;

/* One answer: parameters for a dodona_tree_request, and the time that they are predicted to take. */
typedef struct dodona_advice {
  int32_t algorithm; /* a dodona_algorithm */
  int32_t
      group; /* r; INT32_MAX where one group of all ranks, a chain, is meant; 0 in postal and two trees */
  int32_t blocks; /* s, 1 .. max(1, bytes): no block is empty */
  int32_t depth;  /* D, the step in which the last rank receives its first block; paper's d + 1 */
  int64_t steps;  /* of the plan with this group and these blocks */
  double time;
  double bound; /* (4): no broadcast takes less than k + t ceil(log2 P); 0 for one rank */
} dodona_advice;

/* Returns the depth D of the tree of `ranks` ranks in groups of `group`. It equals the depth of the plan,
   but needs no table. O(log^3 ranks). -1 if ranks < 1 or group < 1. */
int32_t dodona_planner_depth(int32_t ranks, int32_t group);

/* Returns the paper's time (7), with s a real number: d + s (1 + 1/r) steps of t + k/s each, d = D - 1. Stores in
   *blocks the best s within 1 .. 2^31 - 1, the paper's (8). Where group >= ranks the equation is (1), where group =
   1 it is (2). The time is not the exact time of a plan: it is one step more than a plan takes whose s is a multiple
   of r. `depth` is dodona_planner_depth(ranks, group). O(1); for ranks >= 2, group >= 1 and a good cost. */
double dodona_planner_real_time(const dodona_cost *cost, int32_t group, int32_t depth,
                                double *blocks);

/* Finds the best number of blocks, and the best group if the algorithm takes one: the least exact time steps * (t +
   k/s). It searches all groups by branch and bound, in milliseconds at most for any cost. Lambda and binomial trees
   move the message whole, with lambda = 1; the tree of a fixed share is not planned. For two trees advice->depth is
   the depth of the first tree. DODONA_BAD_ALGORITHM, DODONA_BAD_RANKS, DODONA_BAD_COST (a real is negative or not
   finite), DODONA_OVERFLOW (a time is not finite): then *advice is unchanged. */
dodona_status dodona_planner_search(const dodona_cost *cost, int32_t algorithm,
                                    dodona_advice *advice);

/* Finds the same by the paper's closed forms. O(log^3 P). Blocks: s of (1) and (8), with r = 1 for the
   binary tree. (The s printed at (2), sqrt(2 k d / t), is not the best; sqrt(k d / (2 t)) is.) The source
   of two trees has no form; here s = sqrt(a k / (c t)) with a + c s steps. Group of the fractional tree: r
   = (k / (d0 t))^(1/3), d0 = log2 P - 1. Both are rounded to the nearest integer in range. `time` is
   dodona_planner_real_time at the rounded r; depth and steps are exact. The errors are the same. */
dodona_status dodona_planner_closed(const dodona_cost *cost, int32_t algorithm,
                                    dodona_advice *advice);

/* Returns the rule of a lambda tree for the message of `cost`, if messages of `bytes` bytes, at most as large, have
   the latency `lambda`, 1 .. 2^31 - 1. Sender and receiver take t0 and lambda t0. Both times grow by byte_time for
   each byte and their difference stays, so lambda falls towards 1. lambda t0 is the time of a step, startup + bytes
   * byte_time. The result is in tenths, in lowest terms. O(1). Source: Bruck et al., section 2.2, figure 4. */
dodona_rule dodona_planner_rule(const dodona_cost *cost, double bytes, double lambda);

#endif
