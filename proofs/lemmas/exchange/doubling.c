/* Recursive doubling, by induction on the step: groups of twice the size. */
#include "spec/lemmas/exchange.h"

/* Step y + 1 of the core, over the distance m. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= y < log && log == CoreLog(P) && log <= 30;
     requires run: DoublingRun(P, b);
     requires before: GroupReduced(P, b, Pow2(y), FoldSteps(P) + y + 1);
     terminates \true;
     assigns \nothing;
     ensures after: GroupReduced(P, b, Pow2(y + 1), FoldSteps(P) + y + 2);
     exits \false; @/
  void lemma_doubles(int32_t P, int32_t b, int32_t y, int32_t log)
  {
    lemma_core_order(P);
    lemma_groups(y, log);
    /@ assert peer: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
         0 <= CorePeer(P, Pow2(y), v) < P && InCore(Folded(P), CorePeer(P, Pow2(y), v)) &&
         CoreIndex(Folded(P), CorePeer(P, Pow2(y), v)) == PartnerOf(Pow2(y), CoreIndex(Folded(P), v)); @/
    /@ assert join: \forall integer c, e; 0 <= c < Pow2(log) && 0 <= e < Pow2(log) ==>
         (e / (2 * Pow2(y)) == c / (2 * Pow2(y)) ? 1 : 0) ==
         (e / Pow2(y) == c / Pow2(y) ? 1 : 0) + (e / Pow2(y) == PartnerOf(Pow2(y), c) / Pow2(y) ? 1 : 0); @/
    /@ assert sum: \forall integer v, d; 0 <= v < P && InCore(Folded(P), v) && 0 <= d < P ==>
         Times(FoldSteps(P) + y + 2, v, b, d) == Times(FoldSteps(P) + y + 1, v, b, d) +
           Times(FoldSteps(P) + y + 1, CorePeer(P, Pow2(y), v), b, d); @/
  }
*/

/*@ ghost
  void lemma_doubling(int32_t P, int32_t b)
  {
    int32_t log = lemma_floor_log(P);
    int32_t y = 0;
    lemma_core_order(P);
    lemma_folded(P, b);
    /@ loop invariant range: 0 <= y <= log;
       loop invariant groups: GroupReduced(P, b, Pow2(y), FoldSteps(P) + y + 1);
       loop assigns y;
       loop variant log - y; @/
    while (y < log) {
      lemma_doubles(P, b, y, log);
      y++;
    }
    /@ assert whole: \forall integer c; 0 <= c < Pow2(log) ==> c / Pow2(log) == 0; @/
    /@ assert core: CoreReduced(P, b, FoldSteps(P) + log + 1); @/
    /@ assert folds: 0 <= FoldSteps(P) <= 1; @/
    lemma_unfolded(P, b, log + 1 + lemma_fold_steps(P));
  }
*/
