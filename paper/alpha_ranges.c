/* alpha_ranges LATENCY TICKS LIMIT: figures 6 and 7. Columns: n, the least alpha that is optimal for n ranks, the
   alpha from which on none is. */
#include <stdio.h>

#include "lambda_trees.h"
#include "tree.h"

int main(int argc, char **argv) {
  int32_t latency = argument(argc, argv, 1, 1, 1 << 20);
  int32_t ticks = argument(argc, argv, 2, 1, latency);
  dodona_lambda trees = lambda_trees(latency, ticks, argument(argc, argv, 3, 2, 100000));
  printf("n low high\n");
  for (int32_t n = 2; n <= trees.limit; n++) {
    dodona_range range = dodona_alpha_range(&trees, n, dodona_lambda_horizon(&trees, n));
    printf("%d %.6f %.6f\n", (int)n, lambda_number(range.low), lambda_number(range.high));
  }
  return 0;
}
