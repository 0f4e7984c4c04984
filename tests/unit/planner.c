/* The planner against the table, against brute force, and against the paper's example. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/dodona.h"
#include "ref/advice/planner_fractional.h"
#include "ref/trees/tree.h"

/* Of a broadcast, and of an allreduce. */
static dodona_status search(const dodona_cost *cost, int32_t algorithm, dodona_advice *advice) {
  return dodona_planner_search(&(dodona_request){.algorithm = algorithm}, cost, advice);
}

static dodona_status closed(const dodona_cost *cost, int32_t algorithm, dodona_advice *advice) {
  return dodona_planner_closed(&(dodona_request){.algorithm = algorithm}, cost, advice);
}

static dodona_status search_all(const dodona_cost *cost, int32_t algorithm, dodona_advice *advice) {
  return dodona_planner_search(&(dodona_request){.op = DODONA_ALLREDUCE, .algorithm = algorithm},
                               cost, advice);
}

static dodona_status closed_all(const dodona_cost *cost, int32_t algorithm, dodona_advice *advice) {
  return dodona_planner_closed(&(dodona_request){.op = DODONA_ALLREDUCE, .algorithm = algorithm},
                               cost, advice);
}

static int32_t table_depth(int32_t ranks, int32_t group) {
  dodona_tree_request request = {DODONA_FRACTIONAL, ranks, 0, 1, group, {1, 1, 0, 1}};
  int64_t entries = dodona_tree_entries(request);
  uint32_t *table = malloc(((size_t)entries + 1) * sizeof *table);
  dodona_tree_plan plan = {0};
  assert_non_null(table);
  assert_int_equal(dodona_tree_make(request, table, entries, &plan), DODONA_OK);
  free(table);
  return plan.depth;
}

static void depth_is_the_depth_of_the_table(void **state) {
  (void)state;
  for (int32_t ranks = 1; ranks <= 2000; ranks++)
    for (int32_t group = 1; group <= 40; group++)
      assert_int_equal(dodona_planner_depth(ranks, group), table_depth(ranks, group));
}

static void depth_is_the_depth_of_the_table_for_many_ranks(void **state) {
  (void)state;
  const int32_t ranks[] = {65536, 99999, 16777213, 1 << 30, INT32_MAX - 1, INT32_MAX};
  const int32_t group[] = {1, 2, 3, 7, 64, 1000, 11585, 65535};
  for (size_t i = 0; i < sizeof ranks / sizeof *ranks; i++)
    for (size_t j = 0; j < sizeof group / sizeof *group; j++)
      assert_int_equal(dodona_planner_depth(ranks[i], group[j]), table_depth(ranks[i], group[j]));
}

static void depth_grows_with_the_group(void **state) {
  (void)state;
  for (int32_t ranks = 1; ranks <= 300; ranks++) {
    for (int32_t group = 2; group <= ranks; group++)
      assert_true(dodona_planner_depth(ranks, group - 1) <= dodona_planner_depth(ranks, group));
    assert_int_equal(dodona_planner_depth(ranks, INT32_MAX), ranks - 1);
  }
  assert_int_equal(dodona_planner_depth(0, 1), -1);
  assert_int_equal(dodona_planner_depth(1, 0), -1);
}

static void assert_close(double a, double b) {
  assert_true(fabs(a - b) <= 1e-12 * (fabs(a) + fabs(b)));
}

static double least_time(const dodona_cost *cost, int32_t first_group, int32_t last_group) {
  double least = HUGE_VAL;
  for (int32_t r = first_group; r <= last_group; r++) {
    int32_t group = r < cost->ranks ? r : INT32_MAX;
    int32_t depth = dodona_planner_depth(cost->ranks, group);
    for (int32_t s = 1; s == 1 || s <= cost->bytes; s++) {
      int32_t steps = depth + s - 1 + (s - 1) / group;
      double time = steps * (cost->startup + cost->bytes * cost->byte_time / s);
      least = time < least ? time : least;
    }
  }
  return least;
}

static void search_finds_the_least_time(void **state) {
  (void)state;
  const double bytes[] = {0, 0.5, 1, 2, 7, 60, 343};
  const double ratio[] = {0, 1e-3, 0.1, 1, 2.5, 30, 400, INFINITY};
  dodona_advice advice;
  for (int32_t ranks = 2; ranks <= 66; ranks += 1 + ranks / 8)
    for (size_t i = 0; i < sizeof bytes / sizeof *bytes; i++)
      for (size_t j = 0; j < sizeof ratio / sizeof *ratio; j++) {
        dodona_cost cost = {ranks, bytes[i], isinf(ratio[j]) ? 0 : 1,
                            isinf(ratio[j]) ? 1 : ratio[j], 0};
        assert_int_equal(search(&cost, DODONA_FRACTIONAL, &advice), DODONA_OK);
        assert_close(advice.time, least_time(&cost, 1, ranks));
        assert_int_equal(search(&cost, DODONA_BINARY, &advice), DODONA_OK);
        assert_close(advice.time, least_time(&cost, 1, 1));
        assert_int_equal(search(&cost, DODONA_CHAIN, &advice), DODONA_OK);
        assert_close(advice.time, least_time(&cost, ranks, ranks));
      }
}

/* Of every number of blocks. */
static double least_twotree(const dodona_cost *cost, int32_t algorithm) {
  double least = HUGE_VAL;
  for (int32_t s = 1; s == 1 || s <= cost->bytes; s++) {
    dodona_tree_request request = {algorithm, cost->ranks, 0, s, 1, {1, 1, 0, 1}};
    dodona_tree_plan plan;
    assert_int_equal(dodona_tree_make(request, NULL, 0, &plan), DODONA_OK);
    least = fmin(least, (double)dodona_tree_steps(&plan) *
                            (cost->startup + cost->bytes * cost->byte_time / s));
  }
  return least;
}

static void search_finds_the_least_time_of_two_trees(void **state) {
  (void)state;
  const double bytes[] = {0, 0.5, 1, 2, 7, 60, 343};
  const double ratio[] = {0, 1e-3, 0.1, 1, 2.5, 30, 400, INFINITY};
  dodona_advice advice;
  for (int32_t ranks = 2; ranks <= 130; ranks += 1 + ranks / 16)
    for (size_t i = 0; i < sizeof bytes / sizeof *bytes; i++)
      for (size_t j = 0; j < sizeof ratio / sizeof *ratio; j++)
        for (int32_t algorithm = 0; algorithm < DODONA_TREES; algorithm++) {
          if (dodona_row_family(algorithm) != DODONA_FAMILY_TWOTREE)
            continue;
          dodona_cost cost = {ranks, bytes[i], isinf(ratio[j]) ? 0 : 1,
                              isinf(ratio[j]) ? 1 : ratio[j], 0};
          assert_int_equal(search(&cost, algorithm, &advice), DODONA_OK);
          assert_close(advice.time, least_twotree(&cost, algorithm));
        }
}

/* Of every number of blocks, by the steps of the collective itself. */
static double least_allreduce(const dodona_cost *cost, int32_t algorithm) {
  double least = HUGE_VAL;
  for (int32_t s = 1; s == 1 || s <= cost->bytes; s++) {
    uint32_t table[512];
    const dodona_request request = {
        .op = DODONA_ALLREDUCE, .algorithm = algorithm, .ranks = cost->ranks, .blocks = s};
    dodona_plan plan;
    assert_int_equal(dodona_plan_make(&request, table, 512, &plan), DODONA_OK);
    least = fmin(least, (double)plan.steps * (cost->startup + cost->bytes * cost->byte_time / s));
  }
  return least;
}

static void search_finds_the_least_time_of_an_allreduce(void **state) {
  (void)state;
  const int32_t algorithms[] = {DODONA_CHAIN,      DODONA_BINARY,    DODONA_TWOTREE_C,
                                DODONA_TWOTREE_CC, DODONA_TWOTREE_S, DODONA_TWOTREE_CS};
  const double bytes[] = {0, 1, 7, 60, 343};
  const double ratio[] = {1e-3, 0.1, 2.5, 30};
  for (int32_t ranks = 1; ranks <= 130; ranks += 1 + ranks / 12)
    for (size_t i = 0; i < sizeof bytes / sizeof *bytes; i++)
      for (size_t j = 0; j < sizeof ratio / sizeof *ratio; j++)
        for (size_t a = 0; a < sizeof algorithms / sizeof *algorithms; a++) {
          dodona_cost cost = {ranks, bytes[i], 1, ratio[j], 0};
          dodona_advice found, form;
          assert_int_equal(search_all(&cost, algorithms[a], &found), DODONA_OK);
          assert_int_equal(closed_all(&cost, algorithms[a], &form), DODONA_OK);
          assert_int_equal(found.request.algorithm, algorithms[a]);
          assert_close(found.time, least_allreduce(&cost, algorithms[a]));
          assert_true(found.time >= found.bound * (1 - 1e-12) && found.bound >= 0);
          assert_true((double)form.steps * (1 + bytes[i] * ratio[j] / form.request.blocks) >=
                      found.time * (1 - 1e-12));
        }
  const dodona_cost alone = {1, 100, 1, 1, 0}, bad = {4, -1, 1, 1, 0},
                    large = {4, 1e200, 1, 1e108, 0};
  dodona_advice advice;
  assert_int_equal(search_all(&alone, DODONA_TWOTREE_CC, &advice), DODONA_OK);
  assert_true(advice.bound == 0 && advice.time == 0 && advice.steps == 0);
  assert_int_equal(search_all(&bad, DODONA_TWOTREE_CS, &advice), DODONA_BAD_COST);
  assert_int_equal(search_all(&large, DODONA_LAMBDA, &advice), DODONA_OVERFLOW);
  assert_int_equal(search_all(&alone, DODONA_ALPHA, &advice), DODONA_BAD_ALPHA);
  assert_int_equal(search_all(&alone, DODONA_SCATTER_RING, &advice), DODONA_BAD_OP);
}

/* A cost with the exponents of ranks, bytes and times spread over all that is possible. */
static dodona_cost any_cost(int32_t seed) {
  dodona_cost cost = {1 + (int32_t)pow(2, seed % 31), pow(10, seed % 17), pow(10, seed % 13 - 6),
                      pow(10, seed % 11 - 8), 0};
  return cost;
}

static void advice_is_what_the_plan_takes(void **state) {
  (void)state;
  for (int32_t seed = 0; seed < 2000; seed++) {
    dodona_cost cost = any_cost(seed);
    double least = HUGE_VAL;
    for (int32_t algorithm = 0; algorithm < DODONA_TREES; algorithm++) {
      dodona_advice found, form;
      if (algorithm == DODONA_ALPHA) {
        assert_int_equal(search(&cost, algorithm, &found), DODONA_BAD_ALPHA);
        continue;
      }
      assert_int_equal(search(&cost, algorithm, &found), DODONA_OK);
      assert_int_equal(closed(&cost, algorithm, &form), DODONA_OK);
      assert_true(found.request.blocks >= 1 &&
                  (found.request.blocks == 1 || found.request.blocks <= cost.bytes));
      assert_true(form.request.blocks >= 1 &&
                  (form.request.blocks == 1 || form.request.blocks <= cost.bytes));
      assert_true(found.time >= found.bound * (1 - 1e-12));
      double k = cost.bytes * cost.byte_time;
      double rounded = (double)form.steps * (cost.startup + k / form.request.blocks);
      assert_true(found.time <= rounded);
      int64_t horizon = dodona_row_family(algorithm) == DODONA_FAMILY_POSTAL ? found.steps : 0;
      dodona_tree_plan plan = {.algorithm = algorithm,
                               .family = dodona_row_family(algorithm),
                               .variant = dodona_row_variant(algorithm),
                               .ranks = cost.ranks,
                               .blocks = found.request.blocks,
                               .group = dodona_takes(algorithm, DODONA_TAKES_GROUP)
                                            ? found.request.group
                                            : dodona_row_variant(algorithm),
                               .depth = found.depth,
                               .rule = {1, 1, 0, 1},
                               .horizon = horizon};
      assert_int_equal(found.steps, dodona_tree_steps(&plan));
      assert_close(found.time, (double)found.steps * (cost.startup + k / found.request.blocks));
      least = fmin(least, found.time);
      if (algorithm == DODONA_FRACTIONAL)
        assert_true(found.time == least);
    }
  }
}

static void paper_example(void **state) {
  (void)state;
  dodona_cost cost = {1024, 4096e6, 1, 1e-6, 0};
  dodona_advice form, found;
  assert_int_equal(closed(&cost, DODONA_FRACTIONAL, &form), DODONA_OK);
  assert_int_equal(form.request.group, 8);
  assert_int_equal(form.depth, 57 + 1);
  assert_int_equal(form.request.blocks, 456);
  assert_true(fabs(form.time / 4096 - 1.3892) < 5e-5);
  assert_true(form.bound == 4096 + 10);
  double blocks = 0;
  assert_int_equal(dodona_planner_depth(1024, 10), 68 + 1);
  assert_true(fabs(dodona_planner_real_time(&cost, 10, 69, &blocks) / 4096 - 1.3869) < 5e-5);
  assert_true(fabs(blocks - 503) < 0.5);
  assert_int_equal(search(&cost, DODONA_FRACTIONAL, &found), DODONA_OK);
  assert_int_equal(found.request.group, 10);
  assert_int_equal(found.request.blocks % 10, 0);
}

static void extreme_costs(void **state) {
  (void)state;
  dodona_advice a;
  const dodona_cost free_steps = {9, 1000, 0, 1, 0}, no_bytes = {9, 0, 1, 1, 0},
                    tiny = {9, 1e6, 1, 1e-12, 0};
  const dodona_cost alone = {1, 1000, 1, 1, 0}, pair = {2, 1000, 1, 1, 0},
                    huge = {9, 1e300, 0, 1, 0};
  assert_int_equal(search(&free_steps, DODONA_CHAIN, &a), DODONA_OK);
  assert_int_equal(a.request.blocks, 1000);
  assert_int_equal(closed(&free_steps, DODONA_CHAIN, &a), DODONA_OK);
  assert_int_equal(a.request.blocks, 1000);
  assert_int_equal(search(&huge, DODONA_FRACTIONAL, &a), DODONA_OK);
  assert_int_equal(a.request.blocks, INT32_MAX);
  assert_int_equal(search(&no_bytes, DODONA_FRACTIONAL, &a), DODONA_OK);
  assert_int_equal(a.request.blocks, 1);
  assert_int_equal(a.request.group, 1);
  assert_int_equal(closed(&no_bytes, DODONA_FRACTIONAL, &a), DODONA_OK);
  assert_int_equal(a.request.blocks, 1);
  assert_int_equal(search(&tiny, DODONA_BINARY, &a), DODONA_OK);
  assert_int_equal(a.request.blocks, 1);
  assert_int_equal(a.steps, dodona_planner_depth(9, 1));
  assert_int_equal(search(&alone, DODONA_FRACTIONAL, &a), DODONA_OK);
  assert_true(a.time == 0 && a.bound == 0 && a.steps == 0 && a.request.blocks == 1);
  assert_int_equal(closed(&alone, DODONA_CHAIN, &a), DODONA_OK);
  assert_true(a.time == 0 && a.bound == 0 && a.steps == 0 && a.request.blocks == 1);
  assert_int_equal(search(&pair, DODONA_FRACTIONAL, &a), DODONA_OK);
  assert_true(a.time == 1001 && a.bound == 1001 && a.steps == 1);
}

static void bad_costs_are_refused(void **state) {
  (void)state;
  const dodona_cost bad[] = {
      {4, -1, 1, 1, 0},       {4, 1, -1, 1, 0},       {4, 1, 1, -1, 0},
      {4, NAN, 1, 1, 0},      {4, 1, NAN, 1, 0},      {4, 1, 1, NAN, 0},
      {4, INFINITY, 1, 1, 0}, {4, 1, INFINITY, 1, 0}, {4, 1, 1, INFINITY, 0}};
  const dodona_cost good = {4, 1, 1, 1, 0}, nobody = {0, 1, 1, 1, 0},
                    large = {4, 1e200, 1, 1e200, 0};
  dodona_advice a, untouched;
  memset(&a, 0x5a, sizeof a);
  memset(&untouched, 0x5a, sizeof a);
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    assert_int_equal(search(&bad[i], DODONA_FRACTIONAL, &a), DODONA_BAD_COST);
    assert_int_equal(closed(&bad[i], DODONA_CHAIN, &a), DODONA_BAD_COST);
  }
  assert_int_equal(search(&nobody, DODONA_CHAIN, &a), DODONA_BAD_RANKS);
  assert_int_equal(closed(&nobody, DODONA_CHAIN, &a), DODONA_BAD_RANKS);
  assert_int_equal(search(&good, -1, &a), DODONA_BAD_ALGORITHM);
  assert_int_equal(closed(&good, DODONA_ALGORITHMS, &a), DODONA_BAD_ALGORITHM);
  assert_int_equal(search(&large, DODONA_FRACTIONAL, &a), DODONA_OVERFLOW);
  assert_int_equal(closed(&large, DODONA_FRACTIONAL, &a), DODONA_OVERFLOW);
  assert_memory_equal(&a, &untouched, sizeof a);
}

/* The latency's part of a step stays as it is: here 30 of the 40 of a message of 10 bytes. */
static void latency_falls_with_the_size(void **state) {
  (void)state;
  const double bytes[] = {10, 20, 30, 110, 1e6, 1e300};
  const int32_t expected[][2] = {{4, 1}, {5, 2}, {2, 1}, {13, 10}, {1, 1}, {1, 1}};
  for (size_t i = 0; i < sizeof bytes / sizeof *bytes; i++) {
    dodona_cost cost = {8, bytes[i], 30, 1, 0};
    dodona_rule rule = dodona_planner_rule(&cost, 10, 4);
    assert_int_equal(rule.latency, expected[i][0]);
    assert_int_equal(rule.ticks, expected[i][1]);
    assert_int_equal(dodona_rule_valid(&rule), 1);
  }
  const dodona_cost free = {8, 20, 0, 0, 0}, endless = {8, 1e300, 1, 1e300, 0},
                    flat = {8, 20, 1, 0, 0};
  assert_int_equal(dodona_planner_rule(&free, 10, 4).latency, 4);
  assert_int_equal(dodona_planner_rule(&endless, 10, 4).latency, 1);
  assert_int_equal(dodona_planner_rule(&flat, 10, 4).latency, 4);
  assert_int_equal(dodona_planner_rule(&flat, 10, INT32_MAX).latency, INT32_MAX);
  assert_int_equal(dodona_planner_rule(&flat, 10, 1).latency, 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(depth_is_the_depth_of_the_table),
      cmocka_unit_test(depth_is_the_depth_of_the_table_for_many_ranks),
      cmocka_unit_test(depth_grows_with_the_group),
      cmocka_unit_test(search_finds_the_least_time),
      cmocka_unit_test(search_finds_the_least_time_of_two_trees),
      cmocka_unit_test(search_finds_the_least_time_of_an_allreduce),
      cmocka_unit_test(advice_is_what_the_plan_takes),
      cmocka_unit_test(paper_example),
      cmocka_unit_test(extreme_costs),
      cmocka_unit_test(bad_costs_are_refused),
      cmocka_unit_test(latency_falls_with_the_size),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
