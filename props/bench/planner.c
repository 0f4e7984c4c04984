/* How long the planner's search takes for every row of the table, and for fractional trees on inputs that are hard for it.
   A measurement: no limit is enforced. */
#include <stdio.h>
#include <time.h>

#include "ref/dodona.h"

enum { REPEATS = 20 };

static double seconds(void) {
  struct timespec now;
  timespec_get(&now, TIME_UTC);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static int measure(const dodona_cost *cost, int32_t algorithm) {
  static const char *const names[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) name,
      DODONA_ALGORITHM_TABLE(DODONA_ROW)
#undef DODONA_ROW
  };
  dodona_request asked = {.algorithm = algorithm};
  dodona_advice advice;
  double best = 1e300;
  while (!dodona_serves(algorithm, asked.op) || asked.op == DODONA_REDUCE)
    asked.op++;
  for (int repeat = 0; repeat < REPEATS; repeat++) {
    double start = seconds();
    if (dodona_planner_search(&asked, cost, &advice) != DODONA_OK)
      return 1;
    double taken = seconds() - start;
    best = taken < best ? taken : best;
  }
  printf("%-18s P = %10d, bytes %8.2g, startup %8.2g, byte time %8.2g: %8.1f us a search\n",
         names[algorithm], cost->ranks, cost->bytes, cost->startup, cost->byte_time, 1e6 * best);
  return 0;
}

int main(void) {
  const dodona_cost hard[] = {{INT32_MAX, 6.8e19, 8669, 5.6e-4, 0},
                              {INT32_MAX, 6e16, 0, 0.02, 0},
                              {INT32_MAX, 1e6, 1, 1, 0},
                              {INT32_MAX, 1e9, 1e-3, 1e-9, 0},
                              {339955, 1.7e18, 339, 1832, 0}};
  for (size_t i = 0; i < sizeof hard / sizeof *hard; i++)
    if (measure(&hard[i], DODONA_FRACTIONAL) != 0)
      return 1;
  const dodona_cost usual = {1024, 1e6, 1e-6, 8e-11, 0};
  for (int32_t i = 0; i < DODONA_ALGORITHMS;
       i++) /* a tree of a fixed share, crossbars and meshes take more */
    if (!dodona_takes(i, DODONA_TAKES_ALPHA) && !dodona_takes(i, DODONA_TAKES_MODULES) &&
        !dodona_takes(i, DODONA_TAKES_MESH) && measure(&usual, i) != 0)
      return 1;
  return 0;
}
