/* The obvious construction that scans are compared with: from the words of Traeff (2025) and of Hillis and Steele (1986), what every rank has kept
   as a list of ranks. */
#ifndef DODONA_PROPS_OBVIOUS_SCAN_H
#define DODONA_PROPS_OBVIOUS_SCAN_H

#include <stdbool.h>
#include <stdint.h>

/* A message: in step x (from 1) `from` sends `to` what it has, with its own input or without. */
typedef struct obvious_pass {
  int64_t step;
  int32_t from;
  int32_t to;
  bool own;
} obvious_pass;

typedef struct obvious_scan {
  int32_t ranks;
  int64_t steps;
  int64_t count;
  obvious_pass *passes; /* in the order of steps */
  bool
      right; /* whether every rank has had, at every step, the inputs of consecutive ranks in their order, up to the rank before it, and all in the end */
} obvious_scan;

/* The exclusive scan by the skips 1, 2, 3, 6, 12, ..; aborts if there is no memory. */
obvious_scan obvious_scan_by_skips(int32_t ranks);

/* By doubling: rank v adds what rank v - 1, v - 2, v - 4, .. has, its own input in it. */
obvious_scan obvious_scan_by_doubling(int32_t ranks);

void free_scan(obvious_scan *all);

#endif
