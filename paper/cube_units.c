/* cube_units: what each of 11 ranks receives in each step of the cube with 4 blocks, as rows of a table; a block that comes from
   the rank's own unit is set in italics. */
#include <stdio.h>

#include "ref/algorithms/cube/cube.h"
#include "ref/count/bounds.h"

enum { RANKS = 11, BLOCKS = 4 };

static int32_t unit_of(int32_t units, int32_t rank) {
  return rank < units ? rank : rank - units + 1;
}

static void put_rank(int32_t units, int32_t rank) {
  int32_t unit = unit_of(units, rank);
  if (rank < units)
    printf("%d%d%d", unit / 4, unit / 2 % 2, unit % 2);
  printf(" & %d", (int)rank);
  for (int64_t x = 1; x <= dodona_cube_steps(RANKS, BLOCKS); x++) {
    dodona_tree_step step = dodona_cube_step(RANKS, BLOCKS, rank, x);
    if (step.recv_from == DODONA_NONE)
      fputs(" & ", stdout);
    else if (unit_of(units, step.recv_from) == unit)
      printf(" & \\textit{%d}", (int)step.recv_block);
    else
      printf(" & \\textbf{%d}", (int)step.recv_block);
  }
  puts("\\\\");
}

int main(void) {
  int32_t units = 1 << dodona_log2_floor(RANKS);
  for (int32_t unit = 0; unit < units; unit++) {
    put_rank(units, unit);
    if (1 <= unit && unit <= RANKS - units)
      put_rank(units, units - 1 + unit);
  }
  return 0;
}
