/* steps: the steps of plans against the lower bound s - 1 + ceil(log2 P), as rows of a table. */
#include <stdio.h>

#include "ref/dodona.h"
#include "ref/advice/planner_fractional.h"
#include "ref/trees/tree.h"
#include "paper/print.h"

enum { GROUPS = 5, RANKS = 4, BLOCKS = 3 };

static void row(int32_t ranks, int32_t blocks) {
  static const int32_t groups[GROUPS] = {1, 2, 4, 16, INT32_MAX};
  int64_t bound = dodona_bound_steps(ranks, blocks);
  print_integer(ranks);
  printf(" & ");
  print_integer(blocks);
  printf(" & ");
  print_integer(bound);
  for (int i = 0; i < GROUPS; i++) {
    dodona_tree_plan plan = {.algorithm = DODONA_FRACTIONAL, .ranks = ranks, .blocks = blocks};
    plan.group = groups[i];
    plan.depth = dodona_planner_depth(ranks, groups[i]);
    printf(" & ");
    print_integer(dodona_tree_steps(&plan));
    printf(" & ");
    print_ratio((double)dodona_tree_steps(&plan) / (double)bound);
  }
  printf(" \\\\\n");
}

int main(void) {
  static const int32_t ranks[RANKS] = {64, 1024, 16384, INT32_MAX};
  static const int32_t blocks[BLOCKS] = {16, 256, 4096};
  for (int i = 0; i < RANKS; i++) {
    for (int j = 0; j < BLOCKS; j++)
      row(ranks[i], blocks[j]);
    if (i < RANKS - 1)
      printf("\\addlinespace\n");
  }
  return 0;
}
