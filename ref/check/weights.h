/* Judges a schedule of any collective that combines, whoever made it, by passes over its messages, with a word of memory for each rank
   and block and a byte a message.

   Give one wanted result of each block the weight 1, and walk the messages backwards: one that combines adds the weight of its
   receiver to that of its sender; one that stores does so, and clears its receiver's. The sum over ranks and over
   messages under way of weight times content is the same at every moment, so the weight of rank i at the start is
   how often input i is in the result. */
#ifndef DODONA_CHECK_WEIGHTS_H
#define DODONA_CHECK_WEIGHTS_H

#include <stdint.h>
#include "ref/base/step.h"

/* A message carries what its sender has at the start of its step; `latency` steps later the receiver combines it with what
   it has, or, if `use` is DODONA_STORE, has it in place of that. Several messages of one block that reach one rank in one step
   arrive one after the other, as they are listed. The network of which theorem_once speaks brings a rank at most one message of a block in a step,
   and then its result; the network of which theorem_weights_ports speaks brings it several at once, and the rank combines them all. */
typedef struct dodona_message {
  int64_t step;
  int32_t src;
  int32_t dst;
  int32_t block;
  int32_t use; /* a dodona_use */
} dodona_message;

#include "spec/check/weights.h"

/* Stores in w, at (b, i), how often input i is in what rank d = want[b] has of block b after the n messages, which are in the order of
   their steps: 0, 1, or 2 for more than once. Of a block with want[b] >= P it stores nothing of use. The entry of block b and rank i is
   w[b P + i]. `sent` is scratch. O(n + P s) time. */
/*@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && 0 <= P && 0 <= s;
    requires latency: 0 <= latency;
    requires want: \valid_read(want + (0 .. s - 1));
    requires valid: \valid(sent + (0 .. n - 1)) && \valid(w + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), w + (0 .. Cells(P, s) - 1)) &&
      \separated(want + (0 .. s - 1), sent + (0 .. n - 1)) && \separated(want + (0 .. s - 1), w + (0 .. Cells(P, s) - 1));
    terminates \true;
    assigns sent[0 .. n - 1], w[0 .. Cells(P, s) - 1];
    ensures counted: \forall integer b, i; 0 <= b < s && want[b] < P && 0 <= i < P ==>
      Saturated(w[Cell(P, i, b)], Copies(a, latency, b, i, n, want[b]));
    exits \false; */
void dodona_check_weights(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s,
                          const uint64_t *want, uint8_t *sent, uint32_t *w);

#endif
