/* The simulator of GOAL texts on small texts. */
#include "tests/unit/unit.h"

#include "tests/unit/loggops_model.h"

static void the_simulator_keeps_gaps_order_and_requirements(void **state) {
  (void)state;
  static const char two[] = "num_ranks 2\nrank 0 {\nl1: send 8b to 1 tag 0\n"
                            "l2: send 8b to 1 tag 1\nl2 requires l1\n}\n"
                            "rank 1 {\nl1: recv 8b from 0 tag 1\nl2: recv 8b from 0 tag 0\n}\n";
  assert_int_equal(loggops_run(two, 3, 10).end, 13);
  static const char back[] = "num_ranks 2\nrank 0 {\nl1: send 8b to 1 tag 0\n"
                             "l2: recv 8b from 1 tag 0\n}\n"
                             "rank 1 {\nl1: recv 8b from 0 tag 0\nl2: send 8b to 0 tag 0\n"
                             "l2 requires l1\n}\n";
  assert_int_equal(loggops_run(back, 3, 10).end, 20);
  static const char meet[] = "num_ranks 3\nrank 0 {\nl1: send 8b to 2 tag 0\n}\n"
                             "rank 1 {\nl1: send 8b to 2 tag 0\n}\n"
                             "rank 2 {\nl1: recv 8b from 0 tag 0\nl2: recv 8b from 1 tag 0\n}\n";
  assert_int_equal(loggops_run(meet, 3, 10).end, 13);
  static const char late[] = "num_ranks 2\nrank 0 {\nl1: send 8b to 1 tag 0\n"
                             "l2: recv 8b from 1 tag 0\nl3: recv 8b from 1 tag 1\n}\n"
                             "rank 1 {\nl1: recv 8b from 0 tag 0\nl2: send 8b to 0 tag 1\n"
                             "l3: send 8b to 0 tag 0\nl3 requires l2\nl3 requires l1\n}\n";
  assert_int_equal(loggops_run(late, 3, 10).end, 20);
  static const char knot[] = "num_ranks 2\nrank 0 {\nl1: recv 8b from 1 tag 0\n"
                             "l2: send 8b to 1 tag 0\nl2 requires l1\n}\n"
                             "rank 1 {\nl1: recv 8b from 0 tag 0\nl2: send 8b to 0 tag 0\n"
                             "l2 requires l1\n}\n";
  assert_int_equal(loggops_run(knot, 3, 10).end, -1);
  static const char lost[] = "num_ranks 2\nrank 0 {\nl1: send 8b to 1 tag 0\n}\n"
                             "rank 1 {\nl1: recv 8b from 0 tag 1\n}\n";
  assert_int_equal(loggops_run(lost, 3, 10).end, -1);
}

static void the_simulator_refuses_other_texts(void **state) {
  static const struct {
    const char *text;
    int64_t line;
  } wrong[] = {
      {"num_ranks 0\n", 1},
      {"num_ranks 2\nrank 1 {\n}\nrank 0 {\n}\n", 2},
      {"num_ranks 2\nrank 0 {\n}\n", 4},
      {"num_ranks 2\nrank 0 {\nl1: send 8b to 2 tag 0\n}\n", 3},
      {"num_ranks 2\nrank 0 {\nl1: send 8b to 1 tag 0\nl1: send 8b to 1 tag 0\n}\n", 4},
      {"num_ranks 2\nrank 0 {\nl1: send 8b to 1 tag 0\nl1 requires l2\n}\n", 4},
      {"num_ranks 2\nrank 0 {\nl1: send 8b to 1 tag 0 now\n}\n", 3},
      {"num_ranks 1\nrank 0 {\n", 3},
  };
  (void)state;
  for (size_t k = 0; k < COUNT(wrong); k++) {
    loggops_result result = loggops_run(wrong[k].text, 1, 1);
    assert_int_equal(result.line, wrong[k].line);
    assert_int_equal(result.end, -1);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_simulator_keeps_gaps_order_and_requirements),
      cmocka_unit_test(the_simulator_refuses_other_texts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
