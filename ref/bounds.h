/* Lower bounds, in exact integers. Times are in one unit of the caller's choice: `k` is the time to
   move the whole message once, `t` the start-up time of a step.
   Source: Sanders and Sibeyn, section 2, equations (4)-(6). */
#ifndef DODONA_BOUNDS_H
#define DODONA_BOUNDS_H

#include "types.h"

/* ceil(log2 n) and floor(log2 n) for n >= 1. */
int32_t dodona_log2_ceil(int32_t n);
int32_t dodona_log2_floor(int32_t n);

/* Steps that any duplex one-port broadcast of `blocks` blocks to `ranks` ranks needs:
   blocks - 1 + ceil(log2 ranks); 0 for one rank. */
int64_t dodona_bound_steps(int32_t ranks, int32_t blocks);

/* (4), duplex: k + t ceil(log2 P). 0 for one rank. DODONA_OVERFLOW past 2^63 - 1. */
dodona_status dodona_bound_duplex(int32_t ranks, int64_t k, int64_t t, int64_t *bound);

/* (5), simplex: ceil(2 (1 - 1/P) k) + t (floor(log2 P) - 4), at least 0. */
dodona_status dodona_bound_simplex(int32_t ranks, int64_t k, int64_t t, int64_t *bound);

/* (6), s equal blocks in lockstep, the best s: k + t L + floor(2 sqrt(k t L)), L = ceil(log2 P). */
dodona_status dodona_bound_pipelined(int32_t ranks, int64_t k, int64_t t, int64_t *bound);

#endif
