/* Why the allreduces on a folded core deliver: how often an input is in a rank's share, step by step. */
#ifndef DODONA_SPEC_LEMMAS_EXCHANGE_REDUCED_H
#define DODONA_SPEC_LEMMAS_EXCHANGE_REDUCED_H

#include "spec/lemmas/exchange.h"
#include "spec/machine/contributions.h"

/*@
  // The partner of v in the core, at distance m.
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
    (\forall integer v, d; 0 <= v < P ==> Times(1, v, b, d) == (v == d ? 1 : 0)) &&
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

/* After the fold a rank of the core has its own input and the input of the rank folded into it. */
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
     ensures inside: \forall integer k, c; 0 <= k < CoreLog(P) && 0 <= c < CoreRanks(P) ==>
       1 <= Pow2(k) && 0 <= PartnerOf(Pow2(k), c) < CoreRanks(P) &&
       0 <= GroupFirst(Pow2(k), c) && GroupFirst(Pow2(k), c) + Pow2(k) <= CoreRanks(P);
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
  // Rabenseifner's, a share i, at the distance 2^k: on the way down a rank combines it where it lies in
  // the rank's own group of 2^k; on the way up a rank of the other group gets it.
  predicate HalvingAt(integer P, integer i, integer b, integer k) =
    (\forall integer v, d; 0 <= v < P && InCore(Folded(P), v) &&
      i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
      Times(HalvingTurn(P) - k + 1, v, b, d) ==
        Times(HalvingTurn(P) - k, v, b, d) +
          Times(HalvingTurn(P) - k, CorePeer(P, Pow2(k), v), b, d)) &&
    (\forall integer v, d; 0 <= v < P && InCore(Folded(P), v) &&
      i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
      Times(HalvingTurn(P) + k + 2, v, b, d) == Times(HalvingTurn(P) + k + 1, v, b, d)) &&
    (\forall integer v, d; 0 <= v < P && InCore(Folded(P), v) &&
      i / Pow2(k) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)) / Pow2(k) ==>
      Times(HalvingTurn(P) + k + 2, v, b, d) ==
        Times(HalvingTurn(P) + k + 1, CorePeer(P, Pow2(k), v), b, d));

  predicate HalvingRun(integer P, integer i, integer b) =
    FoldRun(P, b) && UnfoldRun(P, b, FoldSteps(P) + 2 * CoreLog(P) + 1) &&
    (\forall integer k; 0 <= k < CoreLog(P) ==> HalvingAt(P, i, b, k));

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
