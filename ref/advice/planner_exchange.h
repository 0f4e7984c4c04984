/* The planner of algorithms that move the message in shares, or whole: the baselines and the global combine.
   Floating point: tested (tests/unit/planner_exchange.c), not proven. */
#ifndef DODONA_ADVICE_PLANNER_EXCHANGE_H
#define DODONA_ADVICE_PLANNER_EXCHANGE_H

#include "ref/advice/planner.h"

/* The best blocks and the time by dodona_baseline_cost. A message is cut into as many blocks as the baseline has
   shares; if it has fewer bytes, into as many blocks as bytes, or into the power of two below. group and
   depth are 0, and `algorithm` is DODONA_NONE. The bound is that of dodona_planner_search or of
   dodona_planner_allreduce. DODONA_BAD_ALGORITHM, DODONA_BAD_RANKS, DODONA_BAD_COST, DODONA_OVERFLOW as in
   planner.h: then *advice is unchanged. O(log P) for allreduces, O(P) for broadcasts. */
dodona_status dodona_planner_baseline(const dodona_cost *cost, int32_t kind, dodona_advice *advice);

/* The same for the global combine with latency 1, which moves the message whole, ceil(log2 P) times. O(1). */
dodona_status dodona_planner_combine(const dodona_cost *cost, dodona_advice *advice);

#endif
