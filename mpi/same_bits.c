/* Rows of the table say which results of theirs have the same bits (ref/oracle/shared/bits.h). */
#include "mpi/same_bits.h"
#include "ref/base/op.h"
#include "ref/oracle/shared/bits.h"
#include <string.h>

int32_t dodona_mpi_level_of(const char *word) {
  static const char *const words[] = {"ranks", "runs", "sizes"};
  for (int32_t i = DODONA_SAME_ON_RANKS; i <= DODONA_SAME_IN_SIZES; i++)
    if (strcmp(word, words[i - DODONA_SAME_ON_RANKS]) == 0)
      return i;
  return -1;
}

int32_t dodona_mpi_level_bound(int32_t level, int32_t op, int exact) {
  const int one_rank_each = op != DODONA_ALLREDUCE;
  if (exact || !dodona_op_combines(op) || (level == DODONA_SAME_ON_RANKS && one_rank_each))
    return DODONA_SAME_NOTHING;
  return level;
}

/* The prefixes of a scan are on one rank each. */
int dodona_mpi_level_has(int32_t level, int32_t op, int32_t algorithm) {
  const int scans = op == DODONA_SCAN || op == DODONA_EXSCAN;
  return (level < DODONA_SAME_ON_RANKS || scans || oracle_row_has_level(algorithm, ORACLE_RANKS)) &&
         (level < DODONA_SAME_IN_SIZES || oracle_row_has_level(algorithm, ORACLE_SIZES));
}

int dodona_mpi_level_open(int32_t level, int32_t op, int32_t algorithm) {
  return dodona_mpi_level_has(level, op, algorithm) &&
         (level < DODONA_SAME_IN_SIZES || !dodona_takes(algorithm, DODONA_TAKES_LATENCY));
}
