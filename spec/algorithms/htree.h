/* Where the groups of an H-tree stand, and where their heads stand, from the binary digits of row and column of a
   submesh among n x n. ref/algorithms/groups/htree_kind.c draws it, and ref/algorithms/groups/htree_group.c derives
   it. Source: Sanders and Sibeyn, section 4 (meshes) and figure 4. */
#ifndef DODONA_SPEC_ALGORITHMS_HTREE_H
#define DODONA_SPEC_ALGORITHMS_HTREE_H

#include <stdint.h>

/*@
  // The largest power of two that divides x.
  // measure x
  logic integer LowPower(integer x) =
    x <= 1 || x % 2 == 1 ? 1 : 2 * LowPower(x - (x + 1) / 2);

  // Submeshes to a side: a power of two, whose square is an int32_t.
  predicate IsSide(integer n) = 1 <= n <= 0x8000 && LowPower(n) == n;

  predicate InSquare(integer n, integer row, integer column) = 0 <= row < n && 0 <= column < n;

  // Row or column x is south or east of the group above, at the end of a wire of length p.
  logic integer WireAfter(integer x, integer p) = (x + 1) / p % 4 == 3 ? 1 : 0;

  // 0 CROSS, 1 BAR, 2 LEAF, 3 EAST, 4 SOUTH, 5 DIAGONAL, by the low powers of row + 1 and column + 1.
  logic integer KindBy(integer n, integer p, integer q) =
    p == q && p < n ? (p == 1 ? 2 : 0) :
    p == 2 * q && p < n ? 1 :
    p == 1 ? (q == 1 ? 2 : 3) :
    q == 1 ? 4 : 5;

  // Recursive in name only, as Lowness below, so that provers keep the name.
  // measure n < 0 ? 1 : 0
  logic integer GroupKind(integer n, integer row, integer column) =
    n < 0 ? GroupKind(0, row, column) : KindBy(n, LowPower(row + 1), LowPower(column + 1));

  // Row or column of the leaf of a group's block.
  logic integer BlockOf(integer x) = x - x % 2;

  // 1: a wire passes over the south of the block of this leaf to the east, ...
  logic integer Eastward(integer row, integer column) =
    4 <= LowPower(row + 2) && (column + 1) / (LowPower(row + 2) / 2) % 4 == 2 ? 1 : 0;

  // ... over its east to the south.
  logic integer Southward(integer row, integer column) =
    4 <= LowPower(column + 2) && (row + 2) / LowPower(column + 2) % 4 == 2 ? 1 : 0;

  // 1: its south is left over.
  logic integer HasSouth(integer n, integer row) = n == 2 || LowPower(row + 2) != 2 ? 1 : 0;

  // For a CROSS or LEAF: 1 if its head stands in the last column; in the last row.
  logic integer CrossEast(integer row, integer column) =
    WireAfter(column, LowPower(row + 1)) == WireAfter(row, LowPower(row + 1)) ? 1 : 0;
  logic integer CrossSouth(integer row) = 1 - WireAfter(row, LowPower(row + 1));

  // 1: the head of a group stands in the last column of its submesh.
  logic integer HeadEast(integer n, integer row, integer column) =
    GroupKind(n, row, column) == 1 ? 1 - WireAfter(column, LowPower(column + 1)) :
    GroupKind(n, row, column) == 3 ? 0 :
    GroupKind(n, row, column) == 4 ? Eastward(BlockOf(row), BlockOf(column)) :
    GroupKind(n, row, column) == 5 ?
      (HasSouth(n, BlockOf(row)) == 1 && Eastward(BlockOf(row), BlockOf(column)) == 0 ? 0 : 1) :
    CrossEast(row, column);

  // 1: in its last row; f: whether snakes end in the other row.
  logic integer HeadSouth(integer n, integer f, integer row, integer column) =
    GroupKind(n, row, column) == 1 ? 0 :
    GroupKind(n, row, column) == 3 ?
      (CrossEast(BlockOf(row), BlockOf(column)) == 0 && CrossSouth(BlockOf(row)) != f ? 1 : 0) :
    GroupKind(n, row, column) == 4 ? 0 :
    GroupKind(n, row, column) == 5 ?
      (Eastward(BlockOf(row), BlockOf(column)) == 1 ? 0 :
       HasSouth(n, BlockOf(row)) == 1 ? f : Southward(BlockOf(row), BlockOf(column))) :
    CrossSouth(row);

  // A number that is less for the group above.
  // measure n < 0 ? 1 : 0
  logic integer Lowness(integer n, integer row, integer column) =
    n < 0 ? Lowness(0, row, column) :
    GroupKind(n, row, column) == 0 ? 2 * (n - LowPower(row + 1)) :
    GroupKind(n, row, column) == 1 ? 2 * (n - LowPower(row + 1)) + 1 :
    2 * n - 4 + GroupKind(n, row, column);

  // The group above (row, column). It is in the square and nearer to the root; only the root has none.
  predicate HtreeAbove(integer n, integer row, integer column, integer up, integer left) =
    (up == -1 <==> row == (n - 1) / 2 && column == (n - 1) / 2) && (up == -1 ==> left == -1) &&
    (up != -1 ==> InSquare(n, up, left) && Lowness(n, up, left) < Lowness(n, row, column));

  predicate HtreeBelow(integer n, integer row, integer column) =
    (row == -1 && column == -1) || InSquare(n, row, column);

  // x, at most once round a circle of n.
  logic integer Round(integer n, integer x) = x < 0 ? x + n : x < n ? x : x - n;

  // Group q of n n counts row by row from the root's submesh: its row and column, and back.
  logic integer GroupRow(integer n, integer q) = Round(n, q / n + (n - 1) / 2);
  logic integer GroupColumn(integer n, integer q) = Round(n, q % n + (n - 1) / 2);
  logic integer GroupIndex(integer n, integer row, integer column) =
    Round(n, row - (n - 1) / 2) * n + Round(n, column - (n - 1) / 2);

  // How often n is halved until it is 1.
  // measure n
  logic integer Halvings(integer n) = n <= 1 ? 0 : 1 + Halvings(n - (n + 1) / 2);
*/

#endif
