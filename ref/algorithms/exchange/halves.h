/* Gives what a rank does in each step of a scatter, a gather, a reduce-scatter or an allgather by skips of radix r, for any number of
   ranks. Each of them is a collective of its own, and is called a half, because two of them make another collective: a reduce-scatter and
   then a gather make a reduction. With r = P the root, or every rank, sends each other rank its share directly; with r = 2 a rank sends
   ceil(log2 P) messages at most. Source: Thakur, Rabenseifner and Gropp (2005) make reductions of a reduce-scatter and a gather, for powers
   of two; ref/algorithms/exchange/skips.h defines the skips. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_HALVES_H
#define DODONA_ALGORITHMS_EXCHANGE_HALVES_H

#include "ref/algorithms/exchange/circle.h"
#include "ref/algorithms/exchange/half.h"
#include "ref/algorithms/exchange/skips.h"

/* Returns what a rank does in step y of the half, counted from 1, for any y; nothing outside of 1 .. dodona_skip_steps. Share i of the
   blocks is rank i's, and the root is that of a scatter or a gather. A message carries the blocks first, first + 1, .., count of them,
   modulo `blocks`. O(log ranks / log radix). */
/*@ requires half: DODONA_HALF_SCATTER <= half < DODONA_HALF_NONE;
    requires range: 2 <= radix && 0 <= rank < ranks && 0 <= root < ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, first, count; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == first && \result.send_count == count) <==>
       HalfMoves(half, ranks, radix, root, blocks, y, rank, v, first, count));
    ensures recv: \forall integer u, first, count; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == first && \result.recv_count == count) <==>
       HalfMoves(half, ranks, radix, root, blocks, y, u, rank, first, count));
    ensures use: 0 <= \result.recv_from ==>
      \result.use == (half == DODONA_HALF_REDUCE_SCATTER ? DODONA_PREPEND : DODONA_STORE);
    ensures range: StepInCircle(\result, ranks, blocks);
    exits \false; */
dodona_step dodona_half_step_at(int32_t half, int32_t ranks, int32_t radix, int32_t root,
                                int32_t blocks, int32_t rank, int64_t y);

/*@
  // A half that hands out or none, then one that hands back or none.
  predicate TwoHalves(integer half, integer next) =
    (half == DODONA_HALF_SCATTER || half == DODONA_HALF_REDUCE_SCATTER || half == DODONA_HALF_NONE) &&
    (next == DODONA_HALF_GATHER || next == DODONA_HALF_ALLGATHER || next == DODONA_HALF_NONE);
*/

/* Returns how many steps the half and then the next half take together; either may be DODONA_HALF_NONE, which takes no step.
   O(log ranks / log radix). */
/*@ requires halves: TwoHalves(half, next);
    requires range: 1 <= ranks && 2 <= radix;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == HalvesSteps(half, next, ranks, radix);
    ensures range: 0 <= \result < 0x100000000;
    exits \false; */
int64_t dodona_halves_steps(int32_t half, int32_t next, int32_t ranks, int32_t radix);

/* Returns the last step of the round that step x is in. No rank sends in a round what it receives in the round. O(log ranks / log
   radix). */
/*@ requires halves: TwoHalves(half, next);
    requires range: 1 <= ranks && 2 <= radix && 1 <= x <= HalvesSteps(half, next, ranks, radix);
    terminates \true;
    assigns \nothing;
    ensures last: \result == HalvesLast(half, next, ranks, radix, x);
    ensures range: x <= \result <= HalvesSteps(half, next, ranks, radix);
    ensures half: x <= HalfSteps(half, ranks, radix) ==> \result <= HalfSteps(half, ranks, radix);
    exits \false; */
int64_t dodona_halves_last(int32_t half, int32_t next, int32_t ranks, int32_t radix, int64_t x);

#endif
