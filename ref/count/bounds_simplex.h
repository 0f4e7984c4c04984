/* Computes the lower bound (5) for simplex ports in steps, for s blocks, one a message. (The time to move a
   block once is 1, and there is no start-up time.)

   All P ranks but the root receive s blocks, in at least (P - 1) s messages. In a step all senders and
   receivers are different, so at most floor(P / 2) messages are sent. A rank that has received nothing has
   nothing to send, and a step at most doubles the ranks that have something: so at most 2^(t - 1) messages
   are sent in step t. The bound is the least T with

     (P - 1) s <= sum of min(2^(t - 1), floor(P / 2)) over t = 1 .. T

   and equals h + ceil(((P - 1) s - 2^h + 1) / floor(P / 2)), h = ceil(log2 floor(P / 2)). If P is a power
   of two this is ceil(2 (1 - 1/P) s + 2 / P) + log2 P - 2, two steps above 2 (1 - 1/P) s + log2 P - 4. For
   odd P it is about 2 s + log2 P - 2. No schedule is shorter: theorem_least_simplex. */
#ifndef DODONA_COUNT_BOUNDS_SIMPLEX_H
#define DODONA_COUNT_BOUNDS_SIMPLEX_H

#include "ref/base/types.h"
#include "spec/machine/bounds.h"

/* Returns the steps that any simplex one-port broadcast of `blocks` blocks to `ranks` ranks needs; 0 for
   one rank. By reversal any reduction in which each rank sends each block once needs as many. O(log ranks). */
/*@ requires ranks: ranks >= 1;
    requires blocks: blocks >= 1;
    terminates \true;
    assigns \nothing;
    ensures bound: IsSimplexSteps(ranks, blocks, \result);
    ensures range: 0 <= \result <= 0x4000000000000020;
    exits \false; */
int64_t dodona_bound_steps_simplex(int32_t ranks, int32_t blocks);

#endif
