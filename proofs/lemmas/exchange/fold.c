/* The fold before the core of 2^L ranks and after it. */
#include "spec/lemmas/exchange.h"

/*@ ghost
  void lemma_core_order(int32_t P)
  {
    lemma_floor_log2(P);
    lemma_floor_log2_word(P);
    /@ assert size: Pow2(FloorLog2(P)) <= P < 2 * Pow2(FloorLog2(P)); @/
  }
*/

/*@ ghost
  int32_t lemma_fold_steps(int32_t P)
  {
    return P == lemma_power(lemma_floor_log(P)) ? 0 : 1;
  }
*/

/*@ ghost
  void lemma_folded(int32_t P, int32_t b)
  {
    lemma_core_order(P);
    /@ assert one: \forall integer c; c / 1 == c; @/
    /@ assert two: \forall integer v, d; 0 <= v && 0 <= d && v % 2 == 1 ==>
         (d / 2 == v / 2 <==> d == v || d == v - 1); @/
  }
*/

/*@ ghost
  void lemma_unfolded(int32_t P, int32_t b, int64_t x)
  {
    lemma_core_order(P);
    /@ assert partner: \forall integer v; 0 <= v < P ==>
         0 <= (v < 2 * Folded(P) && v % 2 == 0 ? v + 1 : v) < P &&
         InCore(Folded(P), v < 2 * Folded(P) && v % 2 == 0 ? v + 1 : v); @/
  }
*/

/*@ ghost
  void lemma_core_pairs(int32_t P)
  {
    int32_t log = lemma_floor_log(P);
    int32_t k = 0;
    lemma_core_order(P);
    /@ loop invariant range: 0 <= k <= log;
       loop invariant power: \forall integer a; 0 <= a < k ==> 1 <= Pow2(a);
       loop invariant peer: \forall integer a, v; 0 <= a < k && 0 <= v < P && InCore(Folded(P), v) ==>
         CoreDoubles(P, a + 1, CorePeer(P, Pow2(a), v), v) &&
         CoreHalves(P, log - a, CorePeer(P, Pow2(a), v), v);
       loop assigns k;
       loop variant log - k; @/
    while (k < log) {
      lemma_groups(k, log);
      /@ assert index: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
           0 <= CorePeer(P, Pow2(k), v) < P && InCore(Folded(P), CorePeer(P, Pow2(k), v)) &&
           CoreIndex(Folded(P), CorePeer(P, Pow2(k), v)) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)); @/
      /@ assert here: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
           CoreDoubles(P, k + 1, CorePeer(P, Pow2(k), v), v) &&
           CoreHalves(P, log - k, CorePeer(P, Pow2(k), v), v); @/
      k++;
    }
    /@ assert apart: \forall integer m, c; 1 <= m ==> PartnerOf(m, c) != c; @/
  }
*/
