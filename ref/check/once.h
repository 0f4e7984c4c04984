/* Judges a schedule of any collective, whoever made it, by what ranks begin with and what they want in the end: each rank that wants a
   block is to have in it, exactly once, the input of each rank that begins with one. So eight operations are eight pairs of tables:

     operation       of block b begins    wants
     broadcast       the root             all
     scatter         the root             the rank whose block it is
     gather          that rank            the root
     allgather       that rank            all
     reduce          all                  the root
     reduce-scatter  all                  the rank whose block it is
     allreduce       all                  all
     combine         the ranks' twins     all (dodona_check_twins)

   What ranks make of a block on the way is theirs: only what is wanted is judged. Ranks that have stored one result are judged at once, so that
   a block of two trees or of a ring takes one pass, and one that every rank combines by itself takes P.

   Where ranks move what they have from place to place, as libraries do that have scratch, places are ranks: place p of K of rank r is rank
   r K + p, and each block is judged by itself, with tables in which the inputs to other blocks are not to be there. */
#ifndef DODONA_CHECK_ONCE_H
#define DODONA_CHECK_ONCE_H

#include "ref/check/made.h"

/* Who lacks what. */
typedef struct dodona_lack {
  int32_t block; /* -1: nobody lacks anything */
  int32_t rank;
  int32_t input;
  int32_t times; /* that it is there: 0, 1 where it is not to be, or 2 for more than once */
} dodona_lack;

/*@
  // The rank that it names wants the block, and does not have in it, as often as is due, the input that it names.
  predicate IsLack{M}(dodona_message *a, integer latency, integer n, integer P, uint8_t *begins, uint8_t *wants,
                      dodona_lack v) =
    0 <= v.rank < P && 0 <= v.input < P && wants[Cell(P, v.rank, v.block)] != 0 &&
    begins[Cell(P, v.input, v.block)] != 0 &&
    Saturated(v.times, Copies(a, latency, v.block, v.input, n, v.rank)) &&
    v.times != Due(begins[Cell(P, v.input, v.block)]);
*/

/* Returns a block, a rank that wants it, wants[b P + rank] != 0, and an input that is wrong there after the n messages, which are in the order of
   their steps: where begins[b P + input] is 2 the rank has the input, and where it is another number but 0 the rank does not have it exactly
   once. The rest is scratch. O(n + P s) time for a pass, and as many passes as one block has results. */
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
