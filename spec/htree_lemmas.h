/* What is known about low powers of two, and so about groups of an H-tree, as ghost functions. The bodies
   are in proofs/htree.c. */
#ifndef DODONA_SPEC_HTREE_LEMMAS_H
#define DODONA_SPEC_HTREE_LEMMAS_H

#include "htree.h"
#include "mesh.h"

/*@ ghost
  /@ requires range: 1 <= x;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures range: 1 <= LowPower(x) <= x;
     ensures odd: x % 2 == 1 <==> LowPower(x) == 1;
     ensures even: x % 2 == 0 ==> LowPower(x) % 2 == 0;
     ensures half: x % 2 == 0 ==> LowPower(x) == 2 * LowPower(x / 2);
     exits \false; @/
  void lemma_low(int32_t x);
*/

/* x over its low power p is odd, 1 or 3 modulo 4; so a step of p, up or down, doubles it. */
/*@ ghost
  /@ requires range: 1 <= x <= 0x3fffffff && p == LowPower(x);
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures odd: x / p % 4 == 1 || x / p % 4 == 3;
     ensures up: x / p % 4 == 1 ==> LowPower(x + p) == 2 * p;
     ensures down: x / p % 4 == 3 ==> 3 * p <= x && LowPower(x - p) == 2 * p;
     exits \false; @/
  void lemma_low_step(int32_t x, int32_t p);
*/

/* Below a power of two there is room for such a step; half of it has the largest. */
/*@ ghost
  /@ requires range: IsSide(n) && 1 <= x < n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures room: x + LowPower(x) <= n;
     ensures half: 2 * LowPower(x) <= n;
     ensures middle: 2 * LowPower(x) == n <==> x == n / 2;
     ensures even: n % 2 == 0;
     exits \false; @/
  void lemma_low_room(int32_t n, int32_t x);
*/

/* A group and its block, of which the leaf is the north-west; where there are several, all is inside. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column);
     terminates \true;
     assigns \nothing;
     ensures leaf: GroupKind(n, row, column) == 2 ==> row % 2 == 0 && column % 2 == 0;
     ensures east: GroupKind(n, row, column) == 3 ==> row % 2 == 0 && column % 2 == 1;
     ensures south: GroupKind(n, row, column) == 4 ==> row % 2 == 1 && column % 2 == 0;
     ensures diagonal: GroupKind(n, row, column) == 5 ==> row % 2 == 1 && column % 2 == 1;
     ensures inside: 1 < n ==> BlockOf(row) < n - 1 && BlockOf(column) < n - 1;
     ensures leaves: GroupKind(n, BlockOf(row), BlockOf(column)) == 2;
     ensures easts: 1 < n ==> GroupKind(n, BlockOf(row), BlockOf(column) + 1) == 3;
     ensures souths: 1 < n && HasSouth(n, BlockOf(row)) == 1 ==>
       GroupKind(n, BlockOf(row) + 1, BlockOf(column)) == 4;
     ensures next: 1 < n && HasSouth(n, BlockOf(row)) == 0 ==> BlockOf(row) + 2 < n &&
       GroupKind(n, BlockOf(row) + 2, BlockOf(column) + 1) == 3;
     exits \false; @/
  void lemma_block(int32_t n, int32_t row, int32_t column);
*/

/* A CROSS or LEAF and the BAR above it, p rows away. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column);
     requires kind: GroupKind(n, row, column) == 0 || GroupKind(n, row, column) == 2;
     requires power: p == LowPower(row + 1);
     terminates \true;
     assigns \nothing;
     ensures root: n <= 2 * p <==> row == (n - 1) / 2 && column == (n - 1) / 2;
     ensures lowness: Lowness(n, row, column) == 2 * (n - p);
     ensures south: 2 * p < n && WireAfter(row, p) == 1 ==>
       0 <= row - p && Lowness(n, row - p, column) == 2 * (n - 2 * p) + 1;
     ensures north: 2 * p < n && WireAfter(row, p) == 0 ==>
       row + p < n && Lowness(n, row + p, column) == 2 * (n - 2 * p) + 1;
     ensures room: p / 2 <= column < n - p / 2;
     exits \false; @/
  void lemma_cross(int32_t n, int32_t row, int32_t column, int32_t p);
*/

/* A BAR and the CROSS above it, q columns away. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column);
     requires kind: GroupKind(n, row, column) == 1;
     requires power: q == LowPower(column + 1);
     terminates \true;
     assigns \nothing;
     ensures root: !(row == (n - 1) / 2 && column == (n - 1) / 2);
     ensures lowness: Lowness(n, row, column) == 2 * (n - 2 * q) + 1;
     ensures east: WireAfter(column, q) == 1 ==> 0 <= column - q &&
       GroupKind(n, row, column - q) == 0 && Lowness(n, row, column - q) == 2 * (n - 2 * q);
     ensures west: WireAfter(column, q) == 0 ==> column + q < n &&
       GroupKind(n, row, column + q) == 0 && Lowness(n, row, column + q) == 2 * (n - 2 * q);
     ensures room: q <= row < n - q;
     exits \false; @/
  void lemma_bar(int32_t n, int32_t row, int32_t column, int32_t q);
*/

/* The least and the greatest of Lowness. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column);
     terminates \true;
     assigns \nothing;
     ensures one: n == 1 ==> Lowness(n, row, column) == 0;
     ensures range: 1 < n ==> n <= Lowness(n, row, column) <= 2 * n + 1;
     exits \false; @/
  void lemma_lowness(int32_t n, int32_t row, int32_t column);
*/

/* v of n times r: its quotient. */
/*@ ghost
  /@ requires range: 1 <= r && 1 <= n && 0 <= v < n * r;
     terminates \true;
     assigns \nothing;
     ensures quotient: 0 <= v / r < n && 0 <= v % r < r;
     ensures product: (v / r) * r + v % r == v;
     exits \false; @/
  void lemma_htree_divided(int32_t v, int32_t n, int32_t r);
*/

/* And back. */
/*@ ghost
  /@ requires range: 0 <= q < n && 0 <= m < r && n * r <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= q * r && q * r + m < n * r;
     ensures rest: q * r + r <= n * r;
     ensures quotient: (q * r + m) / r == q && (q * r + m) % r == m;
     ensures zero: q * r + m == 0 <==> q == 0 && m == 0;
     exits \false; @/
  void lemma_multiplied(int32_t q, int32_t m, int32_t n, int32_t r);
*/

/* Groups and their submeshes are each other backwards. */
/*@ ghost
  /@ requires range: 1 <= n <= 0x8000 && 0 <= q < n * n;
     terminates \true;
     assigns \nothing;
     ensures inside: InSquare(n, GroupRow(n, q), GroupColumn(n, q));
     ensures back: GroupIndex(n, GroupRow(n, q), GroupColumn(n, q)) == q;
     exits \false; @/
  void lemma_index(int32_t n, int32_t q);

  /@ requires range: 1 <= n <= 0x8000 && InSquare(n, row, column);
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= GroupIndex(n, row, column) < n * n;
     ensures row: GroupRow(n, GroupIndex(n, row, column)) == row;
     ensures column: GroupColumn(n, GroupIndex(n, row, column)) == column;
     ensures root: GroupIndex(n, row, column) == 0 <==>
       row == (n - 1) / 2 && column == (n - 1) / 2;
     exits \false; @/
  void lemma_index_back(int32_t n, int32_t row, int32_t column);
*/

/* Edges from the root, and the arrival that they make. */
/*@ ghost
  /@ requires side: IsSide(n) && 1 <= r && (n * n) * r <= INT32_MAX;
     requires range: 0 <= rights <= edges && edges <= (n == 1 ? 0 : n + 1);
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= edges * r && edges * r + rights + r - 1 <= INT32_MAX;
     ensures root: edges * r + rights == 0 <==> edges == 0;
     exits \false; @/
  void lemma_arrival(int32_t n, int32_t r, int32_t edges, int32_t rights);
*/

/* n x n tiles cover the mesh. */
/*@ ghost
  /@ requires mesh: IsMesh(rows, columns);
     requires tiles: 1 <= r && 1 <= s && 1 <= n && rows == n * r && columns == n * s;
     terminates \true;
     assigns \nothing;
     ensures side: n <= 46340 && n * n <= INT32_MAX;
     ensures group: 1 <= r * s <= INT32_MAX;
     ensures nodes: Nodes(rows, columns) == (n * n) * (r * s);
     exits \false; @/
  void lemma_tiles(int32_t rows, int32_t columns, int32_t r, int32_t s, int32_t n);
*/

/* The depth fits. */
/*@ ghost
  /@ requires range: 0 <= levels < 0x8000 && 1 <= r;
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= 2 * levels * (r + 1) <= 0xffff00000000;
     ensures several: 1 <= levels ==> 4 <= 2 * levels * (r + 1);
     exits \false; @/
  void lemma_htree_depth(int64_t levels, int32_t r);
*/

/* The largest power of two in that range. */
/*@ ghost
  /@ requires side: 1 <= n <= 46340 && LowPower(n) == n;
     terminates \true;
     assigns \nothing;
     ensures side: IsSide(n);
     exits \false; @/
  void lemma_side(int32_t n);
*/

#endif
