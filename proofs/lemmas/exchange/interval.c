/* The intervals of a scatter by skips, cut by cut. */
#include "spec/lemmas/interval.h"

/*@ ghost
  void lemma_skip_spread(int32_t P, int32_t r, int32_t k)
  {
    lemma_skip(P, r, k);
    if (0 < k) {
      lemma_skip_spread(P, r, k - 1);
      /@ assert shrinks: 1 <= Skip(P, r, k) < Skip(P, r, k - 1) <= 2 * Skip(P, r, k); @/
      /@ assert place: \forall integer o; 0 <= o < P ==>
           SkipPlace(P, r, k, o) == SkipOn(SkipPlace(P, r, k - 1, o), Skip(P, r, k)); @/
      /@ assert span: \forall integer o; 0 <= o < P ==> SkipSpan(P, r, k, o) ==
           (Skip(P, r, k) <= SkipPlace(P, r, k - 1, o) ? SkipSpan(P, r, k - 1, o) - Skip(P, r, k)
            : Skip(P, r, k) < SkipSpan(P, r, k - 1, o) ? Skip(P, r, k) : SkipSpan(P, r, k - 1, o)); @/
      /@ assert within: \forall integer o, p; 0 <= o < P &&
           o - SkipPlace(P, r, k, o) <= p < o - SkipPlace(P, r, k, o) + SkipSpan(P, r, k, o) ==>
           o - SkipPlace(P, r, k - 1, o) <= p < o - SkipPlace(P, r, k - 1, o) + SkipSpan(P, r, k - 1, o); @/
    } else {
      /@ assert first: \forall integer o; SkipPlace(P, r, k, o) == o && SkipSpan(P, r, k, o) == P; @/
    }
  }
*/

/*@ ghost
  void lemma_scatter_hands(int32_t P, int32_t r)
  {
    int32_t q = lemma_skip_hands(P, r);
    int32_t y = 0;
    /@ loop invariant range: 0 <= y <= q;
       loop invariant spans: \forall integer k, u; 0 <= k < y && 0 <= u < P && SkipPlace(P, r, k, u) == 0 ==>
         SkipSpan(P, r, k, u) <= Skip(P, r, k);
       loop assigns y;
       loop variant q - y; @/
    while (y < q) {
      lemma_skip_spread(P, r, y);
      y++;
    }
  }
*/

/* Who sends in step y of the scatter has been first of its interval since it received, and its interval only shrinks. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= k <= y <= SkipSteps(P, r);
     terminates \true;
     assigns \nothing;
     ensures first: \forall integer u; 0 <= u < P && SkipPlace(P, r, k, u) == 0 ==>
       SkipPlace(P, r, y, u) == 0 && SkipSpan(P, r, y, u) <= SkipSpan(P, r, k, u);
     exits \false; @/
  void lemma_scatter_first(int32_t P, int32_t r, int32_t k, int32_t y)
  {
    int32_t x = k;
    /@ loop invariant range: k <= x <= y;
       loop invariant first: \forall integer u; 0 <= u < P && SkipPlace(P, r, k, u) == 0 ==>
         SkipPlace(P, r, x, u) == 0 && SkipSpan(P, r, x, u) <= SkipSpan(P, r, k, u);
       loop assigns x;
       loop variant y - x; @/
    while (x < y) {
      x++;
      lemma_skip(P, r, x);
      /@ assert place: \forall integer u; SkipPlace(P, r, x, u) == SkipOn(SkipPlace(P, r, x - 1, u), Skip(P, r, x)); @/
    }
  }
*/

/*@ ghost
  void lemma_scatter_round(int32_t P, int32_t r, int32_t x, int32_t y)
  {
    lemma_skip(P, r, x);
    lemma_skip(P, r, y);
    lemma_skip_spread(P, r, x - 1);
    lemma_skip_spread(P, r, y - 1);
    lemma_scatter_first(P, r, x, y - 1);
    lemma_scatter_first(P, r, x - 1, y - 1);
    /@ assert cut: \forall integer u, v; ScatterHands(P, r, x, u, v) ==>
         SkipPlace(P, r, x - 1, v) == Skip(P, r, x) && SkipSpan(P, r, x - 1, v) == SkipSpan(P, r, x - 1, u); @/
    /@ assert new: \forall integer u, v; ScatterHands(P, r, x, u, v) ==>
         SkipPlace(P, r, x, v) == 0 && SkipSpan(P, r, x, v) <= Skip(P, r, x - 1) - Skip(P, r, x) <= Skip(P, r, y); @/
    /@ assert behind: \forall integer u, v; ScatterHands(P, r, y, u, v) ==>
         SkipPlace(P, r, y - 1, v) == Skip(P, r, y); @/
  }
*/
