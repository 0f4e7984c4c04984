/* The range of alpha: the numbers of section 2.5, one alpha for all n, tables of alpha. Everything is
   compared with the definitions, worked out here from the recurrence. */
#include "tests/unit/unit.h"

#include "ref/algorithms/postal/alpha_range.h"
#include "ref/algorithms/postal/alpha_table.h"

enum { ENTRIES = 1 << 16 };

static uint32_t reach[ENTRIES];

/* N(t) until it passes the limit. */
static dodona_lambda trees_of(int32_t latency, int32_t ticks, int32_t limit) {
  dodona_lambda trees = {latency, ticks, limit, 0, reach};
  for (int64_t t = 0;; t++) {
    assert_true(t < ENTRIES);
    int64_t n = t < latency ? 1 : (int64_t)reach[t - latency] + reach[t - ticks];
    if (n >= limit) {
      trees.horizon = t;
      return trees;
    }
    reach[t] = (uint32_t)n;
  }
}

static int64_t ranks_in(const dodona_lambda *trees, int64_t t) {
  if (t < trees->latency)
    return 1;
  return (int64_t)reach[t - trees->latency] + reach[t - trees->ticks];
}

/* T(n) by counting. */
static int64_t ticks_for(const dodona_lambda *trees, int32_t n) {
  int64_t t = 0;
  while (ranks_in(trees, t) < n)
    t++;
  return t;
}

/* max(1, min(n - 1, alpha n rounded, halves up)) */
static int64_t kept(int64_t p, int64_t q, int64_t n) {
  int64_t keep = (2 * p * n + q) / (2 * q);
  return keep < 1 ? 1 : keep > n - 1 ? n - 1 : keep;
}

/* What legal means: both parts end in time. */
static int ends_in_time(const dodona_lambda *trees, int32_t n, int64_t keep) {
  int64_t t = ticks_for(trees, n);
  return keep >= 1 && keep < n && ticks_for(trees, (int32_t)keep) + trees->ticks <= t &&
         ticks_for(trees, (int32_t)(n - keep)) + trees->latency <= t;
}

static const int32_t lambdas[][2] = {{1, 1}, {2, 1}, {3, 1}, {5, 1},  {9, 5},
                                     {3, 2}, {5, 2}, {7, 4}, {10, 3}, {39, 20}};

static void horizons_are_least(void **state) {
  (void)state;
  for (size_t k = 0; k < COUNT(lambdas); k++) {
    dodona_lambda trees = trees_of(lambdas[k][0], lambdas[k][1], 500);
    for (int32_t n = 1; n <= 500; n++)
      assert_int_equal(dodona_lambda_horizon(&trees, n), ticks_for(&trees, n));
  }
}

/* Section 2.4: lambda = 2, n = 13 has only (8, 5), n = 14 all of (6, 8) .. (13, 1). */
static void sizes_of_the_paper(void **state) {
  (void)state;
  dodona_lambda trees = trees_of(2, 1, 14);
  dodona_sizes keep = dodona_legal_sizes(&trees, 13, dodona_lambda_horizon(&trees, 13));
  assert_int_equal(keep.least, 8);
  assert_int_equal(keep.most, 8);
  keep = dodona_legal_sizes(&trees, 14, dodona_lambda_horizon(&trees, 14));
  assert_int_equal(keep.least, 6);
  assert_int_equal(keep.most, 13);
}

static void sizes_are_those_that_end_in_time(void **state) {
  (void)state;
  for (size_t k = 0; k < COUNT(lambdas); k++) {
    dodona_lambda trees = trees_of(lambdas[k][0], lambdas[k][1], 90);
    for (int32_t n = 2; n <= 90; n++) {
      dodona_sizes keep = dodona_legal_sizes(&trees, n, dodona_lambda_horizon(&trees, n));
      for (int32_t m = 0; m <= n; m++)
        assert_int_equal(keep.least <= m && m <= keep.most, ends_in_time(&trees, n, m));
    }
  }
}

/* Every p/q with q <= 60 is in the range iff what it keeps is legal. */
static void ranges_hold_the_legal_alphas(void **state) {
  (void)state;
  for (size_t k = 0; k < COUNT(lambdas); k++) {
    dodona_lambda trees = trees_of(lambdas[k][0], lambdas[k][1], 60);
    for (int32_t n = 2; n <= 60; n++) {
      dodona_range range = dodona_alpha_range(&trees, n, dodona_lambda_horizon(&trees, n));
      dodona_sizes keep = dodona_legal_sizes(&trees, n, dodona_lambda_horizon(&trees, n));
      for (int64_t q = 2; q <= 60; q++) {
        for (int64_t p = 1; p < q; p++) {
          int64_t m = kept(p, q, n);
          int inside =
              range.low.num * q <= p * range.low.den && p * range.high.den < range.high.num * q;
          assert_int_equal(inside, keep.least <= m && m <= keep.most);
        }
      }
    }
  }
}

static double number(dodona_fraction x) {
  return (double)x.num / (double)x.den;
}

static void assert_common(int32_t latency, int32_t ticks, int32_t limit, double low, double high) {
  dodona_lambda trees = trees_of(latency, ticks, limit);
  dodona_range range;
  assert_int_equal(dodona_alpha_common(&trees, &range), 0);
  assert_true(number(range.low) > low - 5e-5 && number(range.low) < low + 5e-5);
  assert_true(number(range.high) > high - 5e-5 && number(range.high) < high + 5e-5);
}

/* paper/SOURCES.md part C. */
static void one_alpha_for_all(void **state) {
  (void)state;
  assert_common(2, 1, 250, 0.6159, 0.6202);
  assert_common(2, 1, 1000, 0.6175, 0.6185);
  assert_common(3, 1, 250, 0.6799, 0.6852);
}

static void assert_none(int32_t latency, int32_t ticks, int32_t first) {
  dodona_range range;
  dodona_lambda trees = trees_of(latency, ticks, 250);
  assert_int_equal(dodona_alpha_common(&trees, &range), first);
  trees = trees_of(latency, ticks, first);
  assert_int_equal(dodona_alpha_common(&trees, &range), first);
  trees = trees_of(latency, ticks, first - 1);
  assert_int_equal(dodona_alpha_common(&trees, &range), 0);
}

static void no_alpha_for_all(void **state) {
  (void)state;
  assert_none(39, 20, 21);
  assert_none(9, 5, 21);
  assert_none(1293, 1000, 16);
}

/* The alphas that serve are those between the bounds. */
static void an_alpha_serves(void **state) {
  (void)state;
  dodona_lambda trees = trees_of(2, 1, 250);
  assert_int_equal(dodona_alpha_serves(&trees, 618, 1000), 0);
  assert_int_equal(dodona_alpha_serves(&trees, 616, 1000), 0);
  assert_int_equal(dodona_alpha_serves(&trees, 620, 1000), 0);
  assert_int_equal(dodona_alpha_serves(&trees, 287, 466), 0);
  assert_int_equal(dodona_alpha_serves(&trees, 289, 466), 233);
  assert_int_equal(dodona_alpha_serves(&trees, 6158, 10000), 233);
  assert_int_equal(dodona_alpha_serves(&trees, 1, 2), 8);
  assert_int_equal(dodona_alpha_serves(&trees, 0x3fffffff, 0x40000000), 5);
  trees = trees_of(9, 5, 250);
  for (int32_t p = 1; p < 100; p++)
    assert_in_range(dodona_alpha_serves(&trees, p, 100), 2, 21);
  trees = trees_of(1, 1, 1000);
  assert_int_equal(dodona_alpha_serves(&trees, 1, 2), 0);
}

/* An alpha serves 2 .. n - 1 but not n: by keeping what is not legal. */
static void what_does_not_serve_is_not_legal(void **state) {
  (void)state;
  for (size_t k = 0; k < COUNT(lambdas); k++) {
    dodona_lambda trees = trees_of(lambdas[k][0], lambdas[k][1], 120);
    for (int32_t p = 1; p < 50; p++) {
      int32_t first = dodona_alpha_serves(&trees, p, 50);
      for (int32_t n = 2; n <= (first > 0 ? first : 120); n++)
        assert_int_equal(ends_in_time(&trees, n, kept(p, 50, n)), n != first);
    }
  }
}

/* What both tables owe: every n up to the limit finds an alpha that keeps what is legal. */
static void assert_table(const dodona_lambda *trees, const dodona_alpha_entry *entries,
                         int64_t count) {
  for (int32_t n = 2; n <= trees->limit; n++) {
    dodona_sizes keep = dodona_legal_sizes(trees, n, dodona_lambda_horizon(trees, n));
    dodona_fraction alpha = dodona_alpha_lookup(entries, count, n);
    int32_t m = dodona_alpha_keep(alpha, n);
    assert_int_equal(m, kept(alpha.num, alpha.den, n));
    assert_in_range(m, keep.least, keep.most);
  }
}

/* T of the tree in which a sender of n ranks keeps what the table tells, for all n up to the limit. */
static void assert_trees(const dodona_lambda *trees, const dodona_alpha_entry *entries,
                         int64_t count) {
  static int64_t ends[ENTRIES];
  ends[1] = 0;
  for (int32_t n = 2; n <= trees->limit; n++) {
    int32_t m = dodona_alpha_keep(dodona_alpha_lookup(entries, count, n), n);
    int64_t stay = trees->ticks + ends[m];
    int64_t go = trees->latency + ends[n - m];
    ends[n] = stay > go ? stay : go;
    assert_int_equal(ends[n], ticks_for(trees, n));
  }
}

static void tables_serve_every_n(void **state) {
  (void)state;
  enum { LIMIT = 700 };
  static dodona_alpha_entry entries[LIMIT];
  for (size_t k = 0; k < COUNT(lambdas); k++) {
    for (int32_t limit = 2; limit <= LIMIT; limit += 1 + limit / 9) {
      dodona_lambda trees = trees_of(lambdas[k][0], lambdas[k][1], limit);
      int64_t tops = dodona_alpha_table_entries(&trees);
      int64_t runs = dodona_alpha_greedy_entries(&trees);
      int64_t count = -1;
      assert_in_range(runs, 1, tops);
      assert_int_equal(dodona_alpha_table_fill(&trees, entries, tops - 1, &count),
                       DODONA_SHORT_TABLE);
      assert_int_equal(count, -1);
      assert_int_equal(dodona_alpha_table_fill(&trees, entries, LIMIT, &count), DODONA_OK);
      assert_int_equal(count, tops);
      for (int64_t i = 0; i < count; i++)
        assert_true(i + 1 == count || ticks_for(&trees, (int32_t)entries[i].ranks) <
                                          ticks_for(&trees, (int32_t)entries[i].ranks + 1));
      assert_table(&trees, entries, count);
      assert_trees(&trees, entries, count);
      count = -1;
      assert_int_equal(dodona_alpha_greedy_fill(&trees, entries, runs - 1, &count),
                       DODONA_SHORT_TABLE);
      assert_int_equal(count, -1);
      assert_int_equal(dodona_alpha_greedy_fill(&trees, entries, LIMIT, &count), DODONA_OK);
      assert_int_equal(count, runs);
      assert_table(&trees, entries, count);
      assert_trees(&trees, entries, count);
    }
  }
}

/* Figure 9, lambda = 1.293: sizes of both tables. */
static void sizes_of_tables(void **state) {
  (void)state;
  const int32_t limits[] = {10, 100, 1000};
  const int64_t tops[] = {8, 25, 55};
  const int64_t runs[] = {1, 9, 32};
  for (size_t k = 0; k < COUNT(limits); k++) {
    dodona_lambda trees = trees_of(1293, 1000, limits[k]);
    assert_int_equal(dodona_alpha_table_entries(&trees), tops[k]);
    assert_int_equal(dodona_alpha_greedy_entries(&trees), runs[k]);
  }
}

/* 2^31 - 1 ranks: nothing overflows, and the tops serve. */
static void the_largest_trees(void **state) {
  (void)state;
  static dodona_alpha_entry entries[ENTRIES];
  for (size_t k = 0; k < COUNT(lambdas); k++) {
    dodona_lambda trees = trees_of(lambdas[k][0], lambdas[k][1], INT32_MAX);
    int64_t count = 0;
    assert_int_equal(dodona_alpha_table_fill(&trees, entries, ENTRIES, &count), DODONA_OK);
    assert_int_equal(count, dodona_alpha_table_entries(&trees));
    assert_true(entries[count - 1].ranks >= INT32_MAX);
    for (int32_t i = 0; i < 2000; i++) {
      int32_t n = i < 1000 ? INT32_MAX - i : (int32_t)(2 + (int64_t)i * i * 499 % INT32_MAX);
      int64_t t = dodona_lambda_horizon(&trees, n);
      dodona_sizes keep = dodona_legal_sizes(&trees, n, t);
      dodona_range range = dodona_alpha_range(&trees, n, t);
      int32_t m = dodona_alpha_keep(dodona_alpha_lookup(entries, count, n), n);
      assert_in_range(m, keep.least, keep.most);
      assert_true(range.low.den == 2 * (uint32_t)n && range.high.den == 2 * (uint32_t)n);
      assert_int_equal(dodona_alpha_keep(range.low, n), keep.least);
      assert_true(keep.most == n - 1 || dodona_alpha_keep(range.high, n) == keep.most + 1);
    }
  }
  assert_int_equal(dodona_alpha_keep((dodona_fraction){0xfffffffe, 0xffffffff}, INT32_MAX),
                   INT32_MAX - 1);
  assert_int_equal(dodona_alpha_keep((dodona_fraction){0x7fffffff, 0xffffffff}, INT32_MAX),
                   0x3fffffff);
  assert_int_equal(dodona_alpha_keep((dodona_fraction){0, 1}, 2), 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(horizons_are_least),
      cmocka_unit_test(sizes_of_the_paper),
      cmocka_unit_test(sizes_are_those_that_end_in_time),
      cmocka_unit_test(ranges_hold_the_legal_alphas),
      cmocka_unit_test(one_alpha_for_all),
      cmocka_unit_test(no_alpha_for_all),
      cmocka_unit_test(an_alpha_serves),
      cmocka_unit_test(what_does_not_serve_is_not_legal),
      cmocka_unit_test(tables_serve_every_n),
      cmocka_unit_test(sizes_of_tables),
      cmocka_unit_test(the_largest_trees),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
