/* A schedule backwards: sends become receives, the last step comes first. */
#include "tests/unit/unit.h"
#include "ref/base/reverse.h"

static void assert_step(dodona_tree_step step, dodona_tree_step expected) {
  assert_memory_equal(&step, &expected, sizeof step);
}

static void directions_are_exchanged(void **state) {
  (void)state;
  assert_step(dodona_reverse((dodona_tree_step){3, 5, 1, 6, 0}), (dodona_tree_step){1, 6, 3, 5, 1});
}

/* Combine is set exactly if something is received. */
static void only_what_is_received_is_combined(void **state) {
  (void)state;
  enum { NO = DODONA_NONE };
  assert_step(dodona_reverse((dodona_tree_step){NO, NO, 1, 6, 0}),
              (dodona_tree_step){1, 6, NO, NO, 0});
  assert_step(dodona_reverse((dodona_tree_step){0, 0, NO, NO, 0}),
              (dodona_tree_step){NO, NO, 0, 0, 1});
  assert_step(dodona_reverse((dodona_tree_step){NO, NO, NO, NO, 0}),
              (dodona_tree_step){NO, NO, NO, NO, 0});
}

static void time_runs_backwards(void **state) {
  (void)state;
  assert_int_equal(dodona_reverse_time(9, 1), 9);
  assert_int_equal(dodona_reverse_time(9, 9), 1);
  for (int64_t x = 1; x <= 9; x++)
    assert_int_equal(dodona_reverse_time(9, dodona_reverse_time(9, x)), x);
  const int64_t most = 3 * (int64_t)INT32_MAX;
  assert_int_equal(dodona_reverse_time(most, most), 1);
  assert_int_equal(dodona_reverse_time(most, 1), most);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(directions_are_exchanged),
      cmocka_unit_test(only_what_is_received_is_combined),
      cmocka_unit_test(time_runs_backwards),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
