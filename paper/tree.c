/* Small plans for the drawing programs. */
#include "paper/tree.h"
#include "ref/advice/planner_fractional.h"
#include "ref/trees/tree.h"

#include <stdio.h>
#include <stdlib.h>

void tree_make(tree *tree, int32_t ranks, int32_t group, int32_t blocks) {
  static uint32_t table[4 * TREE_RANKS];
  dodona_tree_request request = {DODONA_FRACTIONAL, ranks, 0, blocks, group, {1, 1, 0, 1}};
  if (ranks > TREE_RANKS ||
      dodona_tree_make(request, table, sizeof table / sizeof *table, &tree->plan) != DODONA_OK) {
    fprintf(stderr, "no tree of %d ranks in groups of %d\n", (int)ranks, (int)group);
    exit(2);
  }
  for (int32_t v = 0; v < ranks; v++)
    tree->place[v] = dodona_tree_place_of(&tree->plan, table, v);
}

void tree_make_postal(tree *tree, int32_t algorithm, int32_t ranks, dodona_rule rule) {
  dodona_tree_request request = {algorithm, ranks, 0, 1, 1, rule};
  if (ranks > TREE_RANKS ||
      dodona_tree_make(request, tree->reach, TREE_REACH, &tree->plan) != DODONA_OK) {
    fprintf(stderr, "no postal tree of %d ranks\n", (int)ranks);
    exit(2);
  }
  for (int32_t v = 0; v < ranks; v++)
    tree->place[v] = dodona_tree_place_of(&tree->plan, tree->reach, v);
}

void tree_make_two(tree *tree, int32_t algorithm, int32_t ranks) {
  dodona_tree_request request = {algorithm, ranks, 0, 2, 1, {1, 1, 0, 1}};
  if (ranks > TREE_RANKS || dodona_tree_make(request, NULL, 0, &tree->plan) != DODONA_OK) {
    fprintf(stderr, "no two trees of %d ranks\n", (int)ranks);
    exit(2);
  }
  for (int32_t v = 0; v < ranks; v++)
    tree->place[v] = dodona_tree_place_of(&tree->plan, NULL, v);
}

int32_t tree_capacity(int32_t group, int32_t depth) {
  int32_t ranks = 1;
  while (dodona_planner_depth(ranks + 1, group) <= depth)
    ranks++;
  return ranks;
}

int64_t tree_first_active(const tree *tree, int32_t from, int32_t to) {
  for (int64_t x = 1; x <= dodona_tree_steps(&tree->plan); x++)
    if (dodona_tree_step_at(&tree->plan, &tree->place[from], x).send_to == to)
      return x;
  return 0;
}

int32_t argument(int argc, char **argv, int which, int32_t low, int32_t high) {
  char *end = NULL;
  long value = which < argc ? strtol(argv[which], &end, 10) : 0;
  if (which >= argc || end == argv[which] || *end != '\0' || value < low || value > high) {
    fprintf(stderr, "%s: argument %d must be a whole number from %d to %d\n", argv[0], which,
            (int)low, (int)high);
    exit(2);
  }
  return (int32_t)value;
}
