/* The rounds of the halves: who is sent shares in a round of a scatter hands none on before the next, and the halves that hand back are
   the same backwards. */
#include "proofs/theorems/algorithms/halves.h"
#include "spec/lemmas/interval.h"

/* Of two steps of a round of the scatter, in either order. */
/*@ ghost
  /@ requires range: 2 <= P && 2 <= r && 0 <= root < P && 1 <= x <= SkipSteps(P, r) && 1 <= y <= SkipSteps(P, r);
     requires round: SkipRound(P, r, x) == SkipRound(P, r, y);
     terminates \true;
     assigns \nothing;
     ensures apart: \forall integer u, v, w; RootHands(P, r, root, x, u, v) ==> !RootHands(P, r, root, y, v, w);
     exits \false; @/
  void lemma_root_round(int32_t P, int32_t r, int32_t root, int32_t x, int32_t y)
  {
    if (x < y)
      lemma_scatter_round(P, r, x, y);
    else if (y < x)
      lemma_scatter_round(P, r, y, x);
    else {
      lemma_skip(P, r, x);
      lemma_skip_spread(P, r, x - 1);
      /@ assert cut: \forall integer u, v; ScatterHands(P, r, x, u, v) ==> SkipPlace(P, r, x - 1, v) == Skip(P, r, x); @/
    }
  }
*/

/* Of two steps of a round of the reduce-scatter: nobody hands on what it has combined in the round. */
/*@ ghost
  /@ requires range: 2 <= P && 2 <= r && 0 <= i < P && 1 <= x <= SkipSteps(P, r) && 1 <= y <= SkipSteps(P, r);
     requires round: SkipRound(P, r, x) == SkipRound(P, r, y);
     terminates \true;
     assigns \nothing;
     ensures apart: \forall integer u, v, w; SkipHands(P, r, x, u, v) && Position(P, v, i) < SkipShares(P, r, x) ==>
       !(SkipHands(P, r, y, v, w) && Position(P, w, i) < SkipShares(P, r, y));
     exits \false; @/
  void lemma_hands_round(int32_t P, int32_t r, int32_t x, int32_t y, int32_t i)
  {
    lemma_skip_hands(P, r);
    /@ assert few: SkipShares(P, r, x) <= Skip(P, r, y) && SkipShares(P, r, y) + Skip(P, r, y) <= P; @/
    /@ assert sent: \forall integer v, w; SkipHands(P, r, y, v, w) && Position(P, w, i) < SkipShares(P, r, y) ==>
         Skip(P, r, y) <= Position(P, v, i); @/
  }
*/

/* A gather runs a scatter backwards, and an allgather a reduce-scatter: the proof looks at the scatter's or the reduce-scatter's steps. */
void theorem_half_rounds(int32_t half, int32_t ranks, int32_t radix, int32_t root, int32_t blocks,
                         int32_t z, int32_t x, int32_t y, int32_t j) {
  int back = half >= DODONA_HALF_GATHER;
  int32_t q = dodona_skip_steps(ranks, radix);
  int32_t first = back ? q + 1 - z : z;
  int32_t got = back ? q + 1 - y : x;
  int32_t put = back ? q + 1 - x : y;
  //@ ghost int32_t i = lemma_in_share(ranks, blocks, j);
  //@ ghost lemma_half_carried(half, ranks, radix, root, blocks, i, j);
  //@ ghost lemma_skip_within(ranks, radix, first);
  //@ ghost lemma_skip_round(ranks, radix, first, got - first);
  //@ ghost lemma_skip_round(ranks, radix, first, put - first);
  if (half == DODONA_HALF_SCATTER || half == DODONA_HALF_GATHER) {
    //@ ghost lemma_root_round(ranks, radix, root, got, put);
    /*@ assert scatter: half == DODONA_HALF_SCATTER ==> \forall integer u, v, w; HalfGives(half, ranks, radix, root, x, u, v, i) ==>
          !HalfGives(half, ranks, radix, root, y, v, w, i); */
    /*@ assert gather: half == DODONA_HALF_GATHER ==> \forall integer u, v, w; HalfGives(half, ranks, radix, root, x, u, v, i) ==>
          !HalfGives(half, ranks, radix, root, y, v, w, i); */
    return;
  }
  //@ ghost lemma_hands_round(ranks, radix, got, put, i);
  /*@ assert out: half == DODONA_HALF_REDUCE_SCATTER ==> \forall integer u, v, w; HalfGives(half, ranks, radix, root, x, u, v, i) ==>
        !HalfGives(half, ranks, radix, root, y, v, w, i); */
  /*@ assert home: half == DODONA_HALF_ALLGATHER ==> \forall integer u, v, w; HalfGives(half, ranks, radix, root, x, u, v, i) ==>
        !HalfGives(half, ranks, radix, root, y, v, w, i); */
}
