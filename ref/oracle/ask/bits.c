/* What the rows of the table have, family by family; tests/unit/bits.c looks for counterexamples. */
#include "ref/oracle/ask/bits.h"
#include "ref/oracle/shared/oracle.h"

#include <string.h>

static const char *const names[ORACLE_LEVELS] = {"ranks", "runs", "sizes", "nested"};

oracle_level oracle_level_of(const char *name) {
  int level = 0;
  while (level < ORACLE_NESTED && strcmp(names[level], name) != 0)
    level++;
  return (oracle_level)level;
}

const char *oracle_level_name(oracle_level level) {
  return names[level];
}

/* Whether all blocks take one way: through one tree, or all at once. */
static bool sends_blocks_alike(int32_t algorithm) {
  const int32_t variant = dodona_row_variant(algorithm);
  switch (dodona_row_family(algorithm)) {
  case DODONA_FAMILY_FRACTIONAL:
    return variant == 1 || variant == INT32_MAX;
  case DODONA_FAMILY_POSTAL:
  case DODONA_FAMILY_COMBINE:
  case DODONA_FAMILY_SCAN:
    return true;
  case DODONA_FAMILY_EXCHANGE:
    return variant == DODONA_KIND_DOUBLING || variant == DODONA_KIND_RABENSEIFNER;
  default:
    return false;
  }
}

static bool combines(int32_t algorithm) {
  return dodona_serves(algorithm, DODONA_ALLREDUCE) || dodona_serves(algorithm, DODONA_SCAN);
}

static bool is_doubling(int32_t algorithm) {
  return dodona_row_family(algorithm) == DODONA_FAMILY_EXCHANGE &&
         dodona_row_variant(algorithm) == DODONA_KIND_DOUBLING;
}

bool oracle_row_has_level(int32_t algorithm, oracle_level level, bool most) {
  const int32_t family = dodona_row_family(algorithm);
  if (!combines(algorithm))
    return false;
  switch (level) {
  case ORACLE_RANKS: /* where each rank combines in an order of its own, none has another's */
    return family != DODONA_FAMILY_COMBINE && family != DODONA_FAMILY_SCAN;
  case ORACLE_RUNS:
    return true;
  case ORACLE_SIZES:
    return sends_blocks_alike(algorithm);
  default: /* halves of halves: of neighbours first */
    return is_doubling(algorithm) || (most && family == DODONA_FAMILY_POSTAL);
  }
}

/* A sender of a postal tree without latency keeps half of 2^n ranks, whatever the row. */
static bool is_halved(const dodona_request *q) {
  return q->rule.latency == q->rule.ticks && (q->ranks & (q->ranks - 1)) == 0 &&
         2 * q->rule.alpha_num == q->rule.alpha_den;
}

bool oracle_has_level(const dodona_request *q, oracle_level level) {
  return oracle_row_has_level(q->algorithm, level, is_halved(q));
}
