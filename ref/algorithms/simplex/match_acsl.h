/* Places of the direct simplex tree and its transfers. To be included where dodona_simplex_place is defined. */
#ifndef DODONA_ALGORITHMS_SIMPLEX_MATCH_ACSL_H
#define DODONA_ALGORITHMS_SIMPLEX_MATCH_ACSL_H

#include <stdint.h>
#include "spec/lemmas/simplex.h"
#include "spec/algorithms/simplex.h"

/*@
  // u sends block j to v in step x, by what is known at u.
  predicate SlotAt(integer r, integer p, integer i, integer x, integer y, integer j) =
    x == y + Slot(r, p, i, j);
  predicate SentDown(integer P, integer r, integer D, integer x, integer u, integer v, integer j) =
    v == Down(P, r, D, u) &&
    SlotAt(r, SimplexPattern(P, r, D, u), Member(P, r, D, u) + 1, x, SimplexStart(P, r, D, u) + 2, j);
  predicate SentRight(integer P, integer r, integer D, integer x, integer u, integer v, integer j) =
    v == Right(P, r, D, u) && j % r == Member(P, r, D, u) &&
    x == SimplexStart(P, r, D, u) +
      RightSlot(r, SimplexPattern(P, r, D, u), Member(P, r, D, u), j);
*/

/* All that u sends. */
/*@ ghost
  /@ requires tree: 1 <= P && 1 <= r && 0 <= s && IsDepth(P, r, D) && 0 <= u < P;
     terminates \true;
     assigns \nothing;
     ensures sent: \forall integer x, v, j; SimplexHop(P, r, D, s, x, u, v, j) ==>
       0 <= j < s && 0 < v && (SentDown(P, r, D, x, u, v, j) || SentRight(P, r, D, x, u, v, j));
     exits \false; @/
  void lemma_simplex_sent(int32_t P, int32_t r, int32_t D, int32_t s, int32_t u);
*/

/* A place that was located is sound. */
/*@ ghost
  /@ requires tree: 1 <= P && 1 <= r && IsDepth(P, r, D) && D < P && 0 <= v < P;
     requires memory: \valid_read(place);
     requires place: SimplexPlace(P, r, D, v, *place);
     terminates \true;
     assigns \nothing;
     ensures sound: SoundSimplex(r, place);
     ensures range: place->tree.down < P && place->tree.right < P;
     exits \false; @/
  void lemma_simplex_sound(int32_t P, int32_t r, int32_t D, int32_t v,
                           const dodona_simplex_place *place);
*/

/* What holds of a block that goes down holds of all that u sends down. */
/*@ ghost
  /@ requires place: down == Down(P, r, D, u) && p == SimplexPattern(P, r, D, u) &&
       i == Member(P, r, D, u) + 1 && y == SimplexStart(P, r, D, u) + 2;
     requires told: \forall integer j; 0 <= j < s && 0 <= down && x == y + Slot(r, p, i, j) ==>
       block == j && to == down;
     terminates \true;
     assigns \nothing;
     ensures told: \forall integer v, j; 0 <= j < s && 0 < v && SentDown(P, r, D, x, u, v, j) ==>
       block == j && to == v;
     exits \false; @/
  void lemma_told_down(int32_t P, int32_t r, int32_t D, int32_t s, int32_t u, int32_t p, int32_t i,
                       int32_t down, int64_t x, int64_t y, int32_t block, int32_t to);
*/

/* Who receives what u sends, and who sends what v receives. */
/*@ ghost
  /@ requires tree: 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= u < P && 0 <= v < P && 0 <= j < s;
     terminates \true;
     assigns \nothing;
     ensures sent: SimplexSends(r, s, SimplexStart(P, r, D, u), SimplexPattern(P, r, D, u),
                                Member(P, r, D, u), Down(P, r, D, u), Right(P, r, D, u), x, v, j) ==>
       0 < v && x == SimplexArrival(P, r, D, v, j) && u == Source(P, r, D, v, j);
     ensures received: SimplexHop(P, r, D, s, x, u, v, j) ==>
       (0 <= Down(P, r, D, u) && v == Down(P, r, D, u) && x == SimplexStart(P, r, D, u) + 2 +
          Slot(r, SimplexPattern(P, r, D, u), Member(P, r, D, u) + 1, j)) ||
       (0 <= Right(P, r, D, u) && v == Right(P, r, D, u) && j % r == Member(P, r, D, u) &&
        x == SimplexStart(P, r, D, u) +
          RightSlot(r, SimplexPattern(P, r, D, u), Member(P, r, D, u), j));
     exits \false; @/
  void lemma_simplex_match(int32_t P, int32_t r, int32_t D, int32_t s, int64_t x, int32_t u,
                           int32_t v, int32_t j);
*/

#endif
