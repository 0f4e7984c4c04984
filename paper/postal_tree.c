/* postal_tree NAME RANKS LATENCY: figures 1 and 2 in TikZ. A node for each rank, at the step at whose end it has
   the message, and an edge to each rank that it sends to, labelled with the step of the message. NAME is that
   of an algorithm, LATENCY in steps. */
#include <stdio.h>
#include <string.h>

#include "paper/tree.h"
#include "ref/trees/tree.h"

static const char *const names[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) name,
    DODONA_TREE_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

/* Leaves get one column after the other; a rank stands amid its children. Returns the next free column. */
static int lay(const tree *tree, int32_t v, int column, double *columns) {
  int32_t child = dodona_tree_child(&tree->plan, &tree->place[v], 0), last = child;
  if (child == DODONA_NONE) {
    columns[v] = column;
    return column + 1;
  }
  for (int32_t k = 0, next = child; next != DODONA_NONE; k++) {
    last = next;
    column = lay(tree, next, column, columns);
    next = dodona_tree_child(&tree->plan, &tree->place[v], k + 1);
  }
  columns[v] = (columns[child] + columns[last]) / 2;
  return column;
}

static void draw(const tree *tree) {
  double columns[TREE_RANKS];
  lay(tree, 0, 0, columns);
  for (int32_t v = 0; v < tree->plan.ranks; v++) {
    long long ready = tree->place[v].postal.ready;
    printf("\\node[timed] (%d) at (%g,-%lld) {", (int)v, columns[v], ready);
    if (v > 0)
      printf("%lld", ready);
    printf("};\n");
  }
  for (int32_t v = 1; v < tree->plan.ranks; v++)
    printf("\\draw (%d) -- node[active] {%lld} (%d);\n",
           (int)dodona_tree_parent(&tree->plan, &tree->place[v], 0),
           (long long)dodona_tree_arrival(&tree->plan, &tree->place[v], 0), (int)v);
}

int main(int argc, char **argv) {
  static tree tree;
  int32_t algorithm = 0;
  int32_t ranks = argument(argc, argv, 2, 2, TREE_RANKS);
  int32_t latency = argument(argc, argv, 3, 1, 100);
  while (algorithm < DODONA_TREES && strcmp(names[algorithm], argv[1]) != 0)
    algorithm++;
  tree_make_postal(&tree, algorithm, ranks, (dodona_rule){latency, 1, 0, 1});
  draw(&tree);
  return 0;
}
