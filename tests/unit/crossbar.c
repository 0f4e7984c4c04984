/* Hierarchies of crossbars: the drawings, the largest ones, and what is none. */
#include "ref/algorithms/groups/crossbar_place.h"
#include "ref/algorithms/groups/group.h"
#include "tests/unit/unit.h"

enum { ENTRIES = 1 << 16 };
static uint32_t table[ENTRIES];

static dodona_crossbar made(dodona_crossbar shape) {
  assert_int_equal(dodona_crossbar_valid(shape), 1);
  int64_t entries = dodona_crossbar_entries(&shape);
  assert_true(entries <= ENTRIES);
  assert_int_equal(dodona_crossbar_fill(&shape, table, entries), DODONA_OK);
  return shape;
}

static void assert_place(const dodona_crossbar *shape, dodona_group_place told) {
  dodona_group_place place = dodona_crossbar_place(shape, table, told.position);
  assert_int_equal(place.position, told.position);
  assert_int_equal(place.arrival, told.arrival);
  assert_int_equal(place.member, told.member);
  assert_int_equal(place.above, told.above);
  assert_int_equal(place.turns, told.turns);
  assert_int_equal(place.down, told.down);
  assert_int_equal(place.right, told.right);
}

/* Four modules of five ranks, groups of two: the drawing in crossbar_level.c. */
static void two_channels(void **state) {
  (void)state;
  dodona_crossbar shape = made((dodona_crossbar){2, {20, 5}, 2, 2, 0});
  assert_place(&shape, (dodona_group_place){0, 0, 0, -1, 0, 1, 10});
  assert_place(&shape, (dodona_group_place){1, 1, 1, 0, 0, 5, 10});
  assert_place(&shape, (dodona_group_place){2, 5, 0, 11, 0, 3, -1});
  assert_place(&shape, (dodona_group_place){6, 3, 1, 5, 0, 15, 7});
  assert_place(&shape, (dodona_group_place){7, 5, 0, 5, 1, 8, -1});
  assert_place(&shape, (dodona_group_place){11, 4, 1, 10, 0, 2, 12});
  assert_place(&shape, (dodona_group_place){15, 4, 0, 6, 0, 16, 17});
  assert_place(&shape, (dodona_group_place){19, 9, 0, 18, 0, -1, -1});
  assert_int_equal(dodona_crossbar_depth(&shape, table), 9);
}

static void one_channel(void **state) {
  (void)state;
  dodona_crossbar shape = made((dodona_crossbar){2, {20, 5}, 2, 1, 0});
  assert_place(&shape, (dodona_group_place){1, 1, 1, 0, 0, 5, 2});
  assert_place(&shape, (dodona_group_place){2, 3, 0, 0, 1, 3, 4});
  assert_place(&shape, (dodona_group_place){3, 4, 1, 2, 0, 15, 4});
  assert_place(&shape, (dodona_group_place){4, 6, 0, 2, 1, -1, -1});
  assert_place(&shape, (dodona_group_place){15, 5, 0, 3, 0, 16, 17});
  assert_place(&shape, (dodona_group_place){10, 4, 0, 6, 0, 11, 12});
  assert_int_equal(dodona_crossbar_depth(&shape, table), 11);
}

/* No level but one: the fractional tree. */
static void one_level(void **state) {
  (void)state;
  dodona_crossbar shape = made((dodona_crossbar){1, {8}, 2, 2, 0});
  assert_int_equal(dodona_crossbar_depth(&shape, table), shape.depth);
  assert_place(&shape, (dodona_group_place){0, 0, 0, -1, 0, 1, 7});
  assert_place(&shape, (dodona_group_place){7, 3, 0, 0, 1, -1, -1});
}

/* 2^15 x 2^15 in groups of 32, and all levels. */
static void large_shapes(void **state) {
  (void)state;
  dodona_crossbar shape = made((dodona_crossbar){2, {1 << 30, 1 << 15}, 32, 1, 0});
  dodona_group_place place = dodona_crossbar_place(&shape, table, (1 << 30) - 1);
  assert_int_equal(place.position, (1 << 30) - 1);
  assert_true(place.arrival > 0 && place.arrival <= dodona_crossbar_depth(&shape, table));
  shape = made((dodona_crossbar){
      8, {1 << 30, 1 << 27, 1 << 24, 1 << 21, 1 << 18, 1 << 15, 1 << 12, 1 << 9}, 36, 1, 0});
  for (int32_t v = 1; v > 0 && v < 1 << 30; v = 2 * v + 1) {
    place = dodona_crossbar_place(&shape, table, v);
    assert_int_equal(place.position, v);
    assert_true(place.arrival > 0 && place.arrival <= dodona_crossbar_depth(&shape, table));
  }
}

static void no_shape(void **state) {
  (void)state;
  const dodona_crossbar bad[] = {{0, {4}, 1, 2, 0},
                                 {9, {4}, 1, 2, 0},
                                 {2, {12, 4}, 0, 2, 0},
                                 {2, {12, 5}, 1, 2, 0},
                                 {2, {12, 4}, 5, 2, 0},
                                 {2, {12, 4}, 3, 1, 0},
                                 {2, {12, 4}, 1, 3, 0},
                                 {2, {12, 4}, 1, 0, 0},
                                 {2, {0, 4}, 1, 2, 0},
                                 {2, {4, 12}, 1, 2, 0},
                                 {2, {12, 0}, 1, 2, 0},
                                 {3, {12, 4, 2}, 2, 2, 0},
                                 {2, {INT32_MAX, 1}, 1, 2, 0},
                                 {1, {4}, INT32_MAX, 2, 0}};
  for (size_t k = 0; k < sizeof bad / sizeof bad[0]; k++) {
    dodona_crossbar shape = bad[k];
    assert_int_equal(dodona_crossbar_valid(shape), 0);
    assert_int_equal(dodona_crossbar_fill(&shape, table, ENTRIES), DODONA_BAD_GROUP);
  }
}

static void a_table_too_short(void **state) {
  (void)state;
  dodona_crossbar shape = {2, {120, 60}, 2, 2, 0};
  assert_int_equal(dodona_crossbar_fill(&shape, table, 0), DODONA_SHORT_TABLE);
  assert_int_equal(dodona_crossbar_fill(&shape, table, dodona_crossbar_entries(&shape)), DODONA_OK);
}

/* Root 7 of 4 x 5 is rank 2 of module 1. */
static void another_root(void **state) {
  (void)state;
  const dodona_crossbar shape = {2, {20, 5}, 2, 2, 0};
  assert_int_equal(dodona_crossbar_rank(&shape, 7, 0), 7);
  assert_int_equal(dodona_crossbar_rank(&shape, 7, 3), 5);
  assert_int_equal(dodona_crossbar_rank(&shape, 7, 19), 1);
  assert_int_equal(dodona_crossbar_position(&shape, 7, 1), 19);
  assert_int_equal(dodona_crossbar_position(&shape, 7, 5), 3);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(two_channels), cmocka_unit_test(one_channel),
      cmocka_unit_test(one_level),    cmocka_unit_test(large_shapes),
      cmocka_unit_test(no_shape),     cmocka_unit_test(a_table_too_short),
      cmocka_unit_test(another_root),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
