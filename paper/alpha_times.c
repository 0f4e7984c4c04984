/* alpha_times LATENCY TICKS RANKS LOW HIGH: figure 12. Columns: alpha = LOW, ..., HIGH thousandths, and the steps
   that a broadcast by this fixed share takes. */
#include <stdio.h>

#include "paper/tree.h"
#include "ref/trees/tree.h"

int main(int argc, char **argv) {
  static tree tree;
  int32_t latency = argument(argc, argv, 1, 1, 1 << 20);
  int32_t ticks = argument(argc, argv, 2, 1, latency);
  int32_t ranks = argument(argc, argv, 3, 2, TREE_RANKS);
  int32_t low = argument(argc, argv, 4, 1, 999);
  int32_t high = argument(argc, argv, 5, low, 999);
  printf("alpha steps\n");
  for (int32_t alpha = low; alpha <= high; alpha++) {
    tree_make_postal(&tree, DODONA_ALPHA, ranks, (dodona_rule){latency, ticks, alpha, 1000});
    printf("%.3f %.6f\n", alpha / 1000.0, (double)dodona_tree_steps(&tree.plan) / ticks);
  }
  return 0;
}
