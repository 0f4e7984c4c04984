/* numbers: every number that the text quotes, as \datum{name}{value}. */
#include <math.h>
#include <stdio.h>

#include "ref/dodona.h"
#include "ref/advice/planner_fractional.h"
#include "ref/trees/tree.h"
#include "paper/print.h"
#include "paper/speedup.h"
#include "paper/tree.h"

/* The paper's performance example: P = 1024, k/t = 4096. */
static void example(void) {
  dodona_cost cost = {1024, 4096e6, 1, 1e-6, 0};
  const dodona_pipeline closed = dodona_planner_pipeline_closed(&cost, 0, INT32_MAX);
  const dodona_pipeline best = dodona_planner_pipeline(&cost, 0, INT32_MAX);
  double blocks = 0;
  double least = HUGE_VAL;
  int32_t robust = 1;
  for (int32_t group = 1; group < cost.ranks; group++) {
    int32_t depth = dodona_planner_depth(cost.ranks, group);
    double time = dodona_planner_real_time(&cost, group, depth, &blocks);
    robust = time < least ? group : robust;
    least = fmin(time, least);
  }
  print_datum("closed r", closed.group);
  print_datum("closed d", closed.depth - 1);
  print_datum("closed s", closed.blocks);
  print_real("closed T", 4, closed.time / 4096);
  print_real("closed d0", 2, (closed.depth - 1) / (closed.group + 1.0));
  int32_t depth = dodona_planner_depth(cost.ranks, robust);
  double time = dodona_planner_real_time(&cost, robust, depth, &blocks);
  print_datum("best r", robust);
  print_datum("best d", depth - 1);
  print_datum("best s", lround(blocks));
  print_real("best T", 4, time / 4096);
  print_real("best gain", 2, 100 * (1 - time / closed.time));
  print_datum("exact r", best.group);
  print_datum("exact d", best.depth - 1);
  print_datum("exact s", best.blocks);
  print_datum("exact steps", best.steps);
  print_real("exact T", 4, best.time / 4096);
  print_real("exact bound", 4, (4096 + cost.startup * dodona_log2_ceil(cost.ranks)) / 4096);
}

/* Figure 3 where it peaks, and on a grid of quarter octaves. */
static void peaks(void) {
  static const int32_t ranks[] = {64, 1024, 16384};
  static speedup_trees trees;
  for (int i = 0; i < 3; i++) {
    char name[32];
    speedup_prepare(&trees, ranks[i]);
    double ratio = speedup_crossing(&trees);
    speedup peak = speedup_formula(&trees, ratio);
    speedup exact = speedup_exact(&trees, ratio);
    snprintf(name, sizeof name, "peak %d", (int)ranks[i]);
    print_real(name, 3, peak.factor);
    snprintf(name, sizeof name, "peak ratio %d", (int)ranks[i]);
    print_datum(name, lround(ratio));
    snprintf(name, sizeof name, "peak group %d", (int)ranks[i]);
    print_datum(name, peak.group);
    snprintf(name, sizeof name, "peak exact %d", (int)ranks[i]);
    print_real(name, 3, exact.factor);
  }
}

/* (2) with the printed s = sqrt(2 k d / t) and with the s that the printed result belongs to. */
static void binary_blocks(void) {
  double ratio = 4096;
  double d = dodona_planner_depth(1024, 1) - 1;
  double printed = sqrt(2 * ratio * d);
  double right = sqrt(ratio * d / 2);
  print_real("binary d", 0, d);
  print_real("binary s printed", 0, printed);
  print_real("binary s right", 0, right);
  print_real("binary T printed", 3, (d + 2 * printed) * (1 / ratio + 1 / printed));
  print_real("binary T right", 3, (d + 2 * right) * (1 / ratio + 1 / right));
}

/* (6): the printed s and value, for P = 1024, k/t = 4096 and for P = 2, k = t. */
static void pipelined_bound(void) {
  double ratio = 4096, log_ranks = 10;
  double printed = sqrt(ratio / log_ranks);
  double right = sqrt(ratio * log_ranks);
  int64_t value = 0, bound = 0;
  print_real("bound s printed", 0, printed);
  print_real("bound s right", 0, right);
  print_real("bound T printed", 3, (printed - 1 + log_ranks) * (1 / ratio + 1 / printed));
  print_real("bound T right", 3, (right - 1 + log_ranks) * (1 / ratio + 1 / right));
  if (dodona_printed_pipelined(2, 1, 1, &value) == DODONA_OK)
    print_datum("bound pair printed", value);
  if (dodona_bound_pipelined(2, 1, 1, &bound) == DODONA_OK)
    print_datum("bound pair right", bound);
}

/* The last step of a plan, found by asking every rank for every step; s = 3 r. */
static void last_steps(void) {
  static tree tree;
  int64_t last = 0;
  tree_make(&tree, tree_capacity(3, 9), 3, 9);
  for (int64_t x = 1; x <= 2 * dodona_tree_steps(&tree.plan); x++)
    for (int32_t v = 0; v < tree.plan.ranks; v++)
      if (dodona_tree_step_at(&tree.plan, &tree.place[v], x).recv_block != DODONA_NONE)
        last = x;
  print_datum("length P", tree.plan.ranks);
  print_datum("length r", tree.plan.group);
  print_datum("length s", tree.plan.blocks);
  print_datum("length d", tree.plan.depth - 1);
  print_datum("length exact", last);
  print_datum("length paper", tree.plan.depth - 1 + tree.plan.blocks + tree.plan.blocks / 3);
}

int main(void) {
  print_datum("figure 1 a", tree_capacity(1, 5));
  print_datum("figure 1 a below", tree_capacity(1, 4));
  print_datum("figure 1 b", tree_capacity(2, 5));
  print_datum("figure 1 c", tree_capacity(3, 5));
  print_datum("figure 1 d", tree_capacity(INT32_MAX, 5));
  example();
  peaks();
  binary_blocks();
  pipelined_bound();
  last_steps();
  return 0;
}
