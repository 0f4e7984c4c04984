/* Plans for shares whose sizes differ: equal shares take what dodona_plan_cost says; of others the largest message of each step counts, added up
   here from lists of shares; the largest share decides around a ring; what is refused. */
#include <math.h>
#include "ref/advice/planner_counts.h"
#include "ref/base/op.h"
#include "tests/unit/unit.h"

enum { MOST = 40 };

static const dodona_cost machine = {1, 0, 7, 0.25, 0};

static dodona_advice advise(int32_t op, int32_t algorithm, int32_t group, int32_t root,
                            int32_t ranks, const int64_t *begin) {
  const dodona_request q = {.op = op, .algorithm = algorithm, .group = group, .root = root};
  dodona_cost cost = machine;
  dodona_advice advice = {.time = -1};
  cost.ranks = ranks;
  assert_int_equal(dodona_planner_counts(&q, &cost, begin, &advice), DODONA_OK);
  return advice;
}

static dodona_plan plan_of(const dodona_request *q) {
  dodona_plan plan;
  assert_int_equal(dodona_plan_make(q, NULL, 0, &plan), DODONA_OK);
  return plan;
}

/* Share by share. */
static double time_of(const dodona_plan *plan, const int64_t *begin) {
  double time = 0;
  for (int64_t x = 1; x <= plan->steps; x++) {
    int64_t most = 0;
    for (int32_t v = 0; v < plan->request.ranks; v++) {
      int64_t bytes = 0;
      const dodona_place place = dodona_place_of(plan, v);
      const dodona_step step = dodona_step_at(plan, &place, x);
      for (int32_t i = 0; i < step.send_count; i++) {
        const int32_t share = (step.send_first + i) % plan->request.ranks;
        bytes += begin[share + 1] - begin[share];
      }
      most = bytes > most ? bytes : most;
    }
    time += machine.startup + machine.byte_time * (double)most;
  }
  return time;
}

static void deal(int32_t ranks, int seed, int64_t *begin) {
  begin[0] = 0;
  for (int32_t v = 0; v < ranks; v++)
    begin[v + 1] = begin[v] + (v * 7 + seed) % 5 * (v % 3 == seed % 3 ? 40 : 1);
}

static void equal_shares_cost_what_plans_cost(void **state) {
  int64_t begin[MOST + 1];
  (void)state;
  for (int32_t ranks = 1; ranks <= MOST; ranks++)
    for (int32_t op = DODONA_SCATTER; op <= DODONA_REDUCE_SCATTER; op++) {
      for (int32_t v = 0; v <= ranks; v++)
        begin[v] = 8 * v;
      const dodona_advice a = advise(op, DODONA_SKIPS, 0, 0, ranks, begin);
      const dodona_plan plan = plan_of(&a.request);
      const dodona_charge charge = dodona_plan_cost(&plan);
      assert_true(fabs(a.time - (7 * (double)charge.steps + 2 * (double)charge.volume)) < 1e-9);
      assert_true(a.bound <= a.time && a.steps == charge.steps);
    }
}

static void the_largest_message_of_a_step_counts(void **state) {
  int64_t begin[MOST + 1];
  (void)state;
  for (int32_t ranks = 2; ranks <= MOST; ranks += 1 + ranks / 9)
    for (int32_t op = DODONA_SCATTER; op <= DODONA_REDUCE_SCATTER; op++)
      for (int seed = 0; seed < 6; seed++) {
        const int32_t root = dodona_op_has_root(op) ? seed % ranks : 0;
        deal(ranks, seed, begin);
        const dodona_advice best = advise(op, DODONA_SKIPS, 0, root, ranks, begin);
        assert_true(best.bound <= best.time);
        for (int32_t r = 2; r <= (ranks < 16 ? ranks : 16); r++) {
          const dodona_advice a = advise(op, DODONA_SKIPS, r, root, ranks, begin);
          const dodona_plan plan = plan_of(&a.request);
          assert_true(fabs(a.time - time_of(&plan, begin)) < 1e-9);
          assert_true(best.time <= a.time);
        }
        if (!dodona_serves(DODONA_RING, op))
          continue;
        const int32_t rounds[] = {DODONA_RING, DODONA_BINE};
        for (size_t k = 0; k < COUNT(rounds); k++) {
          const dodona_advice a = advise(op, rounds[k], 0, 0, ranks, begin);
          const dodona_plan plan = plan_of(&a.request);
          assert_true(fabs(a.time - time_of(&plan, begin)) < 1e-9);
        }
      }
}

static void what_makes_no_sense_is_refused(void **state) {
  const int64_t begin[] = {0, 1, 3};
  dodona_cost cost = machine;
  dodona_advice advice = {.time = -1};
  (void)state;
  cost.ranks = 2;
  const dodona_request bcast = {.op = DODONA_BCAST, .algorithm = DODONA_SKIPS};
  assert_int_equal(dodona_planner_counts(&bcast, &cost, begin, &advice), DODONA_BAD_OP);
  const dodona_request chain = {.op = DODONA_GATHER, .algorithm = DODONA_CHAIN};
  assert_int_equal(dodona_planner_counts(&chain, &cost, begin, &advice), DODONA_BAD_OP);
  const dodona_request radix = {.op = DODONA_GATHER, .algorithm = DODONA_SKIPS, .group = 1};
  assert_int_equal(dodona_planner_counts(&radix, &cost, begin, &advice), DODONA_BAD_GROUP);
  const dodona_request good = {.op = DODONA_GATHER, .algorithm = DODONA_SKIPS};
  const double bad[] = {-1, NAN, HUGE_VAL};
  for (size_t k = 0; k < COUNT(bad); k++) {
    dodona_cost other = cost;
    other.startup = bad[k];
    assert_int_equal(dodona_planner_counts(&good, &other, begin, &advice), DODONA_BAD_COST);
    other = cost;
    other.byte_time = bad[k];
    assert_int_equal(dodona_planner_counts(&good, &other, begin, &advice), DODONA_BAD_COST);
  }
  cost.startup = 1e308;
  cost.byte_time = 1e308;
  assert_int_equal(dodona_planner_counts(&good, &cost, begin, &advice), DODONA_OVERFLOW);
  assert_true(advice.time == -1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(equal_shares_cost_what_plans_cost),
      cmocka_unit_test(the_largest_message_of_a_step_counts),
      cmocka_unit_test(what_makes_no_sense_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
