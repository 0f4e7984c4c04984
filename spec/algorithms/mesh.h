/* A mesh of nodes, R rows of C columns, numbered row by row from 0, and how a message goes from node a
   to node b: along the row of a to the column of b, then along that column (X-Y routing).

     0 - 1 - 2 - 3
     |   |   |   |       1 to 11: nodes 1, 2, 3, 7, 11
     4 - 5 - 6 - 7       11 to 1: nodes 11, 10, 9, 5, 1
     |   |   |   |
     8 - 9 -10 -11

   Source: Bruck et al., section 2.6; paper/SOURCES.md part C. */
#ifndef DODONA_SPEC_ALGORITHMS_MESH_H
#define DODONA_SPEC_ALGORITHMS_MESH_H

#include <stdint.h>

/*@
  logic integer Nodes(integer R, integer C) = R * C;

  predicate IsMesh(integer R, integer C) =
    1 <= R <= INT32_MAX && 1 <= C <= INT32_MAX && 1 <= Nodes(R, C) <= INT32_MAX;

  logic integer RowOf(integer C, integer v) = v / C;
  logic integer ColumnOf(integer C, integer v) = v % C;

  // The way out of a towards b, a != b: east 0, west 1, south 2, north 3; ...
  logic integer Way(integer C, integer a, integer b) =
    ColumnOf(C, a) < ColumnOf(C, b) ? 0 : ColumnOf(C, b) < ColumnOf(C, a) ? 1 : a < b ? 2 : 3;

  // ... the directed link that goes out there, ...
  logic integer LinkOf(integer C, integer a, integer b) = 4 * a + Way(C, a, b);

  // ... and the node that it leads to.
  logic integer Next(integer C, integer a, integer b) =
    ColumnOf(C, a) < ColumnOf(C, b) ? a + 1 : ColumnOf(C, b) < ColumnOf(C, a) ? a - 1 :
    a < b ? a + C : a - C;

  logic integer Apart(integer i, integer j) = i < j ? j - i : i - j;

  // Manhattan distance.
  logic integer Distance(integer C, integer a, integer b) =
    Apart(RowOf(C, a), RowOf(C, b)) + Apart(ColumnOf(C, a), ColumnOf(C, b));

  // The node after k hops.
  // measure k
  logic integer PathNode(integer C, integer a, integer b, integer k) =
    k <= 0 ? a : PathNode(C, Next(C, a, b), b, k - 1);

  // How often the next d hops from a towards b use link l.
  // measure d
  logic integer Crossings(integer C, integer a, integer b, integer d, integer l) =
    d <= 0 ? 0 :
    (LinkOf(C, a, b) == l ? 1 : 0) + Crossings(C, Next(C, a, b), b, d - 1, l);

  // The same for the whole path.
  logic integer Crosses(integer C, integer a, integer b, integer l) =
    Crossings(C, a, b, Distance(C, a, b), l);

  // Link l lies on the path, by rows and columns.
  predicate OnPath(integer C, integer a, integer b, integer l) =
    (l % 4 == 0 ==> RowOf(C, l / 4) == RowOf(C, a) &&
                    ColumnOf(C, a) <= ColumnOf(C, l / 4) < ColumnOf(C, b)) &&
    (l % 4 == 1 ==> RowOf(C, l / 4) == RowOf(C, a) &&
                    ColumnOf(C, b) < ColumnOf(C, l / 4) <= ColumnOf(C, a)) &&
    (l % 4 == 2 ==> ColumnOf(C, l / 4) == ColumnOf(C, b) &&
                    RowOf(C, a) <= RowOf(C, l / 4) < RowOf(C, b)) &&
    (l % 4 == 3 ==> ColumnOf(C, l / 4) == ColumnOf(C, b) &&
                    RowOf(C, b) < RowOf(C, l / 4) <= RowOf(C, a));
*/

#endif
