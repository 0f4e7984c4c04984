/* The theorems of the halves: from shares to blocks, block by block. */
#include "proofs/theorems/algorithms/halves.h"
#include "spec/lemmas/interval.h"

/*@
  // As HalfCarries, by the first and the number of the blocks.
  predicate HalfBlock(integer half, integer P, integer r, integer root, integer s, integer y, integer u, integer v, integer j) =
    HalfPasses(half, P, r, root, y, u, v) &&
    InMessage(s, ShareFirst(P, s, HalfLow(half, u, v)),
              SkipCount(P, s, HalfLow(half, u, v), HalfShares(half, P, r, root, y, u, v)), j);
*/

/*@ ghost
  int32_t lemma_half_passes(int32_t half, int32_t P, int32_t r, int32_t root)
  {
    int32_t q = lemma_skip_hands(P, r);
    lemma_scatter_hands(P, r);
    /@ assert turned: \forall integer v; 0 <= v < P ==> 0 <= Position(P, root, v) < P; @/
    /@ assert skips: \forall integer x, u, v; SkipHands(P, r, x, u, v) ==>
         u != v && 1 <= Skip(P, r, x - 1) - Skip(P, r, x) < P; @/
    /@ assert root: \forall integer x, u, v; RootHands(P, r, root, x, u, v) ==>
         u != v && 1 <= SkipSpan(P, r, x - 1, Position(P, root, u)) - Skip(P, r, x) < P; @/
    /@ assert one: \forall integer x, u, v, w; RootHands(P, r, root, x, u, v) && RootHands(P, r, root, x, u, w) ==> v == w; @/
    /@ assert other: \forall integer x, u, v, w; RootHands(P, r, root, x, u, w) && RootHands(P, r, root, x, v, w) ==> u == v; @/
    return q;
  }

  void lemma_half_carried(int32_t half, int32_t P, int32_t r, int32_t root, int32_t s, int32_t i, int32_t j)
  {
    lemma_half_passes(half, P, r, root);
    lemma_skip_message(P, s, i, j);
    lemma_share_range(P, s);
    /@ assert low: \forall integer y, u, v; HalfPasses(half, P, r, root, y, u, v) ==>
         0 <= HalfLow(half, u, v) < P && 0 <= ShareFirst(P, s, HalfLow(half, u, v)) <= s; @/
    /@ assert some: \forall integer f, c; 0 <= f <= s && InMessage(s, f, c, j) ==> 0 < c; @/
    /@ assert moved: \forall integer y, u, v, f, c; HalfMoves(half, P, r, root, s, y, u, v, f, c) && InMessage(s, f, c, j) ==>
         HalfBlock(half, P, r, root, s, y, u, v, j); @/
    /@ assert only: \forall integer y, u, v; HalfCarries(half, P, r, root, s, y, u, v, j) ==> HalfBlock(half, P, r, root, s, y, u, v, j); @/
    /@ assert moves: \forall integer y, u, v; HalfBlock(half, P, r, root, s, y, u, v, j) ==>
         HalfMoves(half, P, r, root, s, y, u, v, ShareFirst(P, s, HalfLow(half, u, v)),
                   SkipCount(P, s, HalfLow(half, u, v), HalfShares(half, P, r, root, y, u, v))); @/
    /@ assert back: \forall integer y, u, v; HalfBlock(half, P, r, root, s, y, u, v, j) ==> HalfCarries(half, P, r, root, s, y, u, v, j); @/
    /@ assert blocks: \forall integer y, u, v; HalfBlock(half, P, r, root, s, y, u, v, j) <==> HalfGives(half, P, r, root, y, u, v, i); @/
  }
*/
