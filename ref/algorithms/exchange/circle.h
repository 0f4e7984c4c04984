/* Translates shares that follow each other in a circle to blocks: after the last share comes share 0. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_CIRCLE_H
#define DODONA_ALGORITHMS_EXCHANGE_CIRCLE_H

#include "ref/algorithms/exchange/circle_acsl.h"
#include "ref/algorithms/exchange/share.h"
#include "spec/algorithms/skips.h"

/* Returns how many of the blocks are in so many of the `ranks` shares, from share `low` on, modulo `ranks`. O(1). */
/*@ requires range: 0 <= low < ranks && 1 <= blocks && 1 <= shares <= ranks;
    terminates \true;
    assigns \nothing;
    ensures count: \result == SkipCount(ranks, blocks, low, shares);
    ensures range: 0 <= \result <= blocks;
    exits \false; */
int32_t dodona_circle_count(int32_t ranks, int32_t blocks, int32_t low, int32_t shares);

/* Returns the first block of a share, which is one of the blocks: the share may be empty, but not the last. O(1). */
/*@ requires range: 0 <= share < ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures first: \result == ShareFirst(ranks, blocks, share) && 0 <= \result < blocks;
    exits \false; */
int32_t dodona_circle_first(int32_t ranks, int32_t blocks, int32_t share);

/* What goes to a peer or comes from it: so many shares from share `low` on, modulo their number; where nothing does, the peer is DODONA_NONE. */
typedef struct dodona_circle_message {
  int32_t peer;
  int32_t low;
  int32_t shares;
} dodona_circle_message;

/*@
  predicate CircleMessage(integer P, dodona_circle_message m) =
    m.peer == -1 || (0 <= m.peer < P && 0 <= m.low < P && 1 <= m.shares <= P);

  // The message goes to v, or comes from v, as so many of s blocks from `first` on, if it has any.
  predicate CircleMoves(integer P, integer s, dodona_circle_message m, integer v, integer first, integer count) =
    v == m.peer && 0 < count && first == ShareFirst(P, s, m.low) && count == SkipCount(P, s, m.low, m.shares);
*/

/* Translates what a rank sends and receives in a step from shares to blocks; a message without blocks is not sent. O(1). */
/*@ requires range: 1 <= ranks && 1 <= blocks;
    requires messages: CircleMessage(ranks, sent) && CircleMessage(ranks, got);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, first, count; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == first && \result.send_count == count) <==>
       CircleMoves(ranks, blocks, sent, v, first, count));
    ensures recv: \forall integer u, first, count; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == first && \result.recv_count == count) <==>
       CircleMoves(ranks, blocks, got, u, first, count));
    ensures store: \result.use == DODONA_STORE;
    ensures range: StepInCircle(\result, ranks, blocks);
    exits \false; */
dodona_step dodona_circle_exchange(int32_t ranks, int32_t blocks, dodona_circle_message sent,
                                   dodona_circle_message got);

#endif
