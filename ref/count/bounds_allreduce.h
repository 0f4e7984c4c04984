/* Computes lower bounds for reduce and allreduce, in exact integers, as in bounds.h.

   Reduce: a reduction in which each rank sends each block once is a broadcast reversed, so the bounds of a broadcast
   are its bounds.

   Allreduce, one port to send and one to receive. (a) The contribution of one rank spreads as a broadcast of s
   blocks. (b) For each block at least 2 (P - 1) messages are sent, over every schedule: theorem_least_volume. (c) So
   2 s (P - 1) blocks are sent, and some rank sends at least ceil(2 s (P - 1) / P) of them through one port: the largest
   messages of the steps add up to at least as many. (a), and the last clause of (c), are arguments in words; proven is
   that the functions compute the formulas. Source: (a) Sanders and Sibeyn, section 2;
   (b) as for gossiping by telegraph; (c) Patarasuk and Yuan (2009) have 2 (P - 1) / P of the message. */
#ifndef DODONA_COUNT_BOUNDS_ALLREDUCE_H
#define DODONA_COUNT_BOUNDS_ALLREDUCE_H

#include "ref/base/types.h"
#include "spec/machine/bounds.h"

/* Returns the steps that any reduction of `blocks` blocks needs, one block a message: the same as
   dodona_bound_steps. */
/*@ requires ranks: ranks >= 1;
    requires blocks: blocks >= 1;
    terminates \true;
    assigns \nothing;
    ensures bound: \result == BoundSteps(ranks, blocks);
    exits \false; */
int64_t dodona_bound_reduce_steps(int32_t ranks, int32_t blocks);

/* Returns how many blocks some rank sends in any allreduce of `blocks` blocks: ceil(2 s (P - 1) / P).
   Messages may carry any number of blocks; the bound is for the volume in cost.h. */
/*@ requires ranks: ranks >= 1;
    requires blocks: blocks >= 1;
    terminates \true;
    assigns \nothing;
    ensures bound: \result == BoundAllreduceVolume(ranks, blocks);
    ensures range: 0 <= \result <= 0x100000000;
    ensures ceiling: ranks * (\result - 1) < 2 * blocks * (ranks - 1) <= ranks * \result;
    exits \false; */
int64_t dodona_bound_allreduce_volume(int32_t ranks, int32_t blocks);

/* Returns the steps that any allreduce of `blocks` blocks needs, one block a message: the greater of the
   volume bound and the bound of a broadcast. */
/*@ requires ranks: ranks >= 1;
    requires blocks: blocks >= 1;
    terminates \true;
    assigns \nothing;
    ensures bound: \result == BoundAllreduceSteps(ranks, blocks);
    ensures range: 0 <= \result <= 0x100000000;
    exits \false; */
int64_t dodona_bound_allreduce_steps(int32_t ranks, int32_t blocks);

/* Stores a lower bound for the time of any allreduce: t ceil(log2 P) + ceil(2 k (P - 1) / P). `k` is the
   time to move the whole message once, `t` the start-up time of a step. DODONA_OVERFLOW if 2 k, t ceil(log2
   P) or the sum passes 2^63 - 1; *bound is then unchanged. */
/*@ requires ranks: ranks >= 1;
    requires times: k >= 0 && t >= 0;
    requires out: \valid(bound);
    terminates \true;
    assigns *bound;
    ensures status: \result == DODONA_OK || \result == DODONA_OVERFLOW;
    ensures fits: \result == DODONA_OK <==>
      2 * k <= INT64_MAX && BoundAllreduce(ranks, k, t) <= INT64_MAX;
    ensures bound: \result == DODONA_OK ==> *bound == BoundAllreduce(ranks, k, t);
    ensures kept: \result != DODONA_OK ==> *bound == \old(*bound);
    exits \false; */
dodona_status dodona_bound_allreduce(int32_t ranks, int64_t k, int64_t t, int64_t *bound);

#endif
