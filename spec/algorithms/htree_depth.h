/* How far below the root the groups of an H-tree are: their edges, and the most right edges among them. */
#ifndef DODONA_SPEC_ALGORITHMS_HTREE_DEPTH_H
#define DODONA_SPEC_ALGORITHMS_HTREE_DEPTH_H

#include "spec/lemmas/htree.h"

/*@
  // From the root down to a CROSS or LEAF with low power p: two edges whenever p is halved.
  logic integer CrossEdges(integer n, integer p) = n <= 1 ? 0 : 2 * (Halvings(n) - 1 - Halvings(p));

  // South successors are down successors. Counts the down edges between a CROSS or LEAF and the CROSS two
  // edges above.
  logic integer CrossSouths(integer n, integer row, integer p) =
    n <= 2 * p ? 0 :
    WireAfter(row, p) + WireAfter(WireAfter(row, p) == 1 ? row - p : row + p, 2 * p);

  logic integer CrossRights(integer n, integer row, integer p) =
    CrossEdges(n, p) - CrossSouths(n, row, p);

  // Recursive in name only, so that provers keep the name.
  // measure n < 0 ? 1 : 0
  logic integer GroupEdges(integer n, integer row, integer column) =
    n < 0 ? GroupEdges(0, row, column) :
    GroupKind(n, row, column) == 0 || GroupKind(n, row, column) == 2 ?
      CrossEdges(n, LowPower(row + 1)) :
    GroupKind(n, row, column) == 1 ? CrossEdges(n, LowPower(column + 1)) - 1 :
    GroupKind(n, row, column) == 3 ? 2 * Halvings(n) - 1 :
    GroupKind(n, row, column) == 4 && Eastward(BlockOf(row), BlockOf(column)) == 0 ?
      2 * Halvings(n) - 1 : 2 * Halvings(n);

  // No more of the edges are right edges.
  // measure n < 0 ? 1 : 0
  logic integer GroupRights(integer n, integer row, integer column) =
    n < 0 ? GroupRights(0, row, column) :
    GroupKind(n, row, column) == 0 || GroupKind(n, row, column) == 2 ?
      CrossRights(n, row, LowPower(row + 1)) :
    GroupKind(n, row, column) == 1 ?
      CrossEdges(n, LowPower(column + 1)) - 1 - WireAfter(row, LowPower(row + 1)) :
    GroupKind(n, row, column) == 3 ?
      CrossRights(n, BlockOf(row), 1) + CrossEast(BlockOf(row), BlockOf(column)) :
    GroupKind(n, row, column) == 4 ?
      CrossRights(n, BlockOf(row), 1) +
        (Eastward(BlockOf(row), BlockOf(column)) == 1 ? CrossEast(BlockOf(row), BlockOf(column)) + 1 :
         1 - CrossEast(BlockOf(row), BlockOf(column))) :
    2 * Halvings(n) - 2;

  // The edge from the group above.
  predicate EdgeBelow(integer n, integer up, integer left, integer row, integer column, integer turns) =
    GroupEdges(n, row, column) == GroupEdges(n, up, left) + 1 &&
    GroupRights(n, up, left) + turns <= GroupRights(n, row, column);
*/

/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column);
     requires kind: GroupKind(n, row, column) == 0 || GroupKind(n, row, column) == 2;
     requires power: p == LowPower(row + 1) && 2 * p < n;
     terminates \true;
     assigns \nothing;
     ensures south: WireAfter(row, p) == 1 ==> EdgeBelow(n, row - p, column, row, column, 0);
     ensures north: WireAfter(row, p) == 0 ==> EdgeBelow(n, row + p, column, row, column, 1);
     exits \false; @/
  void lemma_cross_edge(int32_t n, int32_t row, int32_t column, int32_t p);
*/

/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column);
     requires kind: GroupKind(n, row, column) == 1;
     requires power: q == LowPower(column + 1) && 0 <= turns <= 1;
     terminates \true;
     assigns \nothing;
     ensures east: WireAfter(column, q) == 1 ==> EdgeBelow(n, row, column - q, row, column, turns);
     ensures west: WireAfter(column, q) == 0 ==> EdgeBelow(n, row, column + q, row, column, turns);
     exits \false; @/
  void lemma_bar_edge(int32_t n, int32_t row, int32_t column, int32_t q, int32_t turns);
*/

/* Groups that are left over, in the block of the leaf at row y, column x. */
/*@ ghost
  /@ requires side: IsSide(n) && 1 < n && InSquare(n, y, x) && y % 2 == 0 && x % 2 == 0;
     terminates \true;
     assigns \nothing;
     ensures leaf: CrossEdges(n, 1) == 2 * Halvings(n) - 2;
     ensures south: HasSouth(n, y) == 1 ==> CrossRights(n, y, 1) + 1 - CrossEast(y, x) <= 2 * Halvings(n) - 2;
     ensures south_east: HasSouth(n, y) == 1 && 2 < n ==>
       CrossRights(n, y, 1) + CrossEast(y, x) <= 2 * Halvings(n) - 2;
     ensures far: Eastward(y, x) == 1 ==> HasSouth(n, y) == 1 && 2 < n &&
       CrossRights(n, y, 1) + CrossEast(y, x) + 1 <= 2 * Halvings(n) - 2;
     ensures beside: HasSouth(n, y) == 0 && GroupKind(n, y + 1, x + 1) == 5 ==>
       CrossRights(n, y, 1) + CrossEast(y, x) <= 2 * Halvings(n) - 2;
     exits \false; @/
  void lemma_block_rights(int32_t n, int32_t y, int32_t x);
*/

/* SOUTH and DIAGONAL of that block. */
/*@ ghost
  /@ requires side: IsSide(n) && 0 <= y < n - 1 && 0 <= x < n - 1 && y % 2 == 0 && x % 2 == 0;
     requires kind: GroupKind(n, y + 1, x) == 4;
     terminates \true;
     assigns \nothing;
     ensures east: Eastward(y, x) == 1 ==> EdgeBelow(n, y, x + 1, y + 1, x, 1);
     ensures leaf: Eastward(y, x) == 0 ==> EdgeBelow(n, y, x, y + 1, x, 1 - CrossEast(y, x));
     exits \false; @/
  void lemma_south_edge(int32_t n, int32_t y, int32_t x);

  /@ requires side: IsSide(n) && 0 <= y < n - 1 && 0 <= x < n - 1 && y % 2 == 0 && x % 2 == 0;
     requires kind: GroupKind(n, y + 1, x + 1) == 5;
     terminates \true;
     assigns \nothing;
     ensures south: HasSouth(n, y) == 1 && Eastward(y, x) == 0 ==>
       EdgeBelow(n, y + 1, x, y + 1, x + 1, 0);
     ensures east: Eastward(y, x) == 1 || HasSouth(n, y) == 0 ==>
       EdgeBelow(n, y, x + 1, y + 1, x + 1, 0);
     ensures next: HasSouth(n, y) == 0 ==> EdgeBelow(n, y + 2, x + 1, y + 1, x + 1, 0);
     exits \false; @/
  void lemma_diagonal_edge(int32_t n, int32_t y, int32_t x);
*/

/* The last head is two edges below the root for each halving of the side; at least two of these edges are
   down edges. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column);
     terminates \true;
     assigns \nothing;
     ensures one: n == 1 ==> GroupEdges(n, row, column) == 0 && GroupRights(n, row, column) == 0;
     ensures edges: 1 < n ==> 0 <= GroupEdges(n, row, column) <= 2 * Halvings(n);
     ensures rights: 1 < n ==> 0 <= GroupRights(n, row, column) <= GroupEdges(n, row, column);
     ensures last: 1 < n && GroupEdges(n, row, column) == 2 * Halvings(n) ==>
       GroupRights(n, row, column) <= 2 * Halvings(n) - 2;
     exits \false; @/
  void lemma_group_rights(int32_t n, int32_t row, int32_t column);
*/

/* The steps that these edges take. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column) && 1 <= r;
     requires range: 0 <= rights <= GroupRights(n, row, column) && 0 <= edges <= GroupEdges(n, row, column);
     terminates \true;
     assigns \nothing;
     ensures last: edges * r + rights <= 2 * Halvings(n) * (r + 1) - (n > 1 ? 2 : 0);
     exits \false; @/
  void lemma_last_head(int32_t n, int32_t row, int32_t column, int32_t r, int32_t edges, int32_t rights);
*/

#endif
