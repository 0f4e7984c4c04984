/* The lower bound (5) for simplex ports in steps, for s blocks, one a message: the time to move a block
   once is 1 and there is no start-up time.

   All of P ranks but the root receive s blocks: (P - 1) s messages or more. In a step the senders and
   receivers are all different, so that at most floor(P / 2) messages are sent; and a rank that has received
   nothing has nothing to send, so that at most 2^(t - 1) are sent in step t, as at most twice as many
   ranks have something after a step as before. The bound is the least T with

     (P - 1) s <= sum of min(2^(t - 1), floor(P / 2)) over t = 1 .. T

   and is h + ceil(((P - 1) s - 2^h + 1) / floor(P / 2)), h = ceil(log2 floor(P / 2)). For P a power of two
   that is ceil(2 (1 - 1/P) s + 2 / P) + log2 P - 2, two steps above 2 (1 - 1/P) s + log2 P - 4; for odd P
   it is about 2 s + log2 P - 2. That no schedule is shorter is argued in these words; what is proven is
   that the function computes the least T. */
#ifndef DODONA_COUNT_BOUNDS_SIMPLEX_H
#define DODONA_COUNT_BOUNDS_SIMPLEX_H

#include "ref/base/types.h"
#include "spec/machine/bounds.h"

/* Steps that any simplex one-port broadcast of `blocks` blocks to `ranks` ranks needs, and by reversal any
   reduction in which each rank sends each block once; 0 for one rank. O(log ranks). */
/*@ requires ranks: ranks >= 1;
    requires blocks: blocks >= 1;
    terminates \true;
    assigns \nothing;
    ensures bound: IsSimplexSteps(ranks, blocks, \result);
    ensures range: 0 <= \result <= 0x4000000000000020;
    exits \false; */
int64_t dodona_bound_steps_simplex(int32_t ranks, int32_t blocks);

#endif
