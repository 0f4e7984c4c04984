/* The cube. P <= 300: steps, arrivals, senders and every step of every position are the obvious construction's. P <= 1024 and
   s = 1 .. 2 ceil(log2 P) + 3 blocks: the checker takes the schedule, in as many steps as the bound; backwards, P <= 64 and
   powers of two, a reduction. P to 2^31 - 1, at random: what the hypercube sends between units goes from the rank that gives to the rank that takes,
   by counting turns; both ends tell the same. */
#include "ref/algorithms/cube/cube.h"
#include "props/obvious/cube.h"
#include "props/reduction.h"
#include "props/results.h"
#include "props/rows.h"
#include "ref/algorithms/cube/hypercube.h"
#include "ref/base/reverse.h"

#include <inttypes.h>
#include <stdio.h>

enum { OBVIOUS = 300, RANKS = 1024, BACKWARDS = 64, MOST_BLOCKS = 2 * 10 + 3, TRIALS = 20000 };

static int64_t arrivals[OBVIOUS * MOST_BLOCKS];
static int32_t sources[OBVIOUS * MOST_BLOCKS];

static bool differ(int32_t ranks, int32_t blocks, const char *what, int64_t got, int64_t expected) {
  fprintf(stderr, "P %" PRId32 ", s %" PRId32 ": %s %" PRId64 ", should be %" PRId64 "\n", ranks,
          blocks, what, got, expected);
  return false;
}

static int32_t most_blocks(int32_t ranks) {
  return 2 * dodona_log2_ceil(ranks) + 3;
}

/* Every receipt of the obvious run is told by both ends, and nothing else is: as many sends and receipts in all. */
static bool ends_agree(int32_t ranks, int32_t blocks, int64_t steps) {
  int64_t told = 0;
  for (int32_t v = 0; v < ranks; v++) {
    for (int32_t j = 0; j < blocks && v != 0; j++) {
      int64_t x = arrivals[v * blocks + j];
      int32_t u = sources[v * blocks + j];
      dodona_tree_step receiver = dodona_cube_step(ranks, blocks, v, x);
      dodona_tree_step sender = dodona_cube_step(ranks, blocks, u, x);
      if (receiver.recv_from != u || receiver.recv_block != j)
        return differ(ranks, blocks, "block received", receiver.recv_block, j);
      if (sender.send_to != v || sender.send_block != j)
        return differ(ranks, blocks, "block sent", sender.send_block, j);
    }
    for (int64_t x = -1; x <= steps + 2; x++) {
      dodona_tree_step step = dodona_cube_step(ranks, blocks, v, x);
      told += (step.send_to != DODONA_NONE) + (step.recv_from != DODONA_NONE);
    }
  }
  return told == 2 * ((int64_t)ranks - 1) * blocks ||
         differ(ranks, blocks, "ends", told, 2 * ((int64_t)ranks - 1) * blocks);
}

static bool run_agrees(int32_t ranks, int32_t blocks) {
  int64_t steps = obvious_cube_run(ranks, blocks, arrivals, sources);
  if (steps != dodona_cube_steps(ranks, blocks))
    return differ(ranks, blocks, "steps", dodona_cube_steps(ranks, blocks), steps);
  for (int32_t v = 0; v < ranks; v++)
    for (int32_t j = 0; j < blocks; j++) {
      int64_t arrival = dodona_cube_arrival(ranks, blocks, v, j);
      int32_t source = dodona_cube_source(ranks, blocks, v, j);
      if (arrival != arrivals[v * blocks + j] || source != sources[v * blocks + j])
        return differ(ranks, blocks, "arrival", arrival, arrivals[v * blocks + j]);
    }
  return ends_agree(ranks, blocks, steps);
}

static void collect(int32_t ranks, int32_t blocks, bool backwards, row_list *list) {
  int64_t steps = dodona_cube_steps(ranks, blocks);
  list->count = 0;
  for (int64_t x = 1; x <= steps; x++)
    for (int32_t rank = 0; rank < ranks; rank++) {
      dodona_tree_step step =
          dodona_cube_step(ranks, blocks, rank, backwards ? dodona_reverse_time(steps, x) : x);
      if (backwards)
        step = dodona_reverse(step);
      if (step.send_to != DODONA_NONE)
        append_row(list, (dodona_row){x, rank, DODONA_SEND, step.send_to, step.send_block});
      if (step.recv_from != DODONA_NONE)
        append_row(list, (dodona_row){x, rank, DODONA_RECV, step.recv_from, step.recv_block});
    }
}

static bool broadcasts(int32_t ranks, int32_t blocks, row_list *list) {
  dodona_rules rules = duplex_rules(ranks, blocks, 0);
  collect(ranks, blocks, false, list);
  dodona_verdict verdict = judge(&rules, list->rows, list->count);
  int64_t last = list->count > 0 ? list->rows[list->count - 1].step : 0;
  if (verdict.fault != DODONA_VALID)
    return differ(ranks, blocks, "fault", verdict.fault, DODONA_VALID);
  if (list->count != 2 * ((int64_t)ranks - 1) * blocks)
    return differ(ranks, blocks, "rows", list->count, 2 * ((int64_t)ranks - 1) * blocks);
  return last == dodona_bound_steps(ranks, blocks) ||
         differ(ranks, blocks, "last step", last, dodona_bound_steps(ranks, blocks));
}

static bool reduces(int32_t ranks, int32_t blocks, row_list *list) {
  const dodona_rules rules = {
      .ranks = ranks, .blocks = 2 * blocks, .root = 0, .latency = 1, .ticks = 1};
  collect(ranks, blocks, true, list);
  return is_valid_reduction(&rules, 0, list->rows, list->count) ||
         differ(ranks, blocks, "valid backwards", false, true);
}

static uint64_t next(uint64_t *state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return *state >> 33;
}

/* What one rank sends: to a rank that receives it; if to another unit, what the hypercube sends there, from the one who gives. */
static bool told_right(int32_t ranks, int32_t blocks, int32_t rank, int64_t x) {
  int32_t m = dodona_log2_floor(ranks);
  int32_t units = 1 << m;
  int32_t twos = ranks - units;
  int32_t unit = rank < units ? rank : rank - units + 1;
  dodona_tree_step step = dodona_cube_step(ranks, blocks, rank, x);
  dodona_tree_step outside = dodona_hypercube_step(m, blocks, unit, x);
  bool two = 1 <= unit && unit <= twos;
  bool gives = !two || (obvious_cube_second_takes(m, unit, x) != 0) == (rank < units);
  if (step.send_to == DODONA_NONE)
    return !gives || outside.send_to == DODONA_NONE;
  dodona_tree_step there = dodona_cube_step(ranks, blocks, step.send_to, x);
  int32_t other = step.send_to < units ? step.send_to : step.send_to - units + 1;
  if (there.recv_from != rank || there.recv_block != step.send_block)
    return false;
  return other == unit ? two && step.send_to != rank
                       : gives && outside.send_to == other && outside.send_block == step.send_block;
}

static int64_t try_large(void) {
  uint64_t state = 20260725;
  int64_t wrong = 0;
  for (int32_t trial = 0; trial < TRIALS; trial++) {
    int32_t ranks =
        (int32_t)(2 + next(&state) % ((uint64_t)INT32_MAX - 1) % (1u << (2 + trial % 30)));
    int32_t rank = (int32_t)(next(&state) % (uint64_t)ranks);
    int32_t blocks = (int32_t)(1 + next(&state) % 400);
    int64_t x = (int64_t)(1 + next(&state) % (uint64_t)dodona_cube_steps(ranks, blocks));
    wrong += !told_right(ranks, blocks, rank, x) && !differ(ranks, blocks, "step of rank", rank, x);
    wrong += !told_right(INT32_MAX, blocks, rank, x) &&
             !differ(INT32_MAX, blocks, "step of rank", rank, x);
  }
  return wrong;
}

int main(void) {
  row_list list = {NULL, 0, 0};
  int64_t cases = 0;
  int64_t agreed = 0;
  int64_t other = 0;
  int64_t broken = 0;
  int64_t turned = 0;
  int64_t backwards = 0;
  for (int32_t ranks = 1; ranks <= RANKS; ranks++)
    for (int32_t blocks = 1; blocks <= most_blocks(ranks); blocks++, cases++) {
      broken += !broadcasts(ranks, blocks, &list);
      if (2 <= ranks && ranks <= OBVIOUS && (blocks <= 3 || blocks % 4 == ranks % 4)) {
        agreed++;
        other += !run_agrees(ranks, blocks);
      }
      if (ranks <= BACKWARDS || (ranks & (ranks - 1)) == 0) {
        turned++;
        backwards += !reduces(ranks, blocks, &list);
      }
    }
  free_rows(&list);
  result("steps, arrivals and senders are the obvious ones", "cube", 0, agreed, other);
  result("broadcasts in as many steps as the bound", "cube", 0, cases, broken);
  result("backwards: reductions", "cube", 0, turned, backwards);
  result("of many ranks one, in one step", "cube", 0, 2 * (int64_t)TRIALS, try_large());
  return results();
}
