/* Gives the steps of an allreduce by skips of radix r: a reduce-scatter, then its steps backwards as an allgather. It takes any
   number of ranks. With r = P every rank sends every other its share directly, a latency a half; with r = 2 a half takes
   ceil(log2 P) messages a rank. Either way a rank sends P - 1 of the P shares in a half, the least there is. Source: Bruck et
   al. (1997) use skips of radix r for all-to-all; Traeff's reduce-scatter on circulant graphs uses them with r = 2. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_SKIPS_H
#define DODONA_ALGORITHMS_EXCHANGE_SKIPS_H

#include "ref/base/step.h"
#include "spec/algorithms/skips.h"

/*@
  // A message of a block or more from a block on, modulo s: none is there twice.
  predicate StepInCircle(dodona_step e, integer P, integer s) =
    ((e.send_to == -1 && e.send_first == -1 && e.send_count == 0) ||
     (0 <= e.send_to < P && 0 <= e.send_first < s && 1 <= e.send_count <= s)) &&
    ((e.recv_from == -1 && e.recv_first == -1 && e.recv_count == 0) ||
     (0 <= e.recv_from < P && 0 <= e.recv_first < s && 1 <= e.recv_count <= s)) &&
    DODONA_STORE <= e.use <= DODONA_SET_ASIDE && (e.recv_from == -1 ==> e.use == DODONA_STORE);
*/

/* Returns the steps of one half, 0 .. ranks - 1; 0 for one rank. O(log ranks / log radix). */
/*@ requires range: 1 <= ranks && 2 <= radix;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == SkipSteps(ranks, radix);
    ensures range: 0 <= \result < ranks;
    exits \false; */
int32_t dodona_skip_steps(int32_t ranks, int32_t radix);

/* Returns what a rank does in step x, counted from 1, for any x; nothing outside of the two halves. A message carries the blocks
   first, first + 1, .., count of them, modulo `blocks`: past the last block it goes on with block 0. O(log ranks / log radix). */
/*@ requires range: 2 <= radix && 0 <= rank < ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, first, count; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == first && \result.send_count == count) <==>
       SkipMoves(ranks, radix, blocks, x, rank, v, first, count));
    ensures recv: \forall integer u, first, count; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == first && \result.recv_count == count) <==>
       SkipMoves(ranks, radix, blocks, x, u, rank, first, count));
    ensures use: 0 <= \result.recv_from ==>
      \result.use == (x <= SkipSteps(ranks, radix) ? DODONA_PREPEND : DODONA_STORE);
    ensures range: StepInCircle(\result, ranks, blocks);
    exits \false; */
dodona_step dodona_skip_step_at(int32_t ranks, int32_t radix, int32_t blocks, int32_t rank,
                                int64_t x);

/* Returns the last step of the round that step x is in. No rank sends in a round what it receives in the round, so that the messages
   of a round may be under way together. O(log ranks / log radix). */
/*@ requires range: 1 <= ranks && 2 <= radix && 1 <= x <= 2 * SkipSteps(ranks, radix);
    terminates \true;
    assigns \nothing;
    ensures last: \result == SkipLast(ranks, radix, x);
    ensures range: x <= \result <= 2 * SkipSteps(ranks, radix);
    ensures half: x <= SkipSteps(ranks, radix) ==> \result <= SkipSteps(ranks, radix);
    exits \false; */
int64_t dodona_skip_last(int32_t ranks, int32_t radix, int64_t x);

#endif
