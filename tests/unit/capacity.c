/* The capacity table: numbers worked out by hand, boundaries of the depth, sizes of the table. */
#include "tests/unit/unit.h"
#include "ref/algorithms/fractional/capacity.h"

static void assert_capacities(int32_t group, const int64_t *expected, int32_t count) {
  uint32_t table[64];
  int32_t depth = 0;
  int32_t ranks = (int32_t)expected[count - 1] + 1;
  assert_int_equal(dodona_capacity_fill(ranks, group, table, 64, &depth), DODONA_OK);
  assert_int_equal(depth, count);
  assert_int_equal(dodona_capacity_at(group, table, -1), 0);
  for (int32_t i = 0; i < count; i++)
    assert_int_equal(dodona_capacity_at(group, table, i), expected[i]);
}

/* Figure 1: the last PU hears in step 5. The text counts 18 PUs for r = 1; the recurrence gives 20. */
static void small_trees_hold_what_they_hold(void **state) {
  (void)state;
  const int64_t one[] = {1, 2, 4, 7, 12, 20, 33, 54, 88};
  const int64_t two[] = {1, 2, 3, 5, 7, 10, 14, 19, 26};
  const int64_t three[] = {1, 2, 3, 4, 6, 8, 10, 13, 17};
  assert_capacities(1, one, 9);
  assert_capacities(2, two, 9);
  assert_capacities(3, three, 9);
}

static int32_t depth_of(int32_t ranks, int32_t group) {
  uint32_t *table = NULL;
  dodona_tree_plan plan =
      unit_plan((dodona_tree_request){DODONA_FRACTIONAL, ranks, 0, 1, group, {1, 1, 0, 1}}, &table);
  free(table);
  return plan.depth;
}

/* Section 3: P = 1024 has d = 57 for r = 8 and d = 68 for r = 10, d = D - 1. */
static void depths_of_the_paper(void **state) {
  (void)state;
  assert_int_equal(depth_of(1024, 8), 57 + 1);
  assert_int_equal(depth_of(1024, 10), 68 + 1);
  assert_int_equal(depth_of(1024, 1), 14);
  assert_int_equal(depth_of(1, 1), 0);
  assert_int_equal(depth_of(2, 1), 1);
}

static void depth_changes_where_the_tree_is_full(void **state) {
  (void)state;
  const int32_t full[] = {1, 2, 4, 7, 12, 20, 33, 54, 88};
  for (int32_t i = 0; i < 9; i++) {
    assert_int_equal(depth_of(full[i], 1), i);
    assert_int_equal(depth_of(full[i] + 1, 1), i + 1);
  }
}

/* As many entries as the function tells are enough; as many as the table has are needed. */
static void entries_are_enough(void **state) {
  (void)state;
  static uint32_t table[4096];
  for (int32_t ranks = 1; ranks <= 300; ranks++) {
    for (int32_t group = 1; group <= 24; group++) {
      int64_t entries = dodona_capacity_entries(ranks, group);
      int32_t depth = -1;
      assert_in_range(entries, 0, COUNT(table));
      assert_int_equal(dodona_capacity_fill(ranks, group, table, entries, &depth), DODONA_OK);
      assert_true(entries >= depth - group);
      assert_true(entries <= 2 * (int64_t)depth);
      int64_t needed = depth > group ? depth - group : 0;
      int32_t untouched = -1;
      assert_int_equal(dodona_capacity_fill(ranks, group, table, needed, &untouched), DODONA_OK);
      assert_int_equal(untouched, depth);
      if (needed == 0)
        continue;
      untouched = -1;
      assert_int_equal(dodona_capacity_fill(ranks, group, table, needed - 1, &untouched),
                       DODONA_SHORT_TABLE);
      assert_int_equal(untouched, -1);
    }
  }
}

static void a_chain_needs_no_table(void **state) {
  (void)state;
  int32_t depth = -1;
  assert_int_equal(dodona_capacity_entries(5, 5), 0);
  assert_int_equal(dodona_capacity_entries(INT32_MAX, INT32_MAX), 0);
  assert_int_equal(dodona_capacity_fill(INT32_MAX, INT32_MAX, NULL, 0, &depth), DODONA_OK);
  assert_int_equal(depth, INT32_MAX - 1);
  assert_int_equal(dodona_capacity_fill(1, 1, NULL, 0, &depth), DODONA_OK);
  assert_int_equal(depth, 0);
}

/* 2^31 - 1 ranks: the entries stay below the ranks, and the depth is the recurrence's in 64 bits. */
static void the_largest_trees(void **state) {
  (void)state;
  static uint32_t table[2048];
  static int64_t c[4096];
  for (int32_t group = 1; group <= 64; group++) {
    int32_t expected = 0;
    int32_t depth = 0;
    for (c[0] = 1; c[expected] < INT32_MAX; c[expected] += expected < group) {
      expected++;
      int64_t down = expected - group < 0 ? 0 : c[expected - group];
      int64_t right = expected - group < 1 ? 0 : c[expected - group - 1];
      c[expected] = expected < group ? c[expected - 1] : group + down + right;
    }
    int64_t entries = dodona_capacity_entries(INT32_MAX, group);
    assert_in_range(entries, 1, COUNT(table));
    assert_int_equal(dodona_capacity_fill(INT32_MAX, group, table, entries, &depth), DODONA_OK);
    assert_int_equal(depth, expected);
    for (int32_t i = 0; i < depth; i++)
      assert_int_equal(dodona_capacity_at(group, table, i), c[i]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(small_trees_hold_what_they_hold),
      cmocka_unit_test(depths_of_the_paper),
      cmocka_unit_test(depth_changes_where_the_tree_is_full),
      cmocka_unit_test(entries_are_enough),
      cmocka_unit_test(a_chain_needs_no_table),
      cmocka_unit_test(the_largest_trees),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
