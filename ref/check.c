/* The rows are taken step by step: the rows of a step are entered, then judged in their order, so that
   the first row that is not right ends the check. */
#include "check.h"
#include "check_row.h"

int64_t dodona_check_entries(const dodona_rules *rules) {
  if (rules->ranks < 1 || rules->blocks < 1 || rules->root < 0 || rules->root >= rules->ranks ||
      rules->ticks < 1 || rules->latency < rules->ticks)
    return -1;
  return 4 * (int64_t)rules->ranks + (int64_t)rules->ranks * rules->blocks;
}

static dodona_verdict verdict(int32_t fault, int64_t row) {
  dodona_verdict v = {fault, DODONA_NONE, DODONA_NONE, row};
  return v;
}

/* After the last row: each rank but the root has each block. */
static dodona_verdict complete(const dodona_rules *rules, int64_t n, const uint64_t *held) {
  for (int32_t rank = 0; rank < rules->ranks; rank++) {
    if (rank == rules->root)
      continue;
    for (int32_t block = 0; block < rules->blocks; block++) {
      if (held[(int64_t)rank * rules->blocks + block] == 0) {
        dodona_verdict v = {DODONA_NEVER_RECEIVED, rank, block, n};
        return v;
      }
    }
  }
  return verdict(DODONA_VALID, DODONA_NONE);
}

dodona_verdict dodona_check_broadcast(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                      uint64_t *scratch, int64_t entries) {
  int64_t needed = dodona_check_entries(rules);
  int64_t k = 0;
  if (needed < 0 || entries < needed || n < 0)
    return verdict(DODONA_BAD_RULES, DODONA_NONE);
  uint64_t *first = scratch;
  uint64_t *last = scratch + 2 * (int64_t)rules->ranks;
  uint64_t *held = scratch + 4 * (int64_t)rules->ranks;
  for (int64_t i = 0; i < needed; i++)
    scratch[i] = 0;
  while (k < n) {
    int64_t lo = k;
    int64_t hi = dodona_check_enter(rules, rows, n, lo, first);
    for (; k < hi; k++) {
      int32_t fault = dodona_check_row(rules, rows, lo, k, first, last, held);
      if (fault != DODONA_VALID)
        return verdict(fault, k);
      dodona_check_record(rules, rows, k, last, held);
    }
  }
  return complete(rules, n, held);
}
