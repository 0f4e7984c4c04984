/* delays RANKS: lambda, then the steps that a global combine takes with delay-send and with delay-receive, by exact
   finishing times and asymptotically. */
#include <math.h>
#include <stdio.h>

#include "ref/algorithms/combine/delay.h"
#include "ref/advice/growth.h"
#include "paper/tree.h"

enum { PARTS = 50, MOST_LATENCY = 5 };

int main(int argc, char **argv) {
  uint32_t ring[MOST_LATENCY];
  int32_t ranks = argument(argc, argv, 1, 2, INT32_MAX);
  printf("lambda send receive manysend manyreceive\n");
  for (int32_t u = PARTS; u <= (MOST_LATENCY - 1) * PARTS; u++) {
    dodona_combine_delay delay;
    double lambda = u / (double)PARTS, size = log(ranks);
    if (dodona_combine_delay_times(ranks, u, PARTS, ring, &delay) != DODONA_OK)
      return 2;
    int32_t down = delay.send_latency, up = delay.receive_latency;
    printf("%.3f %.6f %.6f %.6f %.6f\n", lambda, (double)delay.send_ticks / down / PARTS,
           (double)delay.receive_ticks / PARTS, lambda / down * size / dodona_growth_log(down),
           size / dodona_growth_log(up));
  }
  return 0;
}
