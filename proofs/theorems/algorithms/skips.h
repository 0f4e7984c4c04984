/* The allreduce by skips: what is cited of it. */
#ifndef DODONA_PROOFS_SKIPS_H
#define DODONA_PROOFS_SKIPS_H

#include "ref/algorithms/exchange/skips.h"
#include "spec/lemmas/skips.h"

/*@
  // In step x rank u sends v block j, perhaps with others.
  predicate SkipCarries(integer P, integer r, integer s, integer x, integer u, integer v, integer j) =
    \exists integer first, count; SkipMoves(P, r, s, x, u, v, first, count) && InMessage(s, first, count, j);

  // Schedule S is the one by skips: what is combined is a block, what is stored a result, s blocks on.
  predicate SkipSchedule(integer S, integer P, integer r, integer s) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==>
      x <= SkipSteps(P, r) && j < s && SkipCarries(P, r, s, x, u, v, j) ||
      SkipSteps(P, r) < x && s <= j && SkipCarries(P, r, s, x, u, v, j - s);
*/

/* Who passes to whom, and how many shares. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r;
     terminates \true;
     assigns \nothing;
     ensures q: \result == SkipSteps(P, r) && 0 <= \result < P;
     ensures left: \forall integer y; 1 <= y <= SkipSteps(P, r) ==>
       1 <= Skip(P, r, y) < Skip(P, r, y - 1) <= P && Skip(P, r, y - 1) - Skip(P, r, y) <= SkipRound(P, r, y) <= Skip(P, r, y);
     ensures passes: \forall integer x, u, v; SkipPasses(P, r, x, u, v) ==>
       1 <= x <= 2 * SkipSteps(P, r) && 0 <= u < P && 0 <= v < P && u != v && 1 <= SkipShares(P, r, x) < P;
     exits \false; @/
  int32_t lemma_skip_passes(int32_t P, int32_t r);
*/

/* A block is in a message if its share is. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= s && InShare(P, s, i, j);
     terminates \true;
     assigns \nothing;
     ensures message: \forall integer low, shares; 0 <= low < P && 1 <= shares < P ==>
       (InMessage(s, ShareFirst(P, s, low), SkipCount(P, s, low, shares), j) <==> Position(P, low, i) < shares);
     exits \false; @/
  void lemma_skip_message(int32_t P, int32_t s, int32_t i, int32_t j);
*/

/* In a step each rank sends one message at most and receives one. Returns the steps. */
/*@ requires range: 1 <= ranks && 2 <= radix && 1 <= blocks;
    requires schedule: SkipSchedule(S, ranks, radix, blocks);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == 2 * SkipSteps(ranks, radix);
    ensures range: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
      1 <= x <= \result && 0 <= u < ranks && 0 <= v < ranks && u != v && 0 <= j < 2 * blocks;
    ensures ports: MessagePorts(S, 1);
    exits \false; */
int64_t theorem_skip_ports(int32_t ranks, int32_t radix, int32_t blocks, int64_t S);

/* After the steps every rank has every input to every block exactly once. */
/*@ requires range: 1 <= ranks && 2 <= radix && 1 <= blocks;
    requires schedule: SkipSchedule(S, ranks, radix, blocks);
    requires network: Reducing(S, blocks, 1);
    terminates \true;
    assigns \nothing;
    ensures once: AllReduced(ranks, blocks, 0, 1, 2 * SkipSteps(ranks, radix) + 1);
    exits \false; */
void theorem_skips(int32_t ranks, int32_t radix, int32_t blocks, int64_t S);

/* In either half each rank sends ranks - 1 shares, the least there is. */
/*@ requires range: 1 <= ranks && 2 <= radix;
    terminates \true;
    assigns \nothing;
    ensures half: SkipVolume(ranks, radix, SkipSteps(ranks, radix)) == ranks - 1;
    ensures twins: \forall integer x; SkipSteps(ranks, radix) < x <= 2 * SkipSteps(ranks, radix) ==>
      SkipShares(ranks, radix, x) == SkipShares(ranks, radix, 2 * SkipSteps(ranks, radix) + 1 - x);
    exits \false; */
void theorem_skip_volume(int32_t ranks, int32_t radix);

/* No rank sends in a round what it receives in the round, so that no message of a round waits for another: of x and y, any two
   steps from z to the last of its round. */
/*@ requires range: 2 <= ranks && 2 <= radix && 1 <= z <= 2 * SkipSteps(ranks, radix);
    requires steps: z <= x <= SkipLast(ranks, radix, z) && z <= y <= SkipLast(ranks, radix, z);
    terminates \true;
    assigns \nothing;
    ensures apart: \forall integer u, v, w, i; 0 <= i < ranks && SkipGives(ranks, radix, x, u, v, i) ==>
      !SkipGives(ranks, radix, y, v, w, i);
    exits \false; */
void theorem_skip_rounds(int32_t ranks, int32_t radix, int64_t z, int64_t x, int64_t y);

/* The same of blocks. */
/*@ requires range: 2 <= ranks && 2 <= radix && 1 <= z <= 2 * SkipSteps(ranks, radix) && 0 <= j < blocks;
    requires steps: z <= x <= SkipLast(ranks, radix, z) && z <= y <= SkipLast(ranks, radix, z);
    terminates \true;
    assigns \nothing;
    ensures apart: \forall integer u, v, w; SkipCarries(ranks, radix, blocks, x, u, v, j) ==>
      !SkipCarries(ranks, radix, blocks, y, v, w, j);
    exits \false; */
void theorem_skip_blocks(int32_t ranks, int32_t radix, int32_t blocks, int64_t z, int64_t x,
                         int64_t y, int32_t j);

#endif
