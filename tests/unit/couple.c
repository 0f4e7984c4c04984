/* Couples of simplex ranks: who belongs to whom, a schedule by hand, and the simplex bound in steps. */
#include "tests/unit/unit.h"
#include "ref/trees/couple.h"

enum { NO = DODONA_NONE };

/* The drawing in spec/algorithms/couples.h. */
static void couples_are_drawn(void **state) {
  (void)state;
  const int32_t odd[] = {0, 1, 1, 2, 2, 3, 3};
  const int32_t odd_partner[] = {NO, 2, 1, 4, 3, 6, 5};
  const int32_t even[] = {0, 0, 1, 1, 2, 2};
  const int32_t even_partner[] = {1, 0, 3, 2, 5, 4};
  for (int32_t v = 0; v < 7; v++) {
    assert_int_equal(dodona_couple_of(7, v), odd[v]);
    assert_int_equal(dodona_couple_partner(7, v), odd_partner[v]);
  }
  for (int32_t v = 0; v < 6; v++) {
    assert_int_equal(dodona_couple_of(6, v), even[v]);
    assert_int_equal(dodona_couple_partner(6, v), even_partner[v]);
  }
}

static void there_are_half_as_many(void **state) {
  (void)state;
  const int32_t ranks[] = {1, 2, 3, 4, 5, 6, 7, INT32_MAX - 1, INT32_MAX};
  const int32_t couples[] = {1, 1, 2, 2, 3, 3, 4, 1073741823, 1073741824};
  for (size_t k = 0; k < COUNT(ranks); k++) {
    assert_int_equal(dodona_couples(ranks[k]), couples[k]);
    assert_int_equal(dodona_couple_of(ranks[k], ranks[k] - 1), couples[k] - 1);
  }
}

typedef struct hop {
  int64_t step;
  int32_t from;
  int32_t to;
  int32_t block;
} hop;

/* All that `ranks` couples of a plan do in steps -1 .. last + 2 is in `hops`, and at both ends. */
static void assert_hops(dodona_tree_request request, int32_t ranks, int64_t last, const hop *hops,
                        size_t count) {
  uint32_t *table = NULL;
  dodona_tree_plan plan = unit_plan(request, &table);
  assert_int_equal(dodona_couple_steps(ranks, &plan), last);
  for (int64_t x = -1; x <= last + 2; x++)
    for (int32_t v = 0; v < ranks; v++) {
      dodona_tree_step expected = {NO, NO, NO, NO, 0};
      dodona_tree_place place;
      for (size_t k = 0; k < count; k++) {
        if (hops[k].step == x && hops[k].from == v) {
          expected.send_to = hops[k].to;
          expected.send_block = hops[k].block;
        }
        if (hops[k].step == x && hops[k].to == v) {
          expected.recv_from = hops[k].from;
          expected.recv_block = hops[k].block;
        }
      }
      place = dodona_tree_place_of(&plan, table, dodona_couple_of(ranks, v));
      dodona_tree_step step = dodona_couple_step(ranks, &plan, &place, v, x);
      assert_memory_equal(&step, &expected, sizeof step);
    }
  free(table);
}

/* Three couples in a chain, 0 to 1 to 2, two blocks. */
static void six_ranks_by_hand(void **state) {
  (void)state;
  const hop hops[] = {{1, 0, 3, 0}, {2, 3, 2, 0}, {2, 0, 1, 0}, {3, 0, 3, 1}, {3, 2, 5, 0},
                      {4, 3, 2, 1}, {4, 0, 1, 1}, {4, 5, 4, 0}, {5, 2, 5, 1}, {6, 5, 4, 1}};
  assert_hops((dodona_tree_request){DODONA_CHAIN, 3, 0, 2, 1, {1, 1, 0, 1}}, 6, 6, hops,
              COUNT(hops));
}

/* The root of the binary tree of four feeds 1 and, a step later, 3: the couple sends the block twice, the
   partner gets it once. */
static void the_partner_of_the_root_gets_a_block_once(void **state) {
  (void)state;
  const hop hops[] = {{1, 0, 3, 0}, {2, 3, 2, 0}, {2, 0, 1, 0}, {3, 0, 7, 0},
                      {3, 2, 5, 0}, {4, 7, 6, 0}, {4, 5, 4, 0}};
  assert_hops((dodona_tree_request){DODONA_BINARY, 4, 0, 1, 1, {1, 1, 0, 1}}, 8, 4, hops,
              COUNT(hops));
}

static void one_two_and_three_ranks(void **state) {
  (void)state;
  const hop two[] = {{1, 0, 1, 0}, {2, 0, 1, 1}, {3, 0, 1, 2}};
  const hop three[] = {{1, 0, 1, 0}, {2, 1, 2, 0}, {3, 0, 1, 1}, {4, 1, 2, 1}};
  assert_hops((dodona_tree_request){DODONA_CHAIN, 1, 0, 5, 1, {1, 1, 0, 1}}, 1, 0, NULL, 0);
  assert_hops((dodona_tree_request){DODONA_CHAIN, 1, 0, 3, 1, {1, 1, 0, 1}}, 2, 3, two, COUNT(two));
  assert_hops((dodona_tree_request){DODONA_TWOTREE_C, 2, 0, 2, 1, {1, 1, 0, 1}}, 3, 4, three,
              COUNT(three));
}

static void bound_in_steps(void **state) {
  (void)state;
  assert_int_equal(dodona_bound_steps_simplex(1, 9), 0);
  assert_int_equal(dodona_bound_steps_simplex(2, 7), 7);
  assert_int_equal(dodona_bound_steps_simplex(3, 7), 14);
  assert_int_equal(dodona_bound_steps_simplex(4, 1), 2);
  assert_int_equal(dodona_bound_steps_simplex(4, 2), 4);
  assert_int_equal(dodona_bound_steps_simplex(4, 3), 5);
  assert_int_equal(dodona_bound_steps_simplex(1024, 4096), 8193);
  assert_int_equal(dodona_bound_steps_simplex(INT32_MAX, INT32_MAX), ((int64_t)1 << 32) + 27);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(couples_are_drawn),
      cmocka_unit_test(there_are_half_as_many),
      cmocka_unit_test(six_ranks_by_hand),
      cmocka_unit_test(the_partner_of_the_root_gets_a_block_once),
      cmocka_unit_test(one_two_and_three_ranks),
      cmocka_unit_test(bound_in_steps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
