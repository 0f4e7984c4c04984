/* The algorithms and machines that the tests of data flow and of the LogGP model try, and the simulated time. */
#ifndef DODONA_TESTS_UNIT_LOGGP_H
#define DODONA_TESTS_UNIT_LOGGP_H

#include "tests/unit/unit.h"

#include "ref/oracle/shared/chunks.h"

static const int32_t piped[] = {DODONA_CHAIN,     DODONA_BINARY,     DODONA_FRACTIONAL,
                                DODONA_TWOTREE_C, DODONA_TWOTREE_CC, DODONA_TWOTREE_S};

static const dodona_loggp machines[] = {
    {10, 1, 3, 2},    {0, 0, 0, 0},  {7, 0, 1, 0},
    {5, 4, 1, 0},     {5, 4, 9, 1},  {1000, 3, 2, 5},
    {1, 100, 100, 3}, {40, 2, 4, 0}, {1623300, 100, 1346026, 100}};

static inline int64_t simulated(const oracle_chunked *it, int32_t blocks) {
  int64_t time = -1;
  assert_true(oracle_chunks_time(it, blocks, &time));
  return time;
}

#endif
