/* What is known about low powers of two, and so about groups of an H-tree, as ghost functions. The bodies
   are in proofs/lemmas/groups/htree_low.c and proofs/lemmas/groups/htree.c. */
#ifndef DODONA_SPEC_LEMMAS_HTREE_H
#define DODONA_SPEC_LEMMAS_HTREE_H

#include "spec/algorithms/htree.h"

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

/* A quotient by its bounds. */
/*@ ghost
  /@ requires range: 1 <= b && 0 <= m && 0 <= a;
     requires bounds: b * m <= a < b * m + b;
     terminates \true;
     assigns \nothing;
     ensures quotient: a / b == m;
     exits \false; @/
  void lemma_quotient_by(int32_t a, int32_t b, int32_t m);
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

/* The largest power of two in that range. */
/*@ ghost
  /@ requires side: 1 <= n <= 46340 && LowPower(n) == n;
     terminates \true;
     assigns \nothing;
     ensures side: IsSide(n);
     exits \false; @/
  void lemma_side(int32_t n);
*/

/* A group and its block, whose north-west submesh is the leaf; if the block is larger than one submesh, all
   of it is inside the square. */
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

#endif
