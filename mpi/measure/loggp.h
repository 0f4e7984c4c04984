/* L, o, g and G of LogGP, measured between ranks 0 and 1 (Hoefler, Lichei and Rehm, Low-Overhead LogGP Parameter Assessment, 2007), for `dodona
   plan --model loggp`. Rank 0 sends n messages of s bytes, `pause` apart, and rank 1 answers the last one with a message as long:

     T(n, pause, s) = 2 (L + 2 o + (s - 1) G) + (n - 1) max(o + pause, g + (s - 1) G)

   so T(n, pause, 1) tells o where the pause is long, T(n, 0, 1) the gap g, T(1, 0, s) of two large s tells G, and T(1, 0, 1) then L. */
#ifndef DODONA_MPI_MEASURE_LOGGP_H
#define DODONA_MPI_MEASURE_LOGGP_H

#include "mpi/measure/settings.h"

/* In seconds. */
typedef struct measure_loggp {
  double latency;
  double overhead;
  double gap;
  double byte_gap;
} measure_loggp;

/* Collective; the result is on rank 0. False, with an error line, if there is no memory. Each time is the median of `repeat` runs. */
bool measure_loggp_find(int repeat, measure_loggp *found);

/* Measures, and prints on rank 0 what it found, and the options of `dodona plan`, in picoseconds. Returns the exit status. */
int measure_loggp_run(const measure_settings *settings, int rank);

#endif
