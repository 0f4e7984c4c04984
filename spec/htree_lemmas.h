/* What is known about low powers of two, and so about groups of an H-tree, as ghost functions. The bodies
   are in proofs/htree.c. */
#ifndef DODONA_SPEC_HTREE_LEMMAS_H
#define DODONA_SPEC_HTREE_LEMMAS_H

#include "htree.h"

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

#endif
