/* Gives the steps of the alltoall of radix r, for any number of ranks. With r = P it is the pairwise exchange: P - 1 steps, and each
   block goes straight to its rank. With r = 2 it takes ceil(log2 P) steps, and a block goes once for each digit of its way that is not 0.
   Source: Bruck, Ho, Kipnis, Upfal and Weathersby, "Efficient algorithms for all-to-all communications in multiport message-passing
   systems" (1997), the index operation on one port.

   A rank keeps P slots. Before step 1 slot o holds its block for the rank o ranks ahead; after the last step it holds the block for this
   rank of the rank o ranks behind. In a step a rank sends some slots and receives the same ones. */
#ifndef DODONA_ALGORITHMS_ALLTOALL_RADIX_H
#define DODONA_ALGORITHMS_ALLTOALL_RADIX_H

#include "ref/algorithms/alltoall/slots.h"
#include "ref/base/types.h"

/* Returns the steps, 0 for one rank: (r - 1) for each digit of P - 1 but the first, and the first digit. O(log ranks / log radix). */
/*@ requires range: 1 <= ranks && 2 <= radix;
    terminates \true;
    assigns \nothing;
    ensures steps: IsRadixSteps(ranks, radix, \result);
    ensures range: 0 <= \result < ranks;
    exits \false; */
int32_t dodona_alltoall_steps(int32_t ranks, int32_t radix);

/* What a rank does in a step. */
typedef struct dodona_alltoall_step {
  int32_t send_to;    /* rank, or DODONA_NONE */
  int32_t recv_from;  /* rank, or DODONA_NONE */
  dodona_slots slots; /* sent, and received in their place */
} dodona_alltoall_step;

/* Returns what a rank does in step y, counted from 1; nothing in any other step. A slot o that it sends holds the block
   from the rank (o mod run) behind it. O(log ranks / log radix). */
/*@ requires range: 2 <= radix && 0 <= rank < ranks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, g, t; 0 <= v ==> (AlltoallMoves(ranks, radix, y, rank, v, g, t) <==>
      \result.send_to == v && 0 <= g < ranks && 0 <= t < ranks && rank == RadixHolder(ranks, radix, y, g, t) &&
      InRuns(\result.slots.first, \result.slots.run, \result.slots.stride, Position(ranks, g, t)));
    ensures recv: \forall integer u, g, t; 0 <= u ==> (AlltoallMoves(ranks, radix, y, u, rank, g, t) <==>
      \result.recv_from == u && 0 <= g < ranks && 0 <= t < ranks && u == RadixHolder(ranks, radix, y, g, t) &&
      InRuns(\result.slots.first, \result.slots.run, \result.slots.stride, Position(ranks, g, t)));
    ensures come: \result.send_to != -1 ==> (\forall integer o; 0 <= o < ranks &&
      InRuns(\result.slots.first, \result.slots.run, \result.slots.stride, o) ==> RadixCome(radix, y, o) == o % \result.slots.run);
    ensures count: \result.slots.count == (\result.send_to == -1 ? 0 :
      RunsBelow(\result.slots.first, \result.slots.run, \result.slots.stride, ranks));
    ensures sends: \forall integer v, first, count; 0 <= v ==> (SlotsMove(ranks, radix, y, rank, v, first, count) <==>
      \result.send_to == v && \result.slots.first == first && \result.slots.count == count);
    ensures receives: \forall integer u, first, count; 0 <= u ==> (SlotsMove(ranks, radix, y, u, rank, first, count) <==>
      \result.recv_from == u && \result.slots.first == first && \result.slots.count == count);
    ensures room: \result.send_to != -1 ==> 1 <= \result.slots.count <= ranks - \result.slots.first && 1 <= \result.slots.first;
    ensures idle: \result.send_to == -1 <==> !(1 <= y < ranks && RadixSkip(radix, y) < ranks);
    ensures range: -1 <= \result.send_to < ranks && -1 <= \result.recv_from < ranks && (\result.send_to == -1 <==> \result.recv_from == -1);
    exits \false; */
dodona_alltoall_step dodona_alltoall_step_at(int32_t ranks, int32_t radix, int32_t rank, int64_t y);

#endif
