/* Neighbours in an H-tree agree, whatever their kind, and arrive one edge after the other. */
#include "spec/lemmas/htree_places.h"

/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column);
     terminates \true;
     assigns \nothing;
     ensures kind: \result == GroupKind(n, row, column) && 0 <= \result <= 5;
     exits \false; @/
  int32_t kind_at(int32_t n, int32_t row, int32_t column)
  {
    int32_t p = low_power_of(row + 1);
    int32_t q = low_power_of(column + 1);
    if (p == q && p < n)
      return p == 1 ? 2 : 0;
    if (q <= p / 2 && p == 2 * q && p < n)
      return 1;
    if (p == 1)
      return q == 1 ? 2 : 3;
    return q == 1 ? 4 : 5;
  }
*/

/*@ ghost
  void lemma_submesh_agrees(int32_t n, int32_t row, int32_t column)
  {
    int32_t kind = kind_at(n, row, column);
    int32_t p = low_power_of(row + 1);
    int32_t q = low_power_of(column + 1);
    if (kind == 0) {
      lemma_cross_successors(n, row, column, p);
      lemma_cross_up(n, row, column, p);
      return;
    }
    if (kind == 1) {
      lemma_bar_successors(n, row, column, q);
      lemma_bar_up(n, row, column, q);
      return;
    }
    if (kind == 2) {
      lemma_leaf_successors(n, row, column);
      lemma_cross_up(n, row, column, p);
      return;
    }
    if (kind == 3) {
      lemma_east_right(n, row, column);
      lemma_east_down(n, row, column);
      lemma_east_up(n, row, column);
      return;
    }
    if (kind == 4) {
      lemma_south_successors(n, row, column);
      lemma_south_up(n, row, column);
      return;
    }
    lemma_diagonal_successors(n, row, column);
    lemma_diagonal_up(n, row, column);
  }
*/

/* Edges, kind by kind. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column);
     requires kind: GroupKind(n, row, column) == 0 || GroupKind(n, row, column) == 2;
     requires power: p == LowPower(row + 1);
     terminates \true;
     assigns \nothing;
     ensures root: UpRow(n, row, column) == -1 <==> row == (n - 1) / 2 && column == (n - 1) / 2;
     ensures none: UpRow(n, row, column) == -1 ==> UpTurns(n, row, column) == 0 && GroupEdges(n, row, column) == 0;
     ensures edges: UpRow(n, row, column) != -1 ==>
       0 <= GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) && GroupEdges(n, row, column) == GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) + 1;
     exits \false; @/
  void lemma_cross_root(int32_t n, int32_t row, int32_t column, int32_t p)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_cross(n, row, column, p);
    if (n <= 2 * p) {
      /@ assert none: UpRow(n, row, column) == -1; @/
      /@ assert edges: GroupEdges(n, row, column) == CrossEdges(n, p); @/
      if (n > 1) {
        lemma_low_room(n, row + 1);
        /@ assert double: n == 2 * p && n - (n + 1) / 2 == p; @/
        /@ assert halvings: Halvings(n) == 1 + Halvings(p); @/
      }
      return;
    }
    lemma_cross_edge(n, row, column, p);
    int32_t south = (row + 1) / p % 4 == 3;
    int32_t up = south ? row - p : row + p;
    /@ assert after: WireAfter(row, p) == south; @/
    /@ assert up: UpRow(n, row, column) == up && UpColumn(n, row, column) == column && 0 <= up; @/
    /@ assert below: south == 1 ==> EdgeBelow(n, row - p, column, row, column, 0); @/
    /@ assert over: south == 0 ==> EdgeBelow(n, row + p, column, row, column, 1); @/
    /@ assert edge_below: south == 1 ==> GroupEdges(n, row, column) == GroupEdges(n, up, column) + 1; @/
    /@ assert edge_over: south == 0 ==> GroupEdges(n, row, column) == GroupEdges(n, up, column) + 1; @/
    /@ assert edge: GroupEdges(n, row, column) == GroupEdges(n, up, column) + 1; @/
    lemma_group_rights(n, up, column);
    /@ assert least: 0 <= GroupEdges(n, up, column); @/
  }

  /@ requires side: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 1;
     requires power: q == LowPower(column + 1);
     terminates \true;
     assigns \nothing;
     ensures root: UpRow(n, row, column) != -1 && !(row == (n - 1) / 2 && column == (n - 1) / 2);
     ensures edges: 0 <= GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) &&
       GroupEdges(n, row, column) == GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) + 1;
     exits \false; @/
  void lemma_bar_root(int32_t n, int32_t row, int32_t column, int32_t q)
  {
    lemma_low(column + 1);
    lemma_bar(n, row, column, q);
    lemma_bar_edge(n, row, column, q, 1);
    int32_t east = (column + 1) / q % 4 == 3;
    int32_t left = east ? column - q : column + q;
    /@ assert after: WireAfter(column, q) == east; @/
    /@ assert up: UpRow(n, row, column) == row && UpColumn(n, row, column) == left; @/
    /@ assert east: east == 1 ==> EdgeBelow(n, row, column - q, row, column, 1); @/
    /@ assert west: east == 0 ==> EdgeBelow(n, row, column + q, row, column, 1); @/
    /@ assert edge_east: east == 1 ==> GroupEdges(n, row, column) == GroupEdges(n, row, left) + 1; @/
    /@ assert edge_west: east == 0 ==> GroupEdges(n, row, column) == GroupEdges(n, row, left) + 1; @/
    /@ assert edge: GroupEdges(n, row, column) == GroupEdges(n, row, left) + 1; @/
    lemma_group_rights(n, row, left);
    /@ assert least: 0 <= GroupEdges(n, row, left); @/
  }

  /@ requires side: IsSide(n) && InSquare(n, row, column) && 3 <= GroupKind(n, row, column) <= 5;
     terminates \true;
     assigns \nothing;
     ensures root: !(row == (n - 1) / 2 && column == (n - 1) / 2);
     exits \false; @/
  void lemma_left_over(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_low(column + 1);
    lemma_block(n, row, column);
    if (row + 1 < n)
      lemma_low_room(n, row + 1);
    if (column + 1 < n)
      lemma_low_room(n, column + 1);
  }

  /@ requires side: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 3;
     terminates \true;
     assigns \nothing;
     ensures up: UpRow(n, row, column) != -1;
     ensures edges: 0 <= GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) &&
       GroupEdges(n, row, column) == GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) + 1;
     exits \false; @/
  void lemma_east_root(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_block(n, row, column);
    int32_t x = column - 1;
    lemma_block_rights(n, row, x);
    /@ assert up: UpRow(n, row, column) == row && UpColumn(n, row, column) == x; @/
    /@ assert leaf: GroupKind(n, row, x) == 2 && GroupEdges(n, row, x) == 2 * Halvings(n) - 2; @/
    /@ assert east: GroupEdges(n, row, column) == 2 * Halvings(n) - 1; @/
    lemma_group_rights(n, row, x);
  }

  /@ requires side: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 4;
     terminates \true;
     assigns \nothing;
     ensures up: UpRow(n, row, column) != -1;
     ensures edges: 0 <= GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) &&
       GroupEdges(n, row, column) == GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) + 1;
     exits \false; @/
  void lemma_south_root(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(n);
    lemma_block(n, row, column);
    int32_t y = row - 1;
    lemma_south_edge(n, y, column);
    lemma_group_rights(n, y, column);
    lemma_group_rights(n, y, column + 1);
    /@ assert block: BlockOf(row) == y && BlockOf(column) == column; @/
    /@ assert row: UpRow(n, row, column) == y; @/
    /@ assert far: Eastward(y, column) == 1 ==> UpColumn(n, row, column) == column + 1; @/
    /@ assert near: Eastward(y, column) == 0 ==> UpColumn(n, row, column) == column; @/
    /@ assert bits: Eastward(y, column) == 0 || Eastward(y, column) == 1; @/
  }

  /@ requires side: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 5;
     terminates \true;
     assigns \nothing;
     ensures up: UpRow(n, row, column) != -1;
     ensures edges: 0 <= GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) &&
       GroupEdges(n, row, column) == GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) + 1;
     exits \false; @/
  void lemma_diagonal_root(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(n);
    lemma_block(n, row, column);
    int32_t y = row - 1;
    int32_t x = column - 1;
    lemma_wires(n, y, x);
    lemma_diagonal_edge(n, y, x);
    lemma_group_rights(n, y, column);
    lemma_group_rights(n, row, x);
    if (y + 2 < n)
      lemma_group_rights(n, y + 2, column);
    /@ assert block: BlockOf(row) == y && BlockOf(column) == x; @/
    /@ assert passed: Eastward(y, x) == 1 ==> UpRow(n, row, column) == y && UpColumn(n, row, column) == column; @/
    /@ assert south: Eastward(y, x) == 0 && HasSouth(n, y) == 1 ==>
         UpRow(n, row, column) == row && UpColumn(n, row, column) == x; @/
    /@ assert own: HasSouth(n, y) == 0 && Southward(y, x) == 0 ==>
         UpRow(n, row, column) == y && UpColumn(n, row, column) == column; @/
    /@ assert next: HasSouth(n, y) == 0 && Southward(y, x) == 1 ==>
         UpRow(n, row, column) == y + 2 && UpColumn(n, row, column) == column; @/
    /@ assert bits: (Eastward(y, x) == 0 || Eastward(y, x) == 1) && (HasSouth(n, y) == 0 || HasSouth(n, y) == 1) &&
         (Southward(y, x) == 0 || Southward(y, x) == 1); @/
  }
*/

/*@ ghost
  void lemma_group_root(int32_t n, int32_t row, int32_t column)
  {
    int32_t kind = kind_at(n, row, column);
    int32_t p = low_power_of(row + 1);
    int32_t q = low_power_of(column + 1);
    /@ assert turns: 0 <= UpTurns(n, row, column) <= 1; @/
    lemma_submesh_agrees(n, row, column);
    if (kind == 0 || kind == 2)
      lemma_cross_root(n, row, column, p);
    else if (kind == 1)
      lemma_bar_root(n, row, column, q);
    else
      lemma_left_over(n, row, column);
    if (kind == 3)
      lemma_east_root(n, row, column);
    if (kind == 4)
      lemma_south_root(n, row, column);
    if (kind == 5)
      lemma_diagonal_root(n, row, column);
  }
*/

/* Right edges are counted from 0. */
/*@ ghost
  /@ requires range: 0 <= n && 0 <= most;
     terminates \true;
     decreases most;
     assigns \nothing;
     ensures count: \forall integer k, i, j; k <= most ==> 0 <= RightsIn(n, k, i, j);
     exits \false; @/
  void lemma_rights_in(int32_t n, int32_t most)
  {
    /@ assert turns: \forall integer i, j; 0 <= UpTurns(n, i, j); @/
    /@ assert none: \forall integer k, i, j; k <= 0 ==> RightsIn(n, k, i, j) == 0; @/
    if (most > 0) {
      lemma_rights_in(n, most - 1);
      /@ assert last: \forall integer i, j; RightsIn(n, most, i, j) == 0 ||
           RightsIn(n, most, i, j) ==
             RightsIn(n, most - 1, UpRow(n, i, j), UpColumn(n, i, j)) + UpTurns(n, i, j); @/
    }
  }

  /@ requires 1 <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures less: 0 <= Halvings(n) < n;
     exits \false; @/
  void lemma_halvings_below(int32_t n)
  {
    /@ assert half: n - (n + 1) / 2 == n / 2; @/
    if (n > 1)
      lemma_halvings_below(n / 2);
  }
*/

/*@ ghost
  /@ requires 1 <= r;
     terminates \true;
     assigns \nothing;
     ensures least: \forall integer e; 0 <= e ==> 0 <= e * r;
     ensures next: \forall integer e; (e + 1) * r == e * r + r;
     exits \false; @/
  void lemma_edges_times(int32_t r)
  {
  }
*/

/*@ ghost
  void lemma_head_rights(int32_t n, int32_t row, int32_t column)
  {
    lemma_group_root(n, row, column);
    /@ assert some: UpRow(n, row, column) != -1 ==> 1 <= GroupEdges(n, row, column); @/
  }
*/

/*@ ghost
  void lemma_head_arrival(int32_t n, int32_t r, int32_t row, int32_t column)
  {
    lemma_group_root(n, row, column);
    lemma_group_rights(n, row, column);
    lemma_halvings_below(n);
    lemma_rights_in(n, 0x10000);
    lemma_edges_times(r);
    /@ assert here: HeadArrival(n, r, row, column) == GroupEdges(n, row, column) * r + HeadRights(n, row, column); @/
    /@ assert there: HeadArrival(n, r, UpRow(n, row, column), UpColumn(n, row, column)) ==
         GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) * r +
         HeadRights(n, UpRow(n, row, column), UpColumn(n, row, column)); @/
    /@ assert most: 0 <= GroupEdges(n, row, column) <= 0x10000; @/
    /@ assert root: UpRow(n, row, column) == -1 ==> HeadRights(n, row, column) == 0; @/
    /@ assert rights: UpRow(n, row, column) != -1 ==> HeadRights(n, row, column) ==
         HeadRights(n, UpRow(n, row, column), UpColumn(n, row, column)) + UpTurns(n, row, column); @/
    /@ assert some: UpRow(n, row, column) != -1 ==>
         0 <= HeadRights(n, UpRow(n, row, column), UpColumn(n, row, column)); @/
    /@ assert product: UpRow(n, row, column) != -1 ==> GroupEdges(n, row, column) * r ==
         GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) * r + r; @/
    /@ assert least: UpRow(n, row, column) != -1 ==>
         0 <= GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) * r; @/
  }
*/
