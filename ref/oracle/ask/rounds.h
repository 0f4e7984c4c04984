/* Builds the global combine that the options ask for, with its table, and walks through its steps in time order. */
#ifndef DODONA_ORACLE_ASK_ROUNDS_H
#define DODONA_ORACLE_ASK_ROUNDS_H

#include "ref/algorithms/combine/rounds.h"
#include "ref/oracle/ask/walk.h"

/* A global combine with its table; close it after use. */
typedef struct oracle_rounds {
  dodona_combine_plan plan;
  uint32_t *table;
} oracle_rounds;

/* Makes the combine, or prints one line that says what is wrong with the request, and returns false. */
bool oracle_rounds_open(const char *command, const oracle_request *request, oracle_rounds *rounds);
void oracle_rounds_close(oracle_rounds *rounds);

/* Visits (x, rank) in ascending order, for all ranks or for rank `only`, with no memory but the table's.
   False if a visit returned false. */
bool oracle_rounds_walk(const oracle_rounds *rounds, int32_t only, oracle_visit visit,
                        void *context);

/* "combine: 8 ranks, latency 2, 5 steps" */
void oracle_rounds_describe(FILE *out, const dodona_combine_plan *plan);

#endif
