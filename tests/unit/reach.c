/* How many ranks a postal tree reaches: numbers of the paper and of paper/SOURCES.md part C, boundaries. */
#include "tests/unit/unit.h"
#include "ref/algorithms/postal/reach.h"

enum { RING = 4096 };

static uint32_t ring[RING];

static const dodona_rule lambda_2 = {2, 1, 0, 1};
static const dodona_rule lambda_9_5 = {9, 5, 0, 1};

static dodona_rule with_share(dodona_rule rule, int32_t num, int32_t den) {
  rule.alpha_num = num;
  rule.alpha_den = den;
  return rule;
}

static void assert_reaches(dodona_rule rule, int64_t t, uint32_t expected) {
  uint32_t ranks = 0;
  assert_int_equal(dodona_reach(&rule, t, ring, &ranks), DODONA_OK);
  assert_int_equal(ranks, expected);
}

static void assert_overflows(dodona_rule rule, int64_t t) {
  uint32_t ranks = 77;
  assert_int_equal(dodona_reach(&rule, t, ring, &ranks), DODONA_OVERFLOW);
  assert_int_equal(ranks, 77);
}

static int64_t horizon(dodona_rule rule, int32_t ranks) {
  assert_true(rule.latency <= RING);
  return dodona_horizon(&rule, ranks, ring);
}

static void latency_two_is_fibonacci(void **state) {
  (void)state;
  const uint32_t fibonacci[] = {1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144};
  for (size_t t = 0; t < COUNT(fibonacci); t++)
    assert_reaches(lambda_2, (int64_t)t, fibonacci[t]);
  assert_reaches(lambda_2, 46, 2971215073);
  assert_overflows(lambda_2, 47);
}

static void latency_one_doubles(void **state) {
  (void)state;
  for (int64_t t = 0; t < 32; t++)
    assert_reaches((dodona_rule){1, 1, 0, 1}, t, (uint32_t)1 << t);
  for (int64_t t = 0; t < 96; t++)
    assert_reaches((dodona_rule){3, 3, 0, 1}, t, (uint32_t)1 << t / 3);
}

/* N(t) = N(t - 5) + N(t - 9). */
static void nine_fifths_tick_by_tick(void **state) {
  (void)state;
  const uint32_t expected[] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5};
  for (size_t t = 0; t < COUNT(expected); t++)
    assert_reaches(lambda_9_5, (int64_t)t, expected[t]);
}

static void before_the_start_there_is_the_root(void **state) {
  (void)state;
  assert_reaches(lambda_2, -1, 1);
  assert_reaches(lambda_2, INT64_MIN, 1);
  assert_reaches(with_share(lambda_9_5, 1, 2), INT64_MIN, 1);
}

/* Figure 1: 8 ranks, lambda = 2. */
static void figure_1(void **state) {
  (void)state;
  assert_int_equal(horizon(lambda_2, 8), 5);
  assert_int_equal(horizon(with_share(lambda_2, 1, 2), 8), 6);
}

/* Figure 1 as plans: what is sent last arrives at the end of the last tick. */
static void figure_1_as_plans(void **state) {
  (void)state;
  const dodona_algorithm algorithms[] = {DODONA_LAMBDA, DODONA_BINOMIAL};
  const int64_t ticks[] = {5, 6};
  for (size_t k = 0; k < COUNT(algorithms); k++) {
    uint32_t *table = NULL;
    dodona_tree_plan plan =
        unit_plan((dodona_tree_request){algorithms[k], 8, 3, 1, 0, {2, 1, 0, 1}}, &table);
    int64_t last = 0;
    assert_int_equal(dodona_tree_steps(&plan), ticks[k]);
    for (int32_t rank = 0; rank < 8; rank++) {
      const dodona_tree_place place = dodona_tree_place_of(&plan, table, rank);
      int64_t arrival = rank == 3 ? 0 : dodona_tree_arrival(&plan, &place, 0) + 1;
      last = last < arrival ? arrival : last;
    }
    assert_int_equal(last, ticks[k]);
    free(table);
  }
}

/* Figure 12: 64 ranks, lambda = 9/5. Steps of 5 ticks. */
static void figure_12(void **state) {
  (void)state;
  assert_int_equal(horizon(lambda_9_5, 64), 46);                        /* 9.2 */
  assert_int_equal(horizon(with_share(lambda_9_5, 1, 2), 64), 54);      /* 10.8 */
  assert_int_equal(horizon(with_share(lambda_9_5, 14, 25), 64), 46);    /* 9.2 */
  assert_int_equal(horizon(with_share(lambda_9_5, 29, 50), 64), 46);    /* 9.2 */
  assert_int_equal(horizon(with_share(lambda_9_5, 3, 5), 64), 47);      /* 9.4 */
  assert_int_equal(horizon(with_share(lambda_9_5, 17, 25), 64), 54);    /* 10.8 */
  assert_int_equal(horizon(with_share(lambda_9_5, 560, 1000), 64), 46); /* not in lowest terms */
}

/* The smallest share is a chain, the largest a star. */
static void the_extreme_shares(void **state) {
  (void)state;
  const int32_t most = 1 << 30;
  const int32_t ranks[] = {1, 2, 3, 10, 1000};
  for (size_t k = 0; k < COUNT(ranks); k++) {
    int64_t sends = ranks[k] - 1;
    assert_int_equal(horizon(with_share(lambda_9_5, 1, most), ranks[k]), 9 * sends);
    assert_int_equal(horizon(with_share(lambda_9_5, most - 1, most), ranks[k]),
                     sends == 0 ? 0 : 9 + 5 * (sends - 1));
  }
}

/* 2 q a < 2^63 up to the last tick. */
static void the_largest_denominator(void **state) {
  (void)state;
  const dodona_rule half = {1, 1, 1 << 29, 1 << 30};
  for (int64_t t = 0; t < 32; t++)
    assert_reaches(half, t, (uint32_t)1 << t);
  assert_overflows(half, 32);
  assert_overflows(half, INT64_MAX);
  assert_int_equal(horizon(half, INT32_MAX), 31);
}

static void overflow_leaves_the_answer_alone(void **state) {
  (void)state;
  assert_overflows((dodona_rule){1, 1, 0, 1}, 32);
  assert_overflows((dodona_rule){1, 1, 0, 1}, INT64_MAX);
  assert_overflows(lambda_9_5, INT64_MAX);
  assert_reaches((dodona_rule){RING, 1, 0, 1}, RING, 2);
  assert_overflows((dodona_rule){RING, 1, 0, 1}, INT64_MAX);
}

static void one_rank_takes_no_time(void **state) {
  (void)state;
  int64_t ticks = -1;
  assert_int_equal(horizon(lambda_9_5, 1), 0);
  assert_int_equal(horizon(with_share(lambda_9_5, 2, 3), 1), 0);
  assert_int_equal(dodona_reach_entries(9, 1), 0);
  assert_int_equal(dodona_reach_entries(INT32_MAX, 1), 0);
  assert_int_equal(dodona_reach_fill(&lambda_9_5, 1, NULL, 0, &ticks), DODONA_OK);
  assert_int_equal(ticks, 0);
}

static void two_ranks_take_a_latency(void **state) {
  (void)state;
  for (int32_t u = 1; u <= 20; u++)
    for (int32_t f = 1; f <= u; f++)
      for (int32_t p = 0; p <= 6; p++)
        assert_int_equal(horizon((dodona_rule){u, f, p, 7}, 2), u);
}

static void the_most_ranks(void **state) {
  (void)state;
  assert_int_equal(horizon((dodona_rule){1, 1, 0, 1}, INT32_MAX), 31);
  assert_int_equal(horizon((dodona_rule){RING, RING, 0, 1}, INT32_MAX), 31 * RING);
  assert_int_equal(horizon(lambda_2, INT32_MAX), 46);
  assert_int_equal(horizon(lambda_2, 1836311903), 45);
  assert_int_equal(horizon(lambda_2, 1836311904), 46);
  assert_int_equal(dodona_reach_entries(1, INT32_MAX), 31);
  assert_int_equal(dodona_reach_entries(INT32_MAX, INT32_MAX), 31 * (int64_t)INT32_MAX);
}

/* The table of a horizon T has T entries, and no fewer do. */
static void a_table_as_large_as_the_horizon(void **state) {
  (void)state;
  static uint32_t table[512];
  const dodona_rule rules[] = {{1, 1, 0, 1}, {2, 1, 0, 1},   {9, 5, 0, 1}, {39, 20, 0, 1},
                               {9, 5, 1, 2}, {9, 5, 14, 25}, {10, 3, 2, 3}};
  for (size_t k = 0; k < COUNT(rules); k++) {
    for (int32_t ranks = 1; ranks <= 200; ranks++) {
      int64_t end = horizon(rules[k], ranks);
      int64_t ticks = -1;
      assert_in_range(end, 0, COUNT(table) - 1);
      if (rules[k].alpha_num == 0)
        assert_true(end <= dodona_reach_entries(rules[k].latency, ranks));
      table[end] = 12345;
      assert_int_equal(dodona_reach_fill(&rules[k], ranks, table, end, &ticks), DODONA_OK);
      assert_int_equal(ticks, end);
      assert_int_equal(table[end], 12345);
      for (int64_t t = 0; t < end; t++)
        assert_reaches(rules[k], t, table[t]);
      if (end == 0)
        continue;
      ticks = -1;
      table[end - 1] = 12345;
      assert_int_equal(dodona_reach_fill(&rules[k], ranks, table, end - 1, &ticks),
                       DODONA_SHORT_TABLE);
      assert_int_equal(ticks, -1);
      assert_int_equal(table[end - 1], 12345);
    }
  }
}

/* No table is long enough for the largest latency, but 2 ranks' would be all ones. */
static void the_largest_latency(void **state) {
  (void)state;
  uint32_t table[16] = {0};
  int64_t ticks = -1;
  const dodona_rule rule = {INT32_MAX, 1, 0, 1};
  assert_int_equal(dodona_rule_valid(&rule), 1);
  assert_int_equal(dodona_reach_fill(&rule, 2, table, 16, &ticks), DODONA_SHORT_TABLE);
  assert_int_equal(dodona_reach_fill(&rule, 2, NULL, 0, &ticks), DODONA_SHORT_TABLE);
  assert_int_equal(ticks, -1);
  assert_int_equal(table[15], 1);
}

static void rules_that_make_sense(void **state) {
  (void)state;
  const dodona_rule good[] = {{1, 1, 0, 1},         {INT32_MAX, INT32_MAX, 0, 1},
                              {INT32_MAX, 1, 0, 0}, {9, 5, 0, INT32_MIN},
                              {9, 5, 1, 2},         {9, 5, (1 << 30) - 1, 1 << 30}};
  const dodona_rule bad[] = {{0, 0, 0, 1},        {1, 0, 0, 1},   {1, -1, 0, 1},
                             {4, 5, 0, 1},        {-1, -1, 0, 1}, {9, 5, -1, 2},
                             {9, 5, 2, 2},        {9, 5, 3, 2},   {9, 5, 1, 1},
                             {9, 5, 1, 0},        {9, 5, -2, -1}, {9, 5, 1, (1 << 30) + 1},
                             {9, 5, 1, INT32_MAX}};
  for (size_t k = 0; k < COUNT(good); k++)
    assert_int_equal(dodona_rule_valid(&good[k]), 1);
  for (size_t k = 0; k < COUNT(bad); k++)
    assert_int_equal(dodona_rule_valid(&bad[k]), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(latency_two_is_fibonacci),
      cmocka_unit_test(latency_one_doubles),
      cmocka_unit_test(nine_fifths_tick_by_tick),
      cmocka_unit_test(before_the_start_there_is_the_root),
      cmocka_unit_test(figure_1),
      cmocka_unit_test(figure_1_as_plans),
      cmocka_unit_test(figure_12),
      cmocka_unit_test(the_extreme_shares),
      cmocka_unit_test(the_largest_denominator),
      cmocka_unit_test(overflow_leaves_the_answer_alone),
      cmocka_unit_test(one_rank_takes_no_time),
      cmocka_unit_test(two_ranks_take_a_latency),
      cmocka_unit_test(the_most_ranks),
      cmocka_unit_test(a_table_as_large_as_the_horizon),
      cmocka_unit_test(the_largest_latency),
      cmocka_unit_test(rules_that_make_sense),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
