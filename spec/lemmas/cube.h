/* Positions of a hypercube with their bits turned: what the proofs about its trees rest on. */
#ifndef DODONA_SPEC_LEMMAS_CUBE_H
#define DODONA_SPEC_LEMMAS_CUBE_H

#include <stdint.h>
#include "spec/algorithms/hypercube.h"

/* i low bits a and m - i high bits b change places when turned right i times. */
/*@ ghost
  /@ requires range: 0 <= i <= m <= 30 && 0 <= a < Pow2(i) && 0 <= b < Pow2(m - i);
     terminates \true;
     decreases i;
     assigns \nothing;
     ensures turned: CubeTurned(m, i, a + Pow2(i) * b) == b + Pow2(m - i) * a;
     exits \false;
  @/
  void lemma_cube_split(int32_t m, int32_t i, int64_t a, int64_t b);
*/

/* Turned positions are positions, one to one; the root is turned to itself. */
/*@ ghost
  /@ requires range: 1 <= m <= 30 && 0 <= i;
     terminates \true;
     decreases i;
     assigns \nothing;
     ensures range: \forall integer q; 0 <= q < Pow2(m) ==> 0 <= CubeTurned(m, i, q) < Pow2(m);
     ensures own: \forall integer q, r; 0 <= q < Pow2(m) && 0 <= r < Pow2(m) &&
       CubeTurned(m, i, q) == CubeTurned(m, i, r) ==> q == r;
     ensures root: CubeTurned(m, i, 0) == 0;
     exits \false;
  @/
  void lemma_cube_turned(int32_t m, int64_t i);
*/

/* To turn k times what is turned i times. */
/*@ ghost
  /@ requires range: 0 <= i && 0 <= k <= INT64_MAX - i;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures sum: \forall integer q; CubeTurned(m, i + k, q) == CubeTurned(m, k, CubeTurned(m, i, q));
     exits \false;
  @/
  void lemma_cube_sum(int32_t m, int64_t i, int64_t k);
*/

/* m turns are none. */
/*@ ghost
  /@ requires range: 1 <= m <= 30 && 0 <= i && 0 <= q < Pow2(m);
     terminates \true;
     assigns \nothing;
     ensures period: CubeTurned(m, i, q) == CubeTurned(m, i % m, q);
     ensures next: CubeTurned(m, i + 1, q) == CubeTurned(m, i % m + 1, q);
     exits \false;
  @/
  void lemma_cube_period(int32_t m, int64_t i, int64_t q);
*/

/* One turn. */
/*@ ghost
  /@ requires range: 0 <= q;
     terminates \true;
     assigns \nothing;
     ensures turn: CubeTurn(m, q) == q / 2 + (q % 2 == 0 ? 0 : Pow2(m - 1));
     exits \false;
  @/
  void lemma_cube_turn(int32_t m, int64_t q);
*/

/* What is less, taken more than 0 times, is less. */
/*@ ghost
  /@ requires range: 0 <= y < n && 1 <= r;
     terminates \true;
     assigns \nothing;
     ensures less: 0 <= y * r < n * r && y * r + r <= n * r;
     exits \false;
  @/
  void lemma_cube_less(int64_t y, int64_t n, int64_t r);
*/

/* What is less when both are taken n times is less. */
/*@ ghost
  /@ requires range: 0 <= a && 0 <= b && 0 <= n;
     terminates \true;
     assigns \nothing;
     ensures less: a * n < b * n ==> a < b;
     exits \false;
  @/
  void lemma_product_less(int64_t a, int64_t b, int64_t n);
*/

/* Half as much in units twice as large. */
/*@ ghost
  /@ requires range: 0 <= k < m <= 30 && 1 <= y && y % 2 == 0 && y * Pow2(m - 1 - k) < Pow2(m - 1);
     terminates \true;
     assigns \nothing;
     ensures half: y / 2 * Pow2(m - k) == y * Pow2(m - 1 - k);
     ensures range: 1 <= k;
     exits \false;
  @/
  void lemma_cube_half(int32_t m, int32_t k, int64_t y);
*/

/* u's number as a number. */
/*@ ghost
  /@ requires range: 1 <= m <= 30 && 0 <= i && 0 <= u < Pow2(m);
     terminates \true;
     assigns \nothing;
     ensures number: \result == CubeTurned(m, i, u) && 0 <= \result < Pow2(m);
     exits \false;
  @/
  int64_t cube_number(int32_t m, int64_t i, int32_t u);
*/

/* A power as a number. */
/*@ ghost
  /@ requires range: 0 <= k <= 31;
     terminates \true;
     assigns \nothing;
     ensures power: \result == Pow2(k) && 1 <= \result <= 0x80000000;
     exits \false;
  @/
  int64_t pow2_of(int32_t k);
*/

/* 2^i 2^k = 2^(i + k). */
/*@ ghost
  /@ requires range: 0 <= i <= 62 && 0 <= k <= 62;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures product: Pow2(i + k) == Pow2(i) * Pow2(k);
     ensures positive: 1 <= Pow2(k);
     exits \false;
  @/
  void lemma_pow2_sum(int32_t i, int32_t k);
*/

/* An odd multiple of 2^p is no multiple of a higher power. */
/*@ ghost
  /@ requires range: 0 <= p < q <= 30 && 0 <= a && 0 <= b;
     requires odd: a % 2 == 1;
     terminates \true;
     decreases p;
     assigns \nothing;
     ensures apart: a * Pow2(p) != b * Pow2(q);
     exits \false;
  @/
  void lemma_odd_multiple(int64_t a, int32_t p, int64_t b, int32_t q);
*/

#endif
