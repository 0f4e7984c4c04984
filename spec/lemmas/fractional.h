/* What is known about the hops of the fractional tree, as ghost functions over the local
   conditions. */
#ifndef DODONA_SPEC_LEMMAS_FRACTIONAL_H
#define DODONA_SPEC_LEMMAS_FRACTIONAL_H

#include <stdint.h>
#include "spec/algorithms/fractional.h"
#include "spec/base.h"

/* u sends exactly what its place says: parents and children agree. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && 0 <= u < P;
     requires LocalTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures sends: \forall integer s, x, v, j; Hop(P, r, D, s, x, u, v, j) <==>
       PlaceSends(r, s, Arrival(P, r, D, u), Member(P, r, D, u), Down(P, r, D, u),
                  Right(P, r, D, u), x, v, j);
     exits \false; @/
  void lemma_sends(int32_t P, int32_t r, int32_t D, int32_t u);
*/

/* v receives exactly what its place says. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures receives: \forall integer s, x, u, j; Hop(P, r, D, s, x, u, v, j) <==>
       PlaceReceives(r, s, v, Arrival(P, r, D, v), Feeder(P, r, D, v), x, u, j);
     exits \false; @/
  void lemma_receives(int32_t P, int32_t r, int32_t D, int32_t v);
*/

/* The hops, as a set: ranges, ports, causality and coverage, in positions. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && 1 <= s && 0 <= D;
     requires LocalTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer x, u, v, j; Hop(P, r, D, s, x, u, v, j) ==>
       0 <= u < v < P && 0 <= j < s && 1 <= x <= D + Pace(r, s - 1);
     ensures sending: \forall integer x, u, v, w, j, k;
       Hop(P, r, D, s, x, u, v, j) && Hop(P, r, D, s, x, u, w, k) ==> v == w && j == k;
     ensures receiving: \forall integer x, u, v, w, j, k;
       Hop(P, r, D, s, x, u, w, j) && Hop(P, r, D, s, x, v, w, k) ==> u == v && j == k;
     ensures causal: \forall integer x, u, v, j; Hop(P, r, D, s, x, u, v, j) && 0 < u ==>
       Arrival(P, r, D, u) + Pace(r, j) + 1 <= x;
     ensures reached: \forall integer v, j; 0 < v < P && 0 <= j < s ==>
       Hop(P, r, D, s, Arrival(P, r, D, v) + Pace(r, j), Source(P, r, D, v, j), v, j);
     exits \false; @/
  void lemma_hops(int32_t P, int32_t r, int32_t D, int32_t s);
*/

/* What is known about the fractional tree, as ghost functions: a call makes the ensures available. The
   bodies, in proofs/lemmas/fractional/, are the proofs: loops and recursion instead of induction. */

/*@ ghost
  /@ requires 1 <= r <= i;
     terminates \true;
     assigns \nothing;
     ensures Capacity(r, i) == r + Capacity(r, i - r) + Capacity(r, i - r - 1);
     exits \false; @/
  void lemma_capacity_unfold(int32_t r, int64_t i);
*/

/* C(i) grows by at least one a step, from C(-1) = 0. */
/*@ ghost
  /@ requires 1 <= r && -1 <= i < INT64_MAX;
     terminates \true;
     decreases i + 1;
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
     ensures \forall integer t; i <= t <= j ==> Capacity(r, t) + (j - t) <= Capacity(r, j);
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

/* min(n, C(i)), as a number that ghost code can compute with. */
/*@ ghost
  /@ requires 1 <= r && 0 <= n && i < INT64_MAX;
     terminates \true;
     decreases i + 1;
     assigns \nothing;
     ensures range: 0 <= \result <= n;
     ensures whole: n <= Capacity(r, i) ==> \result == n;
     ensures capped: Capacity(r, i) <= n ==> \result == Capacity(r, i);
     exits \false; @/
  int32_t capped_capacity(int32_t r, int64_t i, int32_t n);
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

/* A subtree that exceeds its group has a down successor, and both successors fit their budgets. */
/*@ ghost
  /@ requires 1 <= r && 0 <= i && n <= Capacity(r, i);
     terminates \true;
     assigns \nothing;
     ensures n <= r ==> DownSize(r, i, n) == n - r;
     ensures r < n ==> 1 <= DownSize(r, i, n) <= n - r;
     ensures r < n ==> DownSize(r, i, n) <= Capacity(r, i - r);
     ensures r < n ==> n - r - DownSize(r, i, n) <= Capacity(r, i - r - 1);
     ensures r < n ==> r <= i;
     ensures DownSize(r, i, n) < n - r ==> r < i;
     exits \false; @/
  void lemma_successors(int32_t r, int32_t i, int32_t n);
*/

/* One step of the descent to v: it ends in the group, goes down, or goes right. */
/*@ ghost
  /@ requires 1 <= r && (n <= r || v < b + r);
     terminates \true;
     assigns \nothing;
     ensures HeadIn(r, i, n, b, v) == b;
     ensures BudgetIn(r, i, n, b, v) == i;
     ensures SizeIn(r, i, n, b, v) == n;
     ensures FeederIn(r, i, n, b, h, v) == h;
     exits \false; @/
  void lemma_descend_group(int32_t r, int32_t i, int32_t n, int32_t b, int32_t h, int32_t v);

  /@ requires 1 <= r < n && b + r <= v < b + r + down && down == DownSize(r, i, n);
     terminates \true;
     assigns \nothing;
     ensures HeadIn(r, i, n, b, v) == HeadIn(r, i - r, down, b + r, v);
     ensures BudgetIn(r, i, n, b, v) == BudgetIn(r, i - r, down, b + r, v);
     ensures SizeIn(r, i, n, b, v) == SizeIn(r, i - r, down, b + r, v);
     ensures FeederIn(r, i, n, b, h, v) == FeederIn(r, i - r, down, b + r, -1, v);
     exits \false; @/
  void lemma_descend_down(int32_t r, int32_t i, int32_t n, int32_t b, int32_t h, int32_t down,
                          int32_t v);

  /@ requires 1 <= r < n && b + r + down <= v && 0 <= down && down == DownSize(r, i, n);
     terminates \true;
     assigns \nothing;
     ensures HeadIn(r, i, n, b, v) == HeadIn(r, i - r - 1, n - r - down, b + r + down, v);
     ensures BudgetIn(r, i, n, b, v) == BudgetIn(r, i - r - 1, n - r - down, b + r + down, v);
     ensures SizeIn(r, i, n, b, v) == SizeIn(r, i - r - 1, n - r - down, b + r + down, v);
     ensures FeederIn(r, i, n, b, h, v) ==
       FeederIn(r, i - r - 1, n - r - down, b + r + down, b, v);
     exits \false; @/
  void lemma_descend_right(int32_t r, int32_t i, int32_t n, int32_t b, int32_t h, int32_t down,
                           int32_t v);
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
