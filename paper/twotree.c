/* twotree NAME RANKS TREE: one tree, 1 or 2, of an algorithm with two, in TikZ. Columns follow the in-order
   traversal; the root is above its only child. An edge is solid if its blocks pass it in odd steps, else dashed, and
   carries the step of the first. */
#include <stdio.h>
#include <string.h>

#include "paper/tree.h"
#include "ref/algorithms/twotree/heap.h"

static const char *const names[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) name,
    DODONA_TREE_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static const dodona_pair_place *at(const tree *tree, int32_t which, int32_t v) {
  return which == 0 ? &tree->place[v].twotree.even : &tree->place[v].twotree.odd;
}

/* Left is the lower number in an in-order tree, the even heap position in a complete one. */
static int is_left(const tree *tree, int32_t which, int32_t v, int32_t child) {
  int32_t pair = tree->plan.variant;
  if (pair == DODONA_INORDER)
    return child < v;
  return dodona_heap_index(pair, tree->plan.ranks, which, child) % 2 == 0;
}

/* Draws what is below v and v itself from `column` on; the next free one. columns[v] is v's. */
static int draw(const tree *tree, int32_t which, int32_t v, int depth, int column, int *columns) {
  const int32_t children[] = {at(tree, which, v)->early, at(tree, which, v)->late};
  for (int k = 0; k < 2; k++)
    if (children[k] != DODONA_NONE && (v == 0 || is_left(tree, which, v, children[k])))
      column = draw(tree, which, children[k], depth + 1, column, columns);
  columns[v] = v == 0 ? columns[children[0]] : column++;
  printf("\\node[member] (%d) at (%d,-%d) {%d};\n", (int)v, columns[v], depth, (int)v);
  for (int k = 0; k < 2; k++)
    if (children[k] != DODONA_NONE && v != 0 && !is_left(tree, which, v, children[k]))
      column = draw(tree, which, children[k], depth + 1, column, columns);
  for (int k = 0; k < 2; k++)
    if (children[k] != DODONA_NONE) {
      int start = (int)at(tree, which, children[k])->start;
      printf("\\draw[%s] (%d) -- node[active] {%d} (%d);\n",
             start % 2 == 1 ? "down edge" : "right edge", (int)v, start, (int)children[k]);
    }
  return column;
}

int main(int argc, char **argv) {
  static tree tree;
  int columns[TREE_RANKS];
  int32_t ranks = argument(argc, argv, 2, 2, TREE_RANKS);
  int32_t which = argument(argc, argv, 3, 1, 2) - 1;
  int32_t algorithm = DODONA_TWOTREE_C;
  while (algorithm < DODONA_TREES && strcmp(names[algorithm], argv[1]) != 0)
    algorithm++;
  if (dodona_row_family(algorithm) != DODONA_FAMILY_TWOTREE) {
    fprintf(stderr, "%s: argument 1 must be an algorithm with two trees\n", argv[0]);
    return 2;
  }
  tree_make_two(&tree, algorithm, ranks);
  draw(&tree, which, 0, 0, 0, columns);
  return 0;
}
