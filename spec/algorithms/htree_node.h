/* Where the positions of an H-tree stand in the mesh: groups by their submeshes, members along a snake. A
   snake runs down a column of the submesh, up the next one, and so on. It is mirrored if its head stands in
   the last column or the last row. A group of 3 x 4 nodes with its head in the first row and column:

       0  5  6 11
       1  4  7 10
       2  3  8  9 */
#ifndef DODONA_SPEC_ALGORITHMS_HTREE_NODE_H
#define DODONA_SPEC_ALGORITHMS_HTREE_NODE_H

#include "spec/algorithms/htree.h"
#include "spec/algorithms/mesh.h"

/*@
  // A mesh of R x C nodes in n x n submeshes of r1 x r2, r nodes each; n a power of two.
  predicate IsHtree(integer R, integer C, integer r1, integer r2, integer r, integer n) =
    IsSide(n) && n * n <= INT32_MAX && 1 <= r1 && 1 <= r2 && r == r1 * r2 &&
    R == n * r1 && C == n * r2 && IsMesh(R, C) && Nodes(R, C) == (n * n) * r;

  // The corner of its submesh in which the head of a group stands: 0 north-west, 1 south-west, 2
  // north-east, 3 south-east. The branch for n < 0 never runs. It makes the definition recursive so that
  // the provers keep the function's name instead of unfolding it. The same holds for the functions below.
  // measure n < 0 ? 1 : 0
  logic integer HeadCorner(integer n, integer f, integer row, integer column) =
    n < 0 ? HeadCorner(0, f, row, column) :
    2 * HeadEast(n, row, column) + HeadSouth(n, f, row, column);

  // Which column of a snake a column of the submesh is, and back.
  logic integer Mirrored(integer r2, integer corner, integer column) =
    2 <= corner ? r2 - 1 - column : column;

  // The place along column `column` of a snake of a row of the submesh, and back.
  logic integer Turned(integer r1, integer corner, integer column, integer row) =
    column % 2 != corner % 2 ? r1 - 1 - row : row;

  // Row and column in the submesh of member m of a snake, ...
  // measure r1 < 0 ? 1 : 0
  logic integer MemberRow(integer r1, integer corner, integer m) =
    r1 < 0 ? MemberRow(0, corner, m) : Turned(r1, corner, m / r1, m % r1);
  // measure r1 < 0 ? 1 : 0
  logic integer MemberColumn(integer r1, integer r2, integer corner, integer m) =
    r1 < 0 ? MemberColumn(0, r2, corner, m) : Mirrored(r2, corner, m / r1);

  // ... and the member there.
  // measure r1 < 0 ? 1 : 0
  logic integer MemberAt(integer r1, integer r2, integer corner, integer row, integer column) =
    r1 < 0 ? MemberAt(0, r2, corner, row, column) :
    Mirrored(r2, corner, column) * r1 + Turned(r1, corner, Mirrored(r2, corner, column), row);

  // The node of member m of the group of submesh (i, j), its head in that corner, C columns in the mesh; ...
  // measure r1 < 0 ? 1 : 0
  logic integer NodeAt(integer C, integer r1, integer r2, integer i, integer j, integer corner,
                       integer m) =
    r1 < 0 ? NodeAt(C, 0, r2, i, j, corner, m) :
    (i * r1 + MemberRow(r1, corner, m)) * C + (j * r2 + MemberColumn(r1, r2, corner, m));

  // ... the position of the node in that row and column of the submesh of group q.
  // measure r1 < 0 ? 1 : 0
  logic integer PositionAt(integer r1, integer r2, integer q, integer corner, integer row,
                           integer column) =
    r1 < 0 ? PositionAt(0, r2, q, corner, row, column) :
    q * (r1 * r2) + MemberAt(r1, r2, corner, row, column);

  // The node of a position in a mesh of n x n submeshes of r1 x r2, ...
  // measure n < 0 ? 1 : 0
  logic integer HtreeNode(integer n, integer r1, integer r2, integer v) =
    n < 0 ? HtreeNode(0, r1, r2, v) :
    NodeAt(n * r2, r1, r2, GroupRow(n, v / (r1 * r2)), GroupColumn(n, v / (r1 * r2)),
           HeadCorner(n, r2 % 2, GroupRow(n, v / (r1 * r2)), GroupColumn(n, v / (r1 * r2))),
           v % (r1 * r2));

  // ... and the position of a node.
  // measure n < 0 ? 1 : 0
  logic integer HtreePosition(integer n, integer r1, integer r2, integer w) =
    n < 0 ? HtreePosition(0, r1, r2, w) :
    PositionAt(r1, r2, GroupIndex(n, w / (n * r2) / r1, w % (n * r2) / r2),
               HeadCorner(n, r2 % 2, w / (n * r2) / r1, w % (n * r2) / r2),
               w / (n * r2) % r1, w % (n * r2) % r2);
*/

#endif
