/* Baselines: small ones step by step, by hand; costs and bounds by hand; the largest sizes. */
#include "tests/unit/unit.h"

enum { NONE = DODONA_NONE };

static const dodona_step idle = {NONE, NONE, 0, NONE, NONE, 0, 0};

static void expect_idle(dodona_step is) {
  assert_memory_equal(&is, &idle, sizeof is);
}

static void expect_send(dodona_step is, int32_t to, int32_t first, int32_t count) {
  assert_int_equal(is.send_to, to);
  assert_int_equal(is.send_first, first);
  assert_int_equal(is.send_count, count);
}

static void expect_recv(dodona_step is, int32_t from, int32_t first, int32_t count,
                        int32_t combine) {
  assert_int_equal(is.recv_from, from);
  assert_int_equal(is.recv_first, first);
  assert_int_equal(is.recv_count, count);
  assert_int_equal(is.use, combine);
}

static void a_step_of_a_plan(void **state) {
  (void)state;
  const dodona_tree_step both = {3, 7, 1, 8, 1};
  dodona_step is = dodona_step_of(both);
  expect_send(is, 3, 7, 1);
  expect_recv(is, 1, 8, 1, 1);
  const dodona_tree_step nothing = {NONE, NONE, NONE, NONE, 0};
  expect_idle(dodona_step_of(nothing));
}

/* 5 blocks among 4: 0 | 1 | 2 | 3 4. */
static void scatter_among_four(void **state) {
  (void)state;
  const int32_t kind = DODONA_KIND_SCATTER_DOUBLING;
  assert_int_equal(dodona_baseline_steps(kind, 4, 5), 4);
  expect_send(dodona_baseline_step_at(kind, 4, 0, 5, 0, 1), 2, 2, 3);
  expect_recv(dodona_baseline_step_at(kind, 4, 0, 5, 2, 1), 0, 2, 3, 0);
  expect_idle(dodona_baseline_step_at(kind, 4, 0, 5, 1, 1));
  expect_send(dodona_baseline_step_at(kind, 4, 0, 5, 2, 2), 3, 3, 2);
  expect_send(dodona_baseline_step_at(kind, 4, 0, 5, 0, 2), 1, 1, 1);
  expect_send(dodona_baseline_step_at(kind, 4, 0, 5, 3, 3), 2, 3, 2);
  expect_recv(dodona_baseline_step_at(kind, 4, 0, 5, 3, 3), 2, 2, 1, 0);
  expect_send(dodona_baseline_step_at(kind, 4, 0, 5, 3, 4), 1, 2, 3);
  expect_recv(dodona_baseline_step_at(kind, 4, 0, 5, 3, 4), 1, 0, 2, 0);
  expect_idle(dodona_baseline_step_at(kind, 4, 0, 5, 3, 5));
}

/* Root 2 of 3, 3 blocks: positions 0, 1, 2 are ranks 2, 0, 1. No power of two: a ring. */
static void scatter_from_another_root(void **state) {
  (void)state;
  for (int32_t kind = DODONA_KIND_SCATTER_RING; kind <= DODONA_KIND_SCATTER_DOUBLING; kind++) {
    assert_int_equal(dodona_baseline_steps(kind, 3, 3), 4);
    expect_send(dodona_baseline_step_at(kind, 3, 2, 3, 2, 1), 1, 2, 1);
    expect_send(dodona_baseline_step_at(kind, 3, 2, 3, 2, 2), 0, 1, 1);
    expect_recv(dodona_baseline_step_at(kind, 3, 2, 3, 0, 2), 2, 1, 1, 0);
    expect_send(dodona_baseline_step_at(kind, 3, 2, 3, 0, 3), 1, 1, 1);
    expect_recv(dodona_baseline_step_at(kind, 3, 2, 3, 0, 3), 2, 0, 1, 0);
    expect_recv(dodona_baseline_step_at(kind, 3, 2, 3, 0, 4), 2, 2, 1, 0);
  }
}

/* One block among 6: who has nothing to send sends nothing. */
static void empty_shares(void **state) {
  (void)state;
  const int32_t kind = DODONA_KIND_SCATTER_RING;
  assert_int_equal(dodona_baseline_steps(kind, 6, 1), 8);
  expect_send(dodona_baseline_step_at(kind, 6, 0, 1, 0, 1), 4, 0, 1);
  for (int32_t rank = 0; rank < 6; rank++)
    expect_idle(dodona_baseline_step_at(kind, 6, 0, 1, rank, 2));
  expect_send(dodona_baseline_step_at(kind, 6, 0, 1, 4, 3), 5, 0, 1);
  expect_send(dodona_baseline_step_at(kind, 6, 0, 1, 5, 4), 0, 0, 1);
}

/* 5 ranks: rank 0 is folded into rank 1, the core is 1, 2, 3, 4. */
static void doubling_among_five(void **state) {
  (void)state;
  const int32_t kind = DODONA_KIND_DOUBLING;
  assert_int_equal(dodona_baseline_steps(kind, 5, 9), 4);
  expect_send(dodona_baseline_step_at(kind, 5, 0, 9, 0, 1), 1, 0, 9);
  expect_recv(dodona_baseline_step_at(kind, 5, 0, 9, 1, 1), 0, 0, 9, 1);
  expect_idle(dodona_baseline_step_at(kind, 5, 0, 9, 4, 1));
  expect_send(dodona_baseline_step_at(kind, 5, 0, 9, 1, 2), 2, 0, 9);
  expect_recv(dodona_baseline_step_at(kind, 5, 0, 9, 1, 2), 2, 0, 9, 1);
  expect_send(dodona_baseline_step_at(kind, 5, 3, 9, 1, 3), 3, 0, 9);
  expect_idle(dodona_baseline_step_at(kind, 5, 0, 9, 0, 3));
  expect_send(dodona_baseline_step_at(kind, 5, 0, 9, 1, 4), 0, 0, 9);
  expect_recv(dodona_baseline_step_at(kind, 5, 0, 9, 0, 4), 1, 0, 9, 0);
}

/* The drawing in ref/algorithms/exchange/halving.c, rank 3 of 6, two blocks a share. */
static void rabenseifner_among_six(void **state) {
  (void)state;
  const int32_t kind = DODONA_KIND_RABENSEIFNER;
  assert_int_equal(dodona_baseline_steps(kind, 6, 8), 6);
  expect_recv(dodona_baseline_step_at(kind, 6, 0, 8, 3, 1), 2, 0, 8, 1);
  expect_send(dodona_baseline_step_at(kind, 6, 0, 8, 3, 2), 5, 4, 4);
  expect_recv(dodona_baseline_step_at(kind, 6, 0, 8, 3, 2), 5, 0, 4, 1);
  expect_send(dodona_baseline_step_at(kind, 6, 0, 8, 3, 3), 1, 0, 2);
  expect_recv(dodona_baseline_step_at(kind, 6, 0, 8, 3, 3), 1, 2, 2, 1);
  expect_send(dodona_baseline_step_at(kind, 6, 0, 8, 3, 4), 1, 2, 2);
  expect_recv(dodona_baseline_step_at(kind, 6, 0, 8, 3, 4), 1, 0, 2, 0);
  expect_send(dodona_baseline_step_at(kind, 6, 0, 8, 3, 5), 5, 0, 4);
  expect_recv(dodona_baseline_step_at(kind, 6, 0, 8, 3, 5), 5, 4, 4, 0);
  expect_send(dodona_baseline_step_at(kind, 6, 0, 8, 3, 6), 2, 0, 8);
}

static dodona_plan ring_plan(int32_t op, int32_t ranks, int32_t blocks) {
  const dodona_request q = {.op = op, .algorithm = DODONA_RING, .ranks = ranks, .blocks = blocks};
  dodona_plan plan;
  assert_int_equal(dodona_plan_make(&q, NULL, 0, &plan), DODONA_OK);
  return plan;
}

static dodona_step ring_step(const dodona_plan *plan, int32_t rank, int64_t x) {
  const dodona_place place = dodona_place_of(plan, rank);
  return dodona_step_at(plan, &place, x);
}

/* The drawing in ref/algorithms/exchange/ring.c, rank 1 of 4. */
static void ring_among_four(void **state) {
  (void)state;
  const int32_t shares[] = {0, 3, 2, 1, 0, 3};
  const dodona_plan both = ring_plan(DODONA_ALLREDUCE, 4, 4);
  const dodona_plan out = ring_plan(DODONA_REDUCE_SCATTER, 4, 4);
  const dodona_plan back = ring_plan(DODONA_ALLGATHER, 4, 4);
  assert_int_equal(both.steps, 6);
  assert_int_equal(out.steps, 3);
  assert_int_equal(back.steps, 3);
  for (int32_t x = 1; x <= 6; x++) {
    dodona_step is = ring_step(&both, 1, x);
    dodona_step half = x <= 3 ? ring_step(&out, 1, x) : ring_step(&back, 1, x - 3);
    expect_send(is, 2, shares[x - 1], 1);
    expect_recv(is, 0, (shares[x - 1] + 3) % 4, 1, x <= 3);
    assert_memory_equal(&is, &half, sizeof is);
  }
  expect_idle(ring_step(&both, 1, 7));
}

/* One rank, the largest, and as many blocks. */
static void rings_at_the_ends(void **state) {
  (void)state;
  const dodona_plan one = ring_plan(DODONA_ALLREDUCE, 1, 5);
  const dodona_plan most = ring_plan(DODONA_ALLREDUCE, INT32_MAX, INT32_MAX);
  assert_int_equal(one.steps, 0);
  expect_idle(ring_step(&one, 0, 1));
  assert_int_equal(most.steps, 2 * ((int64_t)INT32_MAX - 1));
  expect_send(ring_step(&most, 5, 1), 6, 4, 1);
  expect_recv(ring_step(&most, 5, INT32_MAX - 1), 4, 5, 1, 1);
  expect_send(ring_step(&most, 5, INT32_MAX), 6, 5, 1);
  expect_recv(ring_step(&most, 5, most.steps), 4, 6, 1, 0);
  expect_idle(ring_step(&most, 5, most.steps + 1));
}

/* No rank but one, and steps before the first and after the last. */
static void nothing_to_do(void **state) {
  (void)state;
  const int64_t steps[] = {INT64_MIN, -1, 0, (int64_t)1 << 33, INT64_MAX};
  for (int32_t kind = 0; kind < DODONA_BASELINES; kind++) {
    assert_int_equal(dodona_baseline_steps(kind, 1, 5), 0);
    for (int32_t x = 0; x < 5; x++)
      expect_idle(dodona_baseline_step_at(kind, 1, 0, 5, 0, x));
    for (size_t k = 0; k < COUNT(steps); k++)
      expect_idle(dodona_baseline_step_at(kind, INT32_MAX, 0, INT32_MAX, INT32_MAX - 1, steps[k]));
  }
}

/* What one end tells, the other tells, in the largest of all. */
static void the_largest(void **state) {
  (void)state;
  const int32_t sizes[] = {INT32_MAX, INT32_MAX - 1, 1 << 30, (1 << 30) + 1};
  const int32_t blocks[] = {INT32_MAX, 1, 1000003};
  const int32_t from[] = {0, 1, 2, 1 << 29, (1 << 30) - 1, 715827883};
  for (int32_t kind = 0; kind < DODONA_BASELINES; kind++)
    for (size_t n = 0; n < COUNT(sizes) * COUNT(blocks) * COUNT(from); n++) {
      const int32_t ranks = sizes[n % COUNT(sizes)];
      const int32_t s = blocks[n / COUNT(sizes) % COUNT(blocks)];
      const int32_t rank = from[n / COUNT(sizes) / COUNT(blocks)];
      const int64_t last = dodona_baseline_steps(kind, ranks, s);
      for (int64_t x = 1; x <= last; x += x < 70 ? 1 : last / 50 + 1) {
        dodona_step is = dodona_baseline_step_at(kind, ranks, 5, s, rank, x);
        if (is.send_to == NONE)
          continue;
        assert_in_range(is.send_to, 0, ranks - 1);
        assert_in_range(is.send_first, 0, s - is.send_count);
        dodona_step peer = dodona_baseline_step_at(kind, ranks, 5, s, is.send_to, x);
        expect_recv(peer, rank, is.send_first, is.send_count, peer.use);
      }
    }
}

static void expect_cost(int32_t kind, int32_t ranks, int32_t blocks, int64_t steps,
                        int64_t volume) {
  dodona_charge cost = dodona_baseline_cost(kind, ranks, blocks);
  assert_int_equal(cost.steps, steps);
  assert_int_equal(cost.volume, volume);
}

static void expect_ring_cost(int32_t op, int32_t ranks, int32_t blocks, int64_t steps,
                             int64_t volume) {
  const dodona_plan plan = ring_plan(op, ranks, blocks);
  assert_int_equal(dodona_plan_cost(&plan).steps, steps);
  assert_int_equal(dodona_plan_cost(&plan).volume, volume);
}

static void costs(void **state) {
  (void)state;
  expect_cost(DODONA_KIND_SCATTER_RING, 4, 8, 5, 4 + 2 + 3 * 2);
  expect_cost(DODONA_KIND_SCATTER_DOUBLING, 4, 8, 4, 4 + 2 + 2 + 4);
  expect_cost(DODONA_KIND_SCATTER_DOUBLING, 6, 6, 8, 2 + 2 + 1 + 5);
  expect_cost(DODONA_KIND_DOUBLING, 4, 8, 2, 16);
  expect_cost(DODONA_KIND_DOUBLING, 6, 8, 4, 32);
  expect_cost(DODONA_KIND_RABENSEIFNER, 4, 8, 4, 12);
  expect_cost(DODONA_KIND_RABENSEIFNER, 6, 8, 6, 28);
  expect_ring_cost(DODONA_ALLREDUCE, 4, 8, 6, 12);
  expect_ring_cost(DODONA_ALLREDUCE, 4, 9, 6, 18);
  expect_ring_cost(DODONA_REDUCE_SCATTER, 4, 9, 3, 9);
  expect_ring_cost(DODONA_ALLGATHER, 4, 8, 3, 6);
  expect_ring_cost(DODONA_ALLREDUCE, INT32_MAX, INT32_MAX, 2 * ((int64_t)INT32_MAX - 1),
                   2 * ((int64_t)INT32_MAX - 1));
  expect_ring_cost(DODONA_ALLREDUCE, 1, 8, 0, 0);
  expect_cost(DODONA_KIND_DOUBLING, INT32_MAX, INT32_MAX, 32, 32 * (int64_t)INT32_MAX);
  for (int32_t kind = 0; kind < DODONA_BASELINES; kind++)
    expect_cost(kind, 1, 8, 0, 0);
}

static void times(void **state) {
  (void)state;
  const dodona_charge cost = {6, 18};
  int64_t time = -1;
  assert_int_equal(dodona_cost_time(cost, 9, 100, 7, &time), DODONA_OK);
  assert_int_equal(time, 6 * 7 + 200);
  assert_int_equal(dodona_cost_time(cost, 7, 100, 0, &time), DODONA_OK);
  assert_int_equal(time, 258);
  assert_int_equal(dodona_cost_time(cost, 9, 0, INT64_MAX / 6, &time), DODONA_OK);
  assert_int_equal(time, INT64_MAX / 6 * 6);
  assert_int_equal(dodona_cost_time(cost, 9, 0, INT64_MAX / 6 + 1, &time), DODONA_OVERFLOW);
  assert_int_equal(dodona_cost_time(cost, 9, INT64_MAX / 18 + 1, 0, &time), DODONA_OVERFLOW);
  assert_int_equal(dodona_cost_time(cost, 1, INT64_MAX / 18, 1, &time), DODONA_OK);
  assert_int_equal(time, INT64_MAX / 18 * 18 + 6);
  assert_int_equal(dodona_cost_time(cost, 1, INT64_MAX / 18, 9, &time), DODONA_OVERFLOW);
  assert_int_equal(time, INT64_MAX / 18 * 18 + 6);
}

static void a_plan_costs_its_steps(void **state) {
  const dodona_request chain = {.algorithm = DODONA_CHAIN, .ranks = 10, .blocks = 5};
  const dodona_request ring = {
      .op = DODONA_ALLREDUCE, .algorithm = DODONA_RING, .ranks = 7, .blocks = 10};
  dodona_plan plan;
  (void)state;
  assert_int_equal(dodona_plan_make(&chain, NULL, 0, &plan), DODONA_OK);
  assert_int_equal(dodona_plan_cost(&plan).steps, 10 - 2 + 5);
  assert_int_equal(dodona_plan_cost(&plan).volume, 10 - 2 + 5);
  assert_int_equal(dodona_plan_make(&ring, NULL, 0, &plan), DODONA_OK);
  assert_int_equal(dodona_plan_cost(&plan).steps, plan.steps);
  assert_int_equal(dodona_plan_cost(&plan).volume, 2 * dodona_ring_volume(7, 10));
}

static void bounds(void **state) {
  (void)state;
  assert_int_equal(dodona_bound_reduce_steps(33, 5), 10);
  assert_int_equal(dodona_bound_allreduce_volume(1, 5), 0);
  assert_int_equal(dodona_bound_allreduce_volume(2, 5), 5);
  assert_int_equal(dodona_bound_allreduce_volume(3, 4), 6); /* ceil(16 / 3) */
  assert_int_equal(dodona_bound_allreduce_volume(4, 8), 12);
  assert_int_equal(dodona_bound_allreduce_volume(INT32_MAX, INT32_MAX),
                   2 * ((int64_t)INT32_MAX - 1));
  assert_int_equal(dodona_bound_allreduce_steps(1, 5), 0);
  assert_int_equal(dodona_bound_allreduce_steps(64, 1), 6);
  assert_int_equal(dodona_bound_allreduce_steps(64, 64), 126);
  int64_t bound = -1;
  assert_int_equal(dodona_bound_allreduce(64, 6400, 5, &bound), DODONA_OK);
  assert_int_equal(bound, 30 + 12600);
  assert_int_equal(dodona_bound_allreduce(3, 4, 0, &bound), DODONA_OK);
  assert_int_equal(bound, 6);
  assert_int_equal(dodona_bound_allreduce(2, INT64_MAX / 2 + 1, 0, &bound), DODONA_OVERFLOW);
  assert_int_equal(dodona_bound_allreduce(4, 0, INT64_MAX / 2 + 1, &bound), DODONA_OVERFLOW);
  assert_int_equal(bound, 6);
}

/* No baseline is below the bounds. */
static void no_baseline_is_below(void **state) {
  (void)state;
  for (int32_t ranks = 1; ranks < 130; ranks++)
    for (int32_t blocks = 1; blocks < 300; blocks += 1 + blocks / 7)
      for (int32_t kind = 0; kind < DODONA_BASELINES; kind++) {
        dodona_charge cost = dodona_baseline_cost(kind, ranks, blocks);
        assert_true(cost.steps >= dodona_log2_ceil(ranks));
        if (kind == DODONA_KIND_DOUBLING || kind == DODONA_KIND_RABENSEIFNER)
          assert_true(cost.volume >= dodona_bound_allreduce_volume(ranks, blocks));
        else
          assert_true(ranks == 1 || cost.volume >= blocks);
      }
}

/* Once round a ring all but one share goes through a port; if P divides s, twice round meets the bound. */
static void no_ring_is_below(void **state) {
  (void)state;
  for (int32_t ranks = 1; ranks < 130; ranks++)
    for (int32_t blocks = 1; blocks < 300; blocks += 1 + blocks / 7) {
      int64_t volume = dodona_ring_volume(ranks, blocks);
      assert_true(volume * ranks >= (int64_t)(ranks - 1) * blocks);
      assert_true(2 * volume >= dodona_bound_allreduce_volume(ranks, blocks));
      if (blocks % ranks == 0)
        assert_int_equal(2 * volume, dodona_bound_allreduce_volume(ranks, blocks));
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_step_of_a_plan),
      cmocka_unit_test(scatter_among_four),
      cmocka_unit_test(scatter_from_another_root),
      cmocka_unit_test(empty_shares),
      cmocka_unit_test(doubling_among_five),
      cmocka_unit_test(rabenseifner_among_six),
      cmocka_unit_test(ring_among_four),
      cmocka_unit_test(rings_at_the_ends),
      cmocka_unit_test(nothing_to_do),
      cmocka_unit_test(the_largest),
      cmocka_unit_test(costs),
      cmocka_unit_test(times),
      cmocka_unit_test(a_plan_costs_its_steps),
      cmocka_unit_test(bounds),
      cmocka_unit_test(no_baseline_is_below),
      cmocka_unit_test(no_ring_is_below),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
