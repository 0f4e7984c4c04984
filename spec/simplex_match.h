/* Places of the direct simplex tree and its transfers. To be included where dodona_simplex_place is defined. */
#ifndef DODONA_SPEC_SIMPLEX_MATCH_H
#define DODONA_SPEC_SIMPLEX_MATCH_H

#include <stdint.h>
#include "simplex_steps.h"

/* A place that was located is sound. */
/*@ ghost
  /@ requires tree: 1 <= P && 1 <= r && IsDepth(P, r, D) && D < P && 0 <= v < P;
     requires memory: \valid_read(place);
     requires place: SimplexPlace(P, r, D, v, place);
     terminates \true;
     assigns \nothing;
     ensures sound: SoundSimplex(r, place);
     ensures range: place->tree.down < P && place->tree.right < P;
     exits \false; @/
  void lemma_simplex_sound(int32_t P, int32_t r, int32_t D, int32_t v,
                           const dodona_simplex_place *place);
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
