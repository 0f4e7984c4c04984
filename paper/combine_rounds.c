/* combine_rounds RANKS LATENCY: the rounds of a global combine as LaTeX: what node 0 sends and what comes in.
   Columns: the round, eps, from whom a message arrives and of which round, which of S and T it is, how many
   inputs T has after the round. */
#include <stdio.h>

#include "ref/algorithms/combine/rounds.h"
#include "paper/tree.h"

enum { ENTRIES = 1024 };

int main(int argc, char **argv) {
  static uint32_t table[ENTRIES];
  int64_t rounds = 0;
  int32_t ranks = argument(argc, argv, 1, 2, INT32_MAX);
  int32_t latency = argument(argc, argv, 2, 1, 20);
  if (dodona_combine_make(ranks, latency, table, ENTRIES, &rounds) != DODONA_OK)
    return 2;
  for (int64_t round = 1; round <= rounds; round++) {
    dodona_tree_step step =
        dodona_combine_step_at(ranks, latency, rounds, table, 0, round - latency + 1);
    printf("%lld & ", (long long)round);
    if (step.recv_from == DODONA_NONE)
      printf("& & ");
    else
      printf("$%d$ & $%c_{i-%d}$ & ", (int)step.recv_block, step.recv_block ? 'S' : 'T',
             (int)(ranks - step.recv_from));
    printf("%d \\\\\n", (int)dodona_combine_window(ranks, rounds, table, round + 1));
  }
  return 0;
}
