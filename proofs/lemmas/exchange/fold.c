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
