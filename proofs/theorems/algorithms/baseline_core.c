/* The allreduces on a folded core, as runs of the network: recursive doubling and Rabenseifner's. */
#include "proofs/theorems/algorithms/baseline.h"

/*@
  logic integer CoreLast(integer kind, integer P) =
    kind == DODONA_KIND_DOUBLING ? DoublingSteps(P) : HalvingSteps(P);
*/

/* The folds of either. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= i < BaselineShares(kind, P);
     requires kind: kind == DODONA_KIND_DOUBLING || kind == DODONA_KIND_RABENSEIFNER;
     requires run: BaselineRun(kind, P, i, b);
     terminates \true;
     assigns \nothing;
     ensures fold: FoldRun(P, b);
     ensures unfold: UnfoldRun(P, b, CoreLast(kind, P));
     exits \false; @/
  void lemma_fold_run(int32_t kind, int32_t P, int32_t i, int32_t b)
  {
    lemma_core_order(P);
    lemma_floor_log2(P);
    /@ assert first: Folded(P) > 0 ==> \forall integer u, v;
         BaselineGives(kind, P, 1, u, v, i) <==> FoldMoves(Folded(P), u, v); @/
    /@ assert last: Folded(P) > 0 ==> \forall integer u, v;
         BaselineGives(kind, P, CoreLast(kind, P), u, v, i) <==> FoldMoves(Folded(P), v, u); @/
    /@ assert into: Folded(P) > 0 ==> \forall integer v; 0 <= v < 2 * Folded(P) && v % 2 == 1 ==>
         BaselineGives(kind, P, 1, v - 1, v, i); @/
    /@ assert alone: Folded(P) > 0 ==> \forall integer u, v; 2 * Folded(P) <= v ==>
         !BaselineGives(kind, P, 1, u, v, i); @/
    /@ assert back: Folded(P) > 0 ==> 1 <= CoreLast(kind, P) && \forall integer v;
         0 <= v < 2 * Folded(P) && v % 2 == 0 ==>
         BaselineGives(kind, P, CoreLast(kind, P), v + 1, v, i); @/
    /@ assert silent: Folded(P) > 0 ==> \forall integer u, v; !(0 <= v < 2 * Folded(P) && v % 2 == 0) ==>
         !BaselineGives(kind, P, CoreLast(kind, P), u, v, i); @/
    /@ assert combines: Folded(P) > 0 ==> BaselineCombines(kind, P, 1) &&
         !BaselineCombines(kind, P, CoreLast(kind, P)); @/
  }
*/

/*@ ghost
  void lemma_core_ports(int32_t kind, int32_t P)
  {
    lemma_core_order(P);
    lemma_core_pairs(P);
    lemma_floor_log2(P);
    /@ assert log: P == 1 ==> CoreLog(P) == 0 && FoldSteps(P) == 0; @/
    /@ assert doubling: \forall integer x, u, v; BaselinePasses(DODONA_KIND_DOUBLING, P, x, u, v) <==>
         DoublingAllreduce(P, x, u, v); @/
    /@ assert halving: \forall integer x, u, v; BaselinePasses(DODONA_KIND_RABENSEIFNER, P, x, u, v) <==>
         HalvingAllreduce(P, x, u, v); @/
    /@ assert core: \forall integer y, u, v; CoreMoves(P, y, u, v) ==> 1 <= y <= 2 * CoreLog(P) &&
         0 <= CoreLow(P, y, u) < CoreHigh(P, y, u) <= CoreRanks(P); @/
    /@ assert range: \forall integer x, u, v; BaselinePasses(kind, P, x, u, v) ==>
         1 <= x <= BaselineSteps(kind, P) && 0 <= u < P && 0 <= v < P && u != v; @/
    /@ assert shares: \forall integer x, u, v; BaselinePasses(kind, P, x, u, v) ==>
         0 <= BaselineLow(kind, P, x, u, v) < BaselineHigh(kind, P, x, u, v) <= BaselineShares(kind, P); @/
    /@ assert moves: \forall integer y, u, v, w;
         (CoreMoves(P, y, u, v) && CoreMoves(P, y, u, w) ==> v == w) &&
         (CoreMoves(P, y, u, w) && CoreMoves(P, y, v, w) ==> u == v); @/
    /@ assert sending: \forall integer x, u, v, w;
         BaselinePasses(kind, P, x, u, v) && BaselinePasses(kind, P, x, u, w) ==> v == w; @/
    /@ assert receiving: \forall integer x, u, v, w;
         BaselinePasses(kind, P, x, u, w) && BaselinePasses(kind, P, x, v, w) ==> u == v; @/
  }
*/

/*@ ghost
  void lemma_doubling_reduces(int32_t P, int32_t b)
  {
    lemma_floor_log2(P);
    lemma_core_pairs(P);
    lemma_fold_run(DODONA_KIND_DOUBLING, P, 0, b);
    /@ assert gives: \forall integer y, v; 0 <= y < CoreLog(P) && 0 <= v < P && InCore(Folded(P), v) ==>
         BaselineGives(DODONA_KIND_DOUBLING, P, FoldSteps(P) + y + 1, CorePeer(P, Pow2(y), v), v, 0); @/
    lemma_doubling(P, b);
  }
*/

/* Step L - k of the core halves, step L + k + 1 doubles, both over the distance 2^k. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= k < log && log == CoreLog(P) && log <= 30 && 0 <= i < CoreRanks(P);
     requires run: BaselineRun(DODONA_KIND_RABENSEIFNER, P, i, b);
     terminates \true;
     assigns \nothing;
     ensures step: HalvingAt(P, i, b, k);
     exits \false; @/
  void lemma_halving_step(int32_t P, int32_t i, int32_t b, int32_t k, int32_t log)
  {
    lemma_core_order(P);
    lemma_core_pairs(P);
    lemma_groups(k, log);
    lemma_group_shares(k, log, i);
    /@ assert peer: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
         0 <= CorePeer(P, Pow2(k), v) < P && InCore(Folded(P), CorePeer(P, Pow2(k), v)) &&
         CoreIndex(Folded(P), CorePeer(P, Pow2(k), v)) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)); @/
    /@ assert down: \forall integer u, v; BaselineGives(DODONA_KIND_RABENSEIFNER, P, HalvingTurn(P) - k, u, v, i) <==>
         CoreHalves(P, log - k, u, v) && HalvingLow(log, log - k, CoreIndex(Folded(P), u)) <= i <
           HalvingHigh(log, log - k, CoreIndex(Folded(P), u)); @/
    /@ assert up: \forall integer u, v; BaselinePasses(DODONA_KIND_RABENSEIFNER, P, HalvingTurn(P) + k + 1, u, v) <==>
         CoreDoubles(P, k + 1, u, v); @/
    /@ assert low: \forall integer u, v;
         BaselineLow(DODONA_KIND_RABENSEIFNER, P, HalvingTurn(P) + k + 1, u, v) ==
           GroupFirst(Pow2(k), CoreIndex(Folded(P), u)) &&
         BaselineHigh(DODONA_KIND_RABENSEIFNER, P, HalvingTurn(P) + k + 1, u, v) ==
           GroupFirst(Pow2(k), CoreIndex(Folded(P), u)) + Pow2(k); @/
    /@ assert gives: \forall integer v; 0 <= v < P && InCore(Folded(P), v) &&
         i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
         BaselineGives(DODONA_KIND_RABENSEIFNER, P, HalvingTurn(P) - k, CorePeer(P, Pow2(k), v), v, i); @/
    /@ assert none: \forall integer u, v; 0 <= v < P && InCore(Folded(P), v) &&
         i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
         !BaselineGives(DODONA_KIND_RABENSEIFNER, P, HalvingTurn(P) + k + 1, u, v, i); @/
    /@ assert back: \forall integer v; 0 <= v < P && InCore(Folded(P), v) &&
         i / Pow2(k) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)) / Pow2(k) ==>
         BaselineGives(DODONA_KIND_RABENSEIFNER, P, HalvingTurn(P) + k + 1, CorePeer(P, Pow2(k), v), v, i); @/
  }
*/

/*@ ghost
  void lemma_halving_reduces(int32_t P, int32_t i, int32_t b)
  {
    int32_t log = lemma_floor_log(P);
    int32_t k = 0;
    lemma_floor_log2(P);
    lemma_fold_run(DODONA_KIND_RABENSEIFNER, P, i, b);
    /@ loop invariant range: 0 <= k <= log;
       loop invariant steps: \forall integer a; 0 <= a < k ==> HalvingAt(P, i, b, a);
       loop assigns k;
       loop variant log - k; @/
    while (k < log) {
      lemma_halving_step(P, i, b, k, log);
      k++;
    }
    lemma_halving(P, i, b);
  }
*/
