/* Broadcast by a binomial scatter and an allgather, in positions counted from the root.
   Source: van de Geijn's broadcast as in Thakur, Rabenseifner and Gropp (2005), on broadcast. The allgather
   is a ring, or, for a power of two of positions, recursive doubling; for other numbers they take the
   ring, too, as MPICH does. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_SCATTER_H
#define DODONA_ALGORITHMS_EXCHANGE_SCATTER_H

#include "ref/algorithms/exchange/share.h"
#include "spec/algorithms/exchange.h"

/* Step x of the scatter; any x: nothing outside of 1 .. ceil(log2 P). Position 0 has all shares at first; in
   the end each has its own, and of the positions below it those that it passed on. O(log P). */
/*@ requires range: 0 <= position < ranks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> ScatterMoves(ranks, x, position, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> ScatterMoves(ranks, x, u, position));
    ensures sent: 0 <= \result.send_to ==> \result.send_low == \result.send_to &&
      \result.send_high == ScatterHigh(ranks, x, \result.send_to);
    ensures received: 0 <= \result.recv_from ==> \result.recv_low == position &&
      \result.recv_high == ScatterHigh(ranks, x, position);
    ensures range: ShareStep(\result, ranks, ranks);
    ensures store: \result.combine == 0;
    exits \false; */
dodona_share_step dodona_scatter_step(int32_t ranks, int32_t position, int64_t x);

/* The steps with an allgather by the ring: ceil(log2 P) + P - 1. */
/*@ requires range: 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == ScatterRingSteps(ranks);
    ensures range: 0 <= \result <= 0x80000020;
    exits \false; */
int64_t dodona_scatter_ring_steps(int32_t ranks);

/* Step x of it, from step 1; any x. O(log P). */
/*@ requires range: 0 <= position < ranks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> ScatterRingMoves(ranks, x, position, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> ScatterRingMoves(ranks, x, u, position));
    ensures sent: 0 <= \result.send_to ==>
      \result.send_low == ScatterRingLow(ranks, x, position, \result.send_to) &&
      \result.send_high == ScatterRingHigh(ranks, x, position, \result.send_to);
    ensures received: 0 <= \result.recv_from ==>
      \result.recv_low == ScatterRingLow(ranks, x, \result.recv_from, position) &&
      \result.recv_high == ScatterRingHigh(ranks, x, \result.recv_from, position);
    ensures range: ShareStep(\result, ranks, ranks);
    ensures store: \result.combine == 0;
    exits \false; */
dodona_share_step dodona_scatter_ring_step(int32_t ranks, int32_t position, int64_t x);

/* The steps with an allgather by doubling: 2 log2 P where P is a power of two; else as by the ring. */
/*@ requires range: 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == ScatterDoublingSteps(ranks);
    ensures range: 0 <= \result <= 0x80000020;
    exits \false; */
int64_t dodona_scatter_doubling_steps(int32_t ranks);

/* Step x of it, from step 1; any x. O(log P). */
/*@ requires range: 0 <= position < ranks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> ScatterDoublingMoves(ranks, x, position, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> ScatterDoublingMoves(ranks, x, u, position));
    ensures sent: 0 <= \result.send_to ==>
      \result.send_low == ScatterDoublingLow(ranks, x, position, \result.send_to) &&
      \result.send_high == ScatterDoublingHigh(ranks, x, position, \result.send_to);
    ensures received: 0 <= \result.recv_from ==>
      \result.recv_low == ScatterDoublingLow(ranks, x, \result.recv_from, position) &&
      \result.recv_high == ScatterDoublingHigh(ranks, x, \result.recv_from, position);
    ensures range: ShareStep(\result, ranks, ranks);
    ensures store: \result.combine == 0;
    exits \false; */
dodona_share_step dodona_scatter_doubling_step(int32_t ranks, int32_t position, int64_t x);

#endif
