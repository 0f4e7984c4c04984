/* A small plan with the places of all its ranks: what the drawing programs start from. */
#ifndef DODONA_PAPER_TREE_H
#define DODONA_PAPER_TREE_H

#include <stdint.h>

#include "ref/dodona.h"

enum { TREE_RANKS = 256, TREE_REACH = 4096 };

typedef struct tree {
  dodona_tree_plan plan;
  dodona_tree_place place[TREE_RANKS];
  uint32_t reach[TREE_REACH]; /* where the places of a lambda tree point to */
} tree;

/* The tree of `ranks` <= TREE_RANKS ranks in groups of `group`; ends the program if there is none. */
void tree_make(tree *tree, int32_t ranks, int32_t group, int32_t blocks);

/* The same for a postal tree; `tree` must then stay where it is. */
void tree_make_postal(tree *tree, int32_t algorithm, int32_t ranks, dodona_rule rule);

/* The same for two trees. */
void tree_make_two(tree *tree, int32_t algorithm, int32_t ranks);

/* The most ranks that a tree of this depth has. */
int32_t tree_capacity(int32_t group, int32_t depth);

/* The first step in which `from` sends to `to`, by asking for one step after the other; 0 if never. */
int64_t tree_first_active(const tree *tree, int32_t from, int32_t to);

/* A whole number from the command line; ends the program if it is none or out of range. */
int32_t argument(int argc, char **argv, int which, int32_t low, int32_t high);

#endif
