/* Folds any number of ranks to a power of two, for recursive doubling and halving; see spec/algorithms/exchange.h.
   Source: Thakur, Rabenseifner and Gropp (2005), on allreduce. `folded` is R = P - 2^L. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_FOLD_H
#define DODONA_ALGORITHMS_EXCHANGE_FOLD_H

#include "ref/algorithms/exchange/share.h"
#include "spec/algorithms/exchange.h"

/* Returns how many ranks are folded, P - 2^floor(log2 P). O(log P). */
/*@ requires ranks: 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures folded: \result == Folded(ranks);
    ensures range: 0 <= 2 * \result < ranks;
    exits \false; */
int32_t dodona_folded(int32_t ranks);

/* Returns the position of `rank` in the core, or DODONA_NONE for a folded rank. O(1). */
/*@ requires range: 0 <= folded && 0 <= rank && 2 * folded <= 0x7fffffff;
    terminates \true;
    assigns \nothing;
    ensures core: InCore(folded, rank) ==> \result == CoreIndex(folded, rank) && 0 <= \result <= rank;
    ensures inverse: InCore(folded, rank) ==> CoreRank(folded, \result) == rank;
    ensures none: !InCore(folded, rank) ==> \result == -1;
    exits \false; */
int32_t dodona_core_index(int32_t folded, int32_t rank);

/* Returns the step before the core's steps: each folded rank sends the whole message, `shares` shares, to
   the next rank, which combines it. With `back`, returns the step after the core's steps: the message comes
   back and is stored. O(1). */
/*@ requires range: 0 <= 2 * folded <= ranks && 0 <= rank < ranks && 1 <= shares;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==> (\result.send_to == v <==>
      (back == 0 ? FoldMoves(folded, rank, v) : FoldMoves(folded, v, rank)));
    ensures recv: \forall integer u; 0 <= u ==> (\result.recv_from == u <==>
      (back == 0 ? FoldMoves(folded, u, rank) : FoldMoves(folded, rank, u)));
    ensures sent: 0 <= \result.send_to ==> \result.send_low == 0 && \result.send_high == shares;
    ensures received: 0 <= \result.recv_from ==> \result.recv_low == 0 && \result.recv_high == shares;
    ensures range: ShareStep(\result, ranks, shares);
    ensures combine: 0 <= \result.recv_from ==> \result.combine == (back == 0 ? 1 : 0);
    exits \false; */
dodona_share_step dodona_fold_step(int32_t folded, int32_t shares, int32_t rank, int32_t back)
    /*@ ghost (int32_t ranks) */;

/* Translates a step of the core, in which every position sends and receives, to ranks. O(1). */
/*@ requires range: 0 <= 2 * folded < ranks;
    requires step: 0 <= step.send_to < ranks - folded && 0 <= step.recv_from < ranks - folded;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v < ranks ==> (\result.send_to == v <==>
      InCore(folded, v) && CoreIndex(folded, v) == step.send_to);
    ensures recv: \forall integer u; 0 <= u < ranks ==> (\result.recv_from == u <==>
      InCore(folded, u) && CoreIndex(folded, u) == step.recv_from);
    ensures inside: InCore(folded, \result.send_to) && InCore(folded, \result.recv_from);
    ensures inverse: CoreIndex(folded, \result.send_to) == step.send_to &&
      CoreIndex(folded, \result.recv_from) == step.recv_from;
    ensures range: 0 <= \result.send_to < ranks && 0 <= \result.recv_from < ranks;
    ensures shares: \result.send_low == step.send_low && \result.send_high == step.send_high &&
      \result.recv_low == step.recv_low && \result.recv_high == step.recv_high &&
      \result.combine == step.combine;
    exits \false; */
dodona_share_step dodona_core_ranks(int32_t folded, dodona_share_step step)
    /*@ ghost (int32_t ranks) */;

#endif
