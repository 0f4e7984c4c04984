/* Exhaustive, m <= 10 dimensions and s = 1 .. 2 m + 3 blocks: trees that share no edge, the obvious run's arrivals, senders
   and steps. That the schedule is valid, props/sweeps/cube.c tests: for 2^m ranks the cube's is the hypercube's. */
#include "ref/algorithms/cube/hypercube.h"
#include "props/obvious/hypercube.h"
#include "props/results.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { DIMENSIONS = 10, BLOCKS = 2 * DIMENSIONS + 3, RANKS = 1 << DIMENSIONS };

static int64_t arrivals[RANKS * BLOCKS];
static int32_t sources[RANKS * BLOCKS];
static int32_t parents[RANKS];
static int32_t uses[RANKS * DIMENSIONS];

static bool differ(int32_t dimensions, int32_t blocks, const char *what, int64_t got,
                   int64_t expected) {
  fprintf(stderr, "m %" PRId32 ", s %" PRId32 ": %s %" PRId64 ", should be %" PRId64 "\n",
          dimensions, blocks, what, got, expected);
  return false;
}

static int32_t dimension_of(int32_t u, int32_t v) {
  int32_t c = 0;
  while (u != (v ^ 1 << c))
    c++;
  return c;
}

/* Every directed edge is in exactly one of the m trees, those to the root in none. */
static bool edges_are_disjoint(int32_t dimensions) {
  int32_t ranks = 1 << dimensions;
  for (int32_t k = 0; k < ranks * dimensions; k++)
    uses[k] = 0;
  for (int32_t c = 0; c < dimensions; c++) {
    obvious_hypercube_tree(dimensions, c, parents);
    for (int32_t v = 1; v < ranks; v++)
      uses[v * dimensions + dimension_of(parents[v], v)]++;
  }
  for (int32_t k = 0; k < ranks * dimensions; k++)
    if (uses[k] != (k < dimensions ? 0 : 1))
      return differ(dimensions, 0, "trees on an edge", uses[k], k < dimensions ? 0 : 1);
  return true;
}

/* In every step every position does what the obvious run tells, and nothing else. */
static bool step_agrees(int32_t dimensions, int32_t blocks, int32_t v, int64_t x) {
  dodona_tree_step step = dodona_hypercube_step(dimensions, blocks, v, x);
  int32_t from = DODONA_NONE;
  int32_t got = DODONA_NONE;
  int32_t to = DODONA_NONE;
  int32_t sent = DODONA_NONE;
  int32_t other = dimensions == 0 || x < 1 ? v : v ^ 1 << (x - 1) % dimensions;
  for (int32_t j = 0; j < blocks; j++) {
    if (v != 0 && arrivals[v * blocks + j] == x) {
      from = sources[v * blocks + j];
      got = j;
    }
    if (other != 0 && arrivals[other * blocks + j] == x && sources[other * blocks + j] == v) {
      to = other;
      sent = j;
    }
  }
  return (step.recv_from == from && step.recv_block == got && step.send_to == to &&
          step.send_block == sent && step.combine == 0) ||
         differ(dimensions, blocks, "block received", step.recv_block, got);
}

static bool run_agrees(int32_t dimensions, int32_t blocks) {
  int64_t choices = 0;
  int64_t steps = obvious_hypercube_run(dimensions, blocks, arrivals, sources, &choices);
  if (choices != 0)
    return differ(dimensions, blocks, "choices", choices, 0);
  if (steps != dodona_hypercube_steps(dimensions, blocks))
    return differ(dimensions, blocks, "steps", dodona_hypercube_steps(dimensions, blocks), steps);
  for (int32_t v = 0; v < 1 << dimensions; v++) {
    for (int32_t j = 0; j < blocks; j++) {
      int64_t arrival = dodona_hypercube_arrival(dimensions, blocks, v, j);
      int32_t source = dodona_hypercube_source(dimensions, blocks, v, j);
      if (arrival != arrivals[v * blocks + j] || source != sources[v * blocks + j])
        return differ(dimensions, blocks, "arrival", arrival, arrivals[v * blocks + j]);
    }
    for (int64_t x = -1; x <= steps + dimensions + 1; x++)
      if (!step_agrees(dimensions, blocks, v, x))
        return false;
  }
  return true;
}

int main(void) {
  int64_t cases = 0;
  int64_t shared = 0;
  int64_t other = 0;
  for (int32_t dimensions = 0; dimensions <= DIMENSIONS; dimensions++) {
    shared += !edges_are_disjoint(dimensions);
    for (int32_t blocks = 1; blocks <= 2 * dimensions + 3; blocks++, cases++)
      other += !run_agrees(dimensions, blocks);
  }
  result("trees share no edge and have all but the root's", "hypercube", 0, DIMENSIONS + 1, shared);
  result("steps, arrivals and senders are the obvious ones", "hypercube", 0, cases, other);
  return results();
}
