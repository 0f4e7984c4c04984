/* Gives the steps of rings, of the ring allreduce, and of its two halves: a reduce-scatter and an allgather, P - 1 steps each.
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

/* Returns step x of the ring allreduce, which takes 2 (P - 1) steps, counted from 1, for any x. After step
   P - 1 a rank has combined all inputs of its own share. O(1). */
/*@ requires range: 0 <= rank < ranks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> RingAllreduce(ranks, x, rank, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> RingAllreduce(ranks, x, u, rank));
    ensures sent: 0 <= \result.send_to ==> \result.send_low == RingShare(ranks, x, rank) &&
      \result.send_high == \result.send_low + 1;
    ensures received: 0 <= \result.recv_from ==>
      \result.recv_low == RingShare(ranks, x, \result.recv_from) &&
      \result.recv_high == \result.recv_low + 1;
    ensures range: ShareStep(\result, ranks, ranks);
    ensures combine: 0 <= \result.recv_from ==> \result.combine == (x < ranks ? 1 : 0);
    exits \false; */
dodona_share_step dodona_ring_step(int32_t ranks, int32_t rank, int64_t x);

/* Returns step x of the reduce-scatter around a ring, which takes P - 1 steps, counted from 1, for any x: the first half of the allreduce. After
   it a rank has combined all inputs of its own share. O(1). */
/*@ requires range: 0 <= rank < ranks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> RingScatters(ranks, x, rank, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> RingScatters(ranks, x, u, rank));
    ensures sent: 0 <= \result.send_to ==> \result.send_low == RingShare(ranks, x, rank) &&
      \result.send_high == \result.send_low + 1;
    ensures received: 0 <= \result.recv_from ==>
      \result.recv_low == RingShare(ranks, x, \result.recv_from) &&
      \result.recv_high == \result.recv_low + 1;
    ensures range: ShareStep(\result, ranks, ranks);
    ensures combine: 0 <= \result.recv_from ==> \result.combine == 1;
    exits \false; */
dodona_share_step dodona_ring_scatter_step(int32_t ranks, int32_t rank, int64_t x);

/* Returns step x of the allgather around a ring, which takes P - 1 steps, counted from 1, for any x: the other half. O(1). */
/*@ requires range: 0 <= rank < ranks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> RingGathers(ranks, x, rank, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> RingGathers(ranks, x, u, rank));
    ensures sent: 0 <= \result.send_to ==> \result.send_low == RingShare(ranks, x + (ranks - 1), rank) &&
      \result.send_high == \result.send_low + 1;
    ensures received: 0 <= \result.recv_from ==>
      \result.recv_low == RingShare(ranks, x + (ranks - 1), \result.recv_from) &&
      \result.recv_high == \result.recv_low + 1;
    ensures range: ShareStep(\result, ranks, ranks);
    ensures combine: 0 <= \result.recv_from ==> \result.combine == 0;
    exits \false; */
dodona_share_step dodona_ring_gather_step(int32_t ranks, int32_t rank, int64_t x);

#endif
