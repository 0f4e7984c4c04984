/* When each block comes to each position of the hypercube, and from whom. */
#ifndef DODONA_SPEC_LEMMAS_CUBE_TRANSFERS_H
#define DODONA_SPEC_LEMMAS_CUBE_TRANSFERS_H

#include <stdint.h>
#include "spec/algorithms/hypercube.h"
#include "spec/machine/bounds.h"

/*@
  // v receives block j in the step CubeArrival from CubeSource, and at no other time.
  predicate CubeReceives(integer m, integer s, integer v, integer j) =
    CubeTransfer(m, s, CubeArrival(m, s, v, j), CubeSource(m, s, v, j), v, j) &&
    (\forall integer x, u; CubeTransfer(m, s, x, u, v, j) ==>
      x == CubeArrival(m, s, v, j) && u == CubeSource(m, s, v, j));

  // v sends block j only in later steps, if v is not the root; the root receives nothing.
  predicate CubeForwards(integer m, integer s, integer v, integer j) =
    (\forall integer x, w; CubeTransfer(m, s, x, v, w, j) ==>
      v == 0 || CubeArrival(m, s, v, j) < x) &&
    (\forall integer x, u; !CubeTransfer(m, s, x, u, 0, j));
*/

/* log2 of the positions. */
/*@ ghost
  /@ requires range: 0 <= m <= 30;
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures ceil: CeilLog2(Pow2(m)) == m;
     ensures one: Pow2(m) == 1 <==> m == 0;
     exits \false;
  @/
  void lemma_cube_bound(int32_t m);
*/

/* Nothing happens before step 1 and after the last. */
/*@ ghost
  /@ requires range: 0 <= m <= 30 && 1 <= s;
     terminates \true;
     assigns \nothing;
     ensures idle: \forall integer x, u, v, j; CubeTransfer(m, s, x, u, v, j) ==>
       1 <= x <= CubeSteps(m, s);
     exits \false;
  @/
  void lemma_cube_idle(int32_t m, int32_t s);
*/

/*@ ghost
  /@ requires range: 1 <= m <= 30 && 0 <= j < s && 0 < v < Pow2(m);
     terminates \true;
     assigns \nothing;
     ensures receives: CubeReceives(m, s, v, j);
     ensures when: j < CubeArrival(m, s, v, j) <= CubeSteps(m, s);
     ensures number: 0 < CubeTurned(m, j, v) < Pow2(m);
     exits \false;
  @/
  void lemma_cube_receives(int32_t m, int32_t s, int32_t v, int32_t j);
*/

/*@ ghost
  /@ requires range: 1 <= m <= 30 && 0 <= j < s && 0 <= v < Pow2(m);
     terminates \true;
     assigns \nothing;
     ensures forwards: CubeForwards(m, s, v, j);
     exits \false;
  @/
  void lemma_cube_forwards(int32_t m, int32_t s, int32_t v, int32_t j);
*/

/* Who sends which block in a step of the hypercube, by the bits turned so that the highest is the step's
   dimension. */

/*@
  // In step t + 1 u sends v block b, and nothing else; nothing if b is -1.
  predicate CubeOnly(integer m, integer s, integer t, integer u, integer v, integer b) =
    \forall integer q, j; CubeTransfer(m, s, t + 1, u, q, j) <==> 0 <= b && j == b && q == v;

  // The same for the block that the root sends k steps earlier.
  predicate CubeOnlyAt(integer m, integer s, integer t, integer u, integer v, integer b, integer k) =
    \forall integer q; CubeTransfer(m, s, t + 1, u, q, t - k) <==> 0 <= b && t - k == b && q == v;

  // u and v are neighbours along the dimension of step t + 1.
  predicate CubePair(integer m, integer t, integer u, integer v) =
    0 <= u < Pow2(m) && 0 <= v < Pow2(m) &&
    (CubeTurned(m, t + 1, v) == CubeTurned(m, t + 1, u) + Pow2(m - 1) ||
     CubeTurned(m, t + 1, u) == CubeTurned(m, t + 1, v) + Pow2(m - 1));

  predicate CubeStep(integer m, integer s, integer t) =
    1 <= m <= 30 && 1 <= s <= INT32_MAX && 0 <= t <= s + m - 2;
*/

/* For block t - k, turned k + 1 times more. */
/*@ ghost
  /@ requires range: 1 <= m <= 30 && 0 <= k <= m && k <= t < INT64_MAX;
     terminates \true;
     assigns \nothing;
     ensures frame: \forall integer q; CubeTurned(m, t + 1, q) ==
       CubeTurned(m, k + 1, CubeTurned(m, t - k, q));
     ensures number: \forall integer q; 0 <= q < Pow2(m) ==>
       0 <= CubeTurned(m, t - k, q) < Pow2(m) && 0 <= CubeTurned(m, t + 1, q) < Pow2(m);
     ensures own: \forall integer q, r; 0 <= q < Pow2(m) && 0 <= r < Pow2(m) &&
       CubeTurned(m, t - k, q) == CubeTurned(m, t - k, r) ==> q == r;
     ensures same: \forall integer q, r; 0 <= q < Pow2(m) && 0 <= r < Pow2(m) &&
       CubeTurned(m, t + 1, q) == CubeTurned(m, t + 1, r) ==> q == r;
     ensures back: \forall integer y, z; 0 <= y < Pow2(m) && 0 <= z < Pow2(m) &&
       CubeTurned(m, k + 1, y) == CubeTurned(m, k + 1, z) ==> y == z;
     exits \false;
  @/
  void lemma_cube_frame(int32_t m, int64_t t, int32_t k);
*/

/* Number y below 2^k, and the one 2^k above, in step k of a tree. */
/*@ ghost
  /@ requires range: 0 <= k < m <= 30 && 0 <= y < Pow2(k);
     terminates \true;
     assigns \nothing;
     ensures low: CubeTurned(m, k + 1, y) == y * Pow2(m - 1 - k);
     ensures high: CubeTurned(m, k + 1, y + Pow2(k)) == y * Pow2(m - 1 - k) + Pow2(m - 1);
     ensures below: 0 <= y * Pow2(m - 1 - k) < Pow2(m - 1);
     ensures inside: y + Pow2(k) < Pow2(m);
     exits \false;
  @/
  void lemma_cube_rise(int32_t m, int32_t k, int64_t y);
*/

/* In step m of a tree: one number is odd, the other number is one less. */
/*@ ghost
  /@ requires range: 1 <= m <= 30 && m <= t < INT64_MAX;
     requires pair: CubePair(m, t, u, v);
     terminates \true;
     assigns \nothing;
     ensures beside: CubeTurned(m, t - m, v) ==
       CubeTurned(m, t - m, u) + (CubeTurned(m, t - m, u) % 2 == 0 ? 1 : -1);
     ensures odd: CubeTurned(m, t - m, u) % 2 == 1 && 1 < CubeTurned(m, t - m, u) <==>
       Pow2(m - 1) < CubeTurned(m, t + 1, u);
     exits \false;
  @/
  void lemma_cube_beside(int32_t m, int64_t t, int32_t u, int32_t v);
*/

/* The root: a block of its own in every step, the last block again after step s. */
/*@ ghost
  /@ requires step: CubeStep(m, s, t);
     requires pair: CubePair(m, t, u, v) && CubeTurned(m, t + 1, u) == 0;
     terminates \true;
     assigns \nothing;
     ensures only: CubeOnly(m, s, t, u, v, \min(t, s - 1));
     exits \false;
  @/
  void lemma_cube_root(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v);
*/

/* Upwards: the lowest bit set is bit m - 1 - k, and tells when the block was sent by the root. */
/*@ ghost
  /@ requires step: CubeStep(m, s, t);
     requires pair: CubePair(m, t, u, v) && CubeTurned(m, t + 1, u) < Pow2(m - 1);
     requires lowest: 0 <= k < m && 0 < y && y % 2 == 1 &&
       CubeTurned(m, t + 1, u) == y * Pow2(m - 1 - k);
     terminates \true;
     assigns \nothing;
     ensures only: CubeOnly(m, s, t, u, v, t < k ? -1 : \min(t - k, s - 1));
     exits \false;
  @/
  void lemma_cube_up(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v, int32_t k, int64_t y);
*/

/* Downwards: the block of m steps ago, but not to the root. */
/*@ ghost
  /@ requires step: CubeStep(m, s, t);
     requires pair: CubePair(m, t, u, v) && Pow2(m - 1) <= CubeTurned(m, t + 1, u);
     terminates \true;
     assigns \nothing;
     ensures only: CubeOnly(m, s, t, u, v,
                            CubeTurned(m, t + 1, u) == Pow2(m - 1) || t < m ? -1 : t - m);
     exits \false;
  @/
  void lemma_cube_down(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v);
*/

/* The position that sends to v in step t + 1 is v's neighbour along the dimension of the step. */
/*@ ghost
  /@ requires step: CubeStep(m, s, t);
     requires pair: CubePair(m, t, u, v);
     terminates \true;
     assigns \nothing;
     ensures sender: \forall integer p, j; CubeTransfer(m, s, t + 1, p, v, j) ==> p == u;
     exits \false;
  @/
  void lemma_cube_sender(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v);
*/

/* Position u along the dimension of step t + 1, c = t mod m. */
/*@ ghost
  /@ requires range: 1 <= m <= 30 && 0 <= t < INT64_MAX && 0 <= u < Pow2(m);
     terminates \true;
     assigns \nothing;
     ensures inside: 0 <= PartnerOf(Pow2(t % m), u) < Pow2(m);
     ensures pair: CubePair(m, t, u, PartnerOf(Pow2(t % m), u));
     ensures turned: CubeTurned(m, t + 1, u) ==
       u / Pow2(t % m + 1) + u % Pow2(t % m + 1) * Pow2(m - 1 - t % m);
     ensures bit: u % Pow2(t % m + 1) < Pow2(t % m) <==> CubeTurned(m, t + 1, u) < Pow2(m - 1);
     exits \false;
  @/
  void lemma_cube_pair(int32_t m, int64_t t, int32_t u);
*/

#endif
