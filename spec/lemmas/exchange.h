/* Why the exchanges deliver: lemmas about positions and shares. */
#ifndef DODONA_SPEC_LEMMAS_EXCHANGE_H
#define DODONA_SPEC_LEMMAS_EXCHANGE_H

#include <stdint.h>
#include "spec/algorithms/exchange.h"
#include "spec/machine/contributions.h"

/*@
  // Block j is in share i of n.
  predicate InShare(integer n, integer s, integer i, integer j) =
    0 <= i < n && (\forall integer l; 0 <= l <= n ==> (ShareFirst(n, s, l) <= j <==> l <= i));
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

/* The ring allreduce. */

/*@
  predicate RingPasses(integer P, integer x, integer u, integer v, integer i) =
    RingAllreduce(P, x, u, v) && i == RingShare(P, x, u);

  // What becomes of block b, in share i: combined before step P, stored from there on.
  predicate RingRun(integer P, integer i, integer b) =
    (\forall integer v, d; Times(1, v, b, d) == (v == d ? 1 : 0)) &&
    (\forall integer x, u, v, d; RingPasses(P, x, u, v, i) && x < P ==>
      Times(x + 1, v, b, d) == Times(x, v, b, d) + Times(x, u, b, d)) &&
    (\forall integer x, u, v, d; RingPasses(P, x, u, v, i) && P <= x ==>
      Times(x + 1, v, b, d) == Times(x, u, b, d)) &&
    (\forall integer x, v, d; 1 <= x && (\forall integer u; !RingPasses(P, x, u, v, i)) ==>
      Times(x + 1, v, b, d) == Times(x, v, b, d));

  // In which step v has combined share i: that after which it came from the rank before.
  logic integer RingAge(integer P, integer i, integer v) = 1 + Position(P, i, Position(P, 1, v));

  // At the start of step x, 1 .. P, who has combined has the inputs of as many ranks, up to its own.
  predicate RingCounted(integer P, integer i, integer b, integer x) =
    \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
      Times(x, v, b, d) ==
        (RingAge(P, i, v) <= x ? (Position(P, d, v) < RingAge(P, i, v) ? 1 : 0) : v == d ? 1 : 0);

  // At the start of step P + y the owner of share i and the y ranks behind it have every input once.
  predicate RingStored(integer P, integer i, integer b, integer y) =
    \forall integer v, d; 0 <= v < P && 0 <= d < P && Position(P, i, v) <= y ==>
      Times(P + y, v, b, d) == 1;
*/

/*@ ghost
  /@ requires range: 1 <= P && 0 <= i < P;
     requires run: RingRun(P, i, b);
     terminates \true;
     assigns \nothing;
     ensures reduced: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
       Times(2 * P - 1, v, b, d) == 1;
     exits \false; @/
  void lemma_ring(int32_t P, int32_t i, int32_t b);
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

/* The allreduces on a folded core. */

/*@
  // The rank whose position in the core is partner to that of v, at distance m.
  logic integer CorePeer(integer P, integer m, integer v) =
    CoreRank(Folded(P), PartnerOf(m, CoreIndex(Folded(P), v)));

  // Ranks and positions of the core are the same in two orders.
  predicate CoreOrder(integer P) =
    0 <= Folded(P) && 2 * Folded(P) < P && P == CoreRanks(P) + Folded(P) &&
    FoldSteps(P) == (Folded(P) == 0 ? 0 : 1) &&
    (\forall integer r; 0 <= r < P ==> 0 <= CoreIndex(Folded(P), r) < CoreRanks(P) &&
      (InCore(Folded(P), r) ==> CoreRank(Folded(P), CoreIndex(Folded(P), r)) == r)) &&
    (\forall integer c; 0 <= c < CoreRanks(P) ==> 0 <= CoreRank(Folded(P), c) < P &&
      InCore(Folded(P), CoreRank(Folded(P), c)) && CoreIndex(Folded(P), CoreRank(Folded(P), c)) == c);

  // What becomes of block b before the steps of the core, and after step `last`.
  predicate FoldRun(integer P, integer b) =
    (\forall integer v, d; Times(1, v, b, d) == (v == d ? 1 : 0)) &&
    (Folded(P) > 0 ==> \forall integer v, d; 0 <= v < P ==>
      (v < 2 * Folded(P) && v % 2 == 1 ==>
        Times(2, v, b, d) == Times(1, v, b, d) + Times(1, v - 1, b, d)) &&
      (2 * Folded(P) <= v ==> Times(2, v, b, d) == Times(1, v, b, d)));

  predicate UnfoldRun(integer P, integer b, integer last) =
    Folded(P) > 0 ==> \forall integer v, d; 0 <= v < P ==>
      Times(last + 1, v, b, d) ==
        Times(last, v < 2 * Folded(P) && v % 2 == 0 ? v + 1 : v, b, d);

  // At the start of step x every rank of the core has every input once.
  predicate CoreReduced(integer P, integer b, integer x) =
    \forall integer v, d; 0 <= v < P && InCore(Folded(P), v) && 0 <= d < P ==>
      Times(x, v, b, d) == 1;

  // At the start of step x a rank of the core has the inputs of its group of m, once.
  predicate GroupReduced(integer P, integer b, integer m, integer x) =
    \forall integer v, d; 0 <= v < P && InCore(Folded(P), v) && 0 <= d < P ==>
      Times(x, v, b, d) ==
        (CoreIndex(Folded(P), d) / m == CoreIndex(Folded(P), v) / m ? 1 : 0);
*/

/*@ ghost
  /@ requires range: 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures order: CoreOrder(P);
     exits \false; @/
  void lemma_core_order(int32_t P);
*/

/*@ ghost
  /@ requires range: 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures steps: \result == FoldSteps(P) && 0 <= \result <= 1;
     exits \false; @/
  int32_t lemma_fold_steps(int32_t P);
*/

/* After the fold a rank of the core has its own input and that of the rank folded into it. */
/*@ ghost
  /@ requires range: 1 <= P;
     requires run: FoldRun(P, b);
     terminates \true;
     assigns \nothing;
     ensures folded: GroupReduced(P, b, 1, FoldSteps(P) + 1);
     exits \false; @/
  void lemma_folded(int32_t P, int32_t b);
*/

/*@ ghost
  /@ requires range: 1 <= P;
     requires run: UnfoldRun(P, b, x);
     requires core: CoreReduced(P, b, x);
     terminates \true;
     assigns \nothing;
     ensures all: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
       Times(x + FoldSteps(P), v, b, d) == 1;
     exits \false; @/
  void lemma_unfolded(int32_t P, int32_t b, int64_t x);
*/

/* Who is paired in the core, and by whom. */
/*@ ghost
  /@ requires range: 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures peer: \forall integer k, v; 0 <= k < CoreLog(P) && 0 <= v < P && InCore(Folded(P), v) ==>
       CoreDoubles(P, k + 1, CorePeer(P, Pow2(k), v), v) &&
       CoreHalves(P, CoreLog(P) - k, CorePeer(P, Pow2(k), v), v);
     ensures doubles: \forall integer y, u, v; CoreDoubles(P, y, u, v) ==>
       u != v && u == CorePeer(P, Pow2(y - 1), v) && v == CorePeer(P, Pow2(y - 1), u);
     ensures halves: \forall integer y, u, v; CoreHalves(P, y, u, v) ==>
       u != v && u == CorePeer(P, Pow2(CoreLog(P) - y), v) &&
       v == CorePeer(P, Pow2(CoreLog(P) - y), u);
     exits \false; @/
  void lemma_core_pairs(int32_t P);
*/

/*@
  // Recursive doubling: in step y + 1 of the core partners combine what they have.
  predicate DoublingRun(integer P, integer b) =
    FoldRun(P, b) && UnfoldRun(P, b, FoldSteps(P) + CoreLog(P) + 1) &&
    (\forall integer y, v, d; 0 <= y < CoreLog(P) && 0 <= v < P && InCore(Folded(P), v) ==>
      Times(FoldSteps(P) + y + 2, v, b, d) ==
        Times(FoldSteps(P) + y + 1, v, b, d) +
          Times(FoldSteps(P) + y + 1, CorePeer(P, Pow2(y), v), b, d));
*/

/*@ ghost
  /@ requires range: 1 <= P;
     requires run: DoublingRun(P, b);
     terminates \true;
     assigns \nothing;
     ensures reduced: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
       Times(DoublingSteps(P) + 1, v, b, d) == 1;
     exits \false; @/
  void lemma_doubling(int32_t P, int32_t b);
*/

/*@
  // Rabenseifner's, a share i: in step y + 1 of the core a rank combines it where it lies in the rank's
  // own group of 2^(L - y - 1); in step y + 1 of the allgather a rank of the other group gets it.
  predicate HalvingRun(integer P, integer i, integer b) =
    FoldRun(P, b) && UnfoldRun(P, b, FoldSteps(P) + 2 * CoreLog(P) + 1) &&
    (\forall integer k, v, d; 0 <= k < CoreLog(P) && 0 <= v < P && InCore(Folded(P), v) &&
      i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
      Times(HalvingTurn(P) - k + 1, v, b, d) ==
        Times(HalvingTurn(P) - k, v, b, d) +
          Times(HalvingTurn(P) - k, CorePeer(P, Pow2(k), v), b, d)) &&
    (\forall integer k, v, d; 0 <= k < CoreLog(P) && 0 <= v < P && InCore(Folded(P), v) &&
      i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
      Times(HalvingTurn(P) + k + 2, v, b, d) == Times(HalvingTurn(P) + k + 1, v, b, d)) &&
    (\forall integer k, v, d; 0 <= k < CoreLog(P) && 0 <= v < P && InCore(Folded(P), v) &&
      i / Pow2(k) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)) / Pow2(k) ==>
      Times(HalvingTurn(P) + k + 2, v, b, d) ==
        Times(HalvingTurn(P) + k + 1, CorePeer(P, Pow2(k), v), b, d));

  // At the start of step x a rank in share i's group of m has the inputs of every m-th position from its
  // own on.
  predicate StridesReduced(integer P, integer i, integer b, integer m, integer x) =
    \forall integer v, d; 0 <= v < P && InCore(Folded(P), v) && 0 <= d < P &&
      i / m == CoreIndex(Folded(P), v) / m ==>
      Times(x, v, b, d) ==
        (CoreIndex(Folded(P), d) % m == CoreIndex(Folded(P), v) % m ? 1 : 0);

  // At the start of step x the ranks in share i's group of m have every input.
  predicate GroupStored(integer P, integer i, integer b, integer m, integer x) =
    \forall integer v, d; 0 <= v < P && InCore(Folded(P), v) && 0 <= d < P &&
      i / m == CoreIndex(Folded(P), v) / m ==> Times(x, v, b, d) == 1;
*/

/*@ ghost
  /@ requires range: 1 <= P && 0 <= i < CoreRanks(P);
     requires run: HalvingRun(P, i, b);
     terminates \true;
     assigns \nothing;
     ensures reduced: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
       Times(HalvingSteps(P) + 1, v, b, d) == 1;
     exits \false; @/
  void lemma_halving(int32_t P, int32_t i, int32_t b);
*/

#endif
