/* alpha_tops LATENCY TICKS LIMIT: figure 8. Columns: the n at which the triangles of figures 6 and 7 have their
   tops, and the alpha there. */
#include <stdio.h>
#include <stdlib.h>

#include "ref/algorithms/postal/alpha_table.h"
#include "paper/lambda_trees.h"
#include "paper/tree.h"

int main(int argc, char **argv) {
  int32_t latency = argument(argc, argv, 1, 1, 1 << 20);
  int32_t ticks = argument(argc, argv, 2, 1, latency);
  dodona_lambda trees = lambda_trees(latency, ticks, argument(argc, argv, 3, 2, INT32_MAX));
  int64_t count = dodona_alpha_table_entries(&trees);
  dodona_alpha_entry *entries = calloc((size_t)count, sizeof *entries);
  if (!entries || dodona_alpha_table_fill(&trees, entries, count, &count) != DODONA_OK)
    return 2;
  printf("n alpha\n");
  for (int64_t i = 0; i < count && entries[i].ranks <= (uint32_t)trees.limit; i++)
    printf("%u %.9f\n", (unsigned)entries[i].ranks,
           (double)entries[i].num / (double)entries[i].den);
  free(entries);
  return 0;
}
