/* Hypercube: the three trees of 8 positions as drawn in ref/algorithms/cube/hypercube.c, the last block's tree by hand, one
   dimension and none, the largest cube and the most blocks. */
#include "ref/algorithms/cube/hypercube.h"
#include "tests/unit/unit.h"

/* The drawn trees: the parent of each position, and the step in which block c comes to it in tree c. */
static const int32_t parents[3][8] = {
    {-1, 0, 3, 1, 5, 1, 7, 3}, {-1, 3, 0, 2, 6, 7, 2, 6}, {-1, 5, 6, 7, 0, 4, 4, 5}};
static const int64_t arrivals[3][8] = {
    {0, 1, 4, 2, 4, 3, 4, 3}, {0, 5, 2, 4, 5, 5, 3, 4}, {0, 6, 6, 6, 3, 4, 5, 5}};

static void the_drawn_trees(void **state) {
  (void)state;
  const int32_t blocks = 10;
  for (int32_t v = 0; v < 8; v++)
    for (int32_t j = 0; j < blocks - 1; j++) {
      int64_t arrival = v == 0 ? 0 : arrivals[j % 3][v] + j / 3 * 3;
      assert_int_equal(dodona_hypercube_source(3, blocks, v, j), parents[j % 3][v]);
      assert_int_equal(dodona_hypercube_arrival(3, blocks, v, j), arrival);
      if (v == 0)
        continue;
      dodona_tree_step step = dodona_hypercube_step(3, blocks, v, arrival);
      assert_int_equal(step.recv_from, parents[j % 3][v]);
      assert_int_equal(step.recv_block, j);
      step = dodona_hypercube_step(3, blocks, parents[j % 3][v], arrival);
      assert_int_equal(step.send_to, v);
      assert_int_equal(step.send_block, j);
    }
}

/* Block 9 of 10: the root goes on sending, in steps 10, 11 and 12. */
static void the_last_block(void **state) {
  (void)state;
  const int32_t binomial[] = {-1, 0, 0, 1, 0, 1, 2, 3};
  const int64_t when[] = {0, 10, 11, 11, 12, 12, 12, 12};
  for (int32_t v = 0; v < 8; v++) {
    assert_int_equal(dodona_hypercube_source(3, 10, v, 9), binomial[v]);
    assert_int_equal(dodona_hypercube_arrival(3, 10, v, 9), when[v]);
  }
  for (int64_t x = 1; x <= 12; x++) {
    dodona_tree_step step = dodona_hypercube_step(3, 10, 0, x);
    assert_int_equal(step.send_to, 1 << (x - 1) % 3);
    assert_int_equal(step.send_block, x <= 10 ? x - 1 : 9);
    assert_int_equal(step.recv_from, DODONA_NONE);
  }
}

static void assert_idle(int32_t dimensions, int32_t blocks, int32_t position, int64_t x) {
  dodona_tree_step step = dodona_hypercube_step(dimensions, blocks, position, x);
  assert_int_equal(step.send_to, DODONA_NONE);
  assert_int_equal(step.send_block, DODONA_NONE);
  assert_int_equal(step.recv_from, DODONA_NONE);
  assert_int_equal(step.recv_block, DODONA_NONE);
  assert_int_equal(step.combine, 0);
}

static void outside_of_the_steps(void **state) {
  (void)state;
  const int64_t outside[] = {INT64_MIN, -3, -1, 0, 13, 14, (int64_t)1 << 40, INT64_MAX};
  for (size_t k = 0; k < COUNT(outside); k++)
    for (int32_t v = 0; v < 8; v++) {
      assert_idle(3, 10, v, outside[k]);
      assert_idle(0, 10, 0, outside[k]);
    }
}

static void one_dimension_and_none(void **state) {
  (void)state;
  assert_int_equal(dodona_hypercube_steps(0, 1), 0);
  assert_int_equal(dodona_hypercube_steps(0, INT32_MAX), 0);
  assert_int_equal(dodona_hypercube_arrival(0, 5, 0, 4), 0);
  assert_int_equal(dodona_hypercube_source(0, 5, 0, 4), DODONA_NONE);
  assert_int_equal(dodona_hypercube_steps(1, 5), 5);
  for (int32_t j = 0; j < 5; j++) {
    dodona_tree_step root = dodona_hypercube_step(1, 5, 0, j + 1);
    dodona_tree_step other = dodona_hypercube_step(1, 5, 1, j + 1);
    assert_int_equal(root.send_to, 1);
    assert_int_equal(root.send_block, j);
    assert_int_equal(root.recv_from, DODONA_NONE);
    assert_int_equal(other.recv_from, 0);
    assert_int_equal(other.recv_block, j);
    assert_int_equal(other.send_to, DODONA_NONE);
    assert_int_equal(dodona_hypercube_arrival(1, 5, 1, j), j + 1);
  }
}

static void the_bound_is_met(void **state) {
  (void)state;
  const int32_t blocks[] = {1, 2, 3, 29, 30, 31, 1000000007, INT32_MAX};
  for (int32_t m = 0; m <= 30; m++)
    for (size_t k = 0; k < COUNT(blocks); k++)
      assert_int_equal(dodona_hypercube_steps(m, blocks[k]), dodona_bound_steps(1 << m, blocks[k]));
}

/* Positions and blocks from all over the largest cube: sender and receiver tell the same, blocks arrive
   before they are sent on, and from there back to the root. */
static void the_largest_cube(void **state) {
  (void)state;
  const int32_t most = INT32_MAX;
  const int32_t blocks[] = {0, 1, 29, 30, 31, 1 << 30, most - 2, most - 1};
  uint32_t position = 1;
  for (int32_t trial = 0; trial < 2000; trial++) {
    position = (position * 1664525 + 1013904223) % (1u << 30);
    int32_t at = trial == 0 ? (1 << 30) - 1 : (int32_t)position;
    int32_t j = blocks[(size_t)trial % COUNT(blocks)];
    int64_t before = dodona_hypercube_steps(30, most) + 1;
    while (at != 0) {
      int64_t arrival = dodona_hypercube_arrival(30, most, at, j);
      int32_t source = dodona_hypercube_source(30, most, at, j);
      assert_true(j < arrival && arrival < before);
      dodona_tree_step step = dodona_hypercube_step(30, most, at, arrival);
      assert_int_equal(step.recv_from, source);
      assert_int_equal(step.recv_block, j);
      step = dodona_hypercube_step(30, most, source, arrival);
      assert_int_equal(step.send_to, at);
      assert_int_equal(step.send_block, j);
      before = arrival;
      at = source;
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_drawn_trees),      cmocka_unit_test(the_last_block),
      cmocka_unit_test(outside_of_the_steps), cmocka_unit_test(one_dimension_and_none),
      cmocka_unit_test(the_bound_is_met),     cmocka_unit_test(the_largest_cube),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
