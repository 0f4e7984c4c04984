/* The intervals of a scatter by skips: every cut leaves two. */
#ifndef DODONA_SPEC_LEMMAS_INTERVAL_H
#define DODONA_SPEC_LEMMAS_INTERVAL_H

#include "spec/algorithms/interval.h"
#include "spec/lemmas/skips.h"

/*@
  // After k steps position o is in an interval that begins SkipPlace before it. Every position of the interval says the same.
  predicate SkipSpread(integer P, integer r, integer k) =
    (\forall integer o; 0 <= o < P ==>
      0 <= SkipPlace(P, r, k, o) <= o && SkipPlace(P, r, k, o) < SkipSpan(P, r, k, o) <= Skip(P, r, k) &&
      o - SkipPlace(P, r, k, o) + SkipSpan(P, r, k, o) <= P) &&
    (\forall integer o, p; 0 <= o < P && o - SkipPlace(P, r, k, o) <= p < o - SkipPlace(P, r, k, o) + SkipSpan(P, r, k, o) ==>
      p - SkipPlace(P, r, k, p) == o - SkipPlace(P, r, k, o) && SkipSpan(P, r, k, p) == SkipSpan(P, r, k, o));
*/

/* The intervals. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= k <= SkipSteps(P, r);
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures spread: SkipSpread(P, r, k);
     exits \false; @/
  void lemma_skip_spread(int32_t P, int32_t r, int32_t k);
*/

/* A step of the scatter leaves something of the interval that it cuts, and sends something. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r;
     terminates \true;
     assigns \nothing;
     ensures cut: \forall integer x, u, v; ScatterHands(P, r, x, u, v) ==>
       Skip(P, r, x - 1) <= P && 1 <= Skip(P, r, x) < SkipSpan(P, r, x - 1, u) <= Skip(P, r, x - 1);
     exits \false; @/
  void lemma_scatter_hands(int32_t P, int32_t r);
*/

/* Steps x < y of a round of the scatter: who receives in x sends nothing in y; and who sends in x receives nothing in y. */
/*@ ghost
  /@ requires range: 2 <= P && 2 <= r && 1 <= x < y <= SkipSteps(P, r);
     requires round: SkipRound(P, r, x) == SkipRound(P, r, y);
     terminates \true;
     assigns \nothing;
     ensures later: \forall integer u, v, w; ScatterHands(P, r, x, u, v) ==> !ScatterHands(P, r, y, v, w);
     ensures earlier: \forall integer u, v, w; ScatterHands(P, r, x, v, w) ==> !ScatterHands(P, r, y, u, v);
     exits \false; @/
  void lemma_scatter_round(int32_t P, int32_t r, int32_t x, int32_t y);
*/

#endif
