/* Sums whose order shows, by ranks that come late. Whoever includes it has nanosleep. */
#ifndef DODONA_TESTS_MPI_LATE_H
#define DODONA_TESTS_MPI_LATE_H

#include <time.h>

/* Numbers of all magnitudes and of both signs, others on each rank: their sums depend on the order. */
static inline void late_fill(double *in, int count, int rank) {
  unsigned state = 12345u + 977u * (unsigned)rank;
  for (int i = 0; i < count; i++) {
    state = state * 1103515245u + 12345u;
    double part = (double)(state >> 8) / (1 << 24) - 0.5;
    in[i] = part * (double)(1ull << (state >> 4) % 50);
  }
}

/* Waits up to 200 microseconds, or not at all, as a rank's own numbers say. */
static inline void late_come(unsigned *state) {
  *state = *state * 1103515245u + 12345u;
  const struct timespec nap = {0, (long)(*state >> 16) % 200 * 1000};
  if (*state >> 30 == 0)
    nanosleep(&nap, NULL);
}

#endif
