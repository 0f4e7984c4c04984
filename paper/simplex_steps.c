/* simplex_steps: the steps with simplex ports, as rows of a table: the bounds, the direct trees of some groups with
   their ratio to twice the duplex steps of as many ranks, the best direct tree, and the best tree of couples. */
#include <stdio.h>

#include "ref/count/bounds_simplex.h"
#include "ref/schedule/network.h"
#include "ref/advice/planner.h"
#include "paper/networks.h"
#include "paper/print.h"

enum { GROUPS = 4, RANKS = 3, BLOCKS = 4 };

static void best(int32_t ports, int32_t ranks, int32_t blocks) {
  int32_t group = 1;
  int64_t least = simplex_least(ports, ranks, blocks, &group);
  printf(" & ");
  print_integer(least);
  printf(" & ");
  print_integer(group);
}

static void row(int32_t ranks, int32_t blocks) {
  static const int32_t groups[GROUPS] = {1, 2, 4, 16};
  print_integer(ranks);
  printf(" & ");
  print_integer(blocks);
  printf(" & ");
  print_integer(simplex_bound(ranks, blocks));
  printf(" & ");
  print_integer(dodona_bound_steps_simplex(ranks, blocks));
  for (int i = 0; i < GROUPS; i++) {
    int64_t direct = simplex_steps(DODONA_SIMPLEX, ranks, groups[i], blocks);
    printf(" & ");
    print_integer(direct);
    printf(" & ");
    print_ratio((double)direct / (double)(2 * fractional_steps(ranks, groups[i], blocks)));
  }
  best(DODONA_SIMPLEX, ranks, blocks);
  best(DODONA_COUPLES, ranks, blocks);
  printf(" \\\\\n");
}

int main(void) {
  static const int32_t ranks[RANKS] = {64, 1024, 16384};
  static const int32_t blocks[BLOCKS] = {1, 16, 256, 4096};
  for (int i = 0; i < RANKS; i++) {
    for (int j = 0; j < BLOCKS; j++)
      row(ranks[i], blocks[j]);
    if (i < RANKS - 1)
      printf("\\addlinespace\n");
  }
  return 0;
}
