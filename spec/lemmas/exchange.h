/* Why the broadcasts among the exchanges deliver: who has which share when. Positions count from the root. */
#ifndef DODONA_SPEC_LEMMAS_EXCHANGE_H
#define DODONA_SPEC_LEMMAS_EXCHANGE_H

#include <stdint.h>
#include "spec/algorithms/exchange.h"

/*@
  // Block j is in share i of n.
  predicate InShare(integer n, integer s, integer i, integer j) =
    0 <= i < n && (\forall integer l; 0 <= l <= n ==> (ShareFirst(n, s, l) <= j <==> l <= i));
*/

/* Every share begins within the message; the first with it, and the last ends with it. */
/*@ ghost
  /@ requires range: 1 <= n && 1 <= s;
     terminates \true;
     assigns \nothing;
     ensures inside: \forall integer i; 0 <= i <= n ==> 0 <= ShareFirst(n, s, i) <= s;
     ensures ends: ShareFirst(n, s, 0) == 0 && ShareFirst(n, s, n) == s;
     exits \false; @/
  void lemma_share_range(int32_t n, int32_t s);
*/

/* Every block is in a share. */
/*@ ghost
  /@ requires range: 1 <= n && 0 <= j < s;
     terminates \true;
     assigns \nothing;
     ensures share: InShare(n, s, \result, j);
     exits \false; @/
  int32_t lemma_in_share(int32_t n, int32_t s, int32_t j);
*/

/* The logarithms, for ghost code. */
/*@ ghost
  /@ requires positive: n >= 1;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures log: \result == CeilLog2(n) && 0 <= \result <= 31;
     exits \false; @/
  int32_t lemma_ceil_log(int32_t n);
*/

/*@ ghost
  /@ requires positive: n >= 1;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures log: \result == FloorLog2(n) && 0 <= \result <= 30;
     exits \false; @/
  int32_t lemma_floor_log(int32_t n);
*/

/* A multiple of m is one of 2 m, or lies m behind one. */
/*@ ghost
  /@ requires range: 1 <= m <= 0x40000000 && 0 <= c <= 0x7fffffff;
     terminates \true;
     assigns \nothing;
     ensures half: c % m == 0 ==> c % (2 * m) == 0 || c % (2 * m) == m;
     ensures from: c % (2 * m) == m ==> m <= c && (c - m) % (2 * m) == 0;
     exits \false; @/
  void lemma_multiple(int64_t m, int64_t c);
*/

/* Groups of m and of 2 m, m a power of two. */

/*@
  // Of c and its partner: by groups of m, and by the rest.
  predicate GroupSplits(integer m, integer c) =
    0 <= c / m && c / (2 * m) == (c / m) / 2 &&
    PartnerOf(m, c) / m == ((c / m) % 2 == 0 ? c / m + 1 : c / m - 1) &&
    0 <= c % (2 * m) < 2 * m && c % m == (c % (2 * m) < m ? c % (2 * m) : c % (2 * m) - m) &&
    PartnerOf(m, c) % (2 * m) == (c % (2 * m) < m ? c % (2 * m) + m : c % (2 * m) - m);
*/

/*@ ghost
  /@ requires range: 0 <= k < log <= 30;
     terminates \true;
     assigns \nothing;
     ensures splits: \forall integer c; 0 <= c < Pow2(log) ==> GroupSplits(Pow2(k), c);
     ensures partner: \forall integer c; 0 <= c < Pow2(log) ==>
       0 <= PartnerOf(Pow2(k), c) < Pow2(log) && PartnerOf(Pow2(k), PartnerOf(Pow2(k), c)) == c;
     ensures inside: \forall integer c; 0 <= c < Pow2(log) ==>
       0 <= GroupFirst(Pow2(k), c) && GroupFirst(Pow2(k), c) + Pow2(k) <= Pow2(log);
     ensures power: 1 <= Pow2(k) && Pow2(k + 1) == 2 * Pow2(k);
     exits \false; @/
  void lemma_groups(int32_t k, int32_t log);
*/

/* 2^k, for ghost code. */
/*@ ghost
  /@ requires range: 0 <= k <= 30;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures power: \result == Pow2(k) && 1 <= \result <= 0x40000000;
     exits \false; @/
  int32_t lemma_power(int32_t k);
*/

/* i is in c's group of 2^k. */
/*@ ghost
  /@ requires range: 0 <= k <= log <= 30 && 0 <= i < Pow2(log);
     terminates \true;
     assigns \nothing;
     ensures group: \forall integer c; 0 <= c < Pow2(log) ==>
       (GroupFirst(Pow2(k), c) <= i < GroupFirst(Pow2(k), c) + Pow2(k) <==>
        i / Pow2(k) == c / Pow2(k));
     exits \false; @/
  void lemma_group_shares(int32_t k, int32_t log, int32_t i);
*/

/* The scatter, then a ring. */

/*@
  predicate ScatterRingPasses(integer P, integer x, integer u, integer v, integer i) =
    ScatterRingMoves(P, x, u, v) && ScatterRingLow(P, x, u, v) <= i < ScatterRingHigh(P, x, u, v);

  // At the start of step x position u has share i.
  predicate ScatterRingHas(integer P, integer x, integer u, integer i) =
    u == 0 || (\exists integer y, w; y < x && ScatterRingPasses(P, y, w, u, i));

  // After the steps of the scatter over distances of m and more each m-th position has m shares.
  predicate Scattered(integer P, integer x, integer m) =
    \forall integer u, i; 0 <= u < P && u % m == 0 && u <= i < u + m && i < P ==>
      ScatterRingHas(P, x, u, i);
*/

/*@ ghost
  /@ requires range: 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures scattered: \forall integer x; 1 <= x <= CeilLog2(P) ==>
       Scattered(P, x, 2 * ScatterReach(P, x));
     ensures last: Scattered(P, CeilLog2(P) + 1, 1);
     exits \false; @/
  void lemma_scattered(int32_t P);
*/

/* Messages of both kinds of steps are in range, and no two have a port in common. */
/*@ ghost
  /@ requires range: 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer x, u, v; ScatterRingMoves(P, x, u, v) ==>
       1 <= x <= ScatterRingSteps(P) && 0 <= u < P && 0 <= v < P && u != v &&
       0 <= ScatterRingLow(P, x, u, v) < ScatterRingHigh(P, x, u, v) <= P;
     ensures sending: \forall integer x, u, v, w;
       ScatterRingMoves(P, x, u, v) && ScatterRingMoves(P, x, u, w) ==> v == w;
     ensures receiving: \forall integer x, u, v, w;
       ScatterRingMoves(P, x, u, w) && ScatterRingMoves(P, x, v, w) ==> u == v;
     exits \false; @/
  void lemma_scatter_ring_ports(int32_t P);
*/

/* A position passes on what it has, and in the end has every share. */
/*@ ghost
  /@ requires range: 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures causal: \forall integer x, u, v, i; ScatterRingPasses(P, x, u, v, i) ==>
       ScatterRingHas(P, x, u, i);
     ensures reached: \forall integer v, i; 0 <= v < P && 0 <= i < P ==>
       ScatterRingHas(P, ScatterRingSteps(P) + 1, v, i);
     exits \false; @/
  void lemma_scatter_ring(int32_t P);
*/

/* The scatter, then doubling, among a power of two of positions. */

/*@
  predicate ScatterDoublingPasses(integer P, integer x, integer u, integer v, integer i) =
    ScatterDoublingMoves(P, x, u, v) &&
    ScatterDoublingLow(P, x, u, v) <= i < ScatterDoublingHigh(P, x, u, v);

  predicate ScatterDoublingHas(integer P, integer x, integer u, integer i) =
    u == 0 || (\exists integer y, w; y < x && ScatterDoublingPasses(P, y, w, u, i));
*/

/*@ ghost
  /@ requires range: 1 <= P && IsPow2(P);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer x, u, v; ScatterDoublingMoves(P, x, u, v) ==>
       1 <= x <= 2 * FloorLog2(P) && 0 <= u < P && 0 <= v < P && u != v &&
       0 <= ScatterDoublingLow(P, x, u, v) < ScatterDoublingHigh(P, x, u, v) <= P;
     ensures sending: \forall integer x, u, v, w;
       ScatterDoublingMoves(P, x, u, v) && ScatterDoublingMoves(P, x, u, w) ==> v == w;
     ensures receiving: \forall integer x, u, v, w;
       ScatterDoublingMoves(P, x, u, w) && ScatterDoublingMoves(P, x, v, w) ==> u == v;
     exits \false; @/
  void lemma_scatter_doubling_ports(int32_t P);
*/

/*@ ghost
  /@ requires range: 1 <= P && IsPow2(P);
     terminates \true;
     assigns \nothing;
     ensures causal: \forall integer x, u, v, i; ScatterDoublingPasses(P, x, u, v, i) ==>
       ScatterDoublingHas(P, x, u, i);
     ensures reached: \forall integer v, i; 0 <= v < P && 0 <= i < P ==>
       ScatterDoublingHas(P, 2 * FloorLog2(P) + 1, v, i);
     exits \false; @/
  void lemma_scatter_doubling(int32_t P);
*/

#endif
