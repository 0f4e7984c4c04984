/* The planner of baselines against brute force over the numbers of blocks, and of the combine against its plan. */
#include "tests/unit/unit.h"

#include "ref/advice/planner_exchange.h"
#include "ref/dodona.h"

#include <math.h>

static const double costs[][3] = {{4096, 1, 1}, {100, 1, 1}, {5, 30, 0.1}, {64, 0, 1},
                                  {70, 2, 0},   {1, 3, 1},   {0, 1, 1},    {33.5, 0.01, 1}};

static double time_of(const dodona_cost *cost, int32_t kind, int32_t blocks) {
  dodona_charge charge = dodona_baseline_cost(kind, cost->ranks, blocks);
  return (double)charge.steps * cost->startup +
         (double)charge.volume * (cost->bytes * cost->byte_time / blocks);
}

static void baselines_take_the_best_blocks(void **state) {
  (void)state;
  for (int32_t ranks = 1; ranks <= 66; ranks++)
    for (size_t c = 0; c < COUNT(costs); c++)
      for (int32_t kind = 0; kind < DODONA_BASELINES; kind++) {
        const dodona_cost cost = {ranks, costs[c][0], costs[c][1], costs[c][2]};
        dodona_advice advice;
        double least = HUGE_VAL;
        for (int32_t s = 1; s == 1 || (s <= cost.bytes && s <= 300); s++)
          least = fmin(least, time_of(&cost, kind, s));
        assert_int_equal(dodona_planner_baseline(&cost, kind, &advice), DODONA_OK);
        assert_true(advice.blocks == 1 || advice.blocks <= cost.bytes);
        assert_true(advice.time == time_of(&cost, kind, advice.blocks));
        assert_int_equal(advice.steps, dodona_baseline_steps(kind, ranks, advice.blocks));
        assert_true(fabs(advice.time - least) <= 1e-9 * least);
        assert_true(advice.bound <= advice.time * (1 + 1e-9));
      }
}

static void combines_take_their_rounds(void **state) {
  (void)state;
  for (int32_t ranks = 1; ranks <= 300; ranks++) {
    const dodona_cost cost = {ranks, 8, 3, 0.5};
    uint32_t table[64];
    dodona_combine_plan plan;
    dodona_advice advice;
    assert_int_equal(dodona_combine_make(ranks, 1, table, 64, &plan), DODONA_OK);
    assert_int_equal(dodona_planner_combine(&cost, &advice), DODONA_OK);
    assert_int_equal(advice.steps, dodona_combine_steps(&plan));
    assert_true(advice.time == (double)advice.steps * 7);
    assert_true(advice.bound <= advice.time);
  }
}

static void refusals(void **state) {
  const dodona_cost good = {4, 8, 1, 1};
  const dodona_cost no_ranks = {0, 8, 1, 1};
  const dodona_cost negative = {4, -1, 1, 1};
  const dodona_cost huge = {4, 1e300, 1, 1e300};
  dodona_advice kept = {.steps = 77};
  (void)state;
  assert_int_equal(dodona_planner_baseline(&good, -1, &kept), DODONA_BAD_ALGORITHM);
  assert_int_equal(dodona_planner_baseline(&good, DODONA_BASELINES, &kept), DODONA_BAD_ALGORITHM);
  assert_int_equal(dodona_planner_baseline(&no_ranks, 0, &kept), DODONA_BAD_RANKS);
  assert_int_equal(dodona_planner_baseline(&negative, 0, &kept), DODONA_BAD_COST);
  assert_int_equal(dodona_planner_baseline(&huge, 0, &kept), DODONA_OVERFLOW);
  assert_int_equal(dodona_planner_combine(&no_ranks, &kept), DODONA_BAD_RANKS);
  assert_int_equal(dodona_planner_combine(&negative, &kept), DODONA_BAD_COST);
  assert_int_equal(dodona_planner_combine(&huge, &kept), DODONA_OVERFLOW);
  assert_int_equal(kept.steps, 77);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(baselines_take_the_best_blocks),
      cmocka_unit_test(combines_take_their_rounds),
      cmocka_unit_test(refusals),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
