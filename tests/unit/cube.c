/* Cube: the unit of two as drawn in ref/algorithms/cube/cooperation.c, three ranks by hand, one rank, the bound for every kind of
   size, roots, the most ranks and the most blocks. */
#include <stdbool.h>
#include "ref/algorithms/cube/cube.h"
#include "ref/algorithms/cube/flip.h"
#include "tests/unit/unit.h"

static void assert_step(dodona_tree_step step, int32_t from, int32_t got, int32_t to,
                        int32_t sent) {
  assert_int_equal(step.recv_from, from);
  assert_int_equal(step.recv_block, got);
  assert_int_equal(step.send_to, to);
  assert_int_equal(step.send_block, sent);
  assert_int_equal(step.combine, 0);
}

/* Ranks 2 and 9 of 11, 4 blocks. */
static void the_drawn_unit(void **state) {
  (void)state;
  const int32_t none = DODONA_NONE;
  assert_step(dodona_cube_step(11, 4, 2, 1), none, none, none, none);
  assert_step(dodona_cube_step(11, 4, 9, 1), none, none, none, none);
  assert_step(dodona_cube_step(11, 4, 2, 2), 0, 1, none, none);
  assert_step(dodona_cube_step(11, 4, 2, 3), none, none, 6, 1);
  assert_step(dodona_cube_step(11, 4, 2, 4), none, none, 3, 1);
  assert_step(dodona_cube_step(11, 4, 9, 4), 10, 0, none, none);
  assert_step(dodona_cube_step(11, 4, 9, 5), 0, 3, 2, 0);
  assert_step(dodona_cube_step(11, 4, 2, 5), 9, 0, none, none);
  assert_step(dodona_cube_step(11, 4, 2, 6), 6, 2, 9, 1);
  assert_step(dodona_cube_step(11, 4, 9, 6), 2, 1, 6, 3);
  assert_step(dodona_cube_step(11, 4, 2, 7), 9, 3, 9, 2);
  assert_step(dodona_cube_step(11, 4, 9, 7), 2, 2, 2, 3);
  assert_int_equal(dodona_cube_steps(11, 4), 7);
  assert_int_equal(dodona_cube_arrival(11, 4, 9, 0), 4);
  assert_int_equal(dodona_cube_source(11, 4, 9, 0), 10);
  assert_int_equal(dodona_cube_arrival(11, 4, 2, 3), 7);
  assert_int_equal(dodona_cube_source(11, 4, 2, 3), 9);
}

static void three_ranks(void **state) {
  (void)state;
  const int32_t none = DODONA_NONE;
  assert_step(dodona_cube_step(3, 2, 0, 1), none, none, 1, 0);
  assert_step(dodona_cube_step(3, 2, 1, 1), 0, 0, none, none);
  assert_step(dodona_cube_step(3, 2, 0, 2), none, none, 2, 1);
  assert_step(dodona_cube_step(3, 2, 2, 2), 0, 1, none, none);
  assert_step(dodona_cube_step(3, 2, 1, 3), 2, 1, 2, 0);
  assert_step(dodona_cube_step(3, 2, 2, 3), 1, 0, 1, 1);
}

static void nothing_outside_of_the_steps(void **state) {
  (void)state;
  const int64_t outside[] = {INT64_MIN, -3, -1, 0, 8, 9, (int64_t)1 << 40, INT64_MAX};
  const int32_t none = DODONA_NONE;
  for (size_t k = 0; k < COUNT(outside); k++)
    for (int32_t v = 0; v < 11; v++)
      assert_step(dodona_cube_step(11, 4, v, outside[k]), none, none, none, none);
  for (int64_t x = -1; x < 20; x++)
    assert_step(dodona_cube_step(1, 9, 0, x), none, none, none, none);
  assert_int_equal(dodona_cube_steps(1, INT32_MAX), 0);
  assert_int_equal(dodona_cube_arrival(1, 5, 0, 4), 0);
  assert_int_equal(dodona_cube_source(1, 5, 0, 4), DODONA_NONE);
}

static void the_bound_is_met(void **state) {
  (void)state;
  const int32_t blocks[] = {1, 2, 3, 29, 30, 31, 1000000007, INT32_MAX};
  for (int32_t m = 0; m <= 30; m++)
    for (size_t k = 0; k < COUNT(blocks); k++) {
      int32_t power = 1 << m;
      int32_t above = m == 30 ? INT32_MAX : 2 * power - 1;
      assert_int_equal(dodona_cube_steps(power, blocks[k]), dodona_bound_steps(power, blocks[k]));
      assert_int_equal(dodona_cube_steps(above, blocks[k]), dodona_bound_steps(above, blocks[k]));
      assert_int_equal(dodona_cube_steps(power + 1, blocks[k]),
                       dodona_bound_steps(power + 1, blocks[k]));
    }
}

static void roots_change_places(void **state) {
  (void)state;
  for (int32_t ranks = 1; ranks <= 40; ranks++)
    for (int32_t root = 0; root < ranks; root++) {
      assert_int_equal(dodona_cube_position(ranks, root, root), 0);
      for (int32_t v = 0; v < ranks; v++) {
        int32_t at = dodona_cube_position(ranks, root, v);
        bool power = (ranks & (ranks - 1)) == 0;
        assert_int_equal(at, power ? (v ^ root) : (v - root + ranks) % ranks);
        assert_int_equal(dodona_cube_rank(ranks, root, at), v);
      }
    }
}

/* From all over the largest cubes: both ends tell the same, blocks arrive before they are sent on, and from there back to
   the root. */
static void the_most_ranks(void **state) {
  (void)state;
  const int32_t most = INT32_MAX;
  const int32_t sizes[] = {most, most - 1, (1 << 30) + 1, (1 << 30) + 12345};
  const int32_t blocks[] = {0, 1, 29, 30, 31, 1 << 30, most - 2, most - 1};
  uint32_t position = 1;
  for (int32_t trial = 0; trial < 2000; trial++) {
    int32_t ranks = sizes[(size_t)trial / 8 % COUNT(sizes)];
    position = position * 1664525 + 1013904223;
    int32_t at = trial == 0 ? ranks - 1 : (int32_t)(position % (uint32_t)ranks);
    int32_t j = blocks[(size_t)trial % COUNT(blocks)];
    int64_t before = dodona_cube_steps(ranks, most) + 1;
    while (at != 0) {
      int64_t arrival = dodona_cube_arrival(ranks, most, at, j);
      int32_t source = dodona_cube_source(ranks, most, at, j);
      assert_true(j < arrival && arrival < before);
      dodona_tree_step step = dodona_cube_step(ranks, most, at, arrival);
      assert_int_equal(step.recv_from, source);
      assert_int_equal(step.recv_block, j);
      step = dodona_cube_step(ranks, most, source, arrival);
      assert_int_equal(step.send_to, at);
      assert_int_equal(step.send_block, j);
      before = arrival;
      at = source;
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_drawn_unit),
      cmocka_unit_test(three_ranks),
      cmocka_unit_test(nothing_outside_of_the_steps),
      cmocka_unit_test(the_bound_is_met),
      cmocka_unit_test(roots_change_places),
      cmocka_unit_test(the_most_ranks),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
