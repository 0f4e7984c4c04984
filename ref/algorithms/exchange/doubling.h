/* Gives the steps of recursive doubling and halving among a power of two of positions. In each step two
   positions of one group, the partners, send each other a message; their distance is half of the group.
   Source: Thakur, Rabenseifner and Gropp (2005), on allgather and allreduce. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_DOUBLING_H
#define DODONA_ALGORITHMS_EXCHANGE_DOUBLING_H

#include "ref/algorithms/exchange/share.h"
#include "spec/algorithms/exchange.h"

/* Returns step y, 1 .. log, of an allgather among 2^log positions with one share each: a position sends the
   2^(y - 1) shares that it has to its partner at distance 2^(y - 1). O(log). */
/*@ requires range: 1 <= y <= log <= 30 && 0 <= position < Pow2(log);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> DoublingMoves(log, y, position, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> DoublingMoves(log, y, u, position));
    ensures sent: \result.send_low == DoublingLow(y, position) &&
      \result.send_high == DoublingHigh(y, position);
    ensures received: \result.recv_low == DoublingLow(y, \result.recv_from) &&
      \result.recv_high == DoublingHigh(y, \result.recv_from);
    ensures range: ShareStep(\result, Pow2(log), Pow2(log)) && \result.send_to != -1 &&
      \result.recv_from != -1;
    ensures store: \result.combine == 0;
    exits \false; */
dodona_share_step dodona_doubling_gather(int32_t position, int32_t y)
    /*@ ghost (int32_t log) */;

/* Returns step y, 1 .. log, of a reduce-scatter among 2^log positions. The partner is at distance 2^(log -
   y) and keeps half of the shares that the position still combines: the position sends this half. O(log). */
/*@ requires range: 1 <= y <= log <= 30 && 0 <= position < Pow2(log);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> HalvingMoves(log, y, position, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> HalvingMoves(log, y, u, position));
    ensures sent: \result.send_low == HalvingLow(log, y, position) &&
      \result.send_high == HalvingHigh(log, y, position);
    ensures received: \result.recv_low == HalvingLow(log, y, \result.recv_from) &&
      \result.recv_high == HalvingHigh(log, y, \result.recv_from);
    ensures range: ShareStep(\result, Pow2(log), Pow2(log)) && \result.send_to != -1 &&
      \result.recv_from != -1;
    ensures combine: \result.combine == 1;
    exits \false; */
dodona_share_step dodona_halving_scatter(int32_t log, int32_t position, int32_t y);

/* Returns step y, 1 .. log, of an allreduce among 2^log positions: partners at distance 2^(y - 1) send each
   other the whole message, which is one share. O(log). */
/*@ requires range: 1 <= y <= log <= 30 && 0 <= position < Pow2(log);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> DoublingMoves(log, y, position, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> DoublingMoves(log, y, u, position));
    ensures whole: \result.send_low == \result.recv_low == 0 &&
      \result.send_high == \result.recv_high == 1;
    ensures range: ShareStep(\result, Pow2(log), 1) && \result.send_to != -1 &&
      \result.recv_from != -1;
    ensures combine: \result.combine == 1;
    exits \false; */
dodona_share_step dodona_doubling_reduce(int32_t position, int32_t y)
    /*@ ghost (int32_t log) */;

#endif
