#include "props/obvious/twotree.h"

#include <stdlib.h>

enum { NONE = -1, UNKNOWN = -1 };

static void *allocate(size_t count, size_t size) {
  void *memory = calloc(count, size);
  if (memory == NULL)
    abort();
  return memory;
}

static void clear(int32_t ranks, obvious_twig *twigs) {
  for (int32_t rank = 0; rank < ranks; rank++)
    twigs[rank] = (obvious_twig){NONE, {NONE, NONE}, UNKNOWN, UNKNOWN};
}

static void hang(obvious_twig *twigs, int32_t parent, int32_t side, int32_t child) {
  twigs[parent].child[side] = child;
  twigs[child].parent = parent;
}

/* Level by level, left to right: each comes below the first that has a free side. */
static void fill_levels(int32_t ranks, const int32_t *order, obvious_twig *twigs) {
  int32_t open = 0;
  clear(ranks, twigs);
  if (ranks > 1)
    hang(twigs, 0, 0, order[0]);
  for (int32_t i = 1; i < ranks - 1; i++) {
    if (twigs[order[open]].child[1] != NONE)
      open++;
    hang(twigs, order[open], twigs[order[open]].child[0] != NONE, order[i]);
  }
}

/* Counts from `first` by `by`, round the circle of 1 .. ranks - 1. */
static void fill_from(int32_t ranks, int32_t first, int32_t by, obvious_twig *twigs) {
  int32_t *order = allocate((size_t)ranks, sizeof *order);
  int32_t rank = first;
  for (int32_t i = 0; i < ranks - 1; i++) {
    order[i] = rank;
    rank += by;
    if (rank == ranks)
      rank = 1;
    if (rank == 0)
      rank = ranks - 1;
  }
  fill_levels(ranks, order, twigs);
  free(order);
}

void obvious_complete(int32_t ranks, int32_t tree, obvious_twig *twigs) {
  fill_from(ranks, tree == 0 ? 1 : ranks - 1, tree == 0 ? 1 : -1, twigs);
}

void obvious_turned(int32_t ranks, int32_t tree, obvious_twig *twigs) {
  fill_from(ranks, tree == 0 ? ranks / 2 + ranks % 2 : ranks / 2, tree == 0 ? 1 : -1, twigs);
}

void obvious_algorithm_1(int32_t p, int32_t tree, obvious_twig *twigs) {
  clear(p, twigs);
  twigs[0].child[0] = p == 1 ? NONE : tree == 0 ? 1 : p - 1;
  for (int32_t rank = 1; rank < p; rank++) {
    obvious_twig *at = &twigs[rank];
    if (tree == 0) {
      at->parent = rank / 2;
      if (2 * rank < p)
        at->child[0] = 2 * rank;
      if (2 * rank + 1 < p)
        at->child[1] = 2 * rank + 1;
    } else {
      at->parent = (p - (p - rank) / 2) % p;
      if (2 * rank - p > 0)
        at->child[0] = 2 * rank - p;
      if (2 * rank - p - 1 > 0)
        at->child[1] = 2 * rank - p - 1;
    }
  }
}

/* Draws the search tree of `count` ranks from `first` on: on top the one after the largest full tree
   that is not more than half of all. */
static int32_t draw(int32_t first, int32_t count, obvious_twig *twigs) {
  int32_t full = 0;
  if (count == 0)
    return NONE;
  while (2 * full + 1 < count)
    full = 2 * full + 1;
  int32_t top = first + full;
  int32_t left = draw(first, full, twigs);
  int32_t right = draw(top + 1, count - full - 1, twigs);
  if (left != NONE)
    hang(twigs, top, 0, left);
  if (right != NONE)
    hang(twigs, top, 1, right);
  return top;
}

void obvious_inorder(int32_t ranks, int32_t tree, obvious_twig *twigs) {
  int32_t even = (ranks - 1) % 2 == 0 ? ranks - 1 : ranks - 2;
  obvious_twig *drawn = allocate((size_t)ranks + 1, sizeof *drawn);
  clear(ranks, drawn);
  clear(ranks, twigs);
  if (ranks == 2)
    hang(twigs, 0, 0, 1);
  if (ranks > 2)
    hang(drawn, 0, 0, draw(1, even, drawn));
  for (int32_t rank = 1; ranks > 2 && rank <= even; rank++) {
    int32_t parent = drawn[rank].parent;
    int32_t side = drawn[parent].child[1] == rank;
    if (tree == 0)
      hang(twigs, parent, side, rank);
    else
      hang(twigs, parent == 0 ? 0 : even + 1 - parent, side, even + 1 - rank);
  }
  if (ranks > 2 && even < ranks - 1)
    hang(twigs, tree == 0 ? even : 1, 1, ranks - 1);
  free(drawn);
}

typedef struct edge {
  int32_t tree;
  int32_t rank; /* the edge into it */
} edge;

/* Gives the edge the colour, or finds that it has it; false if it has the other. */
static bool give(obvious_twig *trees[2], edge *todo, int32_t *count, edge e, int32_t colour) {
  int32_t *at = &trees[e.tree][e.rank].colour;
  if (*at == UNKNOWN) {
    *at = colour;
    todo[(*count)++] = e;
  }
  return *at == colour;
}

/* All edges that share the sender or the receiver of an edge whose colour is known. */
static bool walk(obvious_twig *trees[2], edge *todo, int32_t count) {
  while (count > 0) {
    edge at = todo[--count];
    int32_t other = 1 - trees[at.tree][at.rank].colour;
    int32_t sender = trees[at.tree][at.rank].parent;
    if (!give(trees, todo, &count, (edge){1 - at.tree, at.rank}, other))
      return false;
    for (int32_t tree = 0; tree < 2; tree++)
      for (int32_t side = 0; side < 2; side++) {
        edge next = {tree, trees[tree][sender].child[side]};
        if (next.rank != NONE && (next.rank != at.rank || next.tree != at.tree) &&
            !give(trees, todo, &count, next, other))
          return false;
      }
  }
  return true;
}

int32_t obvious_colours(int32_t ranks, obvious_twig *trees[2]) {
  edge *todo = allocate(2 * (size_t)ranks, sizeof *todo);
  int32_t walks = 0;
  bool good = true;
  for (int32_t i = 0; good && i < ranks; i++) {
    edge begin = {0, i == 0 ? trees[0][0].child[0] : i};
    int32_t count = 0;
    if (begin.rank == NONE || trees[0][begin.rank].colour != UNKNOWN)
      continue;
    walks++;
    give(trees, todo, &count, begin, 1);
    good = walk(trees, todo, count);
  }
  free(todo);
  return good ? walks : -1;
}

int32_t obvious_starts(int32_t ranks, obvious_twig *twigs) {
  int32_t *queue = allocate((size_t)ranks, sizeof *queue);
  int32_t end = 1;
  int32_t last = 0;
  twigs[0].start = 0;
  for (int32_t i = 0; i < end; i++) {
    obvious_twig *at = &twigs[queue[i]];
    for (int32_t side = 0; side < 2; side++) {
      if (at->child[side] == NONE)
        continue;
      obvious_twig *below = &twigs[at->child[side]];
      below->start = at->start + 1;
      while (below->start % 2 != below->colour)
        below->start++;
      last = last < below->start ? below->start : last;
      queue[end++] = at->child[side];
    }
  }
  free(queue);
  return last;
}
