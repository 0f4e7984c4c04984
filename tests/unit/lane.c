/* Lanes against the steps of the same plan: a rank receives and sends in both the same. */
#include "tests/unit/unit.h"
#include "ref/trees/lane.h"

enum { BLOCKS = 5 };

/* A rank's steps, one after the other: each block comes from its lane's parent and goes to its lane's
   children in turn. */
static void one_rank(const dodona_tree_plan *plan, const dodona_tree_place *place) {
  int32_t sent[BLOCKS] = {0};
  int32_t received[BLOCKS] = {0};
  dodona_lane lanes[2];
  int32_t trees = dodona_lanes(plan);
  for (int32_t c = 0; c < trees; c++)
    lanes[c] = dodona_lane_of(plan, place, c);
  for (int64_t x = 1; x <= dodona_tree_steps(plan); x++) {
    dodona_tree_step step = dodona_tree_step_at(plan, place, x);
    if (step.recv_from != DODONA_NONE) {
      assert_int_equal(step.recv_from, lanes[step.recv_block % trees].parent);
      received[step.recv_block]++;
    }
    if (step.send_to != DODONA_NONE) {
      int32_t nth = sent[step.send_block]++;
      assert_in_range(nth, 0, 1);
      assert_int_equal(step.send_to, lanes[step.send_block % trees].child[nth]);
    }
  }
  int32_t held = 0;
  for (int32_t c = 0; c < trees; c++)
    for (int32_t k = 0; k < lanes[c].count; k++) {
      int32_t block = lanes[c].first + lanes[c].stride * k;
      assert_in_range(block, 0, BLOCKS - 1);
      assert_int_equal(block % trees, c);
      assert_int_equal(received[block], lanes[c].parent == DODONA_NONE ? 0 : 1);
      assert_int_equal(sent[block],
                       (lanes[c].child[0] != DODONA_NONE) + (lanes[c].child[1] != DODONA_NONE));
      held++;
    }
  assert_int_equal(held, BLOCKS);
}

static void lanes_do_what_steps_do(void **state) {
  static const int32_t algorithms[] = {DODONA_CHAIN,     DODONA_BINARY,     DODONA_FRACTIONAL,
                                       DODONA_TWOTREE_C, DODONA_TWOTREE_CC, DODONA_TWOTREE_S};
  (void)state;
  for (size_t k = 0; k < COUNT(algorithms); k++)
    for (int32_t ranks = 1; ranks <= 70; ranks++)
      for (int32_t root = 0; root < ranks; root += 1 + ranks / 3) {
        uint32_t *table;
        dodona_tree_request request = {algorithms[k], ranks, root, BLOCKS, 1, {1, 1, 0, 1}};
        dodona_tree_plan plan = unit_plan(request, &table);
        assert_int_equal(dodona_lanes(&plan),
                         dodona_row_family(algorithms[k]) == DODONA_FAMILY_TWOTREE ? 2 : 1);
        for (int32_t r = 0; r < ranks; r++) {
          const dodona_tree_place place = dodona_tree_place_of(&plan, table, r);
          one_rank(&plan, &place);
        }
        free(table);
      }
}

static void lanes_of_one_block(void **state) {
  (void)state;
  uint32_t *table;
  dodona_tree_request request = {DODONA_TWOTREE_S, 9, 4, 1, 1, {1, 1, 0, 1}};
  dodona_tree_plan plan = unit_plan(request, &table);
  const dodona_tree_place place = dodona_tree_place_of(&plan, table, 0);
  assert_int_equal(dodona_lane_of(&plan, &place, 0).count, 1);
  assert_int_equal(dodona_lane_of(&plan, &place, 1).count, 0);
  free(table);
}

static int32_t lanes_of(int32_t algorithm, int32_t ranks, int32_t group) {
  uint32_t *table;
  dodona_tree_request request = {algorithm, ranks, 0, 1, group, {3, 2, 1, 2}};
  dodona_tree_plan plan = unit_plan(request, &table);
  free(table);
  return dodona_lanes(&plan);
}

static void some_plans_have_no_lanes(void **state) {
  (void)state;
  assert_int_equal(lanes_of(DODONA_FRACTIONAL, 9, 2), 0);
  assert_int_equal(lanes_of(DODONA_FRACTIONAL, 9, 8), 0);
  assert_int_equal(lanes_of(DODONA_FRACTIONAL, 9, 9), 1);
  assert_int_equal(lanes_of(DODONA_FRACTIONAL, 9, 1), 1);
  assert_int_equal(lanes_of(DODONA_LAMBDA, 9, 1), 0);
  assert_int_equal(lanes_of(DODONA_BINOMIAL, 9, 1), 0);
  assert_int_equal(lanes_of(DODONA_ALPHA, 9, 1), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lanes_do_what_steps_do),
      cmocka_unit_test(lanes_of_one_block),
      cmocka_unit_test(some_plans_have_no_lanes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
