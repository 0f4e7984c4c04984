/* Why the halves by skips are what they are called: where a share is, step by step. */
#ifndef DODONA_SPEC_LEMMAS_HALVES_H
#define DODONA_SPEC_LEMMAS_HALVES_H

#include "spec/algorithms/halves.h"
#include "spec/lemmas/exchange.h"

/*@
  // In step y of a scatter rank u sends v share i: u, the first of the share's interval, hands it to v, the first of a new one.
  predicate RootGives(integer P, integer r, integer root, integer y, integer u, integer v, integer i) =
    RootHands(P, r, root, y, u, v) &&
    Position(P, v, i) < SkipSpan(P, r, y - 1, Position(P, root, u)) - Skip(P, r, y);

  // Rank v is the first of the interval of share i after k steps of a scatter.
  predicate RootPlace(integer P, integer r, integer root, integer k, integer v, integer i) =
    0 <= v < P && Position(P, root, v) == Position(P, root, i) - SkipPlace(P, r, k, Position(P, root, i));
*/

/* Who hands share i to whom in step y. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= root < P && 0 <= i < P && 1 <= y <= SkipSteps(P, r);
     terminates \true;
     assigns \nothing;
     ensures places: \forall integer u, v; RootGives(P, r, root, y, u, v, i) <==>
       RootPlace(P, r, root, y - 1, u, i) && RootPlace(P, r, root, y, v, i) && !RootPlace(P, r, root, y, u, i);
     ensures moved: SkipPlace(P, r, y, Position(P, root, i)) ==
       SkipOn(SkipPlace(P, r, y - 1, Position(P, root, i)), Skip(P, r, y));
     ensures there: 0 <= SkipPlace(P, r, y, Position(P, root, i)) <= SkipPlace(P, r, y - 1, Position(P, root, i)) <=
       Position(P, root, i) < P;
     exits \false; @/
  void lemma_root_gives(int32_t P, int32_t r, int32_t root, int32_t i, int32_t y);
*/

/* The first of the interval of share i before step y. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= root < P && 0 <= i < P && 1 <= y <= SkipSteps(P, r);
     terminates \true;
     assigns \nothing;
     ensures place: RootPlace(P, r, root, y - 1, \result, i);
     ensures only: \forall integer v; RootPlace(P, r, root, y - 1, v, i) ==> v == \result;
     exits \false; @/
  int32_t lemma_root_before(int32_t P, int32_t r, int32_t root, int32_t i, int32_t y);
*/

/* And after it. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= root < P && 0 <= i < P && 1 <= y <= SkipSteps(P, r);
     terminates \true;
     assigns \nothing;
     ensures place: RootPlace(P, r, root, y, \result, i);
     ensures only: \forall integer v; RootPlace(P, r, root, y, v, i) ==> v == \result;
     exits \false; @/
  int32_t lemma_root_after(int32_t P, int32_t r, int32_t root, int32_t i, int32_t y);
*/

#endif
