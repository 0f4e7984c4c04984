/* Names what each rank has of a block in the end. Ranks with one name have the same, so that a judge looks at one of them for all: in two
   trees and in a ring all ranks store one result, and have one name. */
#ifndef DODONA_CHECK_MADE_H
#define DODONA_CHECK_MADE_H

#include "ref/check/weights.h"

/* A name is a word: this + k for what message k made when it arrived, this - 1 - u for the input of rank u by itself. */
#define DODONA_MADE_AT ((uint64_t)1 << 31)

#include "spec/check/made.h"

/* Stores in made[b P + v] the name of what rank v has of block b after the n messages, which are in the order of their steps. `sent` is
   scratch. O(n + P s) time. */
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
