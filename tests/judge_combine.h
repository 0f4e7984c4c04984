/* What the tests of the judge of combines share: it, and what they expect of it. */
#ifndef DODONA_TESTS_JUDGE_COMBINE_H
#define DODONA_TESTS_JUDGE_COMBINE_H

#include "ref/oracle/commands/check_combine.h"
#include "tests/unit/unit.h"

enum { SEND = DODONA_SEND, RECV = DODONA_RECV, T = 0, S = 1, RANKS = 40, ROWS = 2 * RANKS * 16 };

static inline dodona_verdict judge(const dodona_rules *rules, const dodona_row *rows, int64_t n) {
  dodona_verdict verdict;
  assert_true(oracle_judge_combine(rules, rows, n, &verdict));
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
