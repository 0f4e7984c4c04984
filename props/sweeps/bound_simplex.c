/* Exhaustive: the simplex bound in steps is what counting step by step gives, for every P <= 2048 and some
   s; and no simplex broadcast of few ranks and blocks is shorter, by a search through all that there
   are: where (P - 1) s <= 12. A line tells how often the bound is met. */
#include "ref/dodona.h"
#include "props/results.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { RANKS = 2048, CELLS = 12 };

/* Adds up, step by step, the most messages: ranks that have something double, and at most half of all send. */
static int64_t counted(int32_t ranks, int32_t blocks) {
  int64_t missing = ((int64_t)ranks - 1) * blocks;
  int64_t have = 1;
  int64_t steps = 0;
  for (; missing > 0; steps++) {
    int64_t sent = have < ranks / 2 ? have : ranks / 2;
    missing -= sent;
    have = 2 * have < ranks ? 2 * have : ranks;
  }
  return steps;
}

/* A search by breadth: bit (v - 1) s + j of a state says that rank v, not the root 0, has block j. */
typedef struct search {
  int32_t ranks;
  int32_t blocks;
  bool *next; /* the states that the step may end in */
} search;

static bool has(const search *of, uint32_t state, int32_t rank, int32_t block) {
  return rank == 0 || (state >> ((rank - 1) * of->blocks + block) & 1U) != 0;
}

/* Ranks below `rank` have chosen whether to send, what and to whom; `used` ranks do something already. */
static void choose(const search *of, uint32_t before, uint32_t after, uint32_t used, int32_t rank) {
  if (rank == of->ranks) {
    of->next[after] = true;
    return;
  }
  choose(of, before, after, used, rank + 1);
  if (used >> rank & 1U)
    return;
  for (int32_t to = 1; to < of->ranks; to++)
    for (int32_t block = 0; block < of->blocks; block++)
      if (to != rank && !(used >> to & 1U) && has(of, before, rank, block) &&
          !has(of, before, to, block))
        choose(of, before, after | 1U << ((to - 1) * of->blocks + block),
               used | 1U << rank | 1U << to, rank + 1);
}

/* The least number of steps after which everybody may have everything. */
static int64_t shortest(int32_t ranks, int32_t blocks) {
  const uint32_t states = 1U << ((ranks - 1) * blocks);
  bool *now = calloc(states, sizeof *now);
  bool *next = calloc(states, sizeof *next);
  int64_t steps = 0;
  if (now == NULL || next == NULL)
    abort();
  now[0] = true;
  for (; !now[states - 1]; steps++) {
    const search of = {ranks, blocks, next};
    for (uint32_t state = 0; state < states; state++)
      if (now[state])
        choose(&of, state, state, 0, 0);
    for (uint32_t state = 0; state < states; state++) {
      now[state] = next[state];
      next[state] = false;
    }
  }
  free(now);
  free(next);
  return steps;
}

static void count_all(void) {
  int64_t cases = 0;
  int64_t wrong = 0;
  for (int32_t ranks = 1; ranks <= RANKS; ranks++) {
    const int32_t blocks[] = {1, 2, 3, 7, ranks, 1000};
    for (size_t k = 0; k < sizeof blocks / sizeof blocks[0]; k++, cases++)
      wrong += dodona_bound_steps_simplex(ranks, blocks[k]) != counted(ranks, blocks[k]);
  }
  result("the simplex bound is what counting gives", "steps", 0, cases, wrong);
}

static void search_all(void) {
  int64_t cases = 0;
  int64_t wrong = 0;
  int64_t met = 0;
  for (int32_t ranks = 1; ranks <= CELLS + 1; ranks++)
    for (int32_t blocks = 1; (ranks - 1) * blocks <= CELLS && blocks <= CELLS; blocks++, cases++) {
      const int64_t bound = dodona_bound_steps_simplex(ranks, blocks);
      const int64_t least = shortest(ranks, blocks);
      met += bound == least;
      wrong += bound > least;
    }
  printf("the bound is met for %" PRId64 " of %" PRId64 " pairs of P and s\n", met, cases);
  result("no simplex broadcast is below the bound", "steps", 0, cases, wrong);
}

int main(void) {
  count_all();
  search_all();
  return results();
}
