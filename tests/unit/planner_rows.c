/* The planner of every row of the table, on every kind of ports, against brute force over all groups and blocks, by the cost
   of the plans that it names. */
#include "tests/unit/unit.h"

#include "ref/dodona.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

static const double costs[][3] = {{4096, 1, 1}, {100, 1, 1}, {5000, 30, 0.1}, {64, 0, 1},
                                  {700, 2, 0},  {1, 3, 1},   {0, 1, 1},       {33.5, 0.01, 1}};
enum { COSTS = sizeof costs / sizeof costs[0] };

/* The cost of the plan itself; -1 steps if there is none. */
static dodona_charge cost_of(const dodona_request *request) {
  dodona_plan plan;
  int64_t words = dodona_table_words(request);
  if (words < 0)
    return (dodona_charge){-1, -1};
  uint32_t *table = malloc((size_t)words * sizeof *table + 1);
  assert_non_null(table);
  assert_int_equal(dodona_plan_make(request, table, words, &plan), DODONA_OK);
  dodona_charge cost = dodona_plan_cost(&plan);
  assert_int_equal(cost.steps, plan.steps);
  free(table);
  return cost;
}

static double time_of(const dodona_cost *cost, const dodona_request *request) {
  dodona_charge charge = cost_of(request);
  double k = cost->bytes * cost->byte_time;
  return charge.steps < 0
             ? HUGE_VAL
             : (double)charge.steps * cost->startup + (double)charge.volume * k / request->blocks;
}

/* The least over every group, if the group is open, and as many blocks as could help. */
static double least_time(const dodona_cost *cost, const dodona_request *shape) {
  double least = HUGE_VAL;
  dodona_request q = *shape;
  int open = dodona_takes(q.algorithm, DODONA_TAKES_GROUP) && q.group == 0;
  int32_t most = cost->bytes < 1 ? 1 : cost->bytes < 300 ? (int32_t)cost->bytes : 300;
  if (!dodona_takes(q.algorithm, DODONA_TAKES_BLOCKS))
    most = 1;
  q.ranks = cost->ranks;
  for (int32_t r = open ? 1 : shape->group; r <= (open ? q.ranks : shape->group); r++)
    for (q.blocks = 1; q.blocks <= most; q.blocks++) {
      q.group = r;
      least = fmin(least, time_of(cost, &q));
    }
  return least;
}

static void try_shape(const dodona_cost *cost, const dodona_request *shape) {
  dodona_advice advice, form;
  assert_int_equal(dodona_planner_search(shape, cost, &advice), DODONA_OK);
  assert_true(advice.request.blocks >= 1 && advice.request.blocks <= fmax(1, cost->bytes));
  assert_int_equal(advice.steps, cost_of(&advice.request).steps);
  assert_true(fabs(advice.time - time_of(cost, &advice.request)) <= 1e-9 * advice.time);
  assert_true(advice.time >= advice.bound * (1 - 1e-9));
  assert_true(advice.time <=
              least_time(cost, shape) * (shape->ports == DODONA_SIMPLEX ? 1.01 : 1 + 1e-9));
  assert_int_equal(dodona_planner_closed(shape, cost, &form), DODONA_OK);
  assert_int_equal(form.steps, cost_of(&form.request).steps);
  assert_true(time_of(cost, &form.request) >= advice.time * (1 - 1e-9));
}

/* Every operation that a row serves, on all ports that it takes. */
static void try_row(const dodona_cost *cost, dodona_request q) {
  for (q.op = DODONA_BCAST; q.op <= DODONA_ALLREDUCE; q.op++)
    for (q.ports = DODONA_DUPLEX; q.ports <= DODONA_COUPLES; q.ports++) {
      dodona_request whole = q;
      whole.ranks = cost->ranks;
      if (dodona_table_words(&whole) >= 0)
        try_shape(cost, &q);
    }
}

static void nothing_tried_by_brute_force_is_better(void **state) {
  (void)state;
  for (int c = 0; c < COSTS; c++)
    for (int32_t ranks = 1; ranks <= 17; ranks += 1 + ranks % 3)
      for (int32_t i = 0; i < DODONA_ALGORITHMS; i++) {
        dodona_cost cost = {ranks, costs[c][0], costs[c][1], costs[c][2], 0};
        dodona_request q = {.algorithm = i};
        if (dodona_takes(i, DODONA_TAKES_ALPHA))
          q.rule = (dodona_rule){0, 0, 1, 2};
        try_row(&cost, q);
      }
}

static void groups_of_networks_are_found(void **state) {
  (void)state;
  for (int c = 0; c < COSTS; c++) {
    dodona_cost cost = {32, costs[c][0], costs[c][1], costs[c][2], 0};
    try_row(&cost, (dodona_request){
                       .algorithm = DODONA_MESH, .rows = 4, .group_rows = 1, .group_cols = 2});
    for (int32_t channels = 1; channels <= 2; channels++)
      for (int32_t modules = 1; modules <= 4; modules++) {
        cost.ranks = modules * 6;
        try_row(&cost, (dodona_request){.algorithm = DODONA_CROSSBAR,
                                        .modules = {modules},
                                        .channels = channels});
      }
  }
}

/* Twice the first half, round by round from the steps of all ranks: a startup, the first message's bytes, of each other one the
   longer of overhead and bytes. */
static double time_in_rounds(const dodona_cost *cost, const dodona_request *q) {
  dodona_plan plan;
  assert_int_equal(dodona_plan_make(q, NULL, 0, &plan), DODONA_OK);
  double time = 0, part = cost->bytes * cost->byte_time / q->blocks;
  for (int64_t x = 1, last = 0; x <= plan.steps / 2; x++) {
    int32_t most = 0;
    for (int32_t v = 0; v < q->ranks; v++) {
      const dodona_place place = dodona_place_of(&plan, v);
      int32_t count = dodona_step_at(&plan, &place, x).send_count;
      most = count > most ? count : most;
    }
    time +=
        x > last ? cost->startup + most * part : fmax(cost->startup - cost->latency, most * part);
    last = x > last ? dodona_round_last(&plan, x) : last;
  }
  return 2 * time;
}

static void a_round_shares_its_latency(void **state) {
  (void)state;
  for (int c = 0; c < COSTS; c++)
    for (int32_t ranks = 2; ranks <= 17; ranks++) {
      dodona_cost cost = {ranks, costs[c][0], costs[c][1], costs[c][2], costs[c][1] * 0.75};
      dodona_request q = {.op = DODONA_ALLREDUCE, .algorithm = DODONA_SKIPS, .ranks = ranks};
      dodona_advice open;
      assert_int_equal(dodona_planner_search(&q, &cost, &open), DODONA_OK);
      for (int32_t radix = 2; radix <= ranks; radix++) {
        dodona_advice advice;
        q.group = radix;
        assert_int_equal(dodona_planner_search(&q, &cost, &advice), DODONA_OK);
        double rounds = time_in_rounds(&cost, &advice.request);
        assert_true(fabs(advice.time - rounds) <= 1e-9 * rounds);
        assert_true(open.time <= advice.time * (1 + 1e-9));
      }
    }
  dodona_cost late = {4, 100, 1, 1, 2};
  dodona_request q = {.op = DODONA_ALLREDUCE, .algorithm = DODONA_SKIPS};
  dodona_advice advice;
  assert_int_equal(dodona_planner_search(&q, &late, &advice), DODONA_BAD_COST);
}

static void what_does_not_fit_is_refused(void **state) {
  dodona_cost cost = {12, 100, 1, 1, 0};
  dodona_advice advice = {.steps = 77};
  dodona_request cube = {.algorithm = DODONA_CUBE}, modules = {.algorithm = DODONA_CROSSBAR},
                 none = {.algorithm = DODONA_NONE};
  dodona_request two = {.algorithm = DODONA_TWOTREE_C, .ports = DODONA_SIMPLEX};
  dodona_request ring = {.algorithm = DODONA_RING};
  (void)state;
  assert_int_equal(dodona_planner_search(&modules, &cost, &advice), DODONA_RANKS_DO_NOT_FIT);
  assert_int_equal(dodona_planner_search(&none, &cost, &advice), DODONA_BAD_ALGORITHM);
  assert_int_equal(dodona_planner_search(&two, &cost, &advice), DODONA_BAD_PORTS);
  assert_int_equal(dodona_planner_closed(&ring, &cost, &advice), DODONA_BAD_OP);
  cost.ranks = 16;
  cost.startup = -1;
  assert_int_equal(dodona_planner_search(&cube, &cost, &advice), DODONA_BAD_COST);
  cost.startup = INFINITY;
  assert_int_equal(dodona_planner_search(&cube, &cost, &advice), DODONA_BAD_COST);
  cost = (dodona_cost){16, 1e300, 1e300, 1e300, 0};
  assert_int_equal(dodona_planner_search(&cube, &cost, &advice), DODONA_OVERFLOW);
  ring.op = DODONA_ALLREDUCE;
  assert_int_equal(dodona_planner_search(&ring, &cost, &advice), DODONA_OVERFLOW);
  assert_int_equal(advice.steps, 77);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(nothing_tried_by_brute_force_is_better),
      cmocka_unit_test(groups_of_networks_are_found),
      cmocka_unit_test(a_round_shares_its_latency),
      cmocka_unit_test(what_does_not_fit_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
