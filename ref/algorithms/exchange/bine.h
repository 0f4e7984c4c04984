/* Gives the steps of an allgather by butterflies of negabinary distances, "bine". Partners lie about a third nearer to each other than in
   recursive doubling; a rank of an even number of ranks sends P - 1 shares in ceil(log2 P) messages. The reduce-scatter is the allgather
   backwards. Source: De Sensi et al., "Bine trees: enhancing collective operations by optimizing communication locality" (SC 2025), for
   powers of two; the last step, which makes it one for every even number, is this project's. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_BINE_H
#define DODONA_ALGORITHMS_EXCHANGE_BINE_H

#include "ref/algorithms/exchange/circle.h"
#include "spec/algorithms/bine.h"

/* Returns the steps of the allgather: ceil(log2 P) for an even number P of ranks, ceil(log2 (P - 1)) + 2 for an odd number, 0 for one
   rank. O(log P). */
/*@ requires range: 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == BineSteps(ranks);
    ensures range: 0 <= \result <= 33;
    exits \false; */
int32_t dodona_bine_steps(int32_t ranks);

/* Returns what a rank does in step x of the allgather, counted from 1, for any x; nothing outside of 1 .. dodona_bine_steps. Share i of the
   blocks is rank i's. A message carries the blocks first, first + 1, .., count of them, modulo `blocks`. O(log P). */
/*@ requires range: 0 <= rank < ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, first, count; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == first && \result.send_count == count) <==>
       BineMoves(ranks, blocks, x, rank, v, first, count));
    ensures recv: \forall integer u, first, count; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == first && \result.recv_count == count) <==>
       BineMoves(ranks, blocks, x, u, rank, first, count));
    ensures store: \result.use == DODONA_STORE;
    ensures range: StepInCircle(\result, ranks, blocks);
    exits \false; */
dodona_step dodona_bine_cast_at(int32_t ranks, int32_t blocks, int32_t rank, int64_t x);

#endif
