/* The obvious O(P) constructions that two trees are compared with: drawn, coloured and timed from the words
   of the paper of TwoTreeC and of what it says of TwoTreeS, with no closed form of any kind. */
#ifndef DODONA_PROPS_OBVIOUS_TWOTREE_H
#define DODONA_PROPS_OBVIOUS_TWOTREE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A rank in one tree. Children are left and right as drawn, -1: none; rank 0 has one child, on the left. */
typedef struct obvious_twig {
  int32_t parent; /* -1: rank 0 */
  int32_t child[2];
  int32_t colour; /* of the edge from its parent, 0 or 1 */
  int32_t start;  /* the step in which it receives the tree's first block */
} obvious_twig;

/* Section 3: tree 0 numbered level by level, left to right, with increasing ranks from 1, tree 1 with
   decreasing ones from ranks - 1. */
void obvious_complete(int32_t ranks, int32_t tree, obvious_twig *twigs);

/* Algorithm 1 as it is printed, rank by rank. */
void obvious_algorithm_1(int32_t ranks, int32_t tree, obvious_twig *twigs);

/* Section 4.3.1: the same, circular in 1 .. ranks - 1, increasing from the upper half of ranks / 2 in tree
   0, decreasing from the lower half in tree 1. */
void obvious_turned(int32_t ranks, int32_t tree, obvious_twig *twigs);

/* TwoTreeS: a search tree numbered in order as it is drawn, and its mirror image; of an odd number of
   ranks beside the root the last one is added under the last and the first of the others. */
void obvious_inorder(int32_t ranks, int32_t tree, obvious_twig *twigs);

/* Colours the edges of both trees so that no rank receives in one colour twice or sends in one colour
   twice, walking from edge to edge; the root's edge in tree 0 has colour 1. Returns how many edges a
   walk had to begin at, or -1 if there is no such colouring. */
int32_t obvious_colours(int32_t ranks, obvious_twig *trees[2]);

/* The start of every rank: the first step after its parent's of the colour of its edge (1: odd), the
   root's being 0. Returns the last of them. */
int32_t obvious_starts(int32_t ranks, obvious_twig *twigs);

#ifdef __cplusplus
}
#endif

#endif
