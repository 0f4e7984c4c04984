/* Butterflies by negabinary distances: the drawing, the distances, the ends of the range, the cost. */
#include "tests/unit/unit.h"

#include <stdlib.h>

static dodona_plan plan_of(int32_t op, int32_t ranks, int32_t blocks) {
  const dodona_request q = {.op = op, .algorithm = DODONA_BINE, .ranks = ranks, .blocks = blocks};
  dodona_plan plan;
  assert_int_equal(dodona_plan_make(&q, NULL, 0, &plan), DODONA_OK);
  return plan;
}

static dodona_step step_of(const dodona_plan *plan, int32_t rank, int64_t x) {
  const dodona_place place = dodona_place_of(plan, rank);
  return dodona_step_at(plan, &place, x);
}

static void expect(dodona_step is, int32_t peer, int32_t sent, int32_t out, int32_t got, int32_t in,
                   int32_t use) {
  const dodona_step should = {peer, sent, out, peer, got, in, use};
  assert_memory_equal(&is, &should, sizeof is);
}

/* ref/algorithms/exchange/bine.c draws it: ranks 0 and 1 of 6. The reduce-scatter begins with the last step turned round. */
static void among_six(void **state) {
  (void)state;
  const dodona_plan back = plan_of(DODONA_ALLGATHER, 6, 6);
  const dodona_plan out = plan_of(DODONA_REDUCE_SCATTER, 6, 6);
  assert_int_equal(back.steps, 3);
  assert_int_equal(out.steps, 3);
  expect(step_of(&back, 0, 1), 1, 0, 1, 1, 1, DODONA_STORE);
  expect(step_of(&back, 0, 2), 5, 0, 2, 4, 2, DODONA_STORE);
  expect(step_of(&back, 0, 3), 3, 0, 2, 2, 2, DODONA_STORE);
  expect(step_of(&back, 1, 3), 4, 0, 2, 4, 2, DODONA_STORE);
  expect(step_of(&out, 0, 1), 3, 2, 2, 0, 2, DODONA_PREPEND);
  expect(step_of(&out, 1, 3), 0, 0, 1, 1, 1, DODONA_PREPEND);
}

/* Rank 6 of 7 hands its share to rank 5, whose messages have both from then on, and is handed the others. */
static void among_seven(void **state) {
  (void)state;
  const dodona_plan back = plan_of(DODONA_ALLGATHER, 7, 7);
  const dodona_step hands = {5, 6, 1, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  const dodona_step handed = {DODONA_NONE, DODONA_NONE, 0, 5, 0, 6, DODONA_STORE};
  const dodona_step idle = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  assert_int_equal(back.steps, 5);
  dodona_step is = step_of(&back, 6, 1);
  assert_memory_equal(&is, &hands, sizeof is);
  expect(step_of(&back, 5, 2), 4, 5, 2, 4, 1, DODONA_STORE);
  expect(step_of(&back, 0, 3), 5, 0, 2, 4, 3, DODONA_STORE);
  is = step_of(&back, 6, 3);
  assert_memory_equal(&is, &idle, sizeof is);
  is = step_of(&back, 6, 5);
  assert_memory_equal(&is, &handed, sizeof is);
}

/* The distances 1, 1, 3, 5, 11, .. are the sizes of (1 - (-2)^y) / 3, and both ends of a message tell the same, to the most ranks. */
static void distances(void **state) {
  (void)state;
  const int32_t ranks = INT32_MAX - 1;
  const int32_t some[] = {0, 1, 2, 12345, 1 << 30, ranks - 1};
  const dodona_plan plan = plan_of(DODONA_ALLGATHER, ranks, ranks);
  assert_int_equal(plan.steps, 31);
  int64_t power = 1;
  for (int32_t y = 1; y <= plan.steps; y++) {
    power *= -2;
    const int64_t distance = llabs((1 - power) / 3);
    for (size_t k = 0; k < COUNT(some); k++) {
      const dodona_step is = step_of(&plan, some[k], y);
      const int64_t way = llabs((int64_t)is.send_to - some[k]);
      assert_true(way == distance || ranks - way == distance);
      const dodona_step other = step_of(&plan, is.send_to, y);
      assert_int_equal(other.recv_from, some[k]);
      assert_int_equal(other.recv_first, is.send_first);
      assert_int_equal(other.recv_count, is.send_count);
    }
  }
}

static void ends(void **state) {
  (void)state;
  const dodona_plan one = plan_of(DODONA_ALLREDUCE, 1, 5);
  const dodona_plan two = plan_of(DODONA_ALLREDUCE, 2, 1);
  const dodona_plan most = plan_of(DODONA_ALLREDUCE, INT32_MAX, INT32_MAX);
  assert_int_equal(one.steps, 0);
  assert_int_equal(two.steps, 2);
  assert_int_equal(most.steps, 2 * (31 + 2));
  const dodona_step last = step_of(&most, INT32_MAX - 1, most.steps);
  assert_int_equal(last.recv_from, INT32_MAX - 2);
  assert_int_equal(last.recv_count, INT32_MAX - 1);
  const dodona_request bcast = {.op = DODONA_BCAST, .algorithm = DODONA_BINE, .ranks = 4};
  dodona_plan plan;
  assert_int_equal(dodona_plan_make(&bcast, NULL, 0, &plan), DODONA_BAD_OP);
}

/* Of an even number a rank sends P - 1 shares a half, so the allreduce meets the bound; of an odd number it does not. */
static void costs(void **state) {
  (void)state;
  for (int32_t ranks = 1; ranks < 200; ranks++) {
    const dodona_plan plan = plan_of(DODONA_ALLREDUCE, ranks, 3 * ranks);
    const dodona_charge cost = dodona_plan_cost(&plan);
    const int64_t bound = dodona_bound_allreduce_volume(ranks, 3 * ranks);
    assert_int_equal(cost.steps, plan.steps);
    if (ranks % 2 == 0 || ranks == 1)
      assert_int_equal(cost.volume, bound);
    else
      assert_true(cost.volume > bound);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(among_six), cmocka_unit_test(among_seven), cmocka_unit_test(distances),
      cmocka_unit_test(ends),      cmocka_unit_test(costs),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
