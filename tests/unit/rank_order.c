/* Which plans keep the order of ranks: those whose trees, as their places show them, are in-order trees of
   ranks, in O(P) by the definition; from 5 ranks on exactly those. */
#include "tests/unit/unit.h"
#include "ref/trees/lane.h"
#include "ref/trees/rank_order.h"

enum { MOST = 300 };

static dodona_lane lanes[2][MOST + 1];

/* The ranks below `rank` in a tree are low .. high, with itself, else 0: in order if of each rank's
   children, each with an interval, one is on each side of it at most, and ends beside it. */
static int interval(const dodona_lane *tree, int32_t rank, int32_t *low, int32_t *high) {
  *low = *high = rank;
  for (int k = 0; k < 2; k++) {
    int32_t child = tree[rank].child[k], from, to;
    if (child == DODONA_NONE)
      continue;
    if (!interval(tree, child, &from, &to))
      return 0;
    if (to == rank - 1 && *low == rank)
      *low = from;
    else if (from == rank + 1 && *high == rank)
      *high = to;
    else
      return 0;
  }
  return 1;
}

static int in_order(const dodona_tree_plan *plan) {
  int32_t low, high;
  for (int32_t tree = 0; tree < dodona_lanes(plan); tree++)
    if (!interval(lanes[tree], plan->root, &low, &high) || low != 0 || high != plan->ranks - 1)
      return 0;
  return 1;
}

static void judge(int32_t algorithm, int32_t ranks, int32_t root) {
  static uint32_t table[1024];
  dodona_tree_request request = {algorithm, ranks, root, 4, 1, {1, 1, 0, 1}};
  dodona_tree_plan plan;
  assert_int_equal(dodona_tree_make(request, table, 1024, &plan), DODONA_OK);
  for (int32_t rank = 0; rank < ranks; rank++) {
    const dodona_tree_place place = dodona_tree_place_of(&plan, table, rank);
    for (int32_t tree = 0; tree < dodona_lanes(&plan); tree++)
      lanes[tree][rank] = dodona_lane_of(&plan, &place, tree);
  }
  if (dodona_in_order_trees(&plan) || ranks >= 5)
    assert_int_equal(dodona_in_order_trees(&plan), in_order(&plan));
}

static void judge_all(int32_t algorithm) {
  for (int32_t ranks = 1; ranks <= MOST; ranks++)
    for (int32_t root = 0; root < ranks; root += ranks <= 40 || root >= ranks - 2 ? 1 : ranks / 7)
      judge(algorithm, ranks, root);
  for (int32_t ranks = 41; ranks <= MOST; ranks++)
    judge(algorithm, ranks, ranks - 1);
}

static void a_chain(void **state) {
  (void)state;
  judge_all(DODONA_CHAIN);
}

static void a_binary_tree(void **state) {
  (void)state;
  judge_all(DODONA_BINARY);
}

static void complete_trees(void **state) {
  (void)state;
  judge_all(DODONA_TWOTREE_C);
  judge_all(DODONA_TWOTREE_CC);
}

static void in_order_trees(void **state) {
  (void)state;
  judge_all(DODONA_TWOTREE_S);
}

/* Of plans without lanes none, but of two ranks. */
static void other_plans(void **state) {
  (void)state;
  for (int32_t ranks = 2; ranks <= 9; ranks++) {
    static uint32_t table[1024];
    dodona_tree_request request = {DODONA_FRACTIONAL, ranks, 0, 4, 2, {1, 1, 0, 1}};
    dodona_tree_plan plan;
    assert_int_equal(dodona_tree_make(request, table, 1024, &plan), DODONA_OK);
    assert_int_equal(dodona_in_order_trees(&plan), ranks <= 2);
    request.algorithm = DODONA_BINOMIAL;
    request.blocks = 1;
    assert_int_equal(dodona_tree_make(request, table, 1024, &plan), DODONA_OK);
    assert_int_equal(dodona_in_order_trees(&plan), ranks <= 2);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_chain),        cmocka_unit_test(a_binary_tree),
      cmocka_unit_test(complete_trees), cmocka_unit_test(in_order_trees),
      cmocka_unit_test(other_plans),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
