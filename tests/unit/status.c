/* Every status and every fault has a text of its own, one line long; what is none has one, too. */
#include "tests/unit/unit.h"

static void every_status_has_a_line_of_its_own(void **state) {
  (void)state;
  const char *unknown = dodona_status_text(DODONA_STATUSES);
  for (int s = DODONA_OK; s < DODONA_STATUSES; s++) {
    const char *text = dodona_status_text((dodona_status)s);
    assert_true(strlen(text) > 1 && strchr(text, '\n') == NULL);
    assert_string_not_equal(text, unknown);
    for (int t = DODONA_OK; t < s; t++)
      assert_string_not_equal(text, dodona_status_text((dodona_status)t));
  }
}

static void what_is_no_status_is_called_unknown(void **state) {
  (void)state;
  assert_string_equal(dodona_status_text(DODONA_STATUSES), "unknown status");
  assert_string_equal(dodona_status_text((dodona_status)-1), "unknown status");
}

static void every_fault_has_a_line_of_its_own(void **state) {
  (void)state;
  for (int32_t f = DODONA_VALID; f <= DODONA_COUNTED_TWICE; f++) {
    const char *text = dodona_fault_text(f);
    assert_true(strlen(text) > 4 && strchr(text, '\n') == NULL);
    assert_string_not_equal(text, "unknown fault");
    for (int32_t g = DODONA_VALID; g < f; g++)
      assert_string_not_equal(text, dodona_fault_text(g));
  }
  assert_string_equal(dodona_fault_text(DODONA_COUNTED_TWICE + 1), "unknown fault");
  assert_string_equal(dodona_fault_text(-1), "unknown fault");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_status_has_a_line_of_its_own),
                                     cmocka_unit_test(what_is_no_status_is_called_unknown),
                                     cmocka_unit_test(every_fault_has_a_line_of_its_own)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
