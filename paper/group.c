/* group RANKS GROUP drawing|slots: figure 1 e. The group below the root's, which has both
   successors: who feeds whom and when first, in TikZ; or what each member does in each step, as rows
   of a table. Steps count from the arrival of the head's first block. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "paper/tree.h"
#include "ref/trees/tree.h"

static void edge(const tree *tree, int32_t from, int32_t to, int64_t zero, const char *style,
                 const char *from_name, const char *to_name) {
  printf("\\draw[%s] (%s) -- node[active] {%lld} (%s);\n", style, from_name,
         (long long)(tree_first_active(tree, from, to) - zero), to_name);
}

static void drawing(const tree *tree, int32_t head, int64_t zero) {
  const dodona_fractional_place *at = &tree->place[head].fractional;
  int32_t group = tree->plan.group;
  char name[16], next[16];
  printf("\\node[outside] (in) at (0,1) {predecessor};\n");
  printf("\\node[outside] (down) at (0,%d) {head of the down successor};\n", -(int)group);
  printf("\\node[outside,anchor=west] (right) at (2.6,%d) {head of the right successor};\n",
         -(int)group / 2);
  for (int32_t i = 0; i < group; i++)
    printf("\\node[member] (m%d) at (0,%d) {%d};\n", (int)i, -(int)i, (int)i);
  edge(tree, dodona_tree_parent(&tree->plan, &tree->place[head], 0), head, zero, "down edge", "in",
       "m0");
  for (int32_t i = 0; i < group; i++) {
    snprintf(name, sizeof name, "m%d", (int)i);
    snprintf(next, sizeof next, "m%d", (int)i + 1);
    edge(tree, head + i, tree->place[head + i].fractional.down, zero, "down edge", name,
         i + 1 < group ? next : "down");
    edge(tree, head + i, at->right, zero, "right edge", name, "right.west");
  }
}

/* One cell: \slot{block received}{block sent and an arrow to where}. */
static void slot(const tree *tree, int32_t rank, int64_t x) {
  dodona_tree_step step = dodona_tree_step_at(&tree->plan, &tree->place[rank], x);
  printf(" & \\slot{");
  if (step.recv_block != DODONA_NONE)
    printf("%d", (int)step.recv_block);
  printf("}{");
  if (step.send_block != DODONA_NONE)
    printf("\\%s{%d}", step.send_to == tree->place[rank].fractional.right ? "toright" : "todown",
           (int)step.send_block);
  printf("}");
}

static void slots(const tree *tree, int32_t head, int64_t zero) {
  int32_t group = tree->plan.group;
  int64_t last = 3 * ((int64_t)group + 1) + group - 1;
  printf("\\begin{tabular}{r*{%lld}{c}}\n\\toprule\nmember", (long long)last + 1);
  for (int64_t y = 0; y <= last; y++)
    printf(" & %lld", (long long)y);
  printf(" \\\\\n\\midrule\n");
  for (int32_t i = 0; i < group; i++) {
    printf("%d", (int)i);
    for (int64_t y = 0; y <= last; y++)
      slot(tree, head + i, zero + y);
    printf(" \\\\\n%s", i + 1 < group ? "\\addlinespace\n" : "");
  }
  printf("\\bottomrule\n\\end{tabular}\n");
}

int main(int argc, char **argv) {
  static tree tree;
  int32_t ranks = argument(argc, argv, 1, 1, TREE_RANKS);
  int32_t group = argument(argc, argv, 2, 1, ranks);
  tree_make(&tree, ranks, group, 3 * group);
  int32_t head = group;
  const dodona_fractional_place *at = &tree.place[head].fractional;
  if (ranks <= group || at->member != 0 || at->right == DODONA_NONE || argc != 4) {
    fprintf(stderr, "usage: %s RANKS GROUP drawing|slots, of a tree with two full levels\n",
            argv[0]);
    return 2;
  }
  if (strcmp(argv[3], "drawing") == 0)
    drawing(&tree, head, at->arrival);
  else
    slots(&tree, head, at->arrival);
  return 0;
}
