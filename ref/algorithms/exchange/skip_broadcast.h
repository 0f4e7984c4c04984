/* Gives the steps of a broadcast by skips of radix r: the root's message is scattered in shares down intervals of ranks, then every
   rank is sent the others' shares by the second half of the allreduce by skips. It takes any number of ranks and any root. A round
   of the scatter cuts every interval into r parts at most, and its messages share one latency. Source: van de Geijn's broadcast, a
   scatter and a collect, is the case r = 2; ref/algorithms/exchange/skips.h defines the skips. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_SKIP_BROADCAST_H
#define DODONA_ALGORITHMS_EXCHANGE_SKIP_BROADCAST_H

#include "ref/algorithms/exchange/skips.h"
#include "spec/algorithms/skip_broadcast.h"

/* Returns what a rank does in step x, counted from 1, for any x; nothing outside of the two halves, dodona_skip_steps each. A message
   carries the blocks first, first + 1, .., count of them, modulo `blocks`. O(log ranks / log radix). */
/*@ requires range: 2 <= radix && 0 <= rank < ranks && 0 <= root < ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, first, count; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == first && \result.send_count == count) <==>
       CastMoves(ranks, radix, root, blocks, x, rank, v, first, count));
    ensures recv: \forall integer u, first, count; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == first && \result.recv_count == count) <==>
       CastMoves(ranks, radix, root, blocks, x, u, rank, first, count));
    ensures use: \result.use == DODONA_STORE;
    ensures range: StepInCircle(\result, ranks, blocks);
    exits \false; */
dodona_step dodona_skip_broadcast_step_at(int32_t ranks, int32_t radix, int32_t root,
                                          int32_t blocks, int32_t rank, int64_t x);

#endif
