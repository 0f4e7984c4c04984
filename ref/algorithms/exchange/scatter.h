/* Gives the steps of a broadcast by a binomial scatter and an allgather, in positions counted from the
   root. The allgather is a ring, or recursive doubling if the number of positions is a power of two; for
   other numbers doubling falls back to the ring, as in MPICH. Source: van de Geijn's broadcast as in
   Thakur, Rabenseifner and Gropp (2005), on broadcast. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_SCATTER_H
#define DODONA_ALGORITHMS_EXCHANGE_SCATTER_H

#include "ref/algorithms/exchange/share.h"
#include "spec/algorithms/exchange.h"

/* Returns step x of the scatter, for any x; nothing happens outside of 1 .. ceil(log2 P). At first position
   0 has all shares. In the end each position has its own share and the shares that it passed on. O(log P). */
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

/* Returns the steps with an allgather by the ring: ceil(log2 P) + P - 1. */
/*@ requires range: 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == ScatterRingSteps(ranks);
    ensures range: 0 <= \result <= 0x80000020;
    exits \false; */
int64_t dodona_scatter_ring_steps(int32_t ranks);

/* Returns step x of the broadcast with the ring, counted from 1, for any x. O(log P). */
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

/* Returns the steps with an allgather by doubling: 2 log2 P if P is a power of two, else the steps with the ring. */
/*@ requires range: 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == ScatterDoublingSteps(ranks);
    ensures range: 0 <= \result <= 0x80000020;
    exits \false; */
int64_t dodona_scatter_doubling_steps(int32_t ranks);

/* Returns step x of the broadcast with doubling, counted from 1, for any x. O(log P). */
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
