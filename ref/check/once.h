/* Judges a schedule of any collective, whoever made it. Two tables say what ranks begin with and what they want. In the end each rank that
   wants a block must have in it, exactly once, the input of each rank that begins with one. Eight operations are eight pairs of tables:

     operation       of block b begins    wants
     broadcast       the root             all
     scatter         the root             the rank whose block it is
     gather          that rank            the root
     allgather       that rank            all
     reduce          all                  the root
     reduce-scatter  all                  the rank whose block it is
     allreduce       all                  all
     combine         the ranks' twins     all (dodona_check_twins)

   The function judges only what is wanted, not what a rank has of a block on the way. It judges ranks that have stored one result together:
   a block of two trees or of a ring takes one pass; a block that every rank combines by itself takes P passes.

   Some libraries move data between places of one rank, such as input, output and scratch. For the function each place is a rank: place p
   of the K places of rank r is rank r K + p. Judge each block by itself then, with tables that forbid the inputs to other blocks. */
#ifndef DODONA_CHECK_ONCE_H
#define DODONA_CHECK_ONCE_H

#include "ref/check/made.h"

/* One thing that is wrong in the end: rank `rank` wants block `block`, and has input `input` in it `times` times. */
typedef struct dodona_lack {
  int32_t block; /* -1: nobody lacks anything */
  int32_t rank;
  int32_t input;
  int32_t times; /* 0; 1, where the tables forbid the input; 2 for more than once */
} dodona_lack;

/*@
  // The rank wants the block, and has the input in it more often or less often than is due.
  predicate IsLack{M}(dodona_message *a, integer latency, integer n, integer P, uint8_t *begins, uint8_t *wants,
                      dodona_lack v) =
    0 <= v.rank < P && 0 <= v.input < P && wants[Cell(P, v.rank, v.block)] != 0 &&
    begins[Cell(P, v.input, v.block)] != 0 &&
    Saturated(v.times, Copies(a, latency, v.block, v.input, n, v.rank)) &&
    v.times != Due(begins[Cell(P, v.input, v.block)]);
*/

/* Returns a lack, or block -1 if each rank has what it wants after the n messages, which are in the order of their steps. Rank v wants block b
   where wants[b P + v] is not 0. begins[b P + i] says what is due of input i in block b: 0 nothing, 2 never, any other number exactly once. Scratch:
   n entries of sent, names and known; P s entries of made and w; s entries of want. O(n + P s) time for a pass, and as many passes as one
   block has different results. */
/*@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && 0 <= P && 0 <= s;
    requires latency: 0 <= latency;
    requires read: \valid_read(begins + (0 .. Cells(P, s) - 1)) && \valid_read(wants + (0 .. Cells(P, s) - 1));
    requires valid: \valid(sent + (0 .. n - 1)) && \valid(names + (0 .. n - 1)) && \valid(known + (0 .. n - 1)) &&
      \valid(made + (0 .. Cells(P, s) - 1)) && \valid(w + (0 .. Cells(P, s) - 1)) && \valid(want + (0 .. s - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), names + (0 .. n - 1), known + (0 .. n - 1),
      made + (0 .. Cells(P, s) - 1), w + (0 .. Cells(P, s) - 1), want + (0 .. s - 1));
    requires tables: \separated(begins + (0 .. Cells(P, s) - 1), sent + (0 .. n - 1)) &&
      \separated(wants + (0 .. Cells(P, s) - 1), sent + (0 .. n - 1));
    terminates \true;
    assigns sent[0 .. n - 1], names[0 .. n - 1], known[0 .. n - 1], made[0 .. Cells(P, s) - 1], w[0 .. Cells(P, s) - 1],
      want[0 .. s - 1];
    ensures range: -1 <= \result.block < s;
    ensures once: \result.block == -1 ==>
      \forall integer b; 0 <= b < s ==> AllHaveEachOnce(a, latency, b, n, P, begins, wants, P);
    ensures lack: 0 <= \result.block ==> IsLack(a, latency, n, P, begins, wants, \result);
    exits \false; */
dodona_lack dodona_check_once(const dodona_message *a, int64_t n, int64_t latency, int32_t P,
                              int32_t s, const uint8_t *begins, const uint8_t *wants, uint8_t *sent,
                              uint64_t *names, uint16_t *known, uint64_t *made, uint32_t *w,
                              uint64_t *want);

#endif
