/* Describes the tree of groups on a square of n x n submeshes, n a power of two: an H-tree, and below its
   leaves the groups that it leaves over. Everything follows from the binary digits of row and column.
   htree_kind.c draws it. Source: Sanders and Sibeyn, section 4 (meshes) and figure 4: they fix the H-tree,
   its leaves and their 2 x 2 blocks. Which successor is down and where heads stand is our choice. */
#ifndef DODONA_ALGORITHMS_GROUPS_HTREE_GROUP_H
#define DODONA_ALGORITHMS_GROUPS_HTREE_GROUP_H

#include "ref/algorithms/groups/htree_kind.h"
#include "spec/algorithms/htree_depth.h"
#include "spec/algorithms/htree_tree.h"

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

/*@
  predicate AboveHtree(integer n, dodona_submesh at, dodona_submesh above) =
    HtreeAbove(n, at.row, at.column, above.row, above.column);

  // The group is one edge further from the root than the group above, and one right edge further if it is a
  // right successor.
  predicate EdgeHtree(integer n, dodona_submesh at, dodona_submesh above, integer turns) =
    above.row != -1 ==> EdgeBelow(n, above.row, above.column, at.row, at.column, turns);

  predicate BelowHtree(integer n, dodona_submesh below) = HtreeBelow(n, below.row, below.column);

  // The group is fed by `above`, and feeds `down` and `right`.
  predicate UpHtree(integer n, dodona_submesh at, dodona_submesh above, integer turns) =
    above.row == UpRow(n, at.row, at.column) && above.column == UpColumn(n, at.row, at.column) &&
    turns == UpTurns(n, at.row, at.column);
  predicate DownHtree(integer n, dodona_submesh at, dodona_submesh down) =
    down.row == DownRow(n, at.row, at.column) && down.column == DownColumn(n, at.row, at.column);
  predicate RightHtree(integer n, dodona_submesh at, dodona_submesh right) =
    right.row == RightRow(n, at.row, at.column) && right.column == RightColumn(n, at.row, at.column);
*/

/* Returns the group of submesh `at` of `side` x `side`. `flips` is 1 if a snake ends in another row than it
   starts in, that is if a submesh has an odd number of columns; else 0. O(log side). */
/*@ requires side: IsSide(side) && InHtree(side, at);
    requires flips: 0 <= flips <= 1;
    terminates \true;
    assigns \nothing;
    ensures kind: \result.kind == GroupKind(side, at.row, at.column);
    ensures east: \result.east == HeadEast(side, at.row, at.column);
    ensures south: \result.south == HeadSouth(side, flips, at.row, at.column);
    ensures heads: 0 <= \result.east <= 1 && 0 <= \result.south <= 1;
    ensures turns: 0 <= \result.turns <= 1;
    ensures above: AboveHtree(side, at, \result.above);
    ensures edge: EdgeHtree(side, at, \result.above, \result.turns);
    ensures down: BelowHtree(side, \result.down);
    ensures right: BelowHtree(side, \result.right);
    ensures up: UpHtree(side, at, \result.above, \result.turns);
    ensures feeds_down: DownHtree(side, at, \result.down);
    ensures feeds_right: RightHtree(side, at, \result.right);
    exits \false; */
dodona_htree_group dodona_htree_group_at(int32_t side, int32_t flips, dodona_submesh at);

#endif
