/* The LogGP simulator against closed forms. The simulator of GOAL texts is compared with it in tests/unit/goal.c. */
#include "tests/unit/loggp.h"

static int64_t larger(int64_t a, int64_t b) {
  return a > b ? a : b;
}

/* (P - 1)(L + 2o + w) + (s - 1) period, w = (k - 1) G: a rank within the chain receives, for o + w of its
   processor, and sends, for o. */
static void a_chain_takes_its_closed_form(void **state) {
  (void)state;
  for (size_t m = 0; m < COUNT(machines); m++)
    for (int32_t ranks = 1; ranks <= 9; ranks++)
      for (int32_t blocks = 1; blocks <= 6; blocks++)
        for (int64_t size = 1; size <= 21; size += 5) {
          const dodona_loggp *at = &machines[m];
          int64_t wire = (size - 1) * at->byte_gap;
          int64_t hop = at->latency + 2 * at->overhead + wire;
          int64_t period = wire + larger(at->gap, (ranks > 2 ? 2 : 1) * at->overhead);
          oracle_chunked it = {*at, size * blocks, ranks, DODONA_NONE, DODONA_CHAIN, 1, 0};
          int64_t expected = ranks == 1 ? 0 : (ranks - 1) * hop + (blocks - 1) * period;
          assert_int_equal(simulated(&it, blocks), expected);
          it.up = DODONA_CHAIN;
          it.down = DODONA_NONE;
          assert_int_equal(simulated(&it, blocks), expected);
        }
}

static int64_t horizon(int32_t ranks, int64_t u, int64_t f) {
  dodona_rule rule = {(int32_t)u, (int32_t)f, 1, 2};
  uint32_t *ring = calloc((size_t)u, sizeof *ring);
  assert_non_null(ring);
  int64_t ticks = dodona_horizon(&rule, ranks, ring);
  free(ring);
  return ticks;
}

/* The postal model's binomial tree, whose sends take max(o, g + w) of L + 2o + w. */
static void a_binomial_tree_takes_its_closed_form(void **state) {
  (void)state;
  for (size_t m = 0; m < COUNT(machines); m++)
    for (int32_t ranks = 1; ranks <= 70; ranks++)
      for (int64_t size = 1; size <= 9; size += 4) {
        const dodona_loggp *at = &machines[m];
        int64_t wire = (size - 1) * at->byte_gap;
        int64_t hop = at->latency + 2 * at->overhead + wire;
        int64_t send = larger(at->overhead, at->gap + wire);
        if (send < 1 || send > hop)
          continue;
        oracle_chunked it = {*at, size, ranks, DODONA_NONE, DODONA_BINOMIAL, 1, 0};
        assert_int_equal(simulated(&it, 1), horizon(ranks, hop, send));
      }
}

/* With o = G = 0 and g = L = 1 nothing waits for a step: the plan's steps, or less. Only where two in-order
   trees meet can a message come before the one that was due and cost a step in each tree. */
static void unit_gaps_take_the_steps_or_less(void **state) {
  (void)state;
  for (size_t k = 0; k < COUNT(piped); k++)
    for (int32_t ranks = 2; ranks <= 40; ranks += 3)
      for (int32_t blocks = 1; blocks <= 8; blocks++) {
        oracle_chunked it = {{1, 0, 1, 0}, 100, ranks, DODONA_NONE, piped[k], 2, 0};
        dodona_tree_request request = {piped[k], ranks, 0, blocks, 2, {1, 1, 0, 1}};
        uint32_t table[256];
        dodona_tree_plan plan;
        assert_int_equal(dodona_tree_make(request, table, COUNT(table), &plan), DODONA_OK);
        int64_t time = simulated(&it, blocks);
        assert_in_range(time, dodona_bound_steps(ranks, blocks),
                        dodona_tree_steps(&plan) + (piped[k] == DODONA_TWOTREE_S ? 2 : 0));
        if (piped[k] == DODONA_CHAIN)
          assert_int_equal(time, dodona_tree_steps(&plan));
      }
}

/* The root of an allreduce does not wait for the last block to be reduced. */
static void an_allreduce_overlaps(void **state) {
  static const int32_t down[] = {DODONA_TWOTREE_C, DODONA_TWOTREE_CC, DODONA_TWOTREE_S};
  (void)state;
  for (int32_t ranks = 9; ranks <= 129; ranks += 24)
    for (size_t k = 0; k < COUNT(down); k++) {
      oracle_chunked up = {{20, 1, 3, 0}, 1000, ranks, DODONA_TWOTREE_C, DODONA_NONE, 0, 1};
      oracle_chunked then = {{20, 1, 3, 0}, 1000, ranks, DODONA_NONE, down[k], 0, 1};
      oracle_chunked both = {{20, 1, 3, 0}, 1000, ranks, DODONA_TWOTREE_C, down[k], 0, 1};
      assert_true(simulated(&both, 40) < simulated(&up, 40) + simulated(&then, 40));
    }
}

static void waiting_forever_is_told(void **state) {
  (void)state;
  int64_t first[] = {0, 1, 2};
  dodona_flow_send sends[] = {{1, 0, 1, 0}, {0, 0, 1, 3}};
  dodona_loggp_rank ranks[2];
  int32_t heap[2];
  int32_t received[2];
  dodona_loggp_message messages[2];
  dodona_loggp_scratch scratch = {ranks, heap, received, messages};
  dodona_loggp_program program = {2, 1, 8, first, sends};
  int64_t end = 5;
  assert_int_equal(dodona_loggp_run(&machines[0], &program, &scratch, &end), DODONA_OK);
  assert_int_equal(end, -1);
  sends[1].needs = 0;
  assert_int_equal(dodona_loggp_run(&machines[0], &program, &scratch, &end), DODONA_OK);
  assert_int_equal(end, 2 * (10 + 2 + 7 * 2));
  program.bytes = INT64_MAX / 2;
  assert_int_equal(dodona_loggp_run(&machines[0], &program, &scratch, &end), DODONA_OVERFLOW);
  assert_int_equal(end, 2 * (10 + 2 + 7 * 2));
}

static void times_that_fit(void **state) {
  (void)state;
  dodona_loggp slow = {INT64_MAX, 0, 0, 0};
  assert_true(dodona_loggp_fits(&slow, 1000, 0));
  assert_false(dodona_loggp_fits(&slow, 1000, 1));
  slow.latency = INT64_MAX / 3;
  assert_true(dodona_loggp_fits(&slow, 1000, 1));
  slow.overhead = 1;
  assert_false(dodona_loggp_fits(&slow, 1000, 1));
  dodona_loggp wide = {0, 0, 0, INT64_MAX / 30};
  assert_true(dodona_loggp_fits(&wide, 10, 1));
  assert_false(dodona_loggp_fits(&wide, 11, 1));
  assert_false(dodona_loggp_fits(&wide, 0, INT64_MAX));
  dodona_loggp fast = {1, 0, 0, 0};
  assert_true(dodona_loggp_fits(&fast, 9, INT64_MAX / 2));
  assert_false(dodona_loggp_fits(&fast, 9, INT64_MAX / 2 + 1));
  fast.gap = 1;
  assert_false(dodona_loggp_fits(&fast, 9, INT64_MAX / 2));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_chain_takes_its_closed_form),
      cmocka_unit_test(a_binomial_tree_takes_its_closed_form),
      cmocka_unit_test(unit_gaps_take_the_steps_or_less),
      cmocka_unit_test(an_allreduce_overlaps),
      cmocka_unit_test(waiting_forever_is_told),
      cmocka_unit_test(times_that_fit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
