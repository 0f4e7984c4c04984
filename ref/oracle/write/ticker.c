/* A timer's signal writes the line; what it writes is put together by hand, as a signal's handler may call little. */
#define _XOPEN_SOURCE 700
#include "ref/oracle/write/ticker.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

enum { ROOM = 64 };

static volatile sig_atomic_t seconds;
static char line[ROOM];
static size_t name_length;

static void tick(int number) {
  char digits[16];
  size_t end = name_length, used = 0;
  const int before = errno;
  (void)number;
  seconds = seconds + 1;
  for (int left = seconds; left > 0 || used == 0; left /= 10)
    digits[used++] = (char)('0' + left % 10);
  while (used > 0)
    line[end++] = digits[--used];
  line[end++] = ' ';
  line[end++] = 's';
  if (write(STDERR_FILENO, line, end) < 0)
    seconds = seconds - 1;
  errno = before;
}

static void set(int every) {
  const struct itimerval time = {{every, 0}, {every, 0}};
  setitimer(ITIMER_REAL, &time, NULL);
}

void oracle_ticker_start(const char *what) {
  struct sigaction ticks = {.sa_handler = tick, .sa_flags = SA_RESTART};
  if (!isatty(STDERR_FILENO))
    return;
  name_length = strnlen(what, ROOM - 24);
  line[0] = '\r';
  memcpy(line + 1, what, name_length);
  line[++name_length] = ',';
  line[++name_length] = ' ';
  name_length++;
  seconds = 0;
  sigaction(SIGALRM, &ticks, NULL);
  set(1);
}

void oracle_ticker_stop(void) {
  static const char clear[] = "\r\033[K";
  if (!isatty(STDERR_FILENO))
    return;
  set(0);
  if (seconds > 0 && write(STDERR_FILENO, clear, sizeof clear - 1) < 0)
    seconds = 0;
}
