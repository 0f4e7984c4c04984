/* Collectives by trees: which trees, what is refused, how long they take, what a rank does when. */
#include "tests/unit/unit.h"
#include "ref/trees/reduction.h"

#include <stdbool.h>

static dodona_status make(int32_t op, int32_t algorithm, int32_t ranks, int32_t blocks,
                          dodona_plan *plan) {
  static uint32_t table[64];
  const dodona_request request = {
      .op = op, .algorithm = algorithm, .ranks = ranks, .blocks = blocks};
  return dodona_plan_make(&request, table, COUNT(table), plan);
}

static void allreduces_of_two_trees_reduce_as_twotree_c(void **state) {
  static const int32_t down[][2] = {{DODONA_TWOTREE_C, DODONA_TWOTREE_C},
                                    {DODONA_TWOTREE_CC, DODONA_TWOTREE_CC},
                                    {DODONA_TWOTREE_CS, DODONA_TWOTREE_S}};
  (void)state;
  for (size_t k = 0; k < COUNT(down); k++) {
    dodona_plan plan;
    assert_int_equal(make(DODONA_ALLREDUCE, down[k][0], 20, 4, &plan), DODONA_OK);
    assert_int_equal(plan.up.algorithm, DODONA_TWOTREE_C);
    assert_int_equal(plan.down.algorithm, down[k][1]);
  }
}

static void others_are_one_plan(void **state) {
  (void)state;
  for (int32_t op = DODONA_BCAST; op <= DODONA_ALLREDUCE; op++)
    for (int32_t algorithm = 0; algorithm < DODONA_TREES; algorithm++) {
      if (op == DODONA_ALLREDUCE && algorithm == DODONA_TWOTREE_CC)
        continue;
      assert_int_equal(dodona_up_algorithm(op, algorithm), algorithm);
      assert_int_equal(dodona_down_algorithm(op, algorithm), algorithm);
    }
}

static void wrong_requests_are_refused(void **state) {
  dodona_plan plan;
  (void)state;
  assert_int_equal(make(DODONA_REDUCE, DODONA_TWOTREE_CS, 4, 2, &plan), DODONA_BAD_OP);
  assert_int_equal(make(DODONA_BCAST, DODONA_TWOTREE_CS, 4, 2, &plan), DODONA_BAD_OP);
  assert_int_equal(make(DODONA_ALLREDUCE, -1, 4, 2, &plan), DODONA_BAD_ALGORITHM);
  assert_int_equal(make(DODONA_REDUCE, DODONA_CHAIN, 0, 2, &plan), DODONA_BAD_RANKS);
  assert_int_equal(make(DODONA_REDUCE, DODONA_LAMBDA, 4, 2, &plan), DODONA_BAD_BLOCKS);
}

static void an_allreduce_takes_the_steps_of_both(void **state) {
  (void)state;
  for (int32_t ranks = 1; ranks <= 40; ranks++) {
    dodona_plan plan;
    assert_int_equal(make(DODONA_ALLREDUCE, DODONA_TWOTREE_CS, ranks, 6, &plan), DODONA_OK);
    assert_int_equal(plan.first, dodona_tree_steps(&plan.up));
    assert_int_equal(plan.steps, plan.first + dodona_tree_steps(&plan.down));
    assert_int_equal(make(DODONA_REDUCE, DODONA_TWOTREE_S, ranks, 6, &plan), DODONA_OK);
    assert_int_equal(plan.first, plan.steps);
    assert_int_equal(plan.steps, dodona_tree_steps(&plan.up));
    assert_int_equal(make(DODONA_BCAST, DODONA_TWOTREE_S, ranks, 6, &plan), DODONA_OK);
    assert_int_equal(plan.first, 0);
    assert_int_equal(plan.steps, dodona_tree_steps(&plan.down));
  }
}

static void allreduce_of_a_chain(int32_t ranks, int32_t blocks, int32_t rank, dodona_plan *plan,
                                 dodona_place *place) {
  const dodona_request request = {
      .op = DODONA_ALLREDUCE, .algorithm = DODONA_CHAIN, .ranks = ranks, .blocks = blocks};
  assert_int_equal(dodona_plan_make(&request, NULL, 0, plan), DODONA_OK);
  *place = dodona_place_of(plan, rank);
}

/* Chain of 3 ranks, 2 blocks, by hand: up 2 -> 1 -> 0, the last block first, then down. */
static void a_chain_by_hand(void **state) {
  enum { NO = DODONA_NONE };
  static const dodona_step middle[] = {{NO, NO, 0, 2, 1, 1, DODONA_APPEND},
                                       {0, 1, 1, 2, 0, 1, DODONA_APPEND},
                                       {0, 0, 1, NO, NO, 0, 0},
                                       {NO, NO, 0, 0, 0, 1, 0},
                                       {2, 0, 1, 0, 1, 1, 0},
                                       {2, 1, 1, NO, NO, 0, 0}};
  static const dodona_step idle = {NO, NO, 0, NO, NO, 0, 0};
  dodona_plan plan;
  dodona_place place;
  (void)state;
  allreduce_of_a_chain(3, 2, 1, &plan, &place);
  assert_int_equal(plan.steps, COUNT(middle));
  for (int64_t x = -2; x <= 9; x++) {
    dodona_step step = dodona_step_at(&plan, &place, x);
    bool inside = 1 <= x && x <= (int64_t)COUNT(middle);
    assert_memory_equal(&step, inside ? &middle[x - 1] : &idle, sizeof step);
  }
  dodona_step step = dodona_step_at(&plan, &place, INT64_MIN);
  assert_memory_equal(&step, &idle, sizeof step);
  step = dodona_step_at(&plan, &place, INT64_MAX);
  assert_memory_equal(&step, &idle, sizeof step);
}

/* The largest: 2^31 - 1 ranks and blocks. */
static void the_largest(void **state) {
  dodona_plan plan;
  dodona_place place;
  (void)state;
  allreduce_of_a_chain(INT32_MAX, INT32_MAX, INT32_MAX - 1, &plan, &place);
  int64_t each = 2 * (int64_t)INT32_MAX - 2;
  assert_int_equal(plan.steps, 2 * each);
  dodona_step first = dodona_step_at(&plan, &place, 1);
  assert_int_equal(first.send_to, INT32_MAX - 2);
  assert_int_equal(first.send_first, INT32_MAX - 1);
  dodona_step last = dodona_step_at(&plan, &place, 2 * each);
  assert_int_equal(last.recv_from, INT32_MAX - 2);
  assert_int_equal(last.recv_first, INT32_MAX - 1);
  assert_int_equal(last.use, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(allreduces_of_two_trees_reduce_as_twotree_c),
      cmocka_unit_test(others_are_one_plan),
      cmocka_unit_test(wrong_requests_are_refused),
      cmocka_unit_test(an_allreduce_takes_the_steps_of_both),
      cmocka_unit_test(a_chain_by_hand),
      cmocka_unit_test(the_largest),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
