/* Steps of a few places, written down slot by slot from figure 2. */
#include "tests/unit/unit.h"

enum { NO = DODONA_NONE };

typedef struct slot {
  int32_t send_to, send_block, recv_from, recv_block;
} slot;

/* slots[x] is what the place does in step x; before step 0 and after the last slot it is idle. */
static void assert_slots(int32_t group, int32_t blocks, const dodona_fractional_place *place,
                         const slot *slots, int64_t count) {
  const slot idle = {NO, NO, NO, NO};
  for (int64_t x = -20; x < count + 20; x++) {
    const slot *expected = x >= 0 && x < count ? &slots[x] : &idle;
    dodona_tree_step step = dodona_fractional_step(group, blocks, place, x);
    assert_int_equal(step.send_to, expected->send_to);
    assert_int_equal(step.send_block, expected->send_block);
    assert_int_equal(step.recv_from, expected->recv_from);
    assert_int_equal(step.recv_block, expected->recv_block);
    assert_int_equal(step.combine, 0);
  }
}

/* r = 2, 10 ranks as in tests/unit/place.c, 5 blocks: two runs and a short one of a single block. */
static void root_of_pairs(void **state) {
  (void)state;
  const dodona_fractional_place root = {0, 0, 0, NO, 1, 7};
  const slot slots[] = {{NO, NO, NO, NO}, {1, 0, NO, NO}, {1, 1, NO, NO}, {7, 0, NO, NO},
                        {1, 2, NO, NO},   {1, 3, NO, NO}, {7, 2, NO, NO}, {1, 4, NO, NO},
                        {NO, NO, NO, NO}, {7, 4, NO, NO}};
  assert_slots(2, 5, &root, slots, (int64_t)COUNT(slots));
}

static void second_of_the_root_group(void **state) {
  (void)state;
  const dodona_fractional_place second = {1, 1, 1, NO, 2, 7};
  const slot slots[] = {{NO, NO, NO, NO}, {NO, NO, 0, 0}, {2, 0, 0, 1},
                        {2, 1, NO, NO},   {7, 1, 0, 2},   {2, 2, 0, 3},
                        {2, 3, NO, NO},   {7, 3, 0, 4},   {2, 4, NO, NO}};
  assert_slots(2, 5, &second, slots, (int64_t)COUNT(slots));
}

/* A right head hears block j from the j-th of the group that feeds it, by turns. */
static void right_head(void **state) {
  (void)state;
  const dodona_fractional_place head = {7, 3, 0, 0, 8, NO};
  const slot slots[] = {{NO, NO, NO, NO}, {NO, NO, NO, NO}, {NO, NO, NO, NO}, {NO, NO, 0, 0},
                        {8, 0, 1, 1},     {8, 1, NO, NO},   {NO, NO, 0, 2},   {8, 2, 1, 3},
                        {8, 3, NO, NO},   {NO, NO, 0, 4},   {8, 4, NO, NO}};
  assert_slots(2, 5, &head, slots, (int64_t)COUNT(slots));
}

static void leaf_of_a_chain(void **state) {
  (void)state;
  const dodona_fractional_place leaf = {3, 3, 3, NO, NO, NO};
  const slot slots[] = {{NO, NO, NO, NO}, {NO, NO, NO, NO}, {NO, NO, NO, NO},
                        {NO, NO, 2, 0},   {NO, NO, 2, 1},   {NO, NO, 2, 2}};
  assert_slots(INT32_MAX, 3, &leaf, slots, (int64_t)COUNT(slots));
}

/* A binary tree's node passes each block down and right in turn. */
static void node_of_a_binary_tree(void **state) {
  (void)state;
  const dodona_fractional_place node = {2, 2, 0, NO, 3, 5};
  const slot slots[] = {{NO, NO, NO, NO}, {NO, NO, NO, NO}, {NO, NO, 1, 0}, {3, 0, NO, NO},
                        {5, 0, 1, 1},     {3, 1, NO, NO},   {5, 1, NO, NO}};
  assert_slots(1, 2, &node, slots, (int64_t)COUNT(slots));
}

static void pace(void **state) {
  (void)state;
  const int64_t pairs[] = {0, 1, 3, 4, 6, 7, 9};
  for (int32_t j = 0; j < 7; j++) {
    assert_int_equal(dodona_fractional_pace(2, j), pairs[j]);
    assert_int_equal(dodona_fractional_pace(1, j), 2 * j);
    assert_int_equal(dodona_fractional_pace(INT32_MAX, j), j);
  }
  assert_int_equal(dodona_fractional_pace(1, INT32_MAX - 1), 2 * (int64_t)(INT32_MAX - 1));
}

static void source(void **state) {
  (void)state;
  const dodona_fractional_place root = {0, 0, 0, NO, 1, 7};
  const dodona_fractional_place second = {1, 1, 1, NO, 2, 7};
  const dodona_fractional_place head = {7, 3, 0, 0, 8, NO};
  for (int32_t j = 0; j < 9; j++) {
    assert_int_equal(dodona_fractional_source(2, &root, j), NO);
    assert_int_equal(dodona_fractional_source(2, &second, j), 0);
    assert_int_equal(dodona_fractional_source(2, &head, j), j % 2);
  }
}

/* The largest step numbers: 2^31 - 1 blocks, and questions far outside of the plan. */
static void no_overflow(void **state) {
  (void)state;
  const dodona_fractional_place last = {INT32_MAX - 1, INT32_MAX - 1, INT32_MAX - 1, NO, NO, NO};
  const int64_t end = 2 * (int64_t)INT32_MAX - 2;
  dodona_tree_step step = dodona_fractional_step(INT32_MAX, INT32_MAX, &last, end);
  assert_int_equal(step.recv_block, INT32_MAX - 1);
  assert_int_equal(step.recv_from, INT32_MAX - 2);
  const int64_t outside[] = {INT64_MIN, INT64_MIN + 1, -1, end + 1, INT64_MAX - 1, INT64_MAX};
  for (size_t k = 0; k < COUNT(outside); k++) {
    step = dodona_fractional_step(INT32_MAX, INT32_MAX, &last, outside[k]);
    assert_int_equal(step.recv_block, NO);
    assert_int_equal(step.recv_from, NO);
    assert_int_equal(step.send_to, NO);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(root_of_pairs),
      cmocka_unit_test(second_of_the_root_group),
      cmocka_unit_test(right_head),
      cmocka_unit_test(leaf_of_a_chain),
      cmocka_unit_test(node_of_a_binary_tree),
      cmocka_unit_test(pace),
      cmocka_unit_test(source),
      cmocka_unit_test(no_overflow),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
