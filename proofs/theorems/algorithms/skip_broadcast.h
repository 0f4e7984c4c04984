/* The broadcast by skips: what is cited of it. */
#ifndef DODONA_PROOFS_SKIP_BROADCAST_H
#define DODONA_PROOFS_SKIP_BROADCAST_H

#include "ref/algorithms/exchange/skips.h"
#include "spec/lemmas/skip_broadcast.h"
#include "spec/machine/delivery.h"

/*@
  // In step x rank u sends v block j, perhaps with others.
  predicate CastCarries(integer P, integer r, integer root, integer s, integer x, integer u, integer v, integer j) =
    \exists integer first, count; CastMoves(P, r, root, s, x, u, v, first, count) && InMessage(s, first, count, j);

  // Schedule S is the broadcast by skips.
  predicate CastSchedule(integer S, integer P, integer r, integer root, integer s) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> 0 <= j < s && CastCarries(P, r, root, s, x, u, v, j);
*/

/* A step of the scatter leaves something of the interval that it cuts, and sends something. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r;
     terminates \true;
     assigns \nothing;
     ensures cut: \forall integer x, u, v; ScatterHands(P, r, x, u, v) ==>
       Skip(P, r, x - 1) <= P && 1 <= Skip(P, r, x) < SkipSpan(P, r, x - 1, u) <= Skip(P, r, x - 1);
     exits \false; @/
  void lemma_scatter_hands(int32_t P, int32_t r);
*/

/* The messages are a broadcast: who sends a block has it, every rank receives every block, and in a step each rank sends one message
   at most and receives one. Returns the steps. */
/*@ requires range: 1 <= ranks && 2 <= radix && 0 <= root < ranks && 1 <= blocks;
    requires schedule: CastSchedule(S, ranks, radix, root, blocks);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == 2 * SkipSteps(ranks, radix) && 0 <= \result < INT64_MAX;
    ensures first: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 1 <= x;
    ensures last: EndsWith(S, \result);
    ensures broadcast: MessageBroadcast(S, ranks, blocks, root, 1, 1);
    exits \false; */
int64_t theorem_skip_broadcast(int32_t ranks, int32_t radix, int32_t root, int32_t blocks,
                               int64_t S);

/* No rank sends in a round what it receives in the round: of x and y, any two steps from z to the last of its round. */
/*@ requires range: 2 <= ranks && 2 <= radix && 0 <= root < ranks && 1 <= z <= 2 * SkipSteps(ranks, radix) && 0 <= j < blocks;
    requires steps: z <= x <= SkipLast(ranks, radix, z) && z <= y <= SkipLast(ranks, radix, z);
    terminates \true;
    assigns \nothing;
    ensures apart: \forall integer u, v, w; CastCarries(ranks, radix, root, blocks, x, u, v, j) ==>
      !CastCarries(ranks, radix, root, blocks, y, v, w, j);
    exits \false; */
void theorem_skip_broadcast_rounds(int32_t ranks, int32_t radix, int32_t root, int32_t blocks,
                                   int64_t z, int64_t x, int64_t y, int32_t j);

/* Steps x < y of a round of the scatter: who receives in x sends nothing in y; and who sends in x receives nothing in y. */
/*@ ghost
  /@ requires range: 2 <= P && 2 <= r && 1 <= x < y <= SkipSteps(P, r);
     requires round: SkipRound(P, r, x) == SkipRound(P, r, y);
     terminates \true;
     assigns \nothing;
     ensures later: \forall integer u, v, w; ScatterHands(P, r, x, u, v) ==> !ScatterHands(P, r, y, v, w);
     ensures earlier: \forall integer u, v, w; ScatterHands(P, r, x, v, w) ==> !ScatterHands(P, r, y, u, v);
     exits \false; @/
  void lemma_scatter_round(int32_t P, int32_t r, int32_t x, int32_t y);
*/

#endif
