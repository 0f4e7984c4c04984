/* alpha_sizes LATENCY TICKS: figure 9. Columns: n, the entries of the look-up table of triangle tops for up to n
   ranks, those of the table of longest runs; n in steps of a quarter octave up to 2^20. */
#include <math.h>
#include <stdio.h>

#include "ref/algorithms/postal/alpha_table.h"
#include "paper/lambda_trees.h"
#include "paper/tree.h"

int main(int argc, char **argv) {
  int32_t latency = argument(argc, argv, 1, 1, 1 << 20);
  int32_t ticks = argument(argc, argv, 2, 1, latency);
  dodona_lambda trees = lambda_trees(latency, ticks, 1 << 20);
  printf("n tops runs\n");
  for (int i = 4; i <= 80; i++) {
    dodona_lambda part = trees;
    part.limit = (int32_t)lround(exp2(i / 4.0));
    part.horizon = dodona_lambda_horizon(&trees, part.limit);
    printf("%d %lld %d\n", (int)part.limit, (long long)dodona_alpha_table_entries(&part),
           (int)dodona_alpha_greedy_entries(&part));
  }
  return 0;
}
