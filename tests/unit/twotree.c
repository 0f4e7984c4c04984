/* Two trees: the trees of figures 1 and 4 for 20 ranks, small trees step by step, the largest trees. */
#include "tests/unit/unit.h"

#include "ref/algorithms/twotree/heap.h"
#include "ref/algorithms/twotree/inorder.h"
#include "ref/algorithms/twotree/span.h"
#include "ref/algorithms/twotree/start.h"

enum { NONE = DODONA_NONE };

static dodona_twotree_place locate(int32_t pair, int32_t ranks, int32_t v) {
  dodona_twotree_place place;
  memset(&place, 0x5a, sizeof place);
  place = dodona_twotree_locate(pair, ranks, v);
  assert_int_equal(place.position, v);
  return place;
}

/* Figures 1 and 4, for 20 ranks: the parents of ranks 0, 1, ... 19. */
static const int32_t figures[3][2][20] = {
    {{NONE, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9},
     {NONE, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 0}},
    {{NONE, 14, 15, 15, 16, 16, 17, 17, 18, 18, 0, 10, 10, 11, 11, 12, 12, 13, 13, 14},
     {NONE, 6, 7, 7, 8, 8, 9, 9, 10, 10, 0, 2, 2, 3, 3, 4, 4, 5, 5, 6}},
    {{NONE, 2, 4, 2, 8, 6, 4, 6, 16, 10, 12, 10, 8, 14, 12, 14, 0, 18, 16, 18},
     {NONE, 3, 1, 0, 5, 7, 5, 11, 9, 7, 9, 3, 13, 15, 13, 11, 17, 15, 17, 1}}};

static void twenty_ranks(void **state) {
  (void)state;
  for (int32_t pair = DODONA_COMPLETE; pair <= DODONA_INORDER; pair++)
    for (int32_t v = 0; v < 20; v++) {
      dodona_twotree_place place = locate(pair, 20, v);
      assert_int_equal(place.even.parent, figures[pair][0][v]);
      assert_int_equal(place.odd.parent, figures[pair][1][v]);
      assert_int_equal(place.period, pair == DODONA_TURNED ? 4 : 2);
    }
}

/* Inner in one tree at most, in none if 2 x = P. */
static void leaves_of_two_complete_trees(void **state) {
  (void)state;
  for (int32_t ranks = 2; ranks < 200; ranks++)
    for (int32_t x = 1; x < ranks; x++) {
      dodona_twotree_place at = locate(DODONA_COMPLETE, ranks, x);
      int inner1 = at.even.early != NONE || at.even.late != NONE;
      int inner2 = at.odd.early != NONE || at.odd.late != NONE;
      assert_int_equal(inner1, 2 * x < ranks);
      assert_int_equal(inner2, 2 * x > ranks);
    }
}

static int population(int32_t n) {
  int bits = 0;
  for (; n > 0; n /= 2)
    bits += n % 2;
  return bits;
}

/* In T1 and T2 of an even number of ranks the start is a population count. */
static void starts_are_population_counts(void **state) {
  (void)state;
  const int32_t sizes[] = {2, 4, 6, 100, 1024, 1026, INT32_MAX - 1};
  for (size_t k = 0; k < COUNT(sizes); k++)
    for (int32_t i = 0; i < 300; i++) {
      int32_t y = (int32_t)(1 + (int64_t)i * 7158279 % (sizes[k] - 1));
      int32_t start = 2 * (dodona_log2_floor(y) + 1) - population(y ^ (y / 2));
      assert_int_equal(dodona_heap_start(sizes[k], 0, 2, y), start);
      assert_int_equal(dodona_heap_start(sizes[k], 1, 2, y), start + 1);
    }
}

static void expect(dodona_tree_step step, int32_t from, int32_t received, int32_t to,
                   int32_t sent) {
  const dodona_tree_step expected = {to, sent, from, received, 0};
  assert_memory_equal(&step, &expected, sizeof step);
}

/* Ranks 0, 2 and 5 of 8 with 4 blocks: T1 1; 2, 3; 4, 5, 6, 7, and T2 7; 6, 5; 4, 3, 2, 1. */
static void steps_of_eight_ranks(void **state) {
  (void)state;
  dodona_twotree_place zero = locate(DODONA_COMPLETE, 8, 0);
  dodona_twotree_place two = locate(DODONA_COMPLETE, 8, 2);
  dodona_twotree_place five = locate(DODONA_COMPLETE, 8, 5);
  expect(dodona_twotree_step(4, &zero, 0), NONE, NONE, NONE, NONE);
  expect(dodona_twotree_step(4, &zero, 1), NONE, NONE, 1, 0);
  expect(dodona_twotree_step(4, &zero, 2), NONE, NONE, 7, 1);
  expect(dodona_twotree_step(4, &zero, 4), NONE, NONE, 7, 3);
  expect(dodona_twotree_step(4, &zero, 5), NONE, NONE, NONE, NONE);
  expect(dodona_twotree_step(4, &two, 2), 1, 0, NONE, NONE);
  expect(dodona_twotree_step(4, &two, 3), NONE, NONE, 5, 0);
  expect(dodona_twotree_step(4, &two, 4), 1, 2, 4, 0);
  expect(dodona_twotree_step(4, &two, 5), 5, 1, 5, 2);
  expect(dodona_twotree_step(4, &two, 7), 5, 3, NONE, NONE);
  expect(dodona_twotree_step(4, &five, 4), 7, 1, NONE, NONE);
  expect(dodona_twotree_step(4, &five, 3), 2, 0, NONE, NONE);
  expect(dodona_twotree_step(4, &five, 5), 2, 2, 2, 1);
  const int64_t idle[] = {INT64_MIN,        INT64_MIN + 1, -1,       0, 1,
                          (int64_t)1 << 40, INT64_MAX - 1, INT64_MAX};
  for (size_t k = 0; k < COUNT(idle); k++)
    expect(dodona_twotree_step(INT32_MAX, &five, idle[k]), NONE, NONE, NONE, NONE);
  dodona_span span = dodona_twotree_span(4, &five);
  assert_int_equal(span.first, 3);
  assert_int_equal(span.last, 8);
}

/* Every parent has the rank among its children, and sends when the rank receives. */
static void climb(int32_t pair, int32_t ranks, int32_t tree, int32_t v) {
  int32_t height = dodona_log2_floor(ranks - 1) + 1;
  while (v > 0) {
    dodona_twotree_place place = locate(pair, ranks, v);
    dodona_pair_place at = tree == 0 ? place.even : place.odd;
    dodona_twotree_place above = locate(pair, ranks, at.parent);
    dodona_pair_place parent = tree == 0 ? above.even : above.odd;
    assert_true(at.start == parent.start + 1 ? parent.early == v : parent.late == v);
    assert_true(parent.start < at.start && at.start <= parent.start + 2);
    int64_t x = at.start + (int64_t)7 * place.period;
    dodona_tree_step got = dodona_twotree_step(100, &place, x);
    dodona_tree_step sent = dodona_twotree_step(100, &above, x);
    assert_int_equal(got.recv_from, at.parent);
    assert_int_equal(got.recv_block, 14 + tree);
    assert_int_equal(sent.send_to, v);
    assert_int_equal(sent.send_block, 14 + tree);
    assert_true(height-- >= 0);
    v = at.parent;
  }
}

static void the_largest_trees(void **state) {
  (void)state;
  const int32_t sizes[] = {INT32_MAX, INT32_MAX - 1, 1 << 30, (1 << 30) + 1, 1000003, 3, 2};
  const int32_t from[] = {1, 2, 3, 5, 1000, 1 << 20, 1 << 29, (1 << 30) - 1, 1 << 30, 1431655765};
  for (int32_t pair = DODONA_COMPLETE; pair <= DODONA_INORDER; pair++)
    for (size_t k = 0; k < COUNT(sizes); k++)
      for (size_t i = 0; i < COUNT(from); i++) {
        climb(pair, sizes[k], 0, 1 + (from[i] - 1) % (sizes[k] - 1));
        climb(pair, sizes[k], 1, sizes[k] - 1 - (from[i] - 1) % (sizes[k] - 1));
      }
}

/* At most 2 H + 2 ceil(s / 2) - 2 steps where the period is 2. */
static void lengths(void **state) {
  (void)state;
  const int32_t sizes[] = {1, 2, 3, 4, 5, 20, 64, 65, 1000, 1025, INT32_MAX - 1, INT32_MAX};
  for (size_t k = 0; k < COUNT(sizes); k++)
    for (int32_t blocks = 1; blocks <= INT32_MAX / 3; blocks = 3 * blocks - 1 + blocks % 2) {
      int64_t rest = 2 * (((int64_t)blocks + 1) / 2) - 2;
      int32_t height = sizes[k] == 1 ? 0 : dodona_log2_floor(sizes[k] - 1) + 1;
      int64_t most = sizes[k] == 1 ? 0 : 2 * height + rest;
      assert_true(dodona_twotree_steps(DODONA_COMPLETE, sizes[k], blocks) <= most);
      assert_true(dodona_twotree_steps(DODONA_INORDER, sizes[k], blocks) <= most);
      if (sizes[k] % 2 == 1 || sizes[k] == 2)
        assert_true(dodona_twotree_steps(DODONA_TURNED, sizes[k], blocks) <= most);
      else
        assert_true(dodona_twotree_steps(DODONA_TURNED, sizes[k], blocks) <= most + rest + 1);
      assert_true(dodona_twotree_steps(DODONA_TURNED, sizes[k], blocks) >=
                  dodona_bound_steps(sizes[k], blocks));
    }
  assert_int_equal(dodona_twotree_steps(DODONA_COMPLETE, 64, INT32_MAX),
                   11 + (int64_t)INT32_MAX - 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(twenty_ranks),
      cmocka_unit_test(leaves_of_two_complete_trees),
      cmocka_unit_test(starts_are_population_counts),
      cmocka_unit_test(steps_of_eight_ranks),
      cmocka_unit_test(the_largest_trees),
      cmocka_unit_test(lengths),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
