/* Round by round, as ref/count/skips.c counts blocks. */
#include "ref/advice/planner_skips.h"
#include <math.h>

/* The bytes' time of the largest message of so many shares. */
static double bytes_of(const dodona_cost *cost, int32_t shares, int32_t blocks) {
  int64_t most = ((int64_t)shares * blocks + cost->ranks - 1) / cost->ranks;
  return (double)most / blocks * cost->bytes * cost->byte_time;
}

double dodona_planner_skips(const dodona_cost *cost, int32_t halves, int32_t radix,
                            int32_t blocks) {
  double overhead = cost->startup - cost->latency;
  double half = 0;
  for (int32_t size = cost->ranks; size > 1;) {
    int32_t part = (size - 1) / radix + 1;
    int32_t sends = (size - 1) / part;
    double other = fmax(overhead, bytes_of(cost, part, blocks));
    half += cost->startup + bytes_of(cost, size - sends * part, blocks) + (sends - 1) * other;
    size = part;
  }
  return halves * half;
}
