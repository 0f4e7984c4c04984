/* Finds the radix for shares whose sizes differ. Floating point: tested (tests/unit/planner_counts.c), not proven. Nothing proven depends on it. */
#ifndef DODONA_ADVICE_PLANNER_COUNTS_H
#define DODONA_ADVICE_PLANNER_COUNTS_H

#include "ref/advice/planner.h"

/* Finds the plan of the request's algorithm, skips or ring, for shares that begin at the bytes begin[0 .. ranks - 1] and end with the last at
   begin[ranks]. In a step the largest message decides: among the shares it has, whoever sends it. Request, startup and byte time of *cost as in
   dodona_planner_search; `bytes` and `latency` are not looked at. Radices: up to 16 and then doubled, and all ranks; one that the request names alone.
   The bound: a startup and the bytes that some rank must send or receive, or a startup for each doubling, whichever takes longer.
   DODONA_BAD_OP: ranks have no shares. DODONA_BAD_COST, DODONA_OVERFLOW as there, else what dodona_plan_make answers; then *advice is unchanged.
   O(ranks * steps) time for each radix. */
dodona_status dodona_planner_counts(const dodona_request *asked, const dodona_cost *cost,
                                    const int64_t *begin, dodona_advice *advice);

#endif
