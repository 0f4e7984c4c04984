/* The line that counts seconds: on a terminal after a second, taken away at the end; elsewhere nothing. */
#define _XOPEN_SOURCE 700
#include "ref/oracle/write/ticker.h"
#include "tests/unit/unit.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static void sleep_for(double seconds) {
  struct timespec left = {(time_t)seconds, (long)(1e9 * (seconds - (double)(time_t)seconds))};
  while (nanosleep(&left, &left) != 0 && errno == EINTR)
    continue;
}

/* Ticks so long with stderr there. */
static void tick_to(int end, double seconds) {
  const int kept = dup(STDERR_FILENO);
  dup2(end, STDERR_FILENO);
  oracle_ticker_start("working");
  sleep_for(seconds);
  oracle_ticker_stop();
  dup2(kept, STDERR_FILENO);
  close(kept);
}

static void on_a_terminal(void **state) {
  (void)state;
  char text[256] = "";
  const int master = posix_openpt(O_RDWR | O_NOCTTY);
  assert_true(master >= 0 && grantpt(master) == 0 && unlockpt(master) == 0);
  const int slave = open(ptsname(master), O_RDWR | O_NOCTTY);
  assert_true(slave >= 0);
  tick_to(slave, 0.2);
  tick_to(slave, 1.5);
  size_t used = 0;
  fcntl(master, F_SETFL, O_NONBLOCK);
  for (ssize_t got; (got = read(master, text + used, sizeof text - 1 - used)) > 0;)
    used += (size_t)got;
  assert_string_equal(text, "\rworking, 1 s\r\033[K");
  close(slave);
  close(master);
}

static void elsewhere(void **state) {
  (void)state;
  char text[16];
  int ends[2];
  assert_int_equal(pipe(ends), 0);
  tick_to(ends[1], 1.2);
  close(ends[1]);
  assert_int_equal(read(ends[0], text, sizeof text), 0);
  close(ends[0]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(on_a_terminal),
      cmocka_unit_test(elsewhere),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
