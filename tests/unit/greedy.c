/* The greedy construction: small trees by hand, the paper's figure 1, boundaries. */
#include "tests/unit/unit.h"
#include "ref/algorithms/postal/greedy.h"

typedef struct node {
  int32_t parent;
  int64_t ready;
} node;

static void assert_tree(dodona_rule rule, int32_t ranks, const node *expected) {
  int32_t parent[16];
  int64_t ready[16];
  assert_in_range(ranks, 1, COUNT(parent) - 1);
  memset(parent, 0x5a, sizeof parent);
  memset(ready, 0x5a, sizeof ready);
  assert_int_equal(dodona_greedy(&rule, ranks, parent, ready), expected[ranks - 1].ready);
  for (int32_t v = 0; v < ranks; v++) {
    assert_int_equal(parent[v], expected[v].parent);
    assert_int_equal(ready[v], expected[v].ready);
  }
  assert_int_equal(parent[ranks], 0x5a5a5a5a);
  assert_int_equal(ready[ranks], 0x5a5a5a5a5a5a5a5a);
}

/* Figure 1: eight nodes, lambda = 2, five ticks. */
static void figure_1(void **state) {
  (void)state;
  const node expected[] = {{-1, 0}, {0, 2}, {0, 3}, {0, 4}, {1, 4}, {0, 5}, {1, 5}, {2, 5}};
  for (int32_t ranks = 1; ranks <= 8; ranks++)
    assert_tree((dodona_rule){2, 1, 0, 1}, ranks, expected);
}

/* Every node sends in every tick: the binomial tree. */
static void latency_one(void **state) {
  (void)state;
  const node expected[] = {{-1, 0}, {0, 1}, {0, 2}, {1, 2}, {0, 3}, {1, 3}, {2, 3}, {3, 3}, {0, 4}};
  for (int32_t ranks = 1; ranks <= 9; ranks++)
    assert_tree((dodona_rule){1, 1, 0, 1}, ranks, expected);
}

/* The same in ticks of another length. */
static void lambda_one_in_thirds(void **state) {
  (void)state;
  const node expected[] = {{-1, 0}, {0, 3}, {0, 6}, {1, 6}, {0, 9}, {1, 9}, {2, 9}, {3, 9}};
  assert_tree((dodona_rule){3, 3, 0, 1}, 8, expected);
}

static void nine_fifths(void **state) {
  (void)state;
  const node expected[] = {{-1, 0}, {0, 9},  {0, 14}, {1, 18}, {0, 19},
                           {1, 23}, {2, 23}, {0, 24}, {3, 27}, {1, 28}};
  for (int32_t ranks = 1; ranks <= 10; ranks++)
    assert_tree((dodona_rule){9, 5, 0, 1}, ranks, expected);
}

/* Before the first message arrives the root has sent all of them. */
static void a_star(void **state) {
  (void)state;
  const node expected[] = {{-1, 0}, {0, INT32_MAX}, {0, INT32_MAX + 1LL}, {0, INT32_MAX + 2LL}};
  assert_tree((dodona_rule){INT32_MAX, 1, 0, 1}, 4, expected);
}

static void the_longest_ticks(void **state) {
  (void)state;
  const int64_t most = INT32_MAX;
  const node expected[] = {{-1, 0}, {0, most}, {0, 2 * most}, {1, 2 * most}, {0, 3 * most}};
  assert_tree((dodona_rule){INT32_MAX, INT32_MAX, 0, 1}, 5, expected);
}

/* Figure 12's lambda: 64 ranks in 46 ticks, 9.2 steps. */
static void sixty_four_ranks(void **state) {
  (void)state;
  int32_t parent[64];
  int64_t ready[64];
  assert_int_equal(dodona_greedy(&(dodona_rule){9, 5, 0, 1}, 64, parent, ready), 46);
}

static void alpha_is_ignored(void **state) {
  (void)state;
  const node expected[] = {{-1, 0}, {0, 2}, {0, 3}, {0, 4}, {1, 4}, {0, 5}, {1, 5}, {2, 5}};
  assert_tree((dodona_rule){2, 1, 1, 2}, 8, expected);
  assert_tree((dodona_rule){2, 1, INT32_MIN, 0}, 8, expected);
}

static void what_makes_no_sense_is_refused(void **state) {
  (void)state;
  const dodona_rule bad[] = {{0, 0, 0, 1}, {1, 0, 0, 1},   {1, -1, 0, 1},
                             {4, 5, 0, 1}, {-1, -1, 0, 1}, {INT32_MIN, INT32_MAX, 0, 1}};
  const int32_t none[] = {0, -1, INT32_MIN};
  int32_t parent[] = {77, 78};
  int64_t ready[] = {79, 80};
  for (size_t k = 0; k < COUNT(bad); k++)
    assert_int_equal(dodona_greedy(&bad[k], 2, parent, ready), -1);
  for (size_t k = 0; k < COUNT(none); k++)
    assert_int_equal(dodona_greedy(&(dodona_rule){2, 1, 0, 1}, none[k], parent, ready), -1);
  assert_true(parent[0] == 77 && parent[1] == 78 && ready[0] == 79 && ready[1] == 80);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(figure_1),
      cmocka_unit_test(latency_one),
      cmocka_unit_test(lambda_one_in_thirds),
      cmocka_unit_test(nine_fifths),
      cmocka_unit_test(a_star),
      cmocka_unit_test(the_longest_ticks),
      cmocka_unit_test(sixty_four_ranks),
      cmocka_unit_test(alpha_is_ignored),
      cmocka_unit_test(what_makes_no_sense_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
