/* Finds the number of blocks and the group for a message and a machine, for any algorithm, operation, ports and network: it
   searches over the steps of the plans themselves. Floating point: tested (tests/unit/planner.c, planner_rows.c), not
   proven. Nothing proven depends on it. Source: Sanders and Sibeyn, sections 2 and 3, equations (1)-(8). */
#ifndef DODONA_ADVICE_PLANNER_H
#define DODONA_ADVICE_PLANNER_H

#include "ref/schedule/request.h"

/* The machine and the message: a message of b bytes takes startup + b * byte_time. While the latency passes, the ports are
   free, and other messages of the round (dodona_round_last) pass it, too; the rest of the startup is the overhead of a message. The
   latency counts in skips (dodona_planner_skips) and in recursive multiplying only.
   Times are in one unit of the caller's choice; all four reals are finite and at least 0. */
typedef struct dodona_cost {
  int32_t ranks;    /* P, 1 .. 2^31 - 1 */
  double bytes;     /* k / byte_time, the size of the message */
  double startup;   /* t, the time a message takes however small it is */
  double byte_time; /* k = bytes * byte_time, the time to move the whole message once */
  double latency;   /* of the startup, what the messages of a round share: 0 .. startup */
} dodona_cost;

/* One answer, and the time that it is predicted to take. */
typedef struct dodona_advice {
  /* for dodona_plan_make: the request with its defaults, the best blocks, 1 .. max(1, bytes), and the best group; a group of
     INT32_MAX holds all ranks: a chain */
  dodona_request request;
  int32_t depth; /* of the trees of the plan; 0 if it has none, and in postal trees */
  int64_t steps; /* of the plan */
  double time;  /* each step its startup, and the bytes of its largest message (dodona_plan_cost) */
  double bound; /* no collective of this operation on these ports takes less; 0 for one rank */
} dodona_advice;

/* Finds the best number of blocks for the request. Where the algorithm takes a group and the request has 0, it finds the best
   group, too. The search takes ranks from *cost and ignores ranks and blocks of the request. Source of the bound: (4), with simplex ports (5); an allreduce moves
   2 k (P - 1) / P, with simplex ports twice that. Where ranks have shares some rank moves k (P - 1) / P after a startup, and news takes
   as long as in a broadcast: the longer one.
     trees     of the fractional family on duplex ports: every group, every number of blocks; two trees: the least of all
               numbers of blocks
     skips     radices up to 32, then each an eighth larger than the one before; 1 block, or as many as ranks, which is all where
               ranks have shares
     others    groups up to 32, then each an eighth larger than the one before, if the table has at most 16384 words;
               blocks: 1, as many as ranks, powers of two below, and what is best by the curve (a + c s)(t + k/s),
               where s blocks add c s steps, in the run around its least and in two runs on either side. The result is the
               least, with the direct simplex schedule up to a hundredth
   Postal trees and the combine have their time at lambda = 1 only. DODONA_BAD_COST (a real is negative or not finite),
   DODONA_OVERFLOW (a time is not finite), else what dodona_plan_make answers: then *advice is unchanged. */
dodona_status dodona_planner_search(const dodona_request *asked, const dodona_cost *cost,
                                    dodona_advice *advice);

/* Finds the same by closed forms: of the fractional family the paper's (planner_fractional.h); of others, if s blocks take
   a + c s steps, s = sqrt(a k / (c t)), with the a of one block, rounded; the time is the time at the real s. Where neither
   holds it is the search's answer. */
dodona_status dodona_planner_closed(const dodona_request *asked, const dodona_cost *cost,
                                    dodona_advice *advice);

/* Returns the rule of a lambda tree for the message of `cost`, if messages of `bytes` bytes, at most as large, have
   the latency `lambda`, 1 .. 2^31 - 1. Sender and receiver take t0 and lambda t0. Both times grow by byte_time for
   each byte and their difference stays, so lambda falls towards 1. lambda t0 is the time of a step, startup + bytes
   * byte_time. The result is in tenths, in lowest terms. O(1). Source: Bruck et al., section 2.2, figure 4. */
dodona_rule dodona_planner_rule(const dodona_cost *cost, double bytes, double lambda);

#endif
