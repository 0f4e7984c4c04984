/* The counter of channels, on rows counted by hand. */
#include "ref/count/channels.h"
#include "tests/unit/unit.h"

/* Modules 0 1 2 | 3 4 5 | 6 7 8. */
static const dodona_row rows[] = {
    {1, 0, DODONA_SEND, 1, 0}, {1, 2, DODONA_SEND, 3, 0}, {1, 3, DODONA_RECV, 2, 0},
    {4, 0, DODONA_SEND, 3, 1}, {4, 1, DODONA_SEND, 4, 1}, {4, 5, DODONA_SEND, 8, 0},
    {4, 6, DODONA_SEND, 5, 2}, {7, 0, DODONA_SEND, 5, 1}, {7, 2, DODONA_SEND, 6, 1},
};
enum { ROWS = sizeof rows / sizeof rows[0] };

static void assert_channel(const dodona_channel *channel, uint64_t most, int64_t peak) {
  assert_int_equal(channel->most, most);
  assert_int_equal(channel->peak, peak);
}

static void leaving(void **state) {
  (void)state;
  dodona_channel channels[4] = {{9, 9, 9, 9}, {9, 9, 9, 9}, {9, 9, 9, 9}, {9, 9, 9, 9}};
  dodona_channels(rows, ROWS, 3, 3, DODONA_LEAVING, channels);
  assert_channel(&channels[0], 2, 4);
  assert_channel(&channels[1], 1, 4);
  assert_channel(&channels[2], 1, 4);
  assert_channel(&channels[3], 9, 9);
  assert_int_equal(dodona_channels_peak(channels, 3), 0);
}

static void entering(void **state) {
  (void)state;
  dodona_channel channels[3];
  dodona_channels(rows, ROWS, 3, 3, DODONA_ENTERING, channels);
  assert_channel(&channels[0], 0, 0);
  assert_channel(&channels[1], 3, 4);
  assert_channel(&channels[2], 1, 4);
  assert_int_equal(dodona_channels_peak(channels, 3), 1);
}

static void other_modules(void **state) {
  (void)state;
  dodona_channel channels[9];
  dodona_channels(rows, ROWS, 1, 9, DODONA_LEAVING, channels);
  assert_channel(&channels[0], 0, 0);
  dodona_channels(rows, ROWS, 9, 1, DODONA_LEAVING, channels);
  assert_channel(&channels[0], 1, 1);
  assert_channel(&channels[2], 1, 1);
  assert_channel(&channels[8], 0, 0);
  dodona_channels(rows, 0, 9, 1, DODONA_ENTERING, channels);
  assert_channel(&channels[3], 0, 0);
}

static void a_late_step(void **state) {
  (void)state;
  const int64_t last = (int64_t)1 << 62;
  const dodona_row late[] = {{0, INT32_MAX, DODONA_SEND, 0, 0},
                             {last, 0, DODONA_SEND, INT32_MAX, 0},
                             {last, 1, DODONA_SEND, INT32_MAX, 0}};
  dodona_channel channels[2];
  dodona_channels(late, 3, 2, 1 << 30, DODONA_LEAVING, channels);
  assert_channel(&channels[0], 2, last);
  assert_channel(&channels[1], 1, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(leaving), cmocka_unit_test(entering),
                                     cmocka_unit_test(other_modules),
                                     cmocka_unit_test(a_late_step)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
