/* Gives the steps of an allreduce by recursive multiplying of radix k, in which a rank sends and hears up to k - 1 others in a round, each at a port of
   its own. Ranks send all that they have. Ranks with one port take k - 1 steps for a round, one port after the other, and send in each what they had
   when the round began. A rank that combines what it has and what it hears in the order of the ranks that sent it ends with the same bits as
   all others. Source: MPICH's allreduce "recursive multiplying"; Hovland, "VSS challenge problem" (2025), describes
   it for a power of k ranks and a number that is over. Here those that are over take one round each way, not one for each that a rank of the core has. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_MULTIPLYING_H
#define DODONA_ALGORITHMS_EXCHANGE_MULTIPLYING_H

#include "ref/base/types.h"
#include "spec/algorithms/multiplying.h"

/* What a rank does at one port; DODONA_NONE: nothing. */
typedef struct dodona_port_step {
  int32_t send_to;
  int32_t recv_from;
  int32_t combine; /* 1: what is received is combined with what is held; 0: it is the result */
} dodona_port_step;

/* Returns the rounds: the largest L with k^L <= ranks, and two more if k^L is not the number of ranks; 0 for one rank. O(log ranks). */
/*@ requires range: 1 <= ranks && 2 <= radix;
    terminates \true;
    assigns \nothing;
    ensures rounds: \result == MultiplyRounds(ranks, radix);
    ensures range: 0 <= \result <= 32;
    exits \false; */
int32_t dodona_multiplying_rounds(int32_t ranks, int32_t radix);

/* Returns what a rank does in a round, counted from 1, at port 1 .. radix - 1; nothing in any other round. O(log ranks). */
/*@ requires range: 0 <= rank < ranks && 2 <= radix && 1 <= port < radix;
    terminates \true;
    assigns \nothing;
    ensures send: 1 <= round ==> \result.send_to == MultiplyTo(ranks, radix, round, rank, port);
    ensures recv: 1 <= round ==> \result.recv_from == MultiplyFrom(ranks, radix, round, rank, port);
    ensures combine: \result.combine == 1 <==> \result.recv_from != -1 && MultiplyCombines(ranks, radix, round);
    ensures answer: \result.combine == 0 || \result.combine == 1;
    ensures outside: round < 1 || MultiplyRounds(ranks, radix) < round ==> \result.send_to == -1 && \result.recv_from == -1;
    ensures range: -1 <= \result.send_to < ranks && -1 <= \result.recv_from < ranks;
    exits \false; */
dodona_port_step dodona_multiplying_round_at(int32_t ranks, int32_t radix, int32_t rank,
                                             int64_t round, int32_t port);

/* Returns the steps on one port: radix - 1 for a round. O(log ranks). */
/*@ requires range: 1 <= ranks && 2 <= radix;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == MultiplySteps(ranks, radix);
    ensures range: 0 <= \result <= 32 * (int64_t)INT32_MAX;
    exits \false; */
int64_t dodona_multiplying_steps(int32_t ranks, int32_t radix);

/* Returns what a rank with one port does in step x, counted from 1; nothing in any other step. Step x is port (x - 1) mod (radix - 1) + 1 of a
   round. O(log ranks). */
/*@ requires range: 0 <= rank < ranks && 2 <= radix;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==> (MultiplyMoves(ranks, radix, x, rank, v) <==> \result.send_to == v);
    ensures recv: \forall integer u; 0 <= u ==> (MultiplyMoves(ranks, radix, x, u, rank) <==> \result.recv_from == u);
    ensures combine: \result.combine == 1 <==> \result.recv_from != -1 && MultiplyCombines(ranks, radix, MultiplyRound(radix, x));
    ensures answer: \result.combine == 0 || \result.combine == 1;
    ensures range: -1 <= \result.send_to < ranks && -1 <= \result.recv_from < ranks;
    exits \false; */
dodona_port_step dodona_multiplying_step_at(int32_t ranks, int32_t radix, int32_t rank, int64_t x);

#endif
