/* The neighbours of the groups of an H-tree by their rows and columns among n x n submeshes, and the places of the
   positions; ref/algorithms/groups/htree_group.c derives them. -1, -1: no such group. */
#ifndef DODONA_SPEC_ALGORITHMS_HTREE_TREE_H
#define DODONA_SPEC_ALGORITHMS_HTREE_TREE_H

#include "spec/algorithms/htree.h"

/*@
  // The group above. Recursive in name only, as all below, so that provers keep the names.
  // measure n < 0 ? 1 : 0
  logic integer UpRow(integer n, integer row, integer column) =
    n < 0 ? UpRow(0, row, column) :
    GroupKind(n, row, column) == 0 || GroupKind(n, row, column) == 2 ?
      (n <= 2 * LowPower(row + 1) ? -1 :
       WireAfter(row, LowPower(row + 1)) == 1 ? row - LowPower(row + 1) : row + LowPower(row + 1)) :
    GroupKind(n, row, column) == 1 || GroupKind(n, row, column) == 3 ? row :
    GroupKind(n, row, column) == 4 ? row - 1 :
    Eastward(BlockOf(row), BlockOf(column)) == 1 ? row - 1 :
    HasSouth(n, BlockOf(row)) == 1 ? row :
    Southward(BlockOf(row), BlockOf(column)) == 1 ? row + 1 : row - 1;

  // measure n < 0 ? 1 : 0
  logic integer UpColumn(integer n, integer row, integer column) =
    n < 0 ? UpColumn(0, row, column) :
    GroupKind(n, row, column) == 0 || GroupKind(n, row, column) == 2 ?
      (n <= 2 * LowPower(row + 1) ? -1 : column) :
    GroupKind(n, row, column) == 1 ?
      (WireAfter(column, LowPower(column + 1)) == 1 ? column - LowPower(column + 1) :
       column + LowPower(column + 1)) :
    GroupKind(n, row, column) == 3 ? column - 1 :
    GroupKind(n, row, column) == 4 ?
      (Eastward(BlockOf(row), BlockOf(column)) == 1 ? column + 1 : column) :
    Eastward(BlockOf(row), BlockOf(column)) == 0 && HasSouth(n, BlockOf(row)) == 1 ? column - 1 :
    column;

  // 1: the group is the right successor of the group above; 0: its down successor, or the root.
  // measure n < 0 ? 1 : 0
  logic integer UpTurns(integer n, integer row, integer column) =
    n < 0 ? UpTurns(0, row, column) :
    GroupKind(n, row, column) == 0 || GroupKind(n, row, column) == 2 ?
      (n <= 2 * LowPower(row + 1) ? 0 : 1 - WireAfter(row, LowPower(row + 1))) :
    GroupKind(n, row, column) == 1 ?
      (CrossEast(row, UpColumn(n, row, column)) == WireAfter(column, LowPower(column + 1)) ? 1 : 0) :
    GroupKind(n, row, column) == 3 ? CrossEast(row, column - 1) :
    GroupKind(n, row, column) == 4 ?
      (Eastward(BlockOf(row), BlockOf(column)) == 1 ? 1 :
       1 - CrossEast(BlockOf(row), BlockOf(column))) : 0;

  // 1: the leaf feeds SOUTH.
  logic integer LeafSouth(integer n, integer row, integer column) =
    1 < n && HasSouth(n, row) == 1 && Eastward(row, column) == 0 ? 1 : 0;

  // The row of what hangs below the EAST of the leaf's block.
  logic integer BelowEast(integer n, integer row, integer column) =
    Eastward(row, column) == 1 || (HasSouth(n, row) == 0 && Southward(row, column) == 0) ?
      (GroupKind(n, row + 1, column + 1) == 5 ? row + 1 : -1) :
    2 <= row && HasSouth(n, row - 2) == 0 && Southward(row - 2, column) == 1 &&
      GroupKind(n, row - 1, column + 1) == 5 ? row - 1 : -1;

  // The down successor.
  // measure n < 0 ? 1 : 0
  logic integer DownRow(integer n, integer row, integer column) =
    n < 0 ? DownRow(0, row, column) :
    GroupKind(n, row, column) == 0 ? row :
    GroupKind(n, row, column) == 1 ? row + LowPower(column + 1) :
    GroupKind(n, row, column) == 2 ?
      (CrossEast(row, column) == 1 ? (LeafSouth(n, row, column) == 1 ? row + 1 : -1) :
       1 < n ? row : -1) :
    GroupKind(n, row, column) == 3 ? BelowEast(n, row, column - 1) :
    GroupKind(n, row, column) == 4 && Eastward(BlockOf(row), BlockOf(column)) == 0 &&
      GroupKind(n, row, column + 1) == 5 ? row : -1;

  // measure n < 0 ? 1 : 0
  logic integer DownColumn(integer n, integer row, integer column) =
    n < 0 ? DownColumn(0, row, column) :
    GroupKind(n, row, column) == 0 ?
      (CrossEast(row, column) == 1 ? column - LowPower(row + 1) / 2 : column + LowPower(row + 1) / 2) :
    GroupKind(n, row, column) == 1 ? column :
    GroupKind(n, row, column) == 2 ?
      (CrossEast(row, column) == 1 ? (LeafSouth(n, row, column) == 1 ? column : -1) :
       1 < n ? column + 1 : -1) :
    GroupKind(n, row, column) == 3 ? (BelowEast(n, row, column - 1) == -1 ? -1 : column) :
    GroupKind(n, row, column) == 4 && Eastward(BlockOf(row), BlockOf(column)) == 0 &&
      GroupKind(n, row, column + 1) == 5 ? column + 1 : -1;

  // The right successor.
  // measure n < 0 ? 1 : 0
  logic integer RightRow(integer n, integer row, integer column) =
    n < 0 ? RightRow(0, row, column) :
    GroupKind(n, row, column) == 0 ? row :
    GroupKind(n, row, column) == 1 ? row - LowPower(column + 1) :
    GroupKind(n, row, column) == 2 ?
      (CrossEast(row, column) == 1 ? (1 < n ? row : -1) :
       LeafSouth(n, row, column) == 1 ? row + 1 : -1) :
    GroupKind(n, row, column) == 3 && Eastward(row, column - 1) == 1 ? row + 1 : -1;

  // measure n < 0 ? 1 : 0
  logic integer RightColumn(integer n, integer row, integer column) =
    n < 0 ? RightColumn(0, row, column) :
    GroupKind(n, row, column) == 0 ?
      (CrossEast(row, column) == 1 ? column + LowPower(row + 1) / 2 : column - LowPower(row + 1) / 2) :
    GroupKind(n, row, column) == 1 ? column :
    GroupKind(n, row, column) == 2 ?
      (CrossEast(row, column) == 1 ? (1 < n ? column + 1 : -1) :
       LeafSouth(n, row, column) == 1 ? column : -1) :
    GroupKind(n, row, column) == 3 && Eastward(row, column - 1) == 1 ? column - 1 : -1;

  // (a, b) hangs below (row, column), as its right successor (1) or its down one (0).
  predicate HangsBelow(integer n, integer a, integer b, integer row, integer column, integer turns) =
    InSquare(n, a, b) && UpRow(n, a, b) == row && UpColumn(n, a, b) == column &&
    UpTurns(n, a, b) == turns;

  // Successors name the group above them.
  predicate SuccessorDown(integer n, integer row, integer column) =
    DownRow(n, row, column) != -1 ==>
      HangsBelow(n, DownRow(n, row, column), DownColumn(n, row, column), row, column, 0);
  predicate SuccessorRight(integer n, integer row, integer column) =
    RightRow(n, row, column) != -1 ==>
      HangsBelow(n, RightRow(n, row, column), RightColumn(n, row, column), row, column, 1);

  // The group above names its successor.
  predicate SuccessorUp(integer n, integer row, integer column) =
    UpRow(n, row, column) != -1 ==>
      InSquare(n, UpRow(n, row, column), UpColumn(n, row, column)) &&
      (UpTurns(n, row, column) == 0 ==>
        DownRow(n, UpRow(n, row, column), UpColumn(n, row, column)) == row &&
        DownColumn(n, UpRow(n, row, column), UpColumn(n, row, column)) == column) &&
      (UpTurns(n, row, column) == 1 ==>
        RightRow(n, UpRow(n, row, column), UpColumn(n, row, column)) == row &&
        RightColumn(n, UpRow(n, row, column), UpColumn(n, row, column)) == column);
*/

#endif
