/* Finds which ranks have the same in the end, so that one of them is judged for all: ranks that stored one result, as in two trees and in
   a ring, have one name. */
#ifndef DODONA_CHECK_MADE_H
#define DODONA_CHECK_MADE_H

#include "ref/check/weights.h"

/* The word of a name: this + k for what was made when message k arrived, this - 1 - u for the own input of rank u. */
#define DODONA_MADE_AT ((uint64_t)1 << 31)

#include "spec/check/made.h"

/* Stores in made, at b P + v, the name of what rank v has of block b after the n messages, which are in the order of their steps: the
   message at whose arrival it was made, or -1 - u for the own input of rank u; in words, 2^31 more. `sent` is scratch. O(n + P s) time. */
/*@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && 0 <= P && 0 <= s;
    requires latency: 0 <= latency;
    requires valid: \valid(sent + (0 .. n - 1)) && \valid(made + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), made + (0 .. Cells(P, s) - 1));
    terminates \true;
    assigns sent[0 .. n - 1], made[0 .. Cells(P, s) - 1];
    ensures made: \forall integer b, v; 0 <= b < s && 0 <= v < P ==>
      made[Cell(P, v, b)] == MadeWord(Made(a, latency, b, n, v));
    exits \false; */
void dodona_check_made(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s,
                       uint64_t *sent, uint64_t *made);

#endif
