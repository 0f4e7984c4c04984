/* The theorems of the broadcast by skips: from shares and positions to blocks and ranks, block by block. */
#include "proofs/theorems/algorithms/skip_broadcast.h"
#include "proofs/theorems/algorithms/skips.h"

/*@
  // As CastCarries, of positions, by the first and the number of the blocks.
  predicate CastBlock(integer P, integer r, integer s, integer x, integer u, integer v, integer j) =
    CastPasses(P, r, x, u, v) &&
    InMessage(s, ShareFirst(P, s, SkipLow(P, r, x, u, v)),
              SkipCount(P, s, SkipLow(P, r, x, u, v), CastShares(P, r, x, u)), j);

  // As CastCarries, of positions.
  predicate CastBrings(integer P, integer r, integer s, integer x, integer u, integer v, integer j) =
    \exists integer first, count; CastSends(P, r, s, x, u, v, first, count) && InMessage(s, first, count, j);
*/

/*@ ghost
  void lemma_scatter_hands(int32_t P, int32_t r)
  {
    int32_t q = lemma_skip_passes(P, r);
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

  // Who passes to whom, and how many shares.
  /@ requires range: 1 <= P && 2 <= r;
     terminates \true;
     assigns \nothing;
     ensures q: \result == SkipSteps(P, r) && 0 <= \result < P;
     ensures passes: \forall integer x, u, v; CastPasses(P, r, x, u, v) ==>
       1 <= x <= 2 * SkipSteps(P, r) && 0 <= u < P && 0 <= v < P && u != v && 1 <= CastShares(P, r, x, u) < P;
     ensures to: \forall integer x, u, v, w; CastPasses(P, r, x, u, v) && CastPasses(P, r, x, u, w) ==> v == w;
     ensures from: \forall integer x, u, v, w; CastPasses(P, r, x, u, w) && CastPasses(P, r, x, v, w) ==> u == v;
     exits \false; @/
  int32_t lemma_cast_passes(int32_t P, int32_t r)
  {
    int32_t q = lemma_skip_passes(P, r);
    lemma_scatter_hands(P, r);
    /@ assert back: \forall integer x, u, v; q < x && CastPasses(P, r, x, u, v) ==> SkipPasses(P, r, x, u, v); @/
    return q;
  }

  // A block is carried where its share is given.
  /@ requires range: 1 <= P && 2 <= r && 1 <= s && 0 <= root < P && InShare(P, s, i, j);
     terminates \true;
     assigns \nothing;
     ensures carried: \forall integer x, u, v; CastCarries(P, r, root, s, x, u, v, j) <==>
       0 <= u < P && 0 <= v < P && CastGives(P, r, x, Position(P, root, u), Position(P, root, v), i);
     exits \false; @/
  void lemma_cast_carried(int32_t P, int32_t r, int32_t root, int32_t s, int32_t i, int32_t j)
  {
    lemma_cast_passes(P, r);
    lemma_skip_message(P, s, i, j);
    lemma_share_range(P, s);
    /@ assert low: \forall integer x, u, v; CastPasses(P, r, x, u, v) ==>
         0 <= SkipLow(P, r, x, u, v) < P && 0 <= ShareFirst(P, s, SkipLow(P, r, x, u, v)) <= s; @/
    /@ assert some: \forall integer f, c; 0 <= f <= s && InMessage(s, f, c, j) ==> 0 < c; @/
    /@ assert sends: \forall integer x, u, v, f, c; CastSends(P, r, s, x, u, v, f, c) && InMessage(s, f, c, j) ==>
         CastBlock(P, r, s, x, u, v, j); @/
    /@ assert only: \forall integer x, u, v; CastBrings(P, r, s, x, u, v, j) ==> CastBlock(P, r, s, x, u, v, j); @/
    /@ assert moves: \forall integer x, u, v; CastBlock(P, r, s, x, u, v, j) ==>
         CastSends(P, r, s, x, u, v, ShareFirst(P, s, SkipLow(P, r, x, u, v)),
                   SkipCount(P, s, SkipLow(P, r, x, u, v), CastShares(P, r, x, u))); @/
    /@ assert back: \forall integer x, u, v; CastBlock(P, r, s, x, u, v, j) ==> CastBrings(P, r, s, x, u, v, j); @/
    /@ assert blocks: \forall integer x, u, v; CastBlock(P, r, s, x, u, v, j) <==> CastGives(P, r, x, u, v, i); @/
    /@ assert turned: \forall integer x, u, v; CastCarries(P, r, root, s, x, u, v, j) <==>
         0 <= u < P && 0 <= v < P && CastBrings(P, r, s, x, Position(P, root, u), Position(P, root, v), j); @/
  }
*/

/* Of one block: who sends it has it, and every rank is sent it. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= root < P && 0 <= j < s;
     requires schedule: CastSchedule(S, P, r, root, s);
     requires causal: \forall integer x, u, v, i; 0 <= i < P && CastGives(P, r, x, u, v, i) ==> CastHas(P, r, x, u, i);
     requires reached: \forall integer v, i; 0 <= v < P && 0 <= i < P ==> CastHas(P, r, 2 * SkipSteps(P, r) + 1, v, i);
     terminates \true;
     assigns \nothing;
     ensures causal: \forall integer x, u, v; Transfer(S, x, u, v, j) ==> Held(S, root, 1, x, u, j);
     ensures reached: \forall integer v; 0 <= v < P && v != root ==> Receives(S, v, j);
     exits \false; @/
  void lemma_cast_spreads(int32_t P, int32_t r, int32_t root, int32_t s, int64_t S, int32_t j)
  {
    int32_t i = lemma_in_share(P, s, j);
    lemma_cast_carried(P, r, root, s, i, j);
    lemma_cast_passes(P, r);
    /@ assert there: \forall integer x, a, b; CastGives(P, r, x, a, b, i) ==>
         Transfer(S, x, Rank(P, root, a), Rank(P, root, b), j); @/
    /@ assert turned: \forall integer v; 0 <= v < P ==>
         0 <= Position(P, root, v) < P && Rank(P, root, Position(P, root, v)) == v; @/
    /@ assert root: \forall integer v; 0 <= v < P && Position(P, root, v) == 0 ==> v == root; @/
    /@ assert got: \forall integer x, v, y, a; 0 <= v < P && y < x && CastGives(P, r, y, a, Position(P, root, v), i) ==>
         Transfer(S, y, Rank(P, root, a), v, j); @/
    /@ assert held: \forall integer x, v; 0 <= v < P && CastHas(P, r, x, Position(P, root, v), i) ==>
         Held(S, root, 1, x, v, j); @/
    /@ assert sender: \forall integer x, u, v; Transfer(S, x, u, v, j) ==>
         0 <= u < P && CastHas(P, r, x, Position(P, root, u), i); @/
    /@ assert given: \forall integer x, v; 0 <= v < P && v != root && Held(S, root, 1, x, v, j) ==> Receives(S, v, j); @/
    int32_t v = 0;
    /@ loop invariant range: 0 <= v <= P;
       loop invariant reached: \forall integer w; 0 <= w < v && w != root ==> Receives(S, w, j);
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      /@ assert has: CastHas(P, r, 2 * SkipSteps(P, r) + 1, Position(P, root, v), i); @/
      /@ assert here: Held(S, root, 1, 2 * SkipSteps(P, r) + 1, v, j); @/
      v++;
    }
  }
*/

int64_t theorem_skip_broadcast(int32_t ranks, int32_t radix, int32_t root, int32_t blocks,
                               int64_t S) {
  /*@ ghost
    int32_t j = 0;
    lemma_skip_broadcast(ranks, radix);
    lemma_cast_passes(ranks, radix);
    /@ loop invariant range: 0 <= j <= blocks;
       loop invariant causal: \forall integer k, x, u, v; 0 <= k < j && Transfer(S, x, u, v, k) ==>
         Held(S, root, 1, x, u, k);
       loop invariant reached: \forall integer k, v; 0 <= k < j && 0 <= v < ranks && v != root ==>
         Receives(S, v, k);
       loop assigns j;
       loop variant blocks - j; @/
    while (j < blocks) {
      lemma_cast_spreads(ranks, radix, root, blocks, S, j);
      j++;
    }
  */
  /*@ assert moves: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 0 <= j < blocks && 0 <= u < ranks && 0 <= v < ranks &&
        CastPasses(ranks, radix, x, Position(ranks, root, u), Position(ranks, root, v)); */
  //@ assert ports: MessagePorts(S, 1);
  return 2 * (int64_t)dodona_skip_steps(ranks, radix);
}

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

/* The same of shares. */
/*@ ghost
  /@ requires range: 2 <= P && 2 <= r && 1 <= z <= 2 * SkipSteps(P, r) && 0 <= i < P;
     requires steps: z <= x <= SkipLast(P, r, z) && z <= y <= SkipLast(P, r, z);
     requires back: \forall integer u, v, w; SkipGives(P, r, x, u, v, i) ==> !SkipGives(P, r, y, v, w, i);
     terminates \true;
     assigns \nothing;
     ensures apart: \forall integer u, v, w; CastGives(P, r, x, u, v, i) ==> !CastGives(P, r, y, v, w, i);
     exits \false; @/
  void lemma_cast_apart(int32_t P, int32_t r, int64_t z, int64_t x, int64_t y, int32_t i)
  {
    int32_t q = lemma_skip_passes(P, r);
    if (z <= q) {
      lemma_skip_within(P, r, (int32_t)z);
      lemma_skip_round(P, r, (int32_t)z, (int32_t)(x - z));
      lemma_skip_round(P, r, (int32_t)z, (int32_t)(y - z));
      /@ assert half: x <= q && y <= q; @/
      if (x < y)
        lemma_scatter_round(P, r, (int32_t)x, (int32_t)y);
      else if (y < x)
        lemma_scatter_round(P, r, (int32_t)y, (int32_t)x);
      else {
        lemma_skip_spread(P, r, (int32_t)(x - 1));
        /@ assert cut: \forall integer u, v; ScatterHands(P, r, x, u, v) ==> SkipPlace(P, r, x - 1, v) == Skip(P, r, x); @/
      }
    } else {
      /@ assert half: q < x && q < y; @/
      /@ assert gives: \forall integer u, v; CastGives(P, r, x, u, v, i) ==> SkipGives(P, r, x, u, v, i); @/
      /@ assert sends: \forall integer u, v; CastGives(P, r, y, u, v, i) ==> SkipGives(P, r, y, u, v, i); @/
    }
  }
*/

void theorem_skip_broadcast_rounds(int32_t ranks, int32_t radix, int32_t root, int32_t blocks,
                                   int64_t z, int64_t x, int64_t y, int32_t j) {
  //@ ghost int32_t i = lemma_in_share(ranks, blocks, j);
  //@ ghost lemma_cast_carried(ranks, radix, root, blocks, i, j);
  theorem_skip_rounds(ranks, radix, z, x, y);
  //@ ghost lemma_cast_apart(ranks, radix, z, x, y, i);
}
