/* Counts how often each input is in a result, by one pass backwards over the messages, with a word of memory for each rank and block and a
   byte for each message.

   The result has the weight 1. Walk the messages backwards. A message that combines adds its receiver's weight to its sender's weight. A
   message that stores does the same and then clears its receiver's weight. Weight times content, added up over all ranks and all
   messages under way, is the same at every moment. So the weight of rank i at the start is how often input i is in the result. */
#ifndef DODONA_CHECK_WEIGHTS_H
#define DODONA_CHECK_WEIGHTS_H

#include <stdint.h>
#include "ref/base/step.h"

/* A message carries what its sender has at the start of its step. `latency` steps later the receiver combines the message with what it has
   or, if `use` is DODONA_STORE, replaces what it has. If several messages of one block reach a rank in one step, they arrive in the order of
   the list. In the network of theorem_once a rank is sent at most one part of a block in a step, and then at most one result. In the
   network of theorem_weights_ports it may be sent several parts at once, and combines them all. */
typedef struct dodona_message {
  int64_t step;
  int32_t src;
  int32_t dst;
  int32_t block;
  int32_t use; /* a dodona_use */
} dodona_message;

#include "spec/check/weights.h"

/* Stores in w[b P + i] how often input i is in what rank want[b] has of block b after the n messages, which are in the order of their
   steps: 0, 1, or 2 for more than once. If want[b] >= P, the entries of block b mean nothing. `sent` is scratch. O(n + P s) time. */
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
