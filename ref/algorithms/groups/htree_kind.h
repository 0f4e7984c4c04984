/* Says which group of an H-tree stands at a submesh, and which wires pass over its block, by the binary
   digits of row and column. htree_kind.c draws it. Each function takes O(1) or O(log side). Source: Sanders
   and Sibeyn, section 4 (meshes) and figure 4. */
#ifndef DODONA_ALGORITHMS_GROUPS_HTREE_KIND_H
#define DODONA_ALGORITHMS_GROUPS_HTREE_KIND_H

#include "ref/base/types.h"
#include "spec/lemmas/htree.h"

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

/*@ predicate InHtree(integer n, dodona_submesh at) = InSquare(n, at.row, at.column); */

/* Returns the largest power of two that divides x >= 1. O(log x). */
/*@ requires range: 1 <= x;
    terminates \true;
    decreases x;
    assigns \nothing;
    ensures low: \result == LowPower(x);
    ensures range: 1 <= \result <= x;
    exits \false; */
int32_t dodona_htree_low(int32_t x);

/* Returns 1 if row or column x comes after the group above it on a wire of length p, 0 if it comes before. */
/*@ requires range: 0 <= x <= 0x8000 && 1 <= p;
    terminates \true;
    assigns \nothing;
    ensures after: \result == WireAfter(x, p);
    exits \false; */
int32_t dodona_htree_after(int32_t x, int32_t p);

/* Returns the kind of the group at a submesh. */
/*@ requires side: IsSide(side) && InHtree(side, at);
    terminates \true;
    assigns \nothing;
    ensures kind: \result == GroupKind(side, at.row, at.column);
    exits \false; */
int32_t dodona_htree_kind_of(int32_t side, dodona_submesh at);

/* Returns the leaf in the block of a group. */
/*@ requires range: 0 <= at.row && 0 <= at.column;
    terminates \true;
    assigns \nothing;
    ensures leaf: \result.row == BlockOf(at.row) && \result.column == BlockOf(at.column);
    exits \false; */
dodona_submesh dodona_htree_leaf_of(dodona_submesh at);

/* Returns 1 if a wire to the east passes over the south of this leaf's block. */
/*@ requires leaf: 0 <= leaf.row <= 0x8000 && 0 <= leaf.column <= 0x8000;
    terminates \true;
    assigns \nothing;
    ensures eastward: \result == Eastward(leaf.row, leaf.column);
    exits \false; */
int32_t dodona_htree_eastward(dodona_submesh leaf);

/* Returns 1 if a wire to the south passes over the east of this leaf's block. */
/*@ requires leaf: 0 <= leaf.row <= 0x8000 && 0 <= leaf.column <= 0x8000;
    terminates \true;
    assigns \nothing;
    ensures southward: \result == Southward(leaf.row, leaf.column);
    exits \false; */
int32_t dodona_htree_southward(dodona_submesh leaf);

/* Returns 1 if SOUTH of this leaf's block is left over, 0 if it is a BAR. */
/*@ requires leaf: 0 <= leaf.row <= 0x8000 && 0 <= leaf.column <= 0x8000;
    terminates \true;
    assigns \nothing;
    ensures south: \result == HasSouth(side, leaf.row);
    exits \false; */
int32_t dodona_htree_has_south(int32_t side, dodona_submesh leaf);

#endif
