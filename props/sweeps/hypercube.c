/* Exhaustive, m <= 10 dimensions and s = 1 .. 2 m + 3 blocks: trees that share no edge, the obvious run's
   arrivals, senders and steps, a schedule that the checker takes, as a broadcast and, backwards, as a
   reduction, in as many steps as the bound. */
#include "ref/algorithms/cube/hypercube.h"
#include "ref/base/reverse.h"
#include "props/obvious/naive_reduce.h"
#include "props/obvious/hypercube.h"
#include "props/results.h"
#include "props/rows.h"

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

static void collect(int32_t dimensions, int32_t blocks, row_list *list) {
  list->count = 0;
  for (int64_t x = 1; x <= dodona_hypercube_steps(dimensions, blocks); x++)
    for (int32_t rank = 0; rank < 1 << dimensions; rank++) {
      dodona_tree_step step = dodona_hypercube_step(dimensions, blocks, rank, x);
      if (step.send_to != DODONA_NONE)
        append_row(list, (dodona_row){x, rank, DODONA_SEND, step.send_to, step.send_block});
      if (step.recv_from != DODONA_NONE)
        append_row(list, (dodona_row){x, rank, DODONA_RECV, step.recv_from, step.recv_block});
    }
}

/* The rows backwards, as dodona_reverse has them. */
static void collect_reversed(int32_t dimensions, int32_t blocks, row_list *list) {
  int64_t steps = dodona_hypercube_steps(dimensions, blocks);
  list->count = 0;
  for (int64_t x = 1; x <= steps; x++)
    for (int32_t rank = 0; rank < 1 << dimensions; rank++) {
      dodona_tree_step step = dodona_reverse(
          dodona_hypercube_step(dimensions, blocks, rank, dodona_reverse_time(steps, x)));
      if (step.send_to != DODONA_NONE)
        append_row(list, (dodona_row){x, rank, DODONA_SEND, step.send_to, step.send_block});
      if (step.recv_from != DODONA_NONE)
        append_row(list, (dodona_row){x, rank, DODONA_RECV, step.recv_from, step.recv_block});
    }
}

static bool broadcasts(int32_t dimensions, int32_t blocks, row_list *list) {
  int32_t ranks = 1 << dimensions;
  dodona_rules rules = duplex_rules(ranks, blocks, 0);
  collect(dimensions, blocks, list);
  dodona_verdict verdict = judge(&rules, list->rows, list->count);
  int64_t last = list->count > 0 ? list->rows[list->count - 1].step : 0;
  if (verdict.fault != DODONA_VALID)
    return differ(dimensions, blocks, "fault", verdict.fault, DODONA_VALID);
  if (list->count != 2 * ((int64_t)ranks - 1) * blocks)
    return differ(dimensions, blocks, "rows", list->count, 2 * ((int64_t)ranks - 1) * blocks);
  return last == dodona_bound_steps(ranks, blocks) ||
         differ(dimensions, blocks, "last step", last, dodona_bound_steps(ranks, blocks));
}

static bool reduces(int32_t dimensions, int32_t blocks, row_list *list) {
  const dodona_rules rules = {
      .ranks = 1 << dimensions, .blocks = 2 * blocks, .root = 0, .latency = 1, .ticks = 1};
  collect_reversed(dimensions, blocks, list);
  dodona_reduce_verdict verdict = judge_reduce(&rules, 0, list->rows, list->count);
  return verdict.fault == DODONA_VALID ||
         differ(dimensions, blocks, "fault backwards", verdict.fault, DODONA_VALID);
}

int main(void) {
  row_list list = {NULL, 0, 0};
  int64_t cases = 0;
  int64_t shared = 0;
  int64_t other = 0;
  int64_t broken = 0;
  int64_t backwards = 0;
  for (int32_t dimensions = 0; dimensions <= DIMENSIONS; dimensions++) {
    shared += !edges_are_disjoint(dimensions);
    for (int32_t blocks = 1; blocks <= 2 * dimensions + 3; blocks++, cases++) {
      other += !run_agrees(dimensions, blocks);
      broken += !broadcasts(dimensions, blocks, &list);
      backwards += !reduces(dimensions, blocks, &list);
    }
  }
  free_rows(&list);
  result("trees share no edge and have all but the root's", "hypercube", 0, DIMENSIONS + 1, shared);
  result("steps, arrivals and senders are the obvious ones", "hypercube", 0, cases, other);
  result("broadcasts in as many steps as the bound", "hypercube", 0, cases, broken);
  result("backwards: reductions", "hypercube", 0, cases, backwards);
  return results();
}
