/* Rabenseifner's allreduce, by induction on the step: a share goes to ever smaller groups, then back to
   ever larger ones. */
#include "spec/lemmas/exchange.h"

/* The step of the reduce-scatter over the distance 2^k. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= k < log && log == CoreLog(P) && log <= 30 && 0 <= i < CoreRanks(P);
     requires run: HalvingRun(P, i, b);
     requires before: StridesReduced(P, i, b, Pow2(k + 1), HalvingTurn(P) - k);
     terminates \true;
     assigns \nothing;
     ensures after: StridesReduced(P, i, b, Pow2(k), HalvingTurn(P) - k + 1);
     exits \false; @/
  void lemma_halves_step(int32_t P, int32_t i, int32_t b, int32_t k, int32_t log)
  {
    lemma_core_order(P);
    lemma_groups(k, log);
    /@ assert peer: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
         0 <= CorePeer(P, Pow2(k), v) < P && InCore(Folded(P), CorePeer(P, Pow2(k), v)) &&
         CoreIndex(Folded(P), CorePeer(P, Pow2(k), v)) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)); @/
    /@ assert wider: \forall integer c; 0 <= c < Pow2(log) && i / Pow2(k) == c / Pow2(k) ==>
         i / (2 * Pow2(k)) == c / (2 * Pow2(k)) &&
         i / (2 * Pow2(k)) == PartnerOf(Pow2(k), c) / (2 * Pow2(k)); @/
    /@ assert join: \forall integer c, e; 0 <= c < Pow2(log) && 0 <= e < Pow2(log) ==>
         (e % Pow2(k) == c % Pow2(k) ? 1 : 0) ==
         (e % (2 * Pow2(k)) == c % (2 * Pow2(k)) ? 1 : 0) +
         (e % (2 * Pow2(k)) == PartnerOf(Pow2(k), c) % (2 * Pow2(k)) ? 1 : 0); @/
    /@ assert own: \forall integer v, d; 0 <= v < P && InCore(Folded(P), v) && 0 <= d < P &&
         i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
         Times(HalvingTurn(P) - k, v, b, d) ==
           (CoreIndex(Folded(P), d) % (2 * Pow2(k)) == CoreIndex(Folded(P), v) % (2 * Pow2(k)) ? 1 : 0); @/
    /@ assert theirs: \forall integer v, d; 0 <= v < P && InCore(Folded(P), v) && 0 <= d < P &&
         i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
         Times(HalvingTurn(P) - k, CorePeer(P, Pow2(k), v), b, d) ==
           (CoreIndex(Folded(P), d) % (2 * Pow2(k)) ==
            PartnerOf(Pow2(k), CoreIndex(Folded(P), v)) % (2 * Pow2(k)) ? 1 : 0); @/
  }
*/

/* The step of the allgather over the distance 2^k. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= k < log && log == CoreLog(P) && log <= 30 && 0 <= i < CoreRanks(P);
     requires run: HalvingRun(P, i, b);
     requires before: GroupStored(P, i, b, Pow2(k), HalvingTurn(P) + k + 1);
     terminates \true;
     assigns \nothing;
     ensures after: GroupStored(P, i, b, Pow2(k + 1), HalvingTurn(P) + k + 2);
     exits \false; @/
  void lemma_gathers_step(int32_t P, int32_t i, int32_t b, int32_t k, int32_t log)
  {
    lemma_core_order(P);
    lemma_groups(k, log);
    /@ assert peer: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
         0 <= CorePeer(P, Pow2(k), v) < P && InCore(Folded(P), CorePeer(P, Pow2(k), v)) &&
         CoreIndex(Folded(P), CorePeer(P, Pow2(k), v)) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)); @/
    /@ assert halves: \forall integer c; 0 <= c < Pow2(log) && i / (2 * Pow2(k)) == c / (2 * Pow2(k)) ==>
         i / Pow2(k) == c / Pow2(k) || i / Pow2(k) == PartnerOf(Pow2(k), c) / Pow2(k); @/
    /@ assert kept: \forall integer v, d; 0 <= v < P && InCore(Folded(P), v) && 0 <= d < P &&
         i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
         Times(HalvingTurn(P) + k + 2, v, b, d) == 1; @/
    /@ assert theirs: \forall integer v, d; 0 <= v < P && InCore(Folded(P), v) && 0 <= d < P &&
         i / Pow2(k) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)) / Pow2(k) ==>
         Times(HalvingTurn(P) + k + 1, CorePeer(P, Pow2(k), v), b, d) == 1; @/
    /@ assert got: \forall integer v, d; 0 <= v < P && InCore(Folded(P), v) && 0 <= d < P &&
         i / Pow2(k) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)) / Pow2(k) ==>
         Times(HalvingTurn(P) + k + 2, v, b, d) == 1; @/
  }
*/

/*@ ghost
  void lemma_halving(int32_t P, int32_t i, int32_t b)
  {
    int32_t log = lemma_floor_log(P);
    int32_t k = log;
    lemma_core_order(P);
    lemma_folded(P, b);
    /@ assert whole: \forall integer c; 0 <= c < Pow2(log) ==> c / Pow2(log) == 0 && c % Pow2(log) == c; @/
    /@ assert one: \forall integer c; c / 1 == c && c % 1 == 0; @/
    /@ loop invariant range: 0 <= k <= log;
       loop invariant strides: StridesReduced(P, i, b, Pow2(k), HalvingTurn(P) - k + 1);
       loop assigns k;
       loop variant k; @/
    while (k > 0) {
      k--;
      lemma_halves_step(P, i, b, k, log);
    }
    /@ assert owner: GroupStored(P, i, b, Pow2(0), HalvingTurn(P) + 1); @/
    /@ loop invariant range: 0 <= k <= log;
       loop invariant stored: GroupStored(P, i, b, Pow2(k), HalvingTurn(P) + k + 1);
       loop assigns k;
       loop variant log - k; @/
    while (k < log) {
      lemma_gathers_step(P, i, b, k, log);
      k++;
    }
    /@ assert group: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
         i / Pow2(log) == CoreIndex(Folded(P), v) / Pow2(log); @/
    /@ assert last: GroupStored(P, i, b, Pow2(log), HalvingTurn(P) + log + 1); @/
    /@ assert core: CoreReduced(P, b, HalvingTurn(P) + log + 1); @/
    lemma_unfolded(P, b, 2 * log + 1 + lemma_fold_steps(P));
  }
*/
