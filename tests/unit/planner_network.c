/* The planner for ports and networks against brute force over all groups and blocks, and against the steps of
   the schedules that it names. */
#include "tests/unit/unit.h"

#include "ref/dodona.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

static const double costs[][3] = {{4096, 1, 1}, {100, 1, 1}, {5000, 30, 0.1}, {64, 0, 1},
                                  {700, 2, 0},  {1, 3, 1},   {0, 1, 1},       {33.5, 0.01, 1}};
enum { COSTS = sizeof costs / sizeof costs[0] };

/* The steps of the schedule itself, or -1 if there is none. */
static int64_t steps_of(const dodona_network_request *request) {
  dodona_network network;
  int64_t entries = dodona_network_entries(request);
  if (entries < 0)
    return -1;
  uint32_t *table = malloc((size_t)entries * sizeof *table + 1);
  assert_non_null(table);
  assert_int_equal(dodona_network_make(request, table, entries, &network), DODONA_OK);
  free(table);
  return dodona_network_steps(&network);
}

static double time_of(const dodona_cost *cost, const dodona_network_request *request) {
  int64_t steps = steps_of(request);
  return steps < 0
             ? HUGE_VAL
             : (double)steps * (cost->startup + cost->bytes * cost->byte_time / request->blocks);
}

static bool is_open(const dodona_network_request *shape) {
  return shape->group == 0 &&
         (shape->kind == DODONA_KIND_CROSSBAR ||
          (shape->kind <= DODONA_KIND_DIRECT && shape->algorithm == DODONA_FRACTIONAL));
}

/* The least over every group and as many blocks as could help. */
static double least_time(const dodona_cost *cost, const dodona_network_request *shape) {
  double least = HUGE_VAL;
  dodona_network_request request = *shape;
  int32_t first = is_open(shape) ? 1 : shape->algorithm == DODONA_CHAIN ? INT32_MAX : 1;
  int32_t last = is_open(shape) ? shape->ranks : first;
  int32_t most = cost->bytes < 1 ? 1 : cost->bytes < 300 ? (int32_t)cost->bytes : 300;
  for (int64_t r = first; r <= last; r++)
    for (int32_t s = 1; s <= most; s++) {
      request.group = (int32_t)r;
      request.blocks = s;
      least = fmin(least, time_of(cost, &request));
    }
  return least;
}

static void try_shape(const dodona_cost *cost, const dodona_network_request *shape) {
  dodona_network_advice advice;
  assert_int_equal(dodona_planner_network(cost, shape, &advice), DODONA_OK);
  assert_true(advice.request.blocks >= 1 && advice.request.blocks <= fmax(1, cost->bytes));
  assert_int_equal(advice.steps, steps_of(&advice.request));
  assert_true(fabs(advice.time - time_of(cost, &advice.request)) <= 1e-9 * advice.time);
  assert_true(advice.time >= advice.bound * (1 - 1e-12));
  assert_true(advice.time <=
              least_time(cost, shape) * (shape->kind == DODONA_KIND_DIRECT ? 1.01 : 1 + 1e-9));
}

static void nothing_tried_by_brute_force_is_better(void **state) {
  static const int32_t algorithms[] = {DODONA_CHAIN, DODONA_BINARY, DODONA_FRACTIONAL,
                                       DODONA_TWOTREE_C, DODONA_TWOTREE_S};
  (void)state;
  for (int c = 0; c < COSTS; c++) {
    dodona_cost cost = {0, costs[c][0], costs[c][1], costs[c][2]};
    for (int32_t ranks = 1; ranks <= 17; ranks += 2 + ranks % 3) {
      cost.ranks = ranks;
      for (int a = 0; a < 5; a++)
        for (int32_t kind = DODONA_KIND_COUPLES;
             kind <= (a < 3 ? DODONA_KIND_DIRECT : DODONA_KIND_COUPLES); kind++)
          try_shape(&cost, &(dodona_network_request){
                               .kind = kind, .ranks = ranks, .algorithm = algorithms[a]});
    }
    for (int32_t ranks = 1; ranks <= 64; ranks *= 4)
      try_shape(&cost, &(dodona_network_request){.kind = DODONA_KIND_HYPERCUBE, .ranks = ranks});
    for (int32_t channels = 1; channels <= 2; channels++)
      for (int32_t modules = 1; modules <= 4; modules++)
        try_shape(&cost, &(dodona_network_request){.kind = DODONA_KIND_CROSSBAR,
                                                   .ranks = modules * 6,
                                                   .modules = {modules},
                                                   .channels = channels});
    try_shape(
        &cost,
        &(dodona_network_request){
            .kind = DODONA_KIND_MESH, .ranks = 32, .rows = 4, .group_rows = 1, .group_cols = 2});
  }
}

static void what_does_not_fit_is_refused(void **state) {
  dodona_cost cost = {12, 100, 1, 1};
  dodona_network_advice advice = {.steps = 77};
  dodona_network_request cube = {.kind = DODONA_KIND_HYPERCUBE, .ranks = 12};
  dodona_network_request none = {.kind = DODONA_NETWORKS, .ranks = 12};
  dodona_network_request two = {
      .kind = DODONA_KIND_DIRECT, .ranks = 12, .algorithm = DODONA_TWOTREE_C};
  (void)state;
  assert_int_equal(dodona_planner_network(&cost, &cube, &advice), DODONA_BAD_RANKS);
  assert_int_equal(dodona_planner_network(&cost, &none, &advice), DODONA_BAD_ALGORITHM);
  assert_int_equal(dodona_planner_network(&cost, &two, &advice), DODONA_BAD_ALGORITHM);
  cube.ranks = 16;
  cost.startup = -1;
  assert_int_equal(dodona_planner_network(&cost, &cube, &advice), DODONA_BAD_COST);
  cost.startup = INFINITY;
  assert_int_equal(dodona_planner_network(&cost, &cube, &advice), DODONA_BAD_COST);
  cost.startup = 1e300;
  cost.bytes = 1e300;
  cost.byte_time = 1e300;
  assert_int_equal(dodona_planner_network(&cost, &cube, &advice), DODONA_OVERFLOW);
  assert_int_equal(advice.steps, 77);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(nothing_tried_by_brute_force_is_better),
      cmocka_unit_test(what_does_not_fit_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
