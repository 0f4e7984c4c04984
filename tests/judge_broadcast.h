/* The checker of broadcasts, as its unit tests ask it. */
#ifndef DODONA_TESTS_JUDGE_BROADCAST_H
#define DODONA_TESTS_JUDGE_BROADCAST_H

#include "tests/unit/unit.h"

enum { SEND = DODONA_SEND, RECV = DODONA_RECV };

static inline void assert_verdict(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                  dodona_verdict expected) {
  uint64_t scratch[64];
  int64_t entries = dodona_check_entries(rules);
  assert_in_range(entries, 0, COUNT(scratch));
  memset(scratch, 0xff, sizeof scratch);
  dodona_verdict verdict = dodona_check_broadcast(rules, rows, n, scratch, entries);
  assert_int_equal(verdict.fault, expected.fault);
  assert_int_equal(verdict.row, expected.row);
  assert_int_equal(verdict.rank, expected.rank);
  assert_int_equal(verdict.block, expected.block);
  for (size_t k = (size_t)entries; k < COUNT(scratch); k++)
    assert_true(scratch[k] == UINT64_MAX);
}

static inline void assert_fault(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                dodona_fault fault, int64_t row) {
  assert_verdict(rules, rows, n, (dodona_verdict){(int32_t)fault, DODONA_NONE, DODONA_NONE, row});
}

#endif
