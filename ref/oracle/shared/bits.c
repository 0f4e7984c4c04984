/* The rows of the table say which levels they have; tests/unit/bits.c looks for counterexamples. */
#include "ref/oracle/shared/bits.h"

#include <string.h>

static const int32_t rows[] = {
#define ORACLE_BITS(id, name, family, variant, ops, takes, same_bits, summary) same_bits,
    DODONA_ALGORITHM_TABLE(ORACLE_BITS)
#undef ORACLE_BITS
};

static const struct {
  const char *name;
  int32_t bit;
} levels[ORACLE_LEVELS] = {{"ranks", DODONA_BITS_RANKS},
                           {"runs", 0},
                           {"sizes", DODONA_BITS_SIZES},
                           {"nested", DODONA_BITS_NESTED}};

oracle_level oracle_level_of(const char *name) {
  int level = 0;
  while (level < ORACLE_NESTED && strcmp(levels[level].name, name) != 0)
    level++;
  return (oracle_level)level;
}

const char *oracle_level_name(oracle_level level) {
  return levels[level].name;
}

bool oracle_row_has_level(int32_t algorithm, oracle_level level) {
  return rows[algorithm] != 0 && (rows[algorithm] & levels[level].bit) == levels[level].bit;
}

/* Whether each sender of a postal tree keeps half of its ranks. */
static bool is_halved(const dodona_request *q) {
  const bool half = !dodona_takes(q->algorithm, DODONA_TAKES_ALPHA) ||
                    2 * (int64_t)q->rule.alpha_num == q->rule.alpha_den;
  return half && q->rule.latency == q->rule.ticks && (q->ranks & (q->ranks - 1)) == 0;
}

bool oracle_has_level(const dodona_request *q, oracle_level level) {
  const bool halved = (rows[q->algorithm] & DODONA_BITS_HALVED) != 0 && is_halved(q);
  return oracle_row_has_level(q->algorithm, level) || (level == ORACLE_NESTED && halved);
}
