/* Ranks are positions turned by the root. */
#include "tests/unit/unit.h"
#include "ref/base/relabel.h"

static void five_ranks_from_root_three(void **state) {
  (void)state;
  const int32_t position_of[] = {2, 3, 4, 0, 1};
  const int32_t rank_at[] = {3, 4, 0, 1, 2};
  for (int32_t k = 0; k < 5; k++) {
    assert_int_equal(dodona_position(5, 3, k), position_of[k]);
    assert_int_equal(dodona_rank(5, 3, k), rank_at[k]);
  }
}

static void root_zero_changes_nothing(void **state) {
  (void)state;
  for (int32_t k = 0; k < 9; k++) {
    assert_int_equal(dodona_position(9, 0, k), k);
    assert_int_equal(dodona_rank(9, 0, k), k);
  }
}

static void inverse_for_every_root(void **state) {
  (void)state;
  for (int32_t ranks = 1; ranks <= 40; ranks++) {
    for (int32_t root = 0; root < ranks; root++) {
      assert_int_equal(dodona_position(ranks, root, root), 0);
      for (int32_t k = 0; k < ranks; k++) {
        assert_in_range(dodona_rank(ranks, root, k), 0, ranks - 1);
        assert_int_equal(dodona_position(ranks, root, dodona_rank(ranks, root, k)), k);
        assert_int_equal(dodona_rank(ranks, root, k), (k + root) % ranks);
      }
    }
  }
}

static void none_stays_none(void **state) {
  (void)state;
  assert_int_equal(dodona_position(7, 3, DODONA_NONE), DODONA_NONE);
  assert_int_equal(dodona_rank(7, 3, DODONA_NONE), DODONA_NONE);
}

static void the_largest_ranks(void **state) {
  (void)state;
  const int32_t last = INT32_MAX - 1;
  assert_int_equal(dodona_position(INT32_MAX, last, last), 0);
  assert_int_equal(dodona_position(INT32_MAX, last, 0), 1);
  assert_int_equal(dodona_position(INT32_MAX, 1, 0), last);
  assert_int_equal(dodona_rank(INT32_MAX, last, last), last - 1);
  assert_int_equal(dodona_rank(INT32_MAX, last, 0), last);
  assert_int_equal(dodona_rank(INT32_MAX, 1, last), 0);
}

static void a_step_is_turned_and_its_blocks_stay(void **state) {
  (void)state;
  const dodona_tree_step step = {4, 7, 1, 8, 1};
  const dodona_tree_step idle = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  dodona_tree_step turned = dodona_relabel(5, 3, step);
  assert_int_equal(turned.send_to, 2);
  assert_int_equal(turned.send_block, 7);
  assert_int_equal(turned.recv_from, 4);
  assert_int_equal(turned.recv_block, 8);
  assert_int_equal(turned.combine, 1);
  turned = dodona_relabel(5, 3, idle);
  assert_memory_equal(&turned, &idle, sizeof idle);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(five_ranks_from_root_three),
      cmocka_unit_test(root_zero_changes_nothing),
      cmocka_unit_test(inverse_for_every_root),
      cmocka_unit_test(none_stays_none),
      cmocka_unit_test(the_largest_ranks),
      cmocka_unit_test(a_step_is_turned_and_its_blocks_stay),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
