/* From the options of a schedule to a global combine and its table, and its steps in the order of
   time. */
#ifndef DODONA_ORACLE_ASK_ROUNDS_H
#define DODONA_ORACLE_ASK_ROUNDS_H

#include "ref/algorithms/combine/rounds.h"
#include "ref/oracle/ask/walk.h"

/* A global combine with its table, to be closed. */
typedef struct oracle_rounds {
  dodona_combine_plan plan;
  uint32_t *table;
} oracle_rounds;

/* Makes the combine, or says in one line what is wrong with the request and returns false. */
bool oracle_rounds_open(const char *command, const oracle_request *request, oracle_rounds *rounds);
void oracle_rounds_close(oracle_rounds *rounds);

/* Visits (x, rank) in ascending order, of all ranks or, if `only` is one, of that: no memory but
   the table's. False if a visit said so. */
bool oracle_rounds_walk(const oracle_rounds *rounds, int32_t only, oracle_visit visit,
                        void *context);

/* "combine: 8 ranks, latency 2, 5 steps" */
void oracle_rounds_describe(FILE *out, const dodona_combine_plan *plan);

#endif
