/* Which results of an algorithm have the same bits (help page `bits`). */
#ifndef DODONA_ORACLE_ASK_BITS_H
#define DODONA_ORACLE_ASK_BITS_H

#include <stdbool.h>
#include "ref/dodona.h"

typedef enum oracle_level {
  ORACLE_RANKS,
  ORACLE_RUNS,
  ORACLE_SIZES,
  ORACLE_NESTED,
  ORACLE_LEVELS
} oracle_level;

/* "ranks|runs|sizes|nested", and the level of one of these words. */
#define ORACLE_LEVEL_NAMES "ranks|runs|sizes|nested"
oracle_level oracle_level_of(const char *name);
const char *oracle_level_name(oracle_level level);

/* Returns whether what a plan of the request computes has the level, whatever the number of blocks. Of an algorithm that has no operation that
   combines: false. */
bool oracle_has_level(const dodona_request *q, oracle_level level);

/* Returns whether all of the algorithm's plans have it, or with `most` those of 2^n ranks and latency 1 at least. */
bool oracle_row_has_level(int32_t algorithm, oracle_level level, bool most);

#endif
