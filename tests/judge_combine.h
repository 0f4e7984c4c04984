/* What the tests of the checker of combines share: it, with scratch that holds anything before, and
   what they expect of it. */
#ifndef DODONA_TESTS_JUDGE_COMBINE_H
#define DODONA_TESTS_JUDGE_COMBINE_H

#include "tests/unit/unit.h"

enum { SEND = DODONA_SEND, RECV = DODONA_RECV, T = 0, S = 1, RANKS = 40, ROWS = 2 * RANKS * 16 };

static inline dodona_verdict judge(const dodona_rules *rules, const dodona_row *rows, int64_t n) {
  static uint64_t scratch[RANKS * (RANKS + 4) + 8];
  int64_t entries = dodona_check_combine_entries(rules);
  assert_in_range(entries, 0, COUNT(scratch));
  memset(scratch, 0xff, sizeof scratch);
  dodona_verdict verdict = dodona_check_combine(rules, rows, n, scratch, entries);
  for (size_t k = (size_t)entries; k < COUNT(scratch); k++)
    assert_true(scratch[k] == UINT64_MAX);
  return verdict;
}

static inline void assert_verdict(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                  dodona_verdict expected) {
  dodona_verdict verdict = judge(rules, rows, n);
  assert_int_equal(verdict.fault, expected.fault);
  assert_int_equal(verdict.row, expected.row);
  assert_int_equal(verdict.rank, expected.rank);
  assert_int_equal(verdict.block, expected.block);
}

static inline void assert_fault(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                dodona_fault fault, int64_t row) {
  assert_verdict(rules, rows, n, (dodona_verdict){(int32_t)fault, DODONA_NONE, DODONA_NONE, row});
}

static inline void assert_valid(const dodona_rules *rules, const dodona_row *rows, int64_t n) {
  assert_fault(rules, rows, n, DODONA_VALID, DODONA_NONE);
}

#endif
