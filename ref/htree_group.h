/* The tree of groups on a square of n x n submeshes, n a power of two: an H-tree, and what it leaves over
   below its leaves. Everything is read off the binary digits of row and column. htree_group.c draws it.
   Source: Sanders and Sibeyn, section 4 (meshes) and figure 4, which fix the H-tree, its leaves and their
   2 x 2 blocks; which successor is down and where heads stand is chosen here. */
#ifndef DODONA_HTREE_GROUP_H
#define DODONA_HTREE_GROUP_H

#include "types.h"

/* A submesh by its row and column among the submeshes, 0 .. n - 1; both DODONA_NONE if there is none. */
typedef struct dodona_submesh {
  int32_t row;
  int32_t column;
} dodona_submesh;

/* What a group is in the tree. */
typedef enum dodona_htree_kind {
  DODONA_HTREE_CROSS,   /* the centre of an H: its successors are west and east */
  DODONA_HTREE_BAR,     /* the middle of an upright: they are north and south */
  DODONA_HTREE_LEAF,    /* of the H-tree, in the north-west of a block of 2 x 2 */
  DODONA_HTREE_EAST,    /* left over in the block, east of its leaf */
  DODONA_HTREE_SOUTH,   /* south of it */
  DODONA_HTREE_DIAGONAL /* south-east of it */
} dodona_htree_kind;

/* A group and its neighbours in the tree. */
typedef struct dodona_htree_group {
  int32_t kind;  /* a dodona_htree_kind */
  int32_t east;  /* 1: the head stands in the last column of the submesh; 0: in the first */
  int32_t south; /* 1: in its last row; 0: in its first */
  int32_t turns; /* 1: it is the right successor of the one above; 0: the down one, or the root */
  dodona_submesh above; /* none at the root */
  dodona_submesh down;
  dodona_submesh right;
} dodona_htree_group;

/* The largest power of two that divides x >= 1. O(log x). */
int32_t dodona_htree_low(int32_t x);

/* The group of submesh `at` of `side` x `side`; `flips`: 1 if a snake ends in the other row than it starts
   in, that is if a submesh has an odd number of columns; else 0. O(log side). */
dodona_htree_group dodona_htree_group_at(int32_t side, int32_t flips, dodona_submesh at);

#endif
