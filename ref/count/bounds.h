/* Computes lower bounds, in exact integers. Times are in one unit of the caller's choice: `k` is the time
   to move the whole message once, `t` the start-up time of a step; both 0 .. 2^63 - 1. Source: Sanders and
   Sibeyn, section 2, equations (4)-(6). */
#ifndef DODONA_COUNT_BOUNDS_H
#define DODONA_COUNT_BOUNDS_H

#include "ref/base/types.h"
#include "spec/machine/bounds.h"

/* Returns ceil(log2 n); O(log n). */
/*@ requires positive: n >= 1;
    terminates \true;
    assigns \nothing;
    ensures log: \result == CeilLog2(n);
    ensures above: n <= Pow2(\result);
    ensures tight: n >= 2 ==> Pow2(\result - 1) < n;
    ensures range: 0 <= \result <= 31;
    exits \false;
*/
int32_t dodona_log2_ceil(int32_t n);

/* Returns floor(log2 n); O(log n). */
/*@ requires positive: n >= 1;
    terminates \true;
    assigns \nothing;
    ensures log: \result == FloorLog2(n);
    ensures below: Pow2(\result) <= n < Pow2(\result + 1);
    ensures range: 0 <= \result <= 30;
    exits \false;
*/
int32_t dodona_log2_floor(int32_t n);

/* Returns the steps that any duplex one-port broadcast of `blocks` blocks to `ranks` ranks needs: blocks -
   1 + ceil(log2 ranks); 0 for one rank (section 2). */
/*@ requires ranks: ranks >= 1;
    requires blocks: blocks >= 1;
    terminates \true;
    assigns \nothing;
    ensures bound: \result == BoundSteps(ranks, blocks);
    exits \false;
*/
int64_t dodona_bound_steps(int32_t ranks, int32_t blocks);

/* Stores (4), the duplex bound: k + t ceil(log2 P), 0 for one rank. DODONA_OVERFLOW if it passes 2^63 - 1;
   *bound is then unchanged. */
/*@ requires ranks: ranks >= 1;
    requires times: k >= 0 && t >= 0;
    requires out: \valid(bound);
    terminates \true;
    assigns *bound;
    ensures status: \result == DODONA_OK || \result == DODONA_OVERFLOW;
    ensures fits: \result == DODONA_OK <==> BoundDuplex(ranks, k, t) <= INT64_MAX;
    ensures bound: \result == DODONA_OK ==> *bound == BoundDuplex(ranks, k, t);
    ensures kept: \result != DODONA_OK ==> *bound == \old(*bound);
    exits \false;
*/
dodona_status dodona_bound_duplex(int32_t ranks, int64_t k, int64_t t, int64_t *bound);

/* Stores (5), the simplex bound: ceil(2 (1 - 1/P) k) + t (floor(log2 P) - 4), at least 0. With the floor it is a
   bound for every P. DODONA_OVERFLOW if 2 k, 27 t or the bound passes 2^63 - 1; *bound is then unchanged. */
/*@ requires ranks: ranks >= 1;
    requires times: k >= 0 && t >= 0;
    requires out: \valid(bound);
    terminates \true;
    assigns *bound;
    ensures status: \result == DODONA_OK || \result == DODONA_OVERFLOW;
    ensures fits: \result == DODONA_OK <==>
      2 * k <= INT64_MAX && 27 * t <= INT64_MAX && BoundSimplex(ranks, k, t) <= INT64_MAX;
    ensures bound: \result == DODONA_OK ==> *bound == \max(0, BoundSimplex(ranks, k, t));
    ensures kept: \result != DODONA_OK ==> *bound == \old(*bound);
    exits \false;
*/
dodona_status dodona_bound_simplex(int32_t ranks, int64_t k, int64_t t, int64_t *bound);

/* Stores (6), the bound for s equal blocks in lockstep at the best s. The least of (s - 1 + L)(t + k / s)
   over s is k + t M + 2 sqrt(k t M), M = L - 1, L = ceil(log2 P); the root is rounded down; 0 for one rank.
   DODONA_OVERFLOW if t M or 4 k t M passes 2^63 - 1; *bound is then unchanged. */
/*@ requires ranks: ranks >= 1;
    requires times: k >= 0 && t >= 0;
    requires out: \valid(bound);
    terminates \true;
    assigns *bound;
    ensures status: \result == DODONA_OK || \result == DODONA_OVERFLOW;
    ensures one: ranks == 1 ==> \result == DODONA_OK && *bound == 0;
    ensures bound: ranks > 1 && \result == DODONA_OK ==>
      IsPipelined(k, t, CeilLog2(ranks) - 1, *bound);
    ensures fits: ranks > 1 ==> (\result == DODONA_OK <==>
      t * (CeilLog2(ranks) - 1) <= INT64_MAX && 4 * (k * (t * (CeilLog2(ranks) - 1))) <= INT64_MAX);
    ensures kept: \result != DODONA_OK ==> *bound == \old(*bound);
    exits \false;
*/
dodona_status dodona_bound_pipelined(int32_t ranks, int64_t k, int64_t t, int64_t *bound);

/* Returns (6) as the paper prints it, k (1 + sqrt(t log P / k))^2: it has L where dodona_bound_pipelined
   has L - 1. It is no bound: for P = 2 it is more than t + k, the time of one step that sends everything. */
/*@ requires ranks: ranks >= 1;
    requires times: k >= 0 && t >= 0;
    requires out: \valid(value);
    terminates \true;
    assigns *value;
    ensures status: \result == DODONA_OK || \result == DODONA_OVERFLOW;
    ensures value: \result == DODONA_OK ==> IsPipelined(k, t, CeilLog2(ranks), *value);
    ensures fits: \result == DODONA_OK <==>
      t * CeilLog2(ranks) <= INT64_MAX && 4 * (k * (t * CeilLog2(ranks))) <= INT64_MAX;
    ensures kept: \result != DODONA_OK ==> *value == \old(*value);
    exits \false;
*/
dodona_status dodona_printed_pipelined(int32_t ranks, int64_t k, int64_t t, int64_t *value);

#endif
