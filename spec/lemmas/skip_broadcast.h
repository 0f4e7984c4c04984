/* Why the broadcast by skips spreads: the intervals of the scatter, and who has which share when. */
#ifndef DODONA_SPEC_LEMMAS_SKIP_BROADCAST_H
#define DODONA_SPEC_LEMMAS_SKIP_BROADCAST_H

#include "spec/algorithms/skip_broadcast.h"
#include "spec/lemmas/skips.h"

/*@
  // After k steps position o is in an interval that begins SkipPlace before it. Every position of the interval says the same.
  predicate SkipSpread(integer P, integer r, integer k) =
    (\forall integer o; 0 <= o < P ==>
      0 <= SkipPlace(P, r, k, o) <= o && SkipPlace(P, r, k, o) < SkipSpan(P, r, k, o) <= Skip(P, r, k) &&
      o - SkipPlace(P, r, k, o) + SkipSpan(P, r, k, o) <= P) &&
    (\forall integer o, p; 0 <= o < P && o - SkipPlace(P, r, k, o) <= p < o - SkipPlace(P, r, k, o) + SkipSpan(P, r, k, o) ==>
      p - SkipPlace(P, r, k, p) == o - SkipPlace(P, r, k, o) && SkipSpan(P, r, k, p) == SkipSpan(P, r, k, o));

  // At the start of step x position u has share i.
  predicate CastHas(integer P, integer r, integer x, integer u, integer i) =
    u == 0 || \exists integer y, w; y < x && CastGives(P, r, y, w, u, i);

  // After k steps the first position of an interval has its shares.
  predicate CastScattered(integer P, integer r, integer k) =
    \forall integer i; 0 <= i < P ==> CastHas(P, r, k + 1, i - SkipPlace(P, r, k, i), i);

  // Back over step y + 1, all positions that answered for share i after step y have it.
  predicate CastGathered(integer P, integer r, integer i, integer y) =
    \forall integer v; 0 <= v < P && Position(P, v, i) < Skip(P, r, y) ==> CastHas(P, r, 2 * SkipSteps(P, r) + 1 - y, v, i);
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

/* Nobody sends a share before having it, and in the end every position has every share. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r;
     terminates \true;
     assigns \nothing;
     ensures causal: \forall integer x, u, v, i; 0 <= i < P && CastGives(P, r, x, u, v, i) ==> CastHas(P, r, x, u, i);
     ensures reached: \forall integer v, i; 0 <= v < P && 0 <= i < P ==> CastHas(P, r, 2 * SkipSteps(P, r) + 1, v, i);
     exits \false; @/
  void lemma_skip_broadcast(int32_t P, int32_t r);
*/

#endif
