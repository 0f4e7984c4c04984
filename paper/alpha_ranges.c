/* alpha_ranges LATENCY TICKS LIMIT: the outline of figures 6 and 7, n = 2 .. LIMIT and back. Columns: alpha, n: first
   the least alpha that is optimal for n ranks, then the alpha from which on none is. */
#include <stdio.h>

#include "paper/lambda_trees.h"
#include "paper/tree.h"

static dodona_range range_of(const dodona_lambda *trees, int32_t n) {
  return dodona_alpha_range(trees, n, dodona_lambda_horizon(trees, n));
}

int main(int argc, char **argv) {
  int32_t latency = argument(argc, argv, 1, 1, 1 << 20);
  int32_t ticks = argument(argc, argv, 2, 1, latency);
  dodona_lambda trees = lambda_trees(latency, ticks, argument(argc, argv, 3, 2, 100000));
  printf("alpha n\n");
  for (int32_t n = 2; n <= trees.limit; n++)
    printf("%.6f %d\n", lambda_number(range_of(&trees, n).low), (int)n);
  for (int32_t n = trees.limit; n >= 2; n--)
    printf("%.6f %d\n", lambda_number(range_of(&trees, n).high), (int)n);
  return 0;
}
