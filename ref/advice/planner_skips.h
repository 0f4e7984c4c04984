/* Predicts the time of an exchange by skips whose messages of a round are under way together. Floating point: tested
   (tests/cli/plan.txt, tests/advice.sh; mpi/README.md has simulations beside it), not proven. Nothing proven depends on it. */
#ifndef DODONA_ADVICE_PLANNER_SKIPS_H
#define DODONA_ADVICE_PLANNER_SKIPS_H

#include "ref/advice/planner.h"

/* Returns the time of a collective of one or two halves by skips of this radix, 2 or more, in so many blocks. A round takes a startup and the bytes of
   its first message; each further message of the round keeps the port for its overhead or for its bytes, whichever takes longer.
   Of each step the largest message counts. O(log ranks / log radix). */
double dodona_planner_skips(const dodona_cost *cost, int32_t halves, int32_t radix, int32_t blocks);

#endif
