/* Gives the steps of two allreduces: by recursive doubling, and Rabenseifner's, a reduce-scatter by
   recursive halving and then an allgather by recursive doubling. A fold before and after allows any number
   of ranks. Source: Thakur, Rabenseifner and Gropp (2005), on allreduce; Rabenseifner (2004). */
#ifndef DODONA_ALGORITHMS_EXCHANGE_HALVING_H
#define DODONA_ALGORITHMS_EXCHANGE_HALVING_H

#include "ref/algorithms/exchange/share.h"
#include "spec/algorithms/exchange.h"

/* Returns the steps of recursive doubling: floor(log2 P), and 2 more if P is no power of two. */
/*@ requires ranks: 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == DoublingSteps(ranks);
    ensures range: 0 <= \result <= 32;
    exits \false; */
int32_t dodona_doubling_steps(int32_t ranks);

/* Returns step x of recursive doubling, counted from 1, for any x. The message is one share. O(log P). */
/*@ requires range: 0 <= rank < ranks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> DoublingAllreduce(ranks, x, rank, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> DoublingAllreduce(ranks, x, u, rank));
    ensures sent: 0 <= \result.send_to ==> \result.send_low == 0 && \result.send_high == 1;
    ensures received: 0 <= \result.recv_from ==> \result.recv_low == 0 && \result.recv_high == 1;
    ensures range: ShareStep(\result, ranks, 1);
    ensures combine: 0 <= \result.recv_from ==>
      \result.combine == (x <= FoldSteps(ranks) + CoreLog(ranks) ? 1 : 0);
    exits \false; */
dodona_share_step dodona_doubling_step(int32_t ranks, int32_t rank, int64_t x);

/* Returns the number of shares of Rabenseifner's allreduce, 2^floor(log2 P). */
/*@ requires ranks: 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures shares: \result == CoreRanks(ranks);
    ensures range: 1 <= \result <= ranks;
    exits \false; */
int32_t dodona_halving_shares(int32_t ranks);

/* Returns the steps of Rabenseifner's allreduce: 2 floor(log2 P), and 2 more if P is no power of two. */
/*@ requires ranks: 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == HalvingSteps(ranks);
    ensures range: 0 <= \result <= 62;
    exits \false; */
int32_t dodona_halving_steps(int32_t ranks);

/* Returns step x of Rabenseifner's allreduce, counted from 1, for any x. O(log P). */
/*@ requires range: 0 <= rank < ranks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> HalvingAllreduce(ranks, x, rank, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> HalvingAllreduce(ranks, x, u, rank));
    ensures sent: 0 <= \result.send_to ==> \result.send_low == AllreduceLow(ranks, x, rank) &&
      \result.send_high == AllreduceHigh(ranks, x, rank);
    ensures received: 0 <= \result.recv_from ==>
      \result.recv_low == AllreduceLow(ranks, x, \result.recv_from) &&
      \result.recv_high == AllreduceHigh(ranks, x, \result.recv_from);
    ensures range: ShareStep(\result, ranks, CoreRanks(ranks));
    ensures combine: 0 <= \result.recv_from ==>
      \result.combine == (x <= HalvingTurn(ranks) ? 1 : 0);
    exits \false; */
dodona_share_step dodona_halving_step(int32_t ranks, int32_t rank, int64_t x);

#endif
