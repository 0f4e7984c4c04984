/* Edges of an H-tree, by the low powers of two of rows and columns. */
#include "spec/algorithms/htree_depth.h"
#include "spec/lemmas/base.h"

/* Halvings of a power of two. */
/*@ ghost
  /@ requires 1 <= p <= 0x8000;
     terminates \true;
     assigns \nothing;
     ensures twice: Halvings(2 * p) == Halvings(p) + 1;
     ensures one: Halvings(1) == 0;
     exits \false; @/
  void lemma_halvings(int32_t p)
  {
    /@ assert half: 2 * p - (2 * p + 1) / 2 == p; @/
  }

  /@ requires side: IsSide(n) && 1 <= p < n && LowPower(p) == p;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures less: 0 <= Halvings(p) < Halvings(n);
     exits \false; @/
  void lemma_halvings_less(int32_t n, int32_t p)
  {
    lemma_low(n);
    lemma_low(p);
    /@ assert even: n % 2 == 0; @/
    lemma_halvings(n / 2);
    if (p > 1) {
      /@ assert odd: p % 2 == 0; @/
      lemma_halvings(p / 2);
      lemma_halvings_less(n / 2, p / 2);
    } else if (n > 2) {
      lemma_halvings_less(n / 2, 1);
    }
  }

  /@ requires 1 <= x;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures low: LowPower(LowPower(x)) == LowPower(x);
     exits \false; @/
  void lemma_low_low(int32_t x)
  {
    lemma_low(x);
    if (x % 2 == 0) {
      lemma_low_low(x / 2);
      /@ assert half: 2 * LowPower(x / 2) - (2 * LowPower(x / 2) + 1) / 2 == LowPower(x / 2); @/
    }
  }
*/

/*@ ghost
  /@ requires 1 <= x;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures low: \result == LowPower(x) && 1 <= \result <= x;
     exits \false; @/
  int32_t low_of(int32_t x)
  {
    lemma_low(x);
    return x % 2 == 1 ? 1 : 2 * low_of(x / 2);
  }

  /@ requires side: IsSide(n) && 1 <= p < n && LowPower(p) == p;
     terminates \true;
     assigns \nothing;
     ensures edges: 0 <= CrossEdges(n, p) <= 2 * Halvings(n) - 2;
     ensures inner: 2 * p < n ==> 2 <= CrossEdges(n, p);
     ensures rights: 0 <= CrossRights(n, row, p) <= CrossEdges(n, p);
     exits \false; @/
  void lemma_cross_rights(int32_t n, int32_t row, int32_t p)
  {
    lemma_halvings_less(n, p);
    if (2 * p < n) {
      lemma_low(2 * p);
      lemma_halvings(p);
      lemma_halvings_less(n, 2 * p);
    }
    /@ assert souths: 0 <= CrossSouths(n, row, p) <= 2; @/
  }
*/

/*@ ghost
  void lemma_cross_edge(int32_t n, int32_t row, int32_t column, int32_t p)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_low(column + 1);
    /@ assert inner: LowPower(column + 1) == p; @/
    /@ assert below: row + 1 < n && column + 1 < n; @/
    lemma_low_room(n, row + 1);
    lemma_low_room(n, column + 1);
    lemma_low_step(row + 1, p);
    /@ assert here: GroupEdges(n, row, column) == CrossEdges(n, p) &&
         GroupRights(n, row, column) == CrossEdges(n, p) - CrossSouths(n, row, p); @/
    if ((row + 1) / p % 4 == 3) {
      /@ assert up: LowPower((row - p) + 1) == 2 * p; @/
      /@ assert kind: GroupKind(n, row - p, column) == 1; @/
      /@ assert after: WireAfter(row, p) == 1; @/
      /@ assert souths: CrossSouths(n, row, p) == 1 + WireAfter(row - p, 2 * p); @/
      /@ assert above: GroupEdges(n, row - p, column) == CrossEdges(n, p) - 1 &&
           GroupRights(n, row - p, column) == CrossEdges(n, p) - 1 - WireAfter(row - p, 2 * p); @/
    } else {
      /@ assert up: LowPower((row + p) + 1) == 2 * p; @/
      /@ assert kind: GroupKind(n, row + p, column) == 1; @/
      /@ assert before: WireAfter(row, p) == 0; @/
      /@ assert souths: CrossSouths(n, row, p) == WireAfter(row + p, 2 * p); @/
      /@ assert above: GroupEdges(n, row + p, column) == CrossEdges(n, p) - 1 &&
           GroupRights(n, row + p, column) == CrossEdges(n, p) - 1 - WireAfter(row + p, 2 * p); @/
    }
  }

  void lemma_bar_edge(int32_t n, int32_t row, int32_t column, int32_t q, int32_t turns)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_low(column + 1);
    lemma_bar(n, row, column, q);
    lemma_halvings(q);
    /@ assert inner: LowPower(row + 1) == 2 * q && 2 * q < n; @/
    /@ assert below: row + 1 < n; @/
    lemma_low_room(n, row + 1);
    /@ assert middle: n <= 4 * q ==> n == 4 * q && row + 1 == 2 * q; @/
    /@ assert once: row + 1 == 2 * q ==> (row + 1) / (2 * q) == 1; @/
    /@ assert top: n <= 4 * q ==> row + 1 == 2 * q && WireAfter(row, 2 * q) == 0; @/
    /@ assert cross: CrossEdges(n, 2 * q) == CrossEdges(n, q) - 2; @/
    /@ assert rights: CrossRights(n, row, 2 * q) <= CrossEdges(n, 2 * q) - WireAfter(row, 2 * q); @/
  }

  void lemma_block_rights(int32_t n, int32_t y, int32_t x)
  {
    lemma_low(n);
    lemma_low(y + 2);
    lemma_low(x + 2);
    lemma_halvings(1);
    /@ assert even: n % 2 == 0; @/
    /@ assert more: 2 <= LowPower(y + 2) && 2 <= LowPower(x + 2); @/
    lemma_low((y + 2) / 2);
    lemma_low((x + 2) / 2);
    /@ assert row: (LowPower(y + 2) == 2 <==> y % 4 == 0) && (LowPower(x + 2) == 2 <==> x % 4 == 0); @/
    /@ assert quarters: (y % 4 == 0 || y % 4 == 2) && (x % 4 == 0 || x % 4 == 2); @/
    /@ assert ones: (y + 1) / 1 == y + 1 && (x + 1) / 1 == x + 1; @/
    /@ assert after: (y + 1) % 4 == y % 4 + 1 && (x + 1) % 4 == x % 4 + 1; @/
    /@ assert south: WireAfter(y, 1) == (y % 4 == 0 ? 0 : 1) && WireAfter(x, 1) == (x % 4 == 0 ? 0 : 1); @/
    /@ assert power: LowPower(y + 1) == 1; @/
    /@ assert two: n == 2 ==> y == 0 && x == 0; @/
    if (4 <= n) {
      /@ assert souths: CrossSouths(n, y, 1) ==
           WireAfter(y, 1) + WireAfter(WireAfter(y, 1) == 1 ? y - 1 : y + 1, 2); @/
      if (y % 4 != 0) {
        lemma_low((y + 2) / 4);
        /@ assert eighth: 8 <= LowPower(y + 2) ==> y % 8 == 6 && WireAfter(y - 1, 2) == 1; @/
        /@ assert fourth: LowPower(y + 2) < 8 ==> LowPower(y + 2) == 4; @/
        /@ assert near: LowPower(y + 2) == 4 && (x + 1) / 2 % 4 == 2 ==> x % 4 == 0; @/
        /@ assert halved: LowPower(y + 2) == 4 ==> LowPower(y + 2) / 2 == 2; @/
        /@ assert eastward: LowPower(y + 2) == 4 && Eastward(y, x) == 1 ==> (x + 1) / 2 % 4 == 2; @/
        /@ assert facing: x % 4 == 0 ==> WireAfter(x, 1) == 0 && WireAfter(y, 1) == 1 && CrossEast(y, x) == 0; @/
        /@ assert first: LowPower(y + 2) == 4 && Eastward(y, x) == 1 ==> CrossEast(y, x) == 0; @/
        /@ assert two_souths: 8 <= LowPower(y + 2) ==> CrossSouths(n, y, 1) == 2; @/
        /@ assert one_south: 1 <= CrossSouths(n, y, 1) && CrossEast(y, x) <= 1; @/
        /@ assert far: Eastward(y, x) == 1 ==> CrossEast(y, x) + 1 <= CrossSouths(n, y, 1); @/
      }
    }
  }

  void lemma_south_edge(int32_t n, int32_t y, int32_t x)
  {
    lemma_block(n, y + 1, x);
    lemma_block_rights(n, y, x);
    lemma_low(y + 1);
    /@ assert block: BlockOf(y) == y && BlockOf(y + 1) == y && BlockOf(x) == x && BlockOf(x + 1) == x; @/
    /@ assert kinds: GroupKind(n, y, x) == 2 && GroupKind(n, y, x + 1) == 3; @/
    /@ assert above: GroupEdges(n, y, x + 1) == 2 * Halvings(n) - 1 &&
         GroupRights(n, y, x + 1) == CrossRights(n, y, 1) + CrossEast(y, x); @/
    /@ assert leaf: GroupEdges(n, y, x) == 2 * Halvings(n) - 2 &&
         GroupRights(n, y, x) == CrossRights(n, y, 1); @/
  }

  void lemma_diagonal_edge(int32_t n, int32_t y, int32_t x)
  {
    lemma_block(n, y + 1, x + 1);
    lemma_block_rights(n, y, x);
    /@ assert block: BlockOf(y) == y && BlockOf(y + 1) == y && BlockOf(x) == x && BlockOf(x + 1) == x &&
         BlockOf(y + 2) == y + 2; @/
    /@ assert east: GroupKind(n, y, x + 1) == 3 && GroupEdges(n, y, x + 1) == 2 * Halvings(n) - 1 &&
         GroupRights(n, y, x + 1) == CrossRights(n, y, 1) + CrossEast(y, x); @/
    /@ assert here: GroupEdges(n, y + 1, x + 1) == 2 * Halvings(n) &&
         GroupRights(n, y + 1, x + 1) == 2 * Halvings(n) - 2; @/
    /@ assert south: HasSouth(n, y) == 1 && Eastward(y, x) == 0 ==>
         GroupEdges(n, y + 1, x) == 2 * Halvings(n) - 1 &&
         GroupRights(n, y + 1, x) == CrossRights(n, y, 1) + 1 - CrossEast(y, x); @/
    if (y + 2 < n) {
      lemma_block_rights(n, y + 2, x);
      lemma_low(y + 2);
      lemma_low((y + 2) / 2);
      lemma_low(y + 4);
      lemma_low((y + 4) / 2);
      /@ assert odd: HasSouth(n, y) == 0 ==> (y + 2) / 2 % 2 == 1; @/
      /@ assert even: HasSouth(n, y) == 0 ==> (y + 4) / 2 % 2 == 0 && LowPower(y + 4) != 2; @/
      /@ assert after: HasSouth(n, y) == 0 ==> HasSouth(n, y + 2) == 1 && GroupKind(n, y + 2, x + 1) == 3; @/
      /@ assert next: HasSouth(n, y) == 0 ==> GroupEdges(n, y + 2, x + 1) == 2 * Halvings(n) - 1 &&
           GroupRights(n, y + 2, x + 1) == CrossRights(n, y + 2, 1) + CrossEast(y + 2, x); @/
    }
  }

  void lemma_group_rights(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_low(column + 1);
    lemma_low_low(row + 1);
    lemma_low_low(column + 1);
    lemma_halvings(1);
    if (n == 1)
      return;
    int32_t y = row - row % 2;
    int32_t x = column - column % 2;
    lemma_block(n, row, column);
    lemma_block_rights(n, y, x);
    lemma_cross_rights(n, y, 1);
    /@ assert block: y == BlockOf(row) && x == BlockOf(column); @/
    if (row + 1 < n)
      lemma_low_room(n, row + 1);
    if (column + 1 < n)
      lemma_low_room(n, column + 1);
    int32_t p = row + 1 < n ? low_of(row + 1) : 1;
    int32_t q = column + 1 < n ? low_of(column + 1) : 1;
    /@ assert upright: GroupKind(n, row, column) == 1 ==>
         LowPower(row + 1) == 2 * LowPower(column + 1) && LowPower(row + 1) < n; @/
    /@ assert inner: GroupKind(n, row, column) == 1 ==> row + 1 < n && column + 1 < n; @/
    /@ assert level: GroupKind(n, row, column) == 0 ==> LowPower(row + 1) < n; @/
    /@ assert leaf: GroupKind(n, row, column) == 2 ==> LowPower(row + 1) == 1; @/
    /@ assert cross: GroupKind(n, row, column) == 0 || GroupKind(n, row, column) == 2 ==> p == LowPower(row + 1); @/
    /@ assert bar: GroupKind(n, row, column) == 1 ==> q == LowPower(column + 1) && 2 * q == LowPower(row + 1) < n; @/
    lemma_cross_rights(n, row, p);
    lemma_cross_rights(n, row, q);
    /@ assert crosses: GroupKind(n, row, column) == 0 || GroupKind(n, row, column) == 2 ==>
         GroupEdges(n, row, column) == CrossEdges(n, p) && GroupRights(n, row, column) == CrossRights(n, row, p); @/
    /@ assert bars: GroupKind(n, row, column) == 1 ==>
         GroupEdges(n, row, column) == CrossEdges(n, q) - 1 &&
         GroupRights(n, row, column) == CrossEdges(n, q) - 1 - WireAfter(row, 2 * q); @/
    /@ assert below: GroupKind(n, row, column) == 4 ==> row == y + 1 && LowPower(column + 1) == 1; @/
    /@ assert half: GroupKind(n, row, column) == 4 && n != 2 ==> LowPower(y + 2) != 2; @/
    /@ assert south: GroupKind(n, row, column) == 4 ==> HasSouth(n, y) == 1; @/
    /@ assert left: GroupKind(n, row, column) >= 3 ==> 2 * Halvings(n) - 1 <= GroupEdges(n, row, column) <= 2 * Halvings(n); @/
    /@ assert easts: GroupKind(n, row, column) == 3 ==>
         0 <= GroupRights(n, row, column) <= 2 * Halvings(n) - 1 == GroupEdges(n, row, column); @/
    /@ assert souths: GroupKind(n, row, column) == 4 ==> 0 <= GroupRights(n, row, column) <= 2 * Halvings(n) - 2; @/
    /@ assert diagonals: GroupKind(n, row, column) == 5 ==> GroupRights(n, row, column) == 2 * Halvings(n) - 2; @/
  }

  /@ requires 1 <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures halvings: \result == Halvings(n) && 0 <= \result < n;
     exits \false; @/
  int32_t halvings_of(int32_t n)
  {
    /@ assert half: n - (n + 1) / 2 == n / 2; @/
    return n == 1 ? 0 : 1 + halvings_of(n / 2);
  }

  void lemma_last_head(int32_t n, int32_t row, int32_t column, int32_t r, int32_t edges, int32_t rights)
  {
    int32_t h = halvings_of(n);
    lemma_group_rights(n, row, column);
    lemma_product_order(edges, 2 * (int64_t)h, r);
    if (edges < 2 * (int64_t)h)
      lemma_product_order(edges, 2 * (int64_t)h - 1, r);
    /@ assert one: n == 1 ==> Halvings(n) == 0 && edges == 0 && edges * r == 0; @/
    /@ assert all: edges * r <= 2 * Halvings(n) * r; @/
    /@ assert less: edges < 2 * Halvings(n) ==> edges * r <= (2 * Halvings(n) - 1) * r; @/
    /@ assert sum: 2 * Halvings(n) * (r + 1) == 2 * Halvings(n) * r + 2 * Halvings(n) &&
         (2 * Halvings(n) - 1) * r == 2 * Halvings(n) * r - r; @/
  }
*/
