/* Every status has a text of its own, one line long; what is no status has one, too. */
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

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_status_has_a_line_of_its_own),
                                     cmocka_unit_test(what_is_no_status_is_called_unknown)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
