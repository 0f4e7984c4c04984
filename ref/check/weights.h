/* Judges a schedule of one block of any collective that combines, whoever made it, by one pass over its messages for
   each rank that wants the result, with a word of memory a rank and a byte a message.

   Give the wanted result the weight 1, and walk the messages backwards: one that combines adds the weight of its
   receiver to that of its sender; one that stores does so, and clears its receiver's. The sum over ranks and over
   messages under way of weight times content is the same at every moment, so the weight of rank i at the start is
   how often input i is in the result. */
#ifndef DODONA_CHECK_WEIGHTS_H
#define DODONA_CHECK_WEIGHTS_H

#include <stdint.h>
#include "ref/base/step.h"

/* A message carries what its sender has at the start of its step; `latency` steps later the receiver combines it with what
   it has, or, if `use` is DODONA_STORE, has it in place of that. Messages that reach one rank in one step do so one after the
   other, as they are listed; the network of spec/machine/contributions.h, for which theorem_once holds, has at most one. */
typedef struct dodona_message {
  int64_t step;
  int32_t src;
  int32_t dst;
  int32_t use; /* a dodona_use */
} dodona_message;

#include "spec/check/weights.h"

/* Stores in w[i] how often input i is in what rank d has after the n messages, which are in the order of their steps: 0, 1, or
   2 for more than once. `sent` is scratch. O(n + P) time. */
/*@ requires rows: Messages(a, n, P) && MessagesSorted(a, n);
    requires ranks: 0 <= d < P;
    requires latency: 0 <= latency;
    requires valid: \valid(sent + (0 .. n - 1)) && \valid(w + (0 .. P - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), w + (0 .. P - 1));
    terminates \true;
    assigns sent[0 .. n - 1], w[0 .. P - 1];
    ensures counted: \forall integer i; 0 <= i < P ==> Saturated(w[i], Copies(a, latency, i, n, d));
    exits \false; */
void dodona_check_weights(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t d,
                          uint8_t *sent, uint32_t *w);

/* Returns the first rank that wants the result, wants[rank] != 0, and does not have every input i with begins[i] != 0 exactly
   once after the n messages, which are in the order of their steps; P if there is none. `sent` and `w` are scratch. O((n + P) k) time
   for k ranks that want it. */
/*@ requires rows: Messages(a, n, P) && MessagesSorted(a, n) && 0 <= P;
    requires latency: 0 <= latency;
    requires read: \valid_read(begins + (0 .. P - 1)) && \valid_read(wants + (0 .. P - 1));
    requires valid: \valid(sent + (0 .. n - 1)) && \valid(w + (0 .. P - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), w + (0 .. P - 1));
    requires tables: \separated(begins + (0 .. P - 1), sent + (0 .. n - 1)) &&
      \separated(begins + (0 .. P - 1), w + (0 .. P - 1)) &&
      \separated(wants + (0 .. P - 1), sent + (0 .. n - 1)) &&
      \separated(wants + (0 .. P - 1), w + (0 .. P - 1));
    terminates \true;
    assigns sent[0 .. n - 1], w[0 .. P - 1];
    ensures range: 0 <= \result <= P;
    ensures before: AllHaveEachOnce(a, latency, n, P, begins, wants, \result);
    ensures wrong: \result < P ==>
      wants[\result] != 0 && !HasEachOnce(a, latency, n, P, begins, \result);
    exits \false; */
int32_t dodona_check_once(const dodona_message *a, int64_t n, int64_t latency, int32_t P,
                          const uint8_t *begins, const uint8_t *wants, uint8_t *sent, uint32_t *w);

#endif
