/* The theorems of the allreduce by skips: from shares to blocks, block by block. */
#include "proofs/theorems/algorithms/skips.h"

/*@
  // As SkipCarries, by the first and the number of the blocks.
  predicate SkipBlock(integer P, integer r, integer s, integer x, integer u, integer v, integer j) =
    SkipPasses(P, r, x, u, v) &&
    InMessage(s, ShareFirst(P, s, SkipLow(P, r, x, u, v)),
              SkipCount(P, s, SkipLow(P, r, x, u, v), SkipShares(P, r, x)), j);
*/

/*@ ghost
  int32_t lemma_skip_passes(int32_t P, int32_t r)
  {
    int32_t q = lemma_skip_steps(P, r);
    int32_t y = 0;
    /@ loop invariant range: 0 <= y <= q;
       loop invariant left: \forall integer k; 1 <= k <= y ==>
         1 <= Skip(P, r, k) < Skip(P, r, k - 1) <= P && Skip(P, r, k - 1) - Skip(P, r, k) <= SkipRound(P, r, k) <= Skip(P, r, k);
       loop assigns y;
       loop variant q - y; @/
    while (y < q) {
      y++;
      lemma_skip(P, r, y);
    }
    /@ assert twin: \forall integer x, u, v; SkipPasses(P, r, x, u, v) ==> 1 <= SkipTwin(P, r, x) <= q; @/
    /@ assert first: \forall integer y, u, v; SkipHands(P, r, y, u, v) ==> u != v; @/
    return q;
  }

  void lemma_skip_message(int32_t P, int32_t s, int32_t i, int32_t j)
  {
    lemma_share_range(P, s);
    /@ assert here: 0 <= i < P && 0 <= j < s; @/
    /@ assert low: \forall integer low; 0 <= low < P ==> (ShareFirst(P, s, low) <= j <==> low <= i); @/
    /@ assert whole: \forall integer low, end; 0 <= low < end <= P ==>
         (InMessage(s, ShareFirst(P, s, low), ShareFirst(P, s, end) - ShareFirst(P, s, low), j) <==> low <= i < end); @/
    /@ assert round: \forall integer low, end; 0 <= end < low < P ==>
         (InMessage(s, ShareFirst(P, s, low), s - ShareFirst(P, s, low) + ShareFirst(P, s, end), j) <==> low <= i || i < end); @/
  }

  // A block is carried where its share is given.
  /@ requires range: 1 <= P && 2 <= r && 1 <= s && InShare(P, s, i, j);
     terminates \true;
     assigns \nothing;
     ensures carried: \forall integer x, u, v; SkipCarries(P, r, s, x, u, v, j) <==> SkipGives(P, r, x, u, v, i);
     exits \false; @/
  void lemma_skip_carried(int32_t P, int32_t r, int32_t s, int32_t i, int32_t j)
  {
    lemma_skip_passes(P, r);
    lemma_skip_message(P, s, i, j);
    lemma_share_range(P, s);
    /@ assert low: \forall integer x, u, v; SkipPasses(P, r, x, u, v) ==>
         0 <= SkipLow(P, r, x, u, v) < P && 0 <= ShareFirst(P, s, SkipLow(P, r, x, u, v)) <= s; @/
    /@ assert some: \forall integer f, c; 0 <= f <= s && InMessage(s, f, c, j) ==> 0 < c; @/
    /@ assert moved: \forall integer x, u, v, f, c; SkipMoves(P, r, s, x, u, v, f, c) && InMessage(s, f, c, j) ==>
         SkipBlock(P, r, s, x, u, v, j); @/
    /@ assert only: \forall integer x, u, v; SkipCarries(P, r, s, x, u, v, j) ==> SkipBlock(P, r, s, x, u, v, j); @/
    /@ assert moves: \forall integer x, u, v; SkipBlock(P, r, s, x, u, v, j) ==>
         SkipMoves(P, r, s, x, u, v, ShareFirst(P, s, SkipLow(P, r, x, u, v)),
                   SkipCount(P, s, SkipLow(P, r, x, u, v), SkipShares(P, r, x))); @/
    /@ assert back: \forall integer x, u, v; SkipBlock(P, r, s, x, u, v, j) ==> SkipCarries(P, r, s, x, u, v, j); @/
    /@ assert blocks: \forall integer x, u, v; SkipBlock(P, r, s, x, u, v, j) <==> SkipGives(P, r, x, u, v, i); @/
  }

  // What the network does with block b.
  /@ requires range: 1 <= P && 2 <= r && 0 <= b < s && InShare(P, s, i, b);
     requires schedule: SkipSchedule(S, P, r, s);
     requires network: Reducing(S, s, 1);
     terminates \true;
     assigns \nothing;
     ensures run: SkipRun(P, r, i, b);
     exits \false; @/
  void lemma_skip_run(int32_t P, int32_t r, int32_t s, int64_t S, int32_t i, int32_t b)
  {
    lemma_skip_carried(P, r, s, i, b);
    /@ assert block: \forall integer x, u, v; Transfer(S, x, u, v, b) <==> x <= SkipSteps(P, r) && SkipGives(P, r, x, u, v, i); @/
    /@ assert result: \forall integer x, u, v; Transfer(S, x, u, v, s + b) <==> SkipSteps(P, r) < x && SkipGives(P, r, x, u, v, i); @/
    /@ assert sent: \forall integer x, v; x <= SkipSteps(P, r) ==> !ResultSent(S, s, x, v, b); @/
    /@ assert first: \forall integer v, d; Times(1, v, b, d) == Times(0, v, b, d); @/
    /@ assert combines: \forall integer x, u, v, d; SkipGives(P, r, x, u, v, i) && x <= SkipSteps(P, r) ==>
         Times(x + 1, v, b, d) == Times(x, v, b, d) + Times(x, u, b, d); @/
    /@ assert replaces: \forall integer x, u, v; Transfer(S, x, u, v, s + b) ==> Replaced(x, u, x + 1, v, b); @/
    /@ assert silent: \forall integer x, v; (\forall integer u; !SkipGives(P, r, x, u, v, i)) ==> !ResultSent(S, s, x, v, b); @/
    /@ assert stays: \forall integer x, v, d; 0 < x + 1 && (\forall integer u; !SkipGives(P, r, x, u, v, i)) ==>
         Times(x + 1, v, b, d) == Times((x + 1) - 1, v, b, d); @/
  }
*/

int64_t theorem_skip_ports(int32_t ranks, int32_t radix, int32_t blocks, int64_t S) {
  //@ ghost lemma_skip_passes(ranks, radix);
  /*@ assert moves: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 0 <= j < 2 * blocks && SkipPasses(ranks, radix, x, u, v); */
  /*@ assert to: \forall integer x, u, v, w; SkipPasses(ranks, radix, x, u, v) && SkipPasses(ranks, radix, x, u, w) ==> v == w; */
  /*@ assert from: \forall integer x, u, v, w; SkipPasses(ranks, radix, x, u, w) && SkipPasses(ranks, radix, x, v, w) ==> u == v; */
  return 2 * (int64_t)dodona_skip_steps(ranks, radix);
}

void theorem_skips(int32_t ranks, int32_t radix, int32_t blocks, int64_t S) {
  /*@ ghost
    int64_t steps = 2 * (int64_t)lemma_skip_steps(ranks, radix);
    int32_t b = 0;
    /@ loop invariant range: 0 <= b <= blocks;
       loop invariant once: \forall integer c, v, d; 0 <= c < b && 0 <= v < ranks && 0 <= d < ranks ==>
         Times(steps + 1, v, c, d) == 1;
       loop assigns b;
       loop variant blocks - b; @/
    while (b < blocks) {
      int32_t i = lemma_in_share(ranks, blocks, b);
      lemma_skip_run(ranks, radix, blocks, S, i, b);
      lemma_skips(ranks, radix, i, b);
      b++;
    }
  */
}

void theorem_skip_volume(int32_t ranks, int32_t radix) {
  /*@ ghost
    int32_t q = lemma_skip_steps(ranks, radix);
    int32_t k = 0;
    lemma_skip(ranks, radix, 0);
    /@ loop invariant range: 0 <= k <= q;
       loop invariant sent: SkipVolume(ranks, radix, k) == ranks - Skip(ranks, radix, k);
       loop assigns k;
       loop variant q - k; @/
    while (k < q) {
      k++;
      /@ assert step: SkipShares(ranks, radix, k) == Skip(ranks, radix, k - 1) - Skip(ranks, radix, k); @/
      /@ assert more: SkipVolume(ranks, radix, k) == SkipVolume(ranks, radix, k - 1) + SkipShares(ranks, radix, k); @/
    }
    lemma_skip(ranks, radix, q);
  */
}

/* Steps of one round. */
/*@ ghost
  /@ requires range: 2 <= P && 2 <= r && 1 <= z <= 2 * SkipSteps(P, r);
     requires step: z <= x <= SkipLast(P, r, z);
     terminates \true;
     assigns \nothing;
     ensures half: x <= 2 * SkipSteps(P, r) && (z <= SkipSteps(P, r) <==> x <= SkipSteps(P, r));
     ensures round: SkipRound(P, r, SkipTwin(P, r, x)) == SkipRound(P, r, SkipTwin(P, r, z));
     exits \false; @/
  void lemma_skip_same(int32_t P, int32_t r, int64_t z, int64_t x)
  {
    int64_t q = lemma_skip_steps(P, r);
    if (z <= q) {
      lemma_skip_within(P, r, (int32_t)z);
      lemma_skip_round(P, r, (int32_t)z, (int32_t)(x - z));
    } else {
      /@ assert twin: 2 * q + 1 - z == SkipTwin(P, r, z); @/
      lemma_skip_within(P, r, (int32_t)(2 * q + 1 - z));
      lemma_skip_round(P, r, (int32_t)(2 * q + 1 - z), (int32_t)(z - x));
    }
  }
*/

void theorem_skip_rounds(int32_t ranks, int32_t radix, int64_t z, int64_t x, int64_t y) {
  //@ ghost lemma_skip_passes(ranks, radix);
  //@ ghost lemma_skip_same(ranks, radix, z, x);
  //@ ghost lemma_skip_same(ranks, radix, z, y);
  //@ assert twins: 1 <= SkipTwin(ranks, radix, x) <= SkipSteps(ranks, radix) && 1 <= SkipTwin(ranks, radix, y) <= SkipSteps(ranks, radix);
  /*@ assert near: SkipShares(ranks, radix, x) <= SkipRound(ranks, radix, SkipTwin(ranks, radix, y)) &&
        SkipShares(ranks, radix, y) <= SkipRound(ranks, radix, SkipTwin(ranks, radix, x)); */
  /*@ assert got: \forall integer u, v, i; 0 <= i < ranks && x <= SkipSteps(ranks, radix) && SkipGives(ranks, radix, x, u, v, i) ==>
        Position(ranks, v, i) < SkipShares(ranks, radix, x); */
  /*@ assert sent: \forall integer v, w, i; 0 <= i < ranks && y <= SkipSteps(ranks, radix) && SkipGives(ranks, radix, y, v, w, i) ==>
        Skip(ranks, radix, y) <= Position(ranks, v, i); */
  /*@ assert kept: \forall integer v, w, i; 0 <= i < ranks && SkipSteps(ranks, radix) < y && SkipGives(ranks, radix, y, v, w, i) ==>
        Position(ranks, v, i) < SkipShares(ranks, radix, y); */
  /*@ assert far: \forall integer u, v, i; 0 <= i < ranks && SkipSteps(ranks, radix) < x && SkipGives(ranks, radix, x, u, v, i) ==>
        Skip(ranks, radix, SkipTwin(ranks, radix, x)) <= Position(ranks, v, i); */
}

void theorem_skip_blocks(int32_t ranks, int32_t radix, int32_t blocks, int64_t z, int64_t x,
                         int64_t y, int32_t j) {
  //@ ghost int32_t i = lemma_in_share(ranks, blocks, j);
  //@ ghost lemma_skip_carried(ranks, radix, blocks, i, j);
  theorem_skip_rounds(ranks, radix, z, x, y);
}
