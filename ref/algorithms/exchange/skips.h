/* Gives the skips of radix r by which the halves (halves.h) hand out shares, for any number of ranks. With r = P every rank sends every
   other rank its share directly, and a half takes one latency; with r = 2 a rank sends ceil(log2 P) messages in a half. Either way a rank
   sends P - 1 of the P shares in a half, the least there is. Source: Bruck et al. (1997) use skips of radix r for all-to-all; Traeff's
   reduce-scatter on circulant graphs uses them with r = 2. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_SKIPS_H
#define DODONA_ALGORITHMS_EXCHANGE_SKIPS_H

#include <stdint.h>
#include "spec/algorithms/skips.h"

/* Returns the steps of one half, 0 .. ranks - 1; 0 for one rank. O(log ranks / log radix). */
/*@ requires range: 1 <= ranks && 2 <= radix;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == SkipSteps(ranks, radix);
    ensures range: 0 <= \result < ranks;
    exits \false; */
int32_t dodona_skip_steps(int32_t ranks, int32_t radix);

/* A step of a reduce-scatter; skips.c draws one. An allgather runs the same steps backwards. */
typedef struct dodona_skip {
  int32_t
      left; /* shares that a rank still answers for after the step; it sends to the rank so far ahead */
  int32_t shares; /* that it sends */
  int32_t before; /* steps of the round before this one */
  int32_t after;  /* and after it */
} dodona_skip;

/* Returns step y of a reduce-scatter, 1 .. dodona_skip_steps. O(log ranks / log radix). */
/*@ requires range: 1 <= ranks && 2 <= radix && 1 <= y <= SkipSteps(ranks, radix);
    terminates \true;
    assigns \nothing;
    ensures left: \result.left == Skip(ranks, radix, y) && 1 <= \result.left < ranks;
    ensures shares: \result.shares == SkipShares(ranks, radix, y) && 1 <= \result.shares;
    ensures most: \result.shares <= \result.left && \result.shares + \result.left <= ranks;
    ensures before: \result.before == SkipBefore(ranks, radix, y) && 0 <= \result.before < y;
    ensures after: \result.after == SkipAfter(ranks, radix, y) && 0 <= \result.after;
    ensures end: y + \result.after <= SkipSteps(ranks, radix);
    exits \false; */
dodona_skip dodona_skip_of(int32_t ranks, int32_t radix, int64_t y);

#endif
