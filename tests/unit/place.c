/* Places of small trees, drawn and numbered by hand. */
#include "tests/unit/unit.h"
#include "ref/algorithms/fractional/capacity.h"

static void assert_places(int32_t ranks, int32_t group, const dodona_fractional_place *expected) {
  uint32_t table[64];
  int32_t depth = 0;
  assert_int_equal(dodona_capacity_fill(ranks, group, table, 64, &depth), DODONA_OK);
  for (int32_t v = 0; v < ranks; v++) {
    dodona_fractional_place place;
    memset(&place, 0x5a, sizeof place);
    place = dodona_fractional_locate(ranks, group, depth, table, v);
    assert_int_equal(place.position, v);
    assert_int_equal(expected[v].position, v);
    assert_int_equal(place.arrival, expected[v].arrival);
    assert_int_equal(place.member, expected[v].member);
    assert_int_equal(place.feeder, expected[v].feeder);
    assert_int_equal(place.down, expected[v].down);
    assert_int_equal(place.right, expected[v].right);
  }
}

/* Figure 1b, r = 2; in brackets the step in which a PU hears first.

     0[0] 1[1] --down-- 2[2] 3[3] --down-- 4[4] 5[5]
        \ right            \ right
       7[3] 8[4] --down--   6[5]
                      \
                      9[5]                                                          */
static void ten_ranks_in_pairs(void **state) {
  (void)state;
  const dodona_fractional_place full[] = {
      {0, 0, 0, -1, 1, 7},  {1, 1, 1, -1, 2, 7},   {2, 2, 0, -1, 3, 6},  {3, 3, 1, -1, 4, 6},
      {4, 4, 0, -1, 5, -1}, {5, 5, 1, -1, -1, -1}, {6, 5, 0, 2, -1, -1}, {7, 3, 0, 0, 8, -1},
      {8, 4, 1, -1, 9, -1}, {9, 5, 0, -1, -1, -1}};
  assert_places(10, 2, full);
}

/* The same without its last two, and two trees that end inside the first groups. */
static void truncated_trees(void **state) {
  (void)state;
  const dodona_fractional_place eight[] = {
      {0, 0, 0, -1, 1, 7},  {1, 1, 1, -1, 2, 7},   {2, 2, 0, -1, 3, 6},  {3, 3, 1, -1, 4, 6},
      {4, 4, 0, -1, 5, -1}, {5, 5, 1, -1, -1, -1}, {6, 5, 0, 2, -1, -1}, {7, 3, 0, 0, -1, -1}};
  const dodona_fractional_place three[] = {
      {0, 0, 0, -1, 1, -1}, {1, 1, 1, -1, 2, -1}, {2, 2, 0, -1, -1, -1}};
  const dodona_fractional_place one[] = {{0, 0, 0, -1, -1, -1}};
  assert_places(8, 2, eight);
  assert_places(3, 2, three);
  assert_places(1, 2, one);
  assert_places(1, 1, one);
}

/* r = 1, all that hear by step 4: 0 feeds 1, then 8; 1 feeds 2, then 6; 8 feeds 9, then 11. */
static void twelve_ranks_in_a_binary_tree(void **state) {
  (void)state;
  const dodona_fractional_place binary[] = {
      {0, 0, 0, -1, 1, 8},   {1, 1, 0, -1, 2, 6},   {2, 2, 0, -1, 3, 5},    {3, 3, 0, -1, 4, -1},
      {4, 4, 0, -1, -1, -1}, {5, 4, 0, 2, -1, -1},  {6, 3, 0, 1, 7, -1},    {7, 4, 0, -1, -1, -1},
      {8, 2, 0, 0, 9, 11},   {9, 3, 0, -1, 10, -1}, {10, 4, 0, -1, -1, -1}, {11, 4, 0, 8, -1, -1}};
  assert_places(12, 1, binary);
}

static void a_group_of_all_is_a_chain(void **state) {
  (void)state;
  const dodona_fractional_place chain[] = {
      {0, 0, 0, -1, 1, -1}, {1, 1, 1, -1, 2, -1}, {2, 2, 2, -1, 3, -1}, {3, 3, 3, -1, -1, -1}};
  assert_places(4, 4, chain);
  assert_places(4, INT32_MAX, chain);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(ten_ranks_in_pairs),
      cmocka_unit_test(truncated_trees),
      cmocka_unit_test(twelve_ranks_in_a_binary_tree),
      cmocka_unit_test(a_group_of_all_is_a_chain),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
