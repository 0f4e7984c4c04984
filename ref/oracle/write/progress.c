/* The bar is redrawn ten times a second at most. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/write/progress.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { BAR = 40 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

oracle_progress oracle_progress_start(const char *what, bool writes) {
  bool active = isatty(STDERR_FILENO) && !(writes && isatty(STDOUT_FILENO));
  oracle_progress progress = {what, now(), 0, active, 0, 256};
  return progress;
}

void oracle_progress_at(oracle_progress *progress, int64_t done, int64_t total) {
  if (!progress->active || progress->calls++ % progress->every != 0)
    return;
  double time = now();
  if (time < progress->started + 1 || time < progress->drawn + 0.1)
    return;
  double share = total > 0 ? (double)done / (double)total : 0;
  int full = (int)(share * BAR);
  fprintf(stderr, "\r%s [", progress->what);
  for (int i = 0; i < BAR; i++)
    fputc(i < full ? '#' : '.', stderr);
  double left = share > 0 ? (time - progress->started) * (1 - share) / share : 0;
  fprintf(stderr, "] %3d %%, %.0f s left ", (int)(share * 100), left);
  progress->drawn = time;
}

void oracle_progress_end(oracle_progress *progress) {
  if (progress->active && progress->drawn > 0)
    fprintf(stderr, "\r\033[K");
}
