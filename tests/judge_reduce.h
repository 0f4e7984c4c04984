/* The checker of reductions, as its unit tests ask it: with scratch that holds anything before. */
#ifndef DODONA_TESTS_JUDGE_REDUCE_H
#define DODONA_TESTS_JUDGE_REDUCE_H

#include "tests/unit/unit.h"

enum { SEND = DODONA_SEND, RECV = DODONA_RECV, ENTRIES = 4 * (4 * 4 + 4) };

#define NONE DODONA_NONE
#define SENDS(step, from, to, block)                                                               \
  { step, from, SEND, to, block }
#define RECEIVES(step, from, to, block)                                                            \
  { step, to, RECV, from, block }
#define MOVE(step, from, to, block) SENDS(step, from, to, block), RECEIVES(step, from, to, block)

static inline dodona_reduce_verdict judge(const dodona_rules *rules, int32_t all,
                                          const dodona_row *rows, int64_t n) {
  uint64_t scratch[ENTRIES + 8];
  const int64_t entries = dodona_check_reduce_entries(rules);
  assert_in_range(entries, 0, ENTRIES);
  memset(scratch, 0xff, sizeof scratch);
  dodona_reduce_verdict verdict = dodona_check_reduce(rules, all, rows, n, scratch, entries);
  for (size_t k = (size_t)entries; k < COUNT(scratch); k++)
    assert_true(scratch[k] == UINT64_MAX);
  return verdict;
}

static inline void assert_verdict(const dodona_rules *rules, int32_t all, const dodona_row *rows,
                                  int64_t n, dodona_reduce_verdict expected) {
  const dodona_reduce_verdict verdict = judge(rules, all, rows, n);
  assert_int_equal(verdict.fault, expected.fault);
  assert_int_equal(verdict.row, expected.row);
  assert_int_equal(verdict.rank, expected.rank);
  assert_int_equal(verdict.block, expected.block);
  assert_int_equal(verdict.input, expected.input);
}

static inline void assert_fault(const dodona_rules *rules, int32_t all, const dodona_row *rows,
                                int64_t n, dodona_fault fault, int64_t row) {
  assert_verdict(rules, all, rows, n,
                 (dodona_reduce_verdict){(int32_t)fault, NONE, NONE, NONE, row});
}

static inline void assert_valid(const dodona_rules *rules, int32_t all, const dodona_row *rows,
                                int64_t n) {
  assert_fault(rules, all, rows, n, DODONA_VALID, NONE);
}

#endif
