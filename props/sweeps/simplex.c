/* The direct simplex tree, exhaustive for P <= 300 and r <= 16 and on a grid to P = 4096 and r = 1000, with
   numbers of blocks that are no multiple of r: the schedule passes the checker in the simplex model and ends in
   the step that is promised; every receive agrees with the slots written out; carried out with blocking
   sends it ends, and no later; blocks are passed on within three steps in a group. */
#include "ref/algorithms/fractional/capacity.h"
#include "props/obvious/simplex.h"
#include "props/results.h"
#include "props/rows.h"
#include "ref/algorithms/simplex/step.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct tree {
  int32_t ranks;
  int32_t group;
  int32_t depth;
  dodona_simplex_place *places;
} tree;

static tree make_tree(int32_t ranks, int32_t group) {
  tree t = {ranks, group, 0, calloc((size_t)ranks, sizeof *t.places)};
  int64_t entries = dodona_capacity_entries(ranks, group);
  uint32_t *table = calloc((size_t)entries + 1, sizeof *table);
  if (t.places == NULL || table == NULL ||
      dodona_capacity_fill(ranks, group, table, entries, &t.depth) != DODONA_OK)
    abort();
  for (int32_t v = 0; v < ranks; v++)
    t.places[v] = dodona_simplex_locate(ranks, group, t.depth, table, v);
  free(table);
  return t;
}

static void rows_of_tree(const tree *t, int32_t blocks, int64_t steps, row_list *list) {
  list->count = 0;
  for (int64_t x = -2; x <= steps + 2; x++) {
    for (int32_t v = 0; v < t->ranks; v++) {
      dodona_tree_step step = dodona_simplex_direct_step(t->group, blocks, &t->places[v], x);
      if (step.send_to != DODONA_NONE)
        append_row(list, (dodona_row){x, v, DODONA_SEND, step.send_to, step.send_block});
      if (step.recv_from != DODONA_NONE)
        append_row(list, (dodona_row){x, v, DODONA_RECV, step.recv_from, step.recv_block});
    }
  }
}

typedef struct counts {
  int64_t cases, invalid, late, differ, blocked, slow;
} counts;

static int is_valid(const tree *t, int32_t blocks, int64_t steps, const row_list *list) {
  dodona_rules rules = {
      .ranks = t->ranks, .blocks = blocks, .simplex = 1, .latency = 1, .ticks = 1};
  if (list->count != 2 * (int64_t)(t->ranks - 1) * blocks)
    return 0;
  if (t->ranks > 1 && (list->rows[0].step != 1 || list->rows[list->count - 1].step != steps))
    return 0;
  return judge(&rules, list->rows, list->count).fault == DODONA_VALID;
}

static int agrees(const tree *t, int32_t blocks, int64_t steps, const row_list *list) {
  int good = 1;
  obvious_node *nodes = calloc((size_t)t->ranks, sizeof *nodes);
  obvious_transfer *heard = calloc((size_t)t->ranks * (size_t)blocks, sizeof *heard);
  if (nodes == NULL || heard == NULL)
    abort();
  obvious_fractional(t->ranks, t->group, nodes);
  good = obvious_simplex(t->ranks, t->group, blocks, nodes, heard) == steps;
  for (int64_t k = 0; k < list->count; k++) {
    const dodona_row *row = &list->rows[k];
    if (row->op != DODONA_RECV)
      continue;
    obvious_transfer expected = heard[(int64_t)row->rank * blocks + row->block];
    good = good && expected.step == row->step && expected.from == row->peer &&
           dodona_simplex_arrival(t->group, &t->places[row->rank], row->block) == row->step;
  }
  free(nodes);
  free(heard);
  return good;
}

/* Blocks that come too late: from above in more than three steps, from the left in more than 2 r + 2 after
   the head has it. */
static int64_t slow_hops(const tree *t, int32_t blocks) {
  int64_t slow = 0;
  for (int32_t v = 1; v < t->ranks; v++) {
    const dodona_simplex_place *at = &t->places[v];
    int32_t from = at->tree.feeder == DODONA_NONE ? v - 1 : at->tree.feeder;
    int64_t most = at->tree.feeder == DODONA_NONE ? 3 : 2 * (int64_t)t->group + 2;
    for (int32_t j = 0; from > 0 && j < blocks; j++) {
      int64_t hop = dodona_simplex_arrival(t->group, at, j) -
                    dodona_simplex_arrival(t->group, &t->places[from], j);
      slow += hop < 1 || hop > most;
    }
  }
  return slow;
}

static void try(const tree *t, int32_t blocks, row_list *list, counts *c) {
  int64_t steps = dodona_simplex_direct_steps(t->ranks, t->group, t->depth, blocks);
  rows_of_tree(t, blocks, steps, list);
  int64_t blocking = obvious_blocking(t->ranks, list->rows, list->count);
  int64_t most = 2 * ((int64_t)t->depth + blocks - 1) + (blocks - 1) / t->group;
  c->cases++;
  c->invalid += !is_valid(t, blocks, steps, list);
  c->late += t->ranks == 1 ? steps != 0 : steps > most || steps < most - 1;
  c->differ += !agrees(t, blocks, steps, list);
  c->blocked += blocking < 0 || blocking > steps;
  c->slow += slow_hops(t, blocks) > 0;
}

static void report(const char *which, int32_t group, const counts *c) {
  result("valid in the simplex model, and ends as promised", which, group, c->cases, c->invalid);
  result("ends in step 2 (D + s - 1) + (s - 1) div r or one before", which, group, c->cases,
         c->late);
  result("receives are those of the slots written out", which, group, c->cases, c->differ);
  result("with blocking sends it ends, and no later", which, group, c->cases, c->blocked);
  result("a hop takes one to three steps, to the right 2 r + 2", which, group, c->cases, c->slow);
}

static void sweep(int32_t group) {
  row_list list = {NULL, 0, 0};
  counts c = {0, 0, 0, 0, 0, 0};
  for (int32_t ranks = 1; ranks <= 300; ranks++) {
    tree t = make_tree(ranks, group);
    int32_t blocks[] = {1, group, 2 * group + 1 + ranks % group, 1 + ranks % 7};
    for (size_t k = 0; k < sizeof blocks / sizeof blocks[0]; k++)
      try(&t, blocks[k], &list, &c);
    free(t.places);
  }
  report("P <= 300", group, &c);
  free_rows(&list);
}

/* Larger trees and groups, few blocks. */
static void sweep_large(int32_t group) {
  static const int32_t many[] = {511, 1024, 2500, 4096};
  row_list list = {NULL, 0, 0};
  counts c = {0, 0, 0, 0, 0, 0};
  for (size_t i = 0; i < sizeof many / sizeof many[0]; i++) {
    tree t = make_tree(many[i], group);
    try(&t, 1, &list, &c);
    try(&t, group < 20 ? 2 * group + group / 2 + 1 : 23, &list, &c);
    free(t.places);
  }
  report("P to 4096", group, &c);
  free_rows(&list);
}

int main(void) {
  static const int32_t large[] = {1, 2, 3, 4, 5, 8, 17, 32, 33, 100, 1000};
  for (int32_t group = 1; group <= 16; group++)
    sweep(group);
  for (size_t i = 0; i < sizeof large / sizeof large[0]; i++)
    sweep_large(large[i]);
  return results();
}
