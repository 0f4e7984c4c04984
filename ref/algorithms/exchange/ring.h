/* Gives the steps of rings, from which an allgather, a reduce-scatter and the ring allreduce are made.
   Source: Thakur, Rabenseifner and Gropp (2005), on allgather by a ring; Patarasuk and Yuan, "Bandwidth
   optimal all-reduce algorithms for clusters of workstations" (2009). */
#ifndef DODONA_ALGORITHMS_EXCHANGE_RING_H
#define DODONA_ALGORITHMS_EXCHANGE_RING_H

#include "ref/algorithms/exchange/share.h"
#include "spec/algorithms/exchange.h"

/* Returns a step of a ring of two positions or more: each position passes a share to the next position,
   namely the share of the position `behind` places before it. O(1). */
/*@ requires range: 2 <= ranks && 0 <= position < ranks && 0 <= behind;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> RingMoves(ranks, position, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> RingMoves(ranks, u, position));
    ensures sent: \result.send_low == Behind(ranks, position, behind) &&
      \result.send_high == \result.send_low + 1;
    ensures received: \result.recv_low == Behind(ranks, \result.recv_from, behind) &&
      \result.recv_high == \result.recv_low + 1;
    ensures range: ShareStep(\result, ranks, ranks) && \result.send_to != -1 &&
      \result.recv_from != -1;
    ensures store: \result.combine == 0;
    exits \false; */
dodona_share_step dodona_ring_pass(int32_t ranks, int32_t position, int64_t behind);

/* Returns what a rank does in step y of once round the ring, P - 1 steps counted from 1, for any y: a share goes from its owner to all;
   back: the other way round. O(1). */
/*@ requires range: 0 <= rank < ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, first, count; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == first && \result.send_count == count) <==>
       RingCasts(ranks, blocks, back, y, rank, v, first, count));
    ensures recv: \forall integer u, first, count; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == first && \result.recv_count == count) <==>
       RingCasts(ranks, blocks, back, y, u, rank, first, count));
    ensures store: \result.use == DODONA_STORE;
    ensures range: StepInRange(\result, ranks, blocks);
    exits \false; */
dodona_step dodona_ring_cast_at(int32_t ranks, int32_t blocks, int back, int32_t rank, int64_t y);

#endif
