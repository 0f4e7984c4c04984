/* Which results of an algorithm have the same bits (help page `bits`). */
#ifndef DODONA_ORACLE_SHARED_BITS_H
#define DODONA_ORACLE_SHARED_BITS_H

#include <stdbool.h>
#include "ref/dodona.h"

/* What a row of algorithms.def says of the results of its reductions and scans. That no result depends on which message comes first all have. */
enum {
  DODONA_BITS_RANKS = 1,
  DODONA_BITS_SIZES = 2,
  DODONA_BITS_NESTED = 4,
  DODONA_BITS_HALVED =
      8 /* nested where a sender keeps half of its ranks: of 2^n ranks, latency 1, share 1/2 */
};

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

/* Returns whether the results of the request's plan have the level, whatever the number of blocks. An algorithm that combines nothing has no
   level. */
bool oracle_has_level(const dodona_request *q, oracle_level level);

/* Returns whether the results of all plans of the algorithm have the level. */
bool oracle_row_has_level(int32_t algorithm, oracle_level level);

#endif
