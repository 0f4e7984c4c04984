/* What is known about the fractional tree, as ghost functions: a call makes the ensures available.
   The bodies, in proofs/fractional_*.c, are the proofs: loops and recursion instead of induction. */
#ifndef DODONA_SPEC_FRACTIONAL_LEMMAS_H
#define DODONA_SPEC_FRACTIONAL_LEMMAS_H

#include <stdint.h>
#include "capacity.h"
#include "fractional_local.h"
#include "fractional_tree.h"
#include "power.h"

/* C(i) grows by at least one a step, from C(-1) = 0. */
/*@ ghost
  /@ requires 1 <= r && -1 <= i < INT64_MAX;
     terminates \true;
     assigns \nothing;
     ensures Capacity(r, i) < Capacity(r, i + 1);
     exits \false; @/
  void lemma_capacity_grows(int32_t r, int64_t i);
*/

/*@ ghost
  /@ requires 1 <= r && -1 <= i <= j < INT64_MAX;
     terminates \true;
     assigns \nothing;
     ensures \forall integer t; i <= t <= j ==> Capacity(r, i) + (t - i) <= Capacity(r, t);
     exits \false; @/
  void lemma_capacity_monotone(int32_t r, int64_t i, int64_t j);
*/

/* A rank sends to at most one other a step, so that the tree at most doubles. */
/*@ ghost
  /@ requires 1 <= r && 0 <= i < INT64_MAX;
     terminates \true;
     assigns \nothing;
     ensures 1 <= Capacity(r, i) <= Pow2(i);
     exits \false; @/
  void lemma_capacity_power(int32_t r, int64_t i);
*/

/* r + 1 further steps at least double C + r. */
/*@ ghost
  /@ requires 1 <= r && r < i < INT64_MAX;
     terminates \true;
     assigns \nothing;
     ensures 2 * (Capacity(r, i - r - 1) + r) <= Capacity(r, i) + r;
     exits \false; @/
  void lemma_capacity_doubles(int32_t r, int64_t i);
*/

/* Every P has a depth, and only one; it is at most P - 1 and at least log2 P. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r;
     terminates \true;
     assigns \nothing;
     ensures 0 <= \result <= P - 1;
     ensures IsDepth(P, r, \result);
     ensures \forall int32_t D; IsDepth(P, r, D) ==> D == \result;
     ensures P <= Pow2(\result);
     exits \false; @/
  int32_t lemma_depth(int32_t P, int32_t r);
*/

/* Parents and children agree, at every position. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures LocalTree(P, r, D);
     exits \false; @/
  void lemma_local_tree(int32_t P, int32_t r, int32_t D);
*/

/* D is attained, by the position that is returned. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures 0 <= \result < P;
     ensures Arrival(P, r, D, \result) == D;
     exits \false; @/
  int32_t lemma_deepest(int32_t P, int32_t r, int32_t D);
*/

#endif
