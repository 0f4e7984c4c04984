/* Requests that are refused, and what plans say of themselves. */
#include "tests/unit/unit.h"

static const dodona_tree_request good = {DODONA_FRACTIONAL, 10, 3, 5, 2, {1, 1, 0, 1}};

static void assert_refused(dodona_tree_request request, dodona_status status) {
  uint32_t table[64];
  dodona_tree_plan plan;
  dodona_tree_plan untouched;
  memset(&plan, 0x5a, sizeof plan);
  memset(&untouched, 0x5a, sizeof plan);
  assert_true(dodona_tree_entries(request) < 0);
  assert_int_equal(dodona_tree_make(request, table, 64, &plan), status);
  assert_memory_equal(&plan, &untouched, sizeof plan);
}

static void each_field_is_validated(void **state) {
  (void)state;
  const int32_t below[] = {0, -1, INT32_MIN};
  dodona_tree_request bad = good;
  bad.algorithm = DODONA_TREES;
  assert_refused(bad, DODONA_BAD_ALGORITHM);
  bad.algorithm = -1;
  assert_refused(bad, DODONA_BAD_ALGORITHM);
  bad = good;
  bad.root = 10;
  assert_refused(bad, DODONA_BAD_ROOT);
  bad.root = -1;
  assert_refused(bad, DODONA_BAD_ROOT);
  for (size_t k = 0; k < COUNT(below); k++) {
    bad = good;
    bad.ranks = below[k];
    assert_refused(bad, DODONA_BAD_RANKS);
    bad = good;
    bad.blocks = below[k];
    assert_refused(bad, DODONA_BAD_BLOCKS);
    bad = good;
    bad.group = below[k];
    assert_refused(bad, DODONA_BAD_GROUP);
  }
}

static void each_part_of_the_rule_is_validated(void **state) {
  (void)state;
  const dodona_tree_request right = {DODONA_ALPHA, 10, 3, 1, 0, {9, 5, 3, 5}};
  const dodona_rule latencies[] = {{4, 5, 3, 5}, {9, 0, 3, 5}, {0, 0, 3, 5}, {-1, -2, 3, 5}};
  const dodona_rule alphas[] = {
      {9, 5, 0, 5}, {9, 5, 5, 5}, {9, 5, -1, 5}, {9, 5, 1, (1 << 30) + 1}};
  dodona_tree_request bad = right;
  uint32_t table[64];
  dodona_tree_plan plan;
  assert_int_equal(dodona_tree_make(right, table, 64, &plan), DODONA_OK);
  for (size_t k = 0; k < COUNT(latencies); k++)
    for (bad.algorithm = 0; bad.algorithm < DODONA_TREES; bad.algorithm++) {
      bad.rule = latencies[k];
      if (dodona_row_family(bad.algorithm) == DODONA_FAMILY_POSTAL)
        assert_refused(bad, DODONA_BAD_LATENCY);
    }
  for (size_t k = 0; k < COUNT(alphas); k++) {
    bad.rule = alphas[k];
    bad.algorithm = DODONA_ALPHA;
    assert_refused(bad, DODONA_BAD_ALPHA);
    bad.algorithm = DODONA_LAMBDA;
    assert_int_equal(dodona_tree_make(bad, table, 64, &plan), DODONA_OK);
  }
  bad = right;
  bad.blocks = 2;
  assert_refused(bad, DODONA_BAD_BLOCKS);
}

static void postal_trees_end_with_their_horizon(void **state) {
  (void)state;
  const dodona_tree_request requests[] = {{DODONA_LAMBDA, 8, 0, 1, 0, {2, 1, 0, 1}},
                                          {DODONA_BINOMIAL, 8, 0, 1, 0, {2, 1, 0, 1}},
                                          {DODONA_LAMBDA, 64, 5, 1, 0, {9, 5, 0, 1}},
                                          {DODONA_ALPHA, 64, 5, 1, 0, {9, 5, 14, 25}},
                                          {DODONA_ALPHA, 64, 5, 1, 0, {9, 5, 3, 5}},
                                          {DODONA_BINOMIAL, 64, 5, 1, 0, {9, 5, 0, 1}},
                                          {DODONA_LAMBDA, INT32_MAX, 0, 1, 0, {1, 1, 0, 1}}};
  const int64_t ticks[] = {5,  6,  46, 46,
                           47, 54, 31}; /* paper/SOURCES.md part C, figures 1 and 12 */
  for (size_t k = 0; k < COUNT(requests); k++) {
    uint32_t *table = NULL;
    dodona_tree_plan plan = unit_plan(requests[k], &table);
    assert_int_equal(dodona_tree_steps(&plan), ticks[k]);
    free(table);
  }
}

static void chain_and_binary_ignore_the_group(void **state) {
  (void)state;
  const int32_t groups[] = {INT32_MIN, -1, 0, 1, 7, INT32_MAX};
  for (size_t k = 0; k < COUNT(groups); k++) {
    uint32_t *table = NULL;
    dodona_tree_plan plan =
        unit_plan((dodona_tree_request){DODONA_CHAIN, 10, 0, 5, groups[k], {1, 1, 0, 1}}, &table);
    assert_int_equal(plan.group, INT32_MAX);
    assert_int_equal(plan.depth, 9);
    free(table);
    plan =
        unit_plan((dodona_tree_request){DODONA_BINARY, 10, 0, 5, groups[k], {1, 1, 0, 1}}, &table);
    assert_int_equal(plan.group, 1);
    assert_int_equal(plan.depth, 4);
    free(table);
  }
}

static void short_tables_are_refused(void **state) {
  (void)state;
  uint32_t table[64];
  dodona_tree_plan plan;
  dodona_tree_plan untouched;
  memset(&plan, 0x5a, sizeof plan);
  memset(&untouched, 0x5a, sizeof plan);
  for (int64_t entries = 0; entries < 3; entries++)
    assert_int_equal(dodona_tree_make(good, table, entries, &plan), DODONA_SHORT_TABLE);
  assert_memory_equal(&plan, &untouched, sizeof plan);
  assert_int_equal(dodona_tree_make(good, table, 3, &plan), DODONA_OK);
  assert_int_equal(plan.algorithm, DODONA_FRACTIONAL);
  assert_int_equal(plan.ranks, 10);
  assert_int_equal(plan.root, 3);
  assert_int_equal(plan.blocks, 5);
  assert_int_equal(plan.group, 2);
  assert_int_equal(plan.depth, 5);
}

static int64_t steps_of(int32_t algorithm, int32_t ranks, int32_t blocks, int32_t group) {
  uint32_t *table = NULL;
  dodona_tree_plan plan =
      unit_plan((dodona_tree_request){algorithm, ranks, 0, blocks, group, {1, 1, 0, 1}}, &table);
  free(table);
  return dodona_tree_steps(&plan);
}

/* The chain takes P - 2 + s steps, the fractional tree d + s + s/r - 1, exactly; d = D - 1. */
static void steps_of_the_paper(void **state) {
  (void)state;
  for (int32_t ranks = 2; ranks <= 40; ranks++)
    for (int32_t blocks = 1; blocks <= 20; blocks++)
      assert_int_equal(steps_of(DODONA_CHAIN, ranks, blocks, 1), ranks - 2 + blocks);
  assert_int_equal(steps_of(DODONA_FRACTIONAL, 1024, 456, 8), 57 + 456 + 456 / 8 - 1);
  assert_int_equal(steps_of(DODONA_FRACTIONAL, 1024, 500, 10), 68 + 500 + 500 / 10 - 1);
  assert_int_equal(steps_of(DODONA_FRACTIONAL, 10, 5, 2), 5 + 6);
  assert_int_equal(steps_of(DODONA_BINARY, 12, 1, 1), 4);
  assert_int_equal(steps_of(DODONA_BINARY, 12, 7, 1), 4 + 2 * 6);
}

/* Nobody feeds a right successor, so nobody pauses: one group of all ranks is a chain. */
static void a_group_of_all_is_a_chain(void **state) {
  (void)state;
  const int32_t groups[] = {10, 11, INT32_MAX};
  for (size_t k = 0; k < COUNT(groups); k++)
    for (int32_t blocks = 1; blocks <= 40; blocks++)
      assert_int_equal(steps_of(DODONA_FRACTIONAL, 10, blocks, groups[k]), 10 - 2 + blocks);
}

static void step_numbers_need_64_bits(void **state) {
  (void)state;
  const int64_t most = INT32_MAX;
  assert_int_equal(steps_of(DODONA_CHAIN, INT32_MAX, INT32_MAX, 1), most - 2 + most);
  assert_int_equal(steps_of(DODONA_BINARY, INT32_MAX, INT32_MAX, 1), 44 + 2 * (most - 1));
  assert_int_equal(steps_of(DODONA_BINARY, 2, INT32_MAX, 1), 1 + 2 * (most - 1));
}

static void one_rank_needs_no_step(void **state) {
  (void)state;
  for (int32_t algorithm = 0; algorithm < DODONA_TREES; algorithm++) {
    uint32_t *table = NULL;
    const int32_t blocks = dodona_row_family(algorithm) != DODONA_FAMILY_FRACTIONAL ? 1 : 9;
    dodona_tree_plan plan =
        unit_plan((dodona_tree_request){algorithm, 1, 0, blocks, 3, {9, 5, 1, 3}}, &table);
    assert_int_equal(dodona_tree_steps(&plan), 0);
    const dodona_tree_place place = dodona_tree_place_of(&plan, table, 0);
    dodona_span span = dodona_tree_active(&plan, &place);
    assert_true(span.last < span.first);
    for (int64_t x = -3; x < 20; x++) {
      dodona_tree_step step = dodona_tree_step_at(&plan, &place, x);
      assert_int_equal(step.send_to, DODONA_NONE);
      assert_int_equal(step.recv_from, DODONA_NONE);
    }
    assert_int_equal(dodona_tree_parent(&plan, &place, 0), DODONA_NONE);
    assert_int_equal(dodona_tree_child(&plan, &place, 0), DODONA_NONE);
    free(table);
  }
}

/* The tree of tests/unit/place.c turned by root 3: position v is rank (v + 3) mod 10. */
static void a_place_in_ranks(void **state) {
  (void)state;
  uint32_t *table = NULL;
  dodona_tree_plan plan = unit_plan(good, &table);
  const dodona_tree_place place = dodona_tree_place_of(&plan, table, 0);
  assert_int_equal(place.rank, 0);
  assert_int_equal(dodona_tree_arrival(&plan, &place, 0), 3);
  assert_int_equal(dodona_tree_arrival(&plan, &place, 4), 9);
  assert_int_equal(dodona_tree_parent(&plan, &place, 0), 3);
  assert_int_equal(dodona_tree_parent(&plan, &place, 1), 4);
  assert_int_equal(dodona_tree_parent(&plan, &place, 2), DODONA_NONE);
  assert_int_equal(dodona_tree_parent(&plan, &place, -1), DODONA_NONE);
  assert_int_equal(dodona_tree_child(&plan, &place, 0), 1);
  assert_int_equal(dodona_tree_child(&plan, &place, 1), DODONA_NONE);
  assert_int_equal(dodona_tree_child(&plan, &place, -1), DODONA_NONE);
  dodona_span span = dodona_tree_active(&plan, &place);
  assert_int_equal(span.first, 3);
  assert_int_equal(span.last, 10);
  dodona_tree_step step = dodona_tree_step_at(&plan, &place, 4);
  assert_int_equal(step.send_to, 1);
  assert_int_equal(step.send_block, 0);
  assert_int_equal(step.recv_from, 4);
  assert_int_equal(step.recv_block, 1);
  free(table);
}

static void the_root_has_its_blocks(void **state) {
  (void)state;
  uint32_t *table = NULL;
  dodona_tree_plan plan = unit_plan(good, &table);
  const dodona_tree_place root = dodona_tree_place_of(&plan, table, 3);
  for (int32_t block = 0; block < 5; block++)
    assert_int_equal(dodona_tree_arrival(&plan, &root, block), 0);
  assert_int_equal(dodona_tree_parent(&plan, &root, 0), DODONA_NONE);
  assert_int_equal(dodona_tree_child(&plan, &root, 0), 4);
  assert_int_equal(dodona_tree_child(&plan, &root, 1), 0);
  dodona_span span = dodona_tree_active(&plan, &root);
  assert_int_equal(span.first, 1);
  assert_int_equal(span.last, 9);
  free(table);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_field_is_validated),
      cmocka_unit_test(each_part_of_the_rule_is_validated),
      cmocka_unit_test(postal_trees_end_with_their_horizon),
      cmocka_unit_test(chain_and_binary_ignore_the_group),
      cmocka_unit_test(short_tables_are_refused),
      cmocka_unit_test(steps_of_the_paper),
      cmocka_unit_test(a_group_of_all_is_a_chain),
      cmocka_unit_test(step_numbers_need_64_bits),
      cmocka_unit_test(one_rank_needs_no_step),
      cmocka_unit_test(a_place_in_ranks),
      cmocka_unit_test(the_root_has_its_blocks),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
