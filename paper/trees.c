/* trees DEPTH GROUP...: figure 1 a-d in TikZ. For each group size (0: one chain) the largest
   fractional tree of that depth: a node for each rank, at the step of its first block; an edge for
   each pair that talks, labelled with the first step in which it does. */
#include <stdio.h>

#include "paper/tree.h"
#include "ref/trees/tree.h"

/* Columns for the subtree of `head`, its first chain straight down in `column`; the next free one.
   Right subtrees go right of it, those of the lowest group first, so that no edges cross. */
static int lay(const tree *tree, int32_t head, int column, int *columns) {
  int32_t chain[TREE_RANKS];
  int length = 0;
  int free = column + 1;
  for (int32_t v = head; v != DODONA_NONE; v = tree->place[v].fractional.down) {
    columns[v] = column;
    chain[length++] = v;
  }
  while (length-- > 0) {
    const dodona_fractional_place *at = &tree->place[chain[length]].fractional;
    if (at->member == 0 && at->right != DODONA_NONE)
      free = lay(tree, at->right, free, columns);
  }
  return free;
}

static void draw(const tree *tree, int32_t group) {
  int columns[TREE_RANKS];
  const dodona_tree_place *place = tree->place;
  int spread = group == 1 ? 1 : 2; /* room for the edges of a whole group */
  lay(tree, 0, 0, columns);
  for (int32_t v = 0; v < tree->plan.ranks; v++)
    printf("\\node[rank%s] (%d) at (%d,-%lld) {};\n",
           place[v].fractional.member == 0 ? ",head" : "", (int)v, columns[v] * spread,
           (long long)dodona_tree_arrival(&tree->plan, &place[v], 0));
  for (int32_t v = 0; v < tree->plan.ranks; v++) {
    int32_t child = 0;
    for (int32_t k = 0; (child = dodona_tree_child(&tree->plan, &place[v], k)) != DODONA_NONE; k++)
      printf("\\draw[%s] (%d) -- node[active%s] {%lld} (%d);\n",
             place[child].fractional.feeder != DODONA_NONE ? "right edge" : "down edge", (int)v,
             group > 1 && place[child].fractional.feeder != DODONA_NONE ? ",near start" : "",
             (long long)tree_first_active(tree, v, child), (int)child);
  }
}

int main(int argc, char **argv) {
  int32_t depth = argument(argc, argv, 1, 1, 9);
  for (int i = 2; i < argc; i++) {
    static tree tree;
    int32_t given = argument(argc, argv, i, 0, TREE_RANKS);
    int32_t group = given == 0 ? INT32_MAX : given;
    tree_make(&tree, tree_capacity(group, depth), group, given == 0 ? 1 : 2 * given);
    printf("\\begin{fractionaltree}{%c}{", 'a' + i - 2);
    if (given == 0)
      printf("\\infty");
    else
      printf("%d", (int)given);
    printf("}{%d}\n", (int)tree.plan.ranks);
    draw(&tree, given);
    printf("\\end{fractionaltree}\n");
  }
  return 0;
}
