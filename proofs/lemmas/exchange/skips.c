/* The allreduce by skips is its two halves. */
#include "ref/algorithms/exchange/halves.h"
#include "spec/lemmas/halves.h"
#include "spec/lemmas/skips.h"

/*@ ghost
  void lemma_skip_position(int64_t P, int64_t skip, int64_t v, int64_t i)
  {
  }

  void lemma_skips(int32_t P, int32_t r, int32_t i, int32_t b)
  {
    int64_t q = lemma_skip_steps(P, r);
    /@ assert first: \forall integer y, u, v; HalfGives(DODONA_HALF_REDUCE_SCATTER, P, r, 0, y, u, v, i) <==>
         y <= q && SkipGives(P, r, y, u, v, i); @/
    /@ assert second: \forall integer x, y, u, v; x == q + y && 1 <= y ==>
         (HalfGives(DODONA_HALF_ALLGATHER, P, r, 0, y, u, v, i) <==> SkipGives(P, r, x, u, v, i)); @/
    /@ assert later: \forall integer y, u, v; HalfGives(DODONA_HALF_ALLGATHER, P, r, 0, y, u, v, i) ==> 1 <= y; @/
    lemma_half_reduce(P, r, 0, i, b, 0);
    /@ assert gives: \forall integer y, u, v; HalfGives(DODONA_HALF_ALLGATHER, P, r, 0, y, u, v, i) ==>
         1 <= y && SkipGives(P, r, q + y, u, v, i); @/
    /@ assert stores: \forall integer x, u, v; q < x && SkipGives(P, r, x, u, v, i) ==> SameInputs(x + 1, v, x, u, b); @/
    /@ assert stored: \forall integer y, u, v; HalfGives(DODONA_HALF_ALLGATHER, P, r, 0, y, u, v, i) ==>
         SameInputs(q + y + 1, v, q + y, u, b); @/
    /@ assert silent: \forall integer x, y, v; x == q + y && 1 <= y && HalfSilent(DODONA_HALF_ALLGATHER, P, r, 0, y, v, i) ==>
         \forall integer u; !SkipGives(P, r, x, u, v, i); @/
    /@ assert still: \forall integer x, y, v; x == q + y && 1 <= y && HalfSilent(DODONA_HALF_ALLGATHER, P, r, 0, y, v, i) ==>
         SameInputs(x + 1, v, x, v, b); @/
    /@ assert kept: \forall integer y, v; 1 <= y && HalfSilent(DODONA_HALF_ALLGATHER, P, r, 0, y, v, i) ==>
         SameInputs(q + y + 1, v, q + y, v, b); @/
    lemma_half_allgather(P, r, 0, i, b, q);
  }
*/
