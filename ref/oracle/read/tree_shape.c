/* One walk from the root. */
#include "ref/oracle/read/rows_add.h"
#include "ref/oracle/read/tree_growing.h"

#include <stdlib.h>
#include <string.h>

/* Both ends of an edge agree; one rank has no parent. */
static int agree(oracle_growing *g) {
  oracle_tree_file *tree = g->tree;
  int64_t edges = 0;
  for (int32_t r = 0; r < tree->ranks; r++) {
    const int32_t parent = tree->parents[r];
    if (parent == ORACLE_PARENT_UNKNOWN)
      return oracle_growing_fail(g, ORACLE_NO, "rank %d is not there", r);
    if (parent >= tree->ranks)
      return oracle_growing_fail(g, ORACLE_NO, "rank %d has parent %d, but the ranks are 0 .. %d",
                                 r, parent, tree->ranks - 1);
    if (parent == ORACLE_NOBODY && tree->root != ORACLE_NOBODY)
      return oracle_growing_fail(g, ORACLE_NO, "ranks %d and %d have no parent", tree->root, r);
    if (parent == ORACLE_NOBODY)
      tree->root = r;
    edges += parent != ORACLE_NOBODY;
  }
  if (tree->root == ORACLE_NOBODY)
    return oracle_growing_fail(g, ORACLE_NO, "every rank has a parent");
  for (int64_t k = 0; k < g->count; k++)
    if (g->lists && tree->parents[g->listed[k][1]] != g->listed[k][0])
      return oracle_growing_fail(g, ORACLE_NO,
                                 "rank %d has rank %d as a child, whose parent is rank %d",
                                 g->listed[k][0], g->listed[k][1], tree->parents[g->listed[k][1]]);
  return g->lists && g->count > edges
             ? oracle_growing_fail(g, ORACLE_NO, "a rank has a child twice")
             : ORACLE_YES;
}

/* The children of each rank, in the order of the text. */
static int hang(oracle_growing *g) {
  oracle_tree_file *tree = g->tree;
  int64_t *next = calloc((size_t)tree->ranks + 1, sizeof *next);
  uint8_t *seen = calloc((size_t)tree->ranks, 1);
  tree->edges = malloc((size_t)(g->count + 1) * sizeof *tree->edges);
  if (tree->edges == NULL || next == NULL || seen == NULL) {
    free(next);
    free(seen);
    return oracle_growing_no_memory(g);
  }
  for (int64_t k = 0; k < g->count; k++)
    if (g->listed[k][0] != ORACLE_NOBODY)
      tree->begin[g->listed[k][0] + 1]++;
  for (int32_t r = 0; r < tree->ranks; r++) {
    const int64_t children = tree->begin[r + 1];
    tree->most = children > tree->most ? (int32_t)children : tree->most;
    tree->begin[r + 1] += tree->begin[r];
    next[r] = tree->begin[r];
  }
  for (int64_t k = 0; k < g->count; k++)
    if (g->listed[k][0] != ORACLE_NOBODY) {
      tree->edges[next[g->listed[k][0]]++] = g->listed[k][1];
      seen[g->listed[k][1]] = 1;
    }
  int32_t lost = 0;
  while (lost < tree->ranks && (seen[lost] || lost == tree->root))
    lost++;
  free(next);
  free(seen);
  return lost == tree->ranks
             ? ORACLE_YES
             : oracle_growing_fail(g, ORACLE_NO,
                                   "rank %d has parent %d, which does not have it as a child", lost,
                                   tree->parents[lost]);
}

/* The ranks from the root on, parents first; NULL if there is no memory. Stores how many are reached. */
static int32_t *walk(const oracle_tree_file *tree, int32_t *reached) {
  int32_t *order = malloc((size_t)tree->ranks * sizeof *order);
  int32_t count = 0;
  if (order != NULL)
    order[count++] = tree->root;
  for (int32_t k = 0; k < count; k++)
    for (int64_t e = tree->begin[order[k]]; e < tree->begin[order[k] + 1]; e++)
      order[count++] = tree->edges[e];
  *reached = count;
  return order;
}

static int measure(oracle_growing *g) {
  oracle_tree_file *tree = g->tree;
  int32_t reached = 0;
  int32_t *order = walk(tree, &reached);
  int32_t *depths = calloc((size_t)tree->ranks, sizeof *depths);
  int status = order == NULL || depths == NULL ? oracle_growing_no_memory(g) : ORACLE_YES;
  for (int32_t k = 1; status == ORACLE_YES && k < reached; k++) {
    depths[order[k]] = depths[tree->parents[order[k]]] + 1;
    tree->depth = depths[order[k]] > tree->depth ? depths[order[k]] : tree->depth;
  }
  for (int32_t r = 0; status == ORACLE_YES && reached < tree->ranks && r < tree->ranks; r++)
    if (r != tree->root && depths[r] == 0)
      status = oracle_growing_fail(g, ORACLE_NO,
                                   "rank %d is in a circle that the root does not reach", r);
  free(order);
  free(depths);
  return status;
}

int oracle_growing_shape(oracle_growing *g) {
  int status = agree(g);
  if (status == ORACLE_YES)
    status = hang(g);
  return status == ORACLE_YES ? measure(g) : status;
}

/* In which step a rank can send a block at the earliest, and when its port is free. */
static bool send_all(const oracle_tree_file *tree, int32_t blocks, const int32_t *order,
                     int64_t *arrived, oracle_rows *rows) {
  for (int32_t k = 0; k < tree->ranks; k++) {
    const int32_t from = order[k];
    int64_t free_from = 0;
    for (int32_t b = 0; b < blocks; b++)
      for (int64_t e = tree->begin[from]; e < tree->begin[from + 1]; e++) {
        const int32_t to = tree->edges[e];
        const int64_t held = from == tree->root ? 0 : arrived[(int64_t)from * blocks + b];
        const int64_t step = held > free_from ? held : free_from;
        const dodona_row send = {step, from, DODONA_SEND, to, b};
        const dodona_row receive = {step, to, DODONA_RECV, from, b};
        free_from = arrived[(int64_t)to * blocks + b] = step + 1;
        if (!oracle_rows_add_both(rows, send, receive, to + (int64_t)1))
          return false;
      }
  }
  return true;
}

bool oracle_tree_rows(const oracle_tree_file *tree, int32_t blocks, oracle_rows *rows) {
  int32_t reached = 0;
  int32_t *order = walk(tree, &reached);
  int64_t *arrived = calloc((size_t)tree->ranks * (size_t)blocks, sizeof *arrived);
  memset(rows, 0, sizeof *rows);
  const bool good = order != NULL && arrived != NULL &&
                    send_all(tree, blocks, order, arrived, rows) && oracle_rows_sort(rows);
  free(order);
  free(arrived);
  if (!good)
    oracle_rows_free(rows);
  return good;
}
