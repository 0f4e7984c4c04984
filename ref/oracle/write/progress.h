/* A progress bar on stderr, for work of more than a second, where stderr is a terminal. */
#ifndef DODONA_ORACLE_WRITE_PROGRESS_H
#define DODONA_ORACLE_WRITE_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct oracle_progress {
  const char *what;
  double started; /* seconds */
  double drawn;
  int active;
  uint32_t calls;
  uint32_t every; /* how many calls there are to a look at the clock: 256, if nobody changes it */
} oracle_progress;

/* `writes`: rows go to stdout meanwhile; then there is no bar where they go to a terminal. */
oracle_progress oracle_progress_start(const char *what, bool writes);

/* Cheap: most calls do not look at the clock. */
void oracle_progress_at(oracle_progress *progress, int64_t done, int64_t total);

/* Removes the bar. */
void oracle_progress_end(oracle_progress *progress);

#endif
