/* Hops of a postal tree, from the local conditions. */
#include "spec/algorithms/delay.h"
#include "spec/lemmas/split.h"

/* When v's parent is ready, and by which message v is its child. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q) && 0 <= a < P;
     requires local: LocalSplit(u, f, p, q, P, T);
     terminates \true;
     assigns \nothing;
     ensures up: \forall integer b; 0 < b < P ==>
       0 <= SplitIndex(u, f, p, q, P, T, b) < P &&
       SplitReady(u, f, p, q, P, T, b) ==
         SplitReady(u, f, p, q, P, T, SplitParent(u, f, p, q, P, T, b)) +
         Delay(f, SplitIndex(u, f, p, q, P, T, b)) + u;
     ensures child: \forall integer k; SplitChild(u, f, p, q, P, T, a, k) != -1 ==>
       0 <= k < P && 0 < SplitChild(u, f, p, q, P, T, a, k) < P &&
       SplitParent(u, f, p, q, P, T, SplitChild(u, f, p, q, P, T, a, k)) == a &&
       SplitIndex(u, f, p, q, P, T, SplitChild(u, f, p, q, P, T, a, k)) == k;
     ensures ready: \forall integer k; SplitChild(u, f, p, q, P, T, a, k) != -1 ==>
       SplitReady(u, f, p, q, P, T, SplitChild(u, f, p, q, P, T, a, k)) ==
       SplitReady(u, f, p, q, P, T, a) + Delay(f, k) + u;
     exits \false; @/
  void lemma_family(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T, int32_t a) {
    lemma_delay(f, P);
    /@ assert local: SplitRange(u, f, p, q, P, T, a) && SplitDown(u, f, p, q, P, T, a); @/
    /@ assert range: \forall integer b; 0 < b < P ==> SplitRange(u, f, p, q, P, T, b); @/
    /@ assert up: \forall integer b; 0 < b < P ==> SplitUp(u, f, p, q, P, T, b); @/
    /@ assert ready: \forall integer b; 0 < b < P ==> SplitReady(u, f, p, q, P, T, b) ==
         SplitReady(u, f, p, q, P, T, SplitParent(u, f, p, q, P, T, b)) +
         Delay(f, SplitIndex(u, f, p, q, P, T, b)) + u; @/
    /@ assert child: \forall integer k; SplitChild(u, f, p, q, P, T, a, k) != -1 ==>
         0 <= k < P && 0 < SplitChild(u, f, p, q, P, T, a, k) < P &&
         SplitParent(u, f, p, q, P, T, SplitChild(u, f, p, q, P, T, a, k)) == a; @/
    /@ assert index: \forall integer k; SplitChild(u, f, p, q, P, T, a, k) != -1 ==>
         SplitIndex(u, f, p, q, P, T, SplitChild(u, f, p, q, P, T, a, k)) == k; @/
  }
*/

/*@ ghost
  void lemma_split_sends(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T,
                         int32_t a) {
    lemma_split_left(u, f, p, q, P);
    lemma_family(u, f, p, q, P, T, a);
    lemma_delay(f, P);
    /@ assert local: SplitRange(u, f, p, q, P, T, a) && SplitDown(u, f, p, q, P, T, a); @/
    /@ assert up: \forall integer b; 0 < b < P ==> SplitUp(u, f, p, q, P, T, b) &&
         0 <= SplitIndex(u, f, p, q, P, T, b) < P; @/
    /@ assert there: \forall integer x, b, j; SplitHop(u, f, p, q, P, T, x, a, b, j) ==>
         SplitSends(u, f, p, q, a, SplitSize(u, f, p, q, P, T, a), SplitBudget(u, f, p, q, P, T, a),
                    SplitReady(u, f, p, q, P, T, a), x, b, j); @/
    /@ assert children: \forall integer k; 0 <= k &&
         2 <= SplitLeft(u, f, p, q, SplitSize(u, f, p, q, P, T, a),
                        SplitBudget(u, f, p, q, P, T, a), k) ==>
         SplitChild(u, f, p, q, P, T, a, k) != -1; @/
    /@ assert back: \forall integer x, k; SplitChild(u, f, p, q, P, T, a, k) != -1 &&
         x == SplitReady(u, f, p, q, P, T, a) + Delay(f, k) + 1 ==>
         SplitHop(u, f, p, q, P, T, x, a, SplitChild(u, f, p, q, P, T, a, k), 0); @/
  }
*/

/*@ ghost
  void lemma_split_receives(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T,
                            int32_t b) {
    /@ assert range: SplitRange(u, f, p, q, P, T, b); @/
  }
*/

/*@ ghost
  void lemma_split_hops(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T) {
    lemma_family(u, f, p, q, P, T, 0);
    lemma_delay(f, P);
    /@ assert range: \forall integer b; 0 < b < P ==> SplitRange(u, f, p, q, P, T, b); @/
    /@ assert up: \forall integer b; 0 < b < P ==> SplitUp(u, f, p, q, P, T, b); @/
    /@ assert one: \forall integer b, c; 0 < b < P && 0 < c < P &&
         SplitParent(u, f, p, q, P, T, b) == SplitParent(u, f, p, q, P, T, c) &&
         SplitIndex(u, f, p, q, P, T, b) == SplitIndex(u, f, p, q, P, T, c) ==> b == c; @/
  }
*/
