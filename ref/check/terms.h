/* Judges in which order results are computed: whether ranks, or blocks, have one expression. */
#ifndef DODONA_CHECK_TERMS_H
#define DODONA_CHECK_TERMS_H

#include <stdint.h>
#include "ref/check/weights.h"

/* A combination of two expressions, by their numbers: -1 - v is the input of rank v, t >= 0 is join t. */
typedef struct dodona_join {
  int64_t left;
  int64_t right;
} dodona_join;

#include "spec/check/terms.h"

/* A number as a word: so the input of a rank has a word below this, join 0 has this word. */
#define DODONA_TERM_AT ((uint64_t)1 << 31)

/* Stores in terms[b P + v], as a word, the number of what rank v has computed of block b after the n messages, which are in the order of their steps. made[k]
   says which of the m joins the receiver of message k has then, if it combines; the function looks whether that is so. Returns the first message of
   which it is not so, or -1. A join's operands may stand in either order: the operation commutes. `sent` is scratch. O(n + P s) time. */
/*@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && 0 <= P && 0 <= s && 0 <= m <= 0x4000000000000000;
    requires latency: 0 <= latency;
    requires read: \valid_read(joins + (0 .. m - 1)) && \valid_read(made + (0 .. n - 1));
    requires valid: \valid(sent + (0 .. n - 1)) && \valid(terms + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), terms + (0 .. Cells(P, s) - 1)) &&
      \separated(joins + (0 .. m - 1), sent + (0 .. n - 1), terms + (0 .. Cells(P, s) - 1)) &&
      \separated(made + (0 .. n - 1), sent + (0 .. n - 1), terms + (0 .. Cells(P, s) - 1));
    terminates \true;
    assigns sent[0 .. n - 1], terms[0 .. Cells(P, s) - 1];
    ensures range: -1 <= \result < n;
    ensures terms: \result == -1 ==> \forall integer b, v; 0 <= b < s && 0 <= v < P ==>
      Listed(joins, terms[Cell(P, v, b)] - 0x80000000) == TermAfter(a, latency, b, n, v);
    exits \false; */
int64_t dodona_check_terms(const dodona_message *a, int64_t n, int64_t latency, int32_t P,
                           int32_t s, const dodona_join *joins, int64_t m, const int64_t *made,
                           uint64_t *sent, uint64_t *terms);

#endif
