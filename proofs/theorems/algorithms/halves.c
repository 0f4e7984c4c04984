/* The theorems of the halves: from shares to blocks, block by block. */
#include "proofs/theorems/algorithms/halves.h"
#include "proofs/theorems/algorithms/skip_broadcast.h"
#include "proofs/theorems/algorithms/skips.h"
#include "spec/lemmas/skip_broadcast.h"

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
    int32_t q = lemma_skip_passes(P, r);
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

/*@ ghost
  int32_t lemma_halves_carry(int32_t half, int32_t next, int32_t P, int32_t r, int32_t root, int32_t s)
  {
    int32_t q = lemma_skip_steps(P, r);
    /@ assert first: \forall integer x, u, v, f, c; x <= HalfSteps(half, P, r) ==>
         (HalvesMove(half, next, P, r, root, s, x, u, v, f, c) <==> HalfMoves(half, P, r, root, s, x, u, v, f, c)); @/
    /@ assert second: \forall integer x, u, v, f, c; HalfSteps(half, P, r) < x ==>
         (HalvesMove(half, next, P, r, root, s, x, u, v, f, c) <==>
          HalfMoves(next, P, r, root, s, x - HalfSteps(half, P, r), u, v, f, c)); @/
    return half == DODONA_HALF_NONE ? 0 : q;
  }
*/

/*@ ghost
  void lemma_halves_inside(int32_t half, int32_t next, int32_t P, int32_t r, int32_t root, int32_t s)
  {
    lemma_half_passes(half, P, r, root);
    lemma_half_passes(next, P, r, root);
    int32_t t = lemma_halves_carry(half, next, P, r, root, s);
    /@ assert first: \forall integer y, u, v, f, c; HalfMoves(half, P, r, root, s, y, u, v, f, c) ==>
         half != DODONA_HALF_NONE && 1 <= y <= t; @/
    /@ assert second: \forall integer y, u, v, f, c; HalfMoves(next, P, r, root, s, y, u, v, f, c) ==>
         next != DODONA_HALF_NONE && 1 <= y <= SkipSteps(P, r); @/
  }
*/

int64_t theorem_halves_ports(int32_t half, int32_t next, int32_t ranks, int32_t radix, int32_t root,
                             int32_t blocks, int64_t S) {
  //@ ghost int32_t t = lemma_halves_carry(half, next, ranks, radix, root, blocks);
  //@ ghost lemma_half_passes(half, ranks, radix, root);
  //@ ghost lemma_half_passes(next, ranks, radix, root);
  /*@ assert carried: \forall integer x, u, v, j; HalvesCarry(half, next, ranks, radix, root, blocks, x, u, v, j) ==>
        0 <= j < blocks && (x <= t ? HalfPasses(half, ranks, radix, root, x, u, v)
                                   : HalfPasses(next, ranks, radix, root, x - t, u, v)); */
  /*@ assert moved: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 0 <= j < 2 * blocks &&
        (x <= t ? HalfPasses(half, ranks, radix, root, x, u, v) : HalfPasses(next, ranks, radix, root, x - t, u, v)); */
  //@ assert sending: SendMessages(S, 1);
  //@ assert receiving: ReceiveMessages(S, 1);
  int32_t q = dodona_skip_steps(ranks, radix);
  return (half == DODONA_HALF_NONE ? 0 : (int64_t)q) + (next == DODONA_HALF_NONE ? 0 : q);
}

/* What a network does with block b, which is in share i. */
/*@ ghost
  /@ requires halves: TwoHalves(half, next);
     requires range: 1 <= P && 2 <= r && 0 <= root < P && 0 <= b < s && InShare(P, s, i, b);
     requires schedule: HalvesSchedule(S, half, next, P, r, root, s);
     requires network: Carrying(S, P, s, root, HalvesBegin(half), 1);
     terminates \true;
     assigns \nothing;
     ensures first: half != DODONA_HALF_NONE ==> HalfRun(half, P, r, root, i, b, 0);
     ensures second: HalfRun(next, P, r, root, i, b, HalfSteps(half, P, r));
     ensures begin: \forall integer v, d; 0 <= v < P ==>
       Times(1, v, b, d) == (v == d ? IsOf(HalvesBegin(half), P, s, root, v, b) : 0);
     ensures sent: \forall integer x, u, v; Transfer(S, x, u, v, s + b) ==>
       (x <= HalfSteps(half, P, r) ? HalfGives(half, P, r, root, x, u, v, i)
                                   : HalfGives(next, P, r, root, x - HalfSteps(half, P, r), u, v, i));
     exits \false; @/
  void lemma_halves_run(int32_t half, int32_t next, int32_t P, int32_t r, int32_t root, int32_t s, int64_t S, int32_t i, int32_t b)
  {
    int32_t t = lemma_halves_carry(half, next, P, r, root, s);
    lemma_half_passes(half, P, r, root);
    lemma_half_passes(next, P, r, root);
    lemma_half_carried(half, P, r, root, s, i, b);
    lemma_half_carried(next, P, r, root, s, i, b);
    /@ assert early: \forall integer x, u, v; HalfGives(half, P, r, root, x, u, v, i) ==> 1 <= x <= t; @/
    /@ assert late: \forall integer y, u, v; HalfGives(next, P, r, root, y, u, v, i) ==> 1 <= y; @/
    /@ assert combined: \forall integer x, u, v; Transfer(S, x, u, v, b) <==>
         half == DODONA_HALF_REDUCE_SCATTER && HalfGives(half, P, r, root, x, u, v, i); @/
    /@ assert first: \forall integer x, u, v; x <= t ==> (Transfer(S, x, u, v, s + b) <==>
         half != DODONA_HALF_REDUCE_SCATTER && HalfGives(half, P, r, root, x, u, v, i)); @/
    /@ assert second: \forall integer x, y, u, v; x == t + y && 1 <= y ==> (Transfer(S, x, u, v, s + b) <==>
         HalfGives(next, P, r, root, y, u, v, i)); @/
    /@ assert begin: \forall integer v, d; Times(1, v, b, d) == Times(0, v, b, d); @/
    /@ assert sums: half == DODONA_HALF_REDUCE_SCATTER ==> \forall integer x, u, v; HalfGives(half, P, r, root, x, u, v, i) ==>
         AddsInputs(x, v, u, b); @/
    /@ assert stores: half != DODONA_HALF_REDUCE_SCATTER ==> \forall integer x, u, v; HalfGives(half, P, r, root, x, u, v, i) ==>
         SameInputs(x + 1, v, x, u, b); @/
    /@ assert silent: \forall integer x, v; 1 <= x <= t && HalfSilent(half, P, r, root, x, v, i) ==>
         !ResultSent(S, s, x, v, b) && \forall integer u; !Transfer(S, x, u, v, b); @/
    /@ assert stays: \forall integer x, v; 1 <= x && !ResultSent(S, s, x, v, b) && (\forall integer u; !Transfer(S, x, u, v, b)) ==>
         SameInputs(x + 1, v, x, v, b); @/
    /@ assert one: half != DODONA_HALF_NONE ==> HalfRun(half, P, r, root, i, b, 0); @/
    /@ assert there: \forall integer y, u, v; HalfGives(next, P, r, root, y, u, v, i) ==> Transfer(S, t + y, u, v, s + b); @/
    /@ assert replaced: \forall integer x, u, v; Transfer(S, x, u, v, s + b) ==> SameInputs(x + 1, v, x, u, b); @/
    /@ assert quiet: \forall integer x, y, v; x == t + y && 1 <= y && HalfSilent(next, P, r, root, y, v, i) ==>
         SameInputs(x + 1, v, x, v, b); @/
    /@ assert gets: \forall integer y, u, v; HalfGives(next, P, r, root, y, u, v, i) ==> SameInputs(t + y + 1, v, t + y, u, b); @/
    /@ assert keeps: \forall integer y, v; 1 <= y && HalfSilent(next, P, r, root, y, v, i) ==>
         SameInputs(t + y + 1, v, t + y, v, b); @/
    /@ assert two: HalfRun(next, P, r, root, i, b, t); @/
  }
*/

/* Of one block: after the first half its owner has all of it, and after the second whoever wants it. */
/*@ ghost
  /@ requires halves: TwoHalves(half, next);
     requires range: 1 <= P && 2 <= r && 0 <= root < P && 0 <= b < s;
     requires schedule: HalvesSchedule(S, half, next, P, r, root, s);
     requires network: Carrying(S, P, s, root, HalvesBegin(half), 1);
     terminates \true;
     assigns \nothing;
     ensures collected: \forall integer v; 0 <= v < P && IsOf(HalvesWant(next), P, s, root, v, b) == 1 ==>
       HasWhole(P, s, root, HalvesBegin(half), HalvesSteps(half, next, P, r) + 1, v, b);
     ensures whole: \forall integer x, u, v, j; j == s + b && Transfer(S, x, u, v, j) ==>
       HasWhole(P, s, root, HalvesBegin(half), x, u, j - s);
     exits \false; @/
  void lemma_halves_block(int32_t half, int32_t next, int32_t P, int32_t r, int32_t root, int32_t s, int64_t S, int32_t b)
  {
    int32_t i = lemma_in_share(P, s, b);
    int32_t t = lemma_halves_carry(half, next, P, r, root, s);
    lemma_halves_run(half, next, P, r, root, s, S, i, b);
    /@ assert owner: \forall integer v; 0 <= v < P ==> (IsOf(1, P, s, root, v, b) == 1 <==> v == i); @/
    if (half == DODONA_HALF_SCATTER)
      lemma_half_scatter(P, r, root, i, b, 0);
    if (half == DODONA_HALF_REDUCE_SCATTER)
      lemma_half_reduce(P, r, root, i, b, 0);
    /@ assert own: HasWhole(P, s, root, HalvesBegin(half), t + 1, i, b); @/
    if (next == DODONA_HALF_GATHER)
      lemma_half_gather(P, r, root, i, b, t);
    if (next == DODONA_HALF_ALLGATHER)
      lemma_half_allgather(P, r, root, i, b, t);
    /@ assert steps: HalvesSteps(half, next, P, r) == (next == DODONA_HALF_NONE ? t : t + SkipSteps(P, r)); @/
    /@ assert none: next == DODONA_HALF_NONE ==> SameInputs(HalvesSteps(half, next, P, r) + 1, i, t + 1, i, b); @/
    /@ assert root: next == DODONA_HALF_GATHER ==> SameInputs(HalvesSteps(half, next, P, r) + 1, root, t + 1, i, b); @/
    /@ assert all: next == DODONA_HALF_ALLGATHER ==> \forall integer v; 0 <= v < P ==>
         SameInputs(HalvesSteps(half, next, P, r) + 1, v, t + 1, i, b); @/
    /@ assert end: \forall integer v; 0 <= v < P && IsOf(HalvesWant(next), P, s, root, v, b) == 1 ==>
         SameInputs(HalvesSteps(half, next, P, r) + 1, v, t + 1, i, b); @/
    /@ assert whole: half == DODONA_HALF_SCATTER ==> HasWhole(P, s, root, HalvesBegin(half), 1, root, b); @/
    /@ assert early: \forall integer x, u, v; x <= t && Transfer(S, x, u, v, s + b) ==>
         half == DODONA_HALF_SCATTER && SameInputs(x, u, 1, root, b); @/
    /@ assert late: \forall integer x, u, v; t < x && Transfer(S, x, u, v, s + b) ==> SameInputs(x, u, t + 1, i, b); @/
  }
*/

void theorem_halves(int32_t half, int32_t next, int32_t ranks, int32_t radix, int32_t root,
                    int32_t blocks, int64_t S) {
  /*@ ghost
    int32_t b = 0;
    /@ loop invariant range: 0 <= b <= blocks;
       loop invariant collected: \forall integer v, c; 0 <= v < ranks && 0 <= c < b &&
         IsOf(HalvesWant(next), ranks, blocks, root, v, c) == 1 ==>
         HasWhole(ranks, blocks, root, HalvesBegin(half), HalvesSteps(half, next, ranks, radix) + 1, v, c);
       loop invariant whole: \forall integer x, u, v, j; blocks <= j < blocks + b && Transfer(S, x, u, v, j) ==>
         HasWhole(ranks, blocks, root, HalvesBegin(half), x, u, j - blocks);
       loop assigns b;
       loop variant blocks - b; @/
    while (b < blocks) {
      lemma_halves_block(half, next, ranks, radix, root, blocks, S, b);
      /@ assert last: \forall integer x, u, v, j; blocks + b <= j < blocks + b + 1 && Transfer(S, x, u, v, j) ==>
           HasWhole(ranks, blocks, root, HalvesBegin(half), x, u, j - blocks); @/
      /@ assert others: \forall integer x, u, v, j; blocks <= j < blocks + b + 1 && Transfer(S, x, u, v, j) ==>
           HasWhole(ranks, blocks, root, HalvesBegin(half), x, u, j - blocks); @/
      b++;
    }
  */
}
