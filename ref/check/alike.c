#include "ref/check/alike.h"
#include "ref/check/cell_of.h"

/*@
  // The first `end` ranks that want block b have this word.
  predicate Have{L}(uint64_t *words, uint8_t *wants, integer P, integer b, integer end, integer word) =
    \forall integer v; 0 <= v < end && wants[Cell(P, v, b)] != 0 ==> words[Cell(P, v, b)] == word;

  predicate Unwanted{L}(uint8_t *wants, integer P, integer b, integer end) =
    \forall integer v; 0 <= v < end ==> wants[Cell(P, v, b)] == 0;
*/

/* Returns the first rank that wants block b, or P. */
/*@ requires range: 0 <= P && 0 <= b < s;
    requires read: \valid_read(wants + (0 .. Cells(P, s) - 1));
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result <= P;
    ensures wants: \result < P ==> wants[Cell(P, \result, b)] != 0;
    ensures none: Unwanted(wants, P, b, \result);
    exits \false; */
static int32_t first_of(const uint8_t *wants, int32_t P, int32_t b) /*@ ghost (int32_t s) */ {
  int32_t v = 0;
  /*@ loop invariant range: 0 <= v <= P;
      loop invariant before: Unwanted(wants, P, b, v);
      loop assigns v;
      loop variant P - v; */
  while (v < P && !wants[dodona_check_cell_of(P, v, b) /*@ ghost (s) */])
    v++;
  return v;
}

/* Returns the first rank that wants block b and has another word, or P. */
/*@ requires range: 0 <= P && 0 <= b < s;
    requires read: \valid_read(words + (0 .. Cells(P, s) - 1)) && \valid_read(wants + (0 .. Cells(P, s) - 1));
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result <= P;
    ensures before: Have(words, wants, P, b, \result, word);
    ensures other: \result < P ==> wants[Cell(P, \result, b)] != 0 && words[Cell(P, \result, b)] != word;
    exits \false; */
static int32_t other_of(const uint64_t *words, const uint8_t *wants, int32_t P, int32_t b,
                        uint64_t word) /*@ ghost (int32_t s) */ {
  /*@ loop invariant range: 0 <= v <= P;
      loop invariant before: Have(words, wants, P, b, v, word);
      loop assigns v;
      loop variant P - v; */
  for (int32_t v = 0; v < P; v++) {
    const int64_t at = dodona_check_cell_of(P, v, b) /*@ ghost (s) */;
    if (wants[at] && words[at] != word)
      return v;
  }
  return P;
}

dodona_unlike dodona_check_alike(const uint64_t *words, const uint8_t *wants, int32_t P, int32_t s,
                                 int32_t across) {
  int32_t block = -1, rank = -1; /* the first that is wanted */
  uint64_t word = 0;
  /*@ loop invariant range: 0 <= b <= s && (rank == -1 || (0 <= block < b && 0 <= rank < P));
      loop invariant first: rank != -1 ==> wants[Cell(P, rank, block)] != 0 && words[Cell(P, rank, block)] == word;
      loop invariant none: across != 0 && rank == -1 ==> \forall integer c, v; 0 <= c < b && 0 <= v < P ==> wants[Cell(P, v, c)] == 0;
      loop invariant all: across != 0 ==> \forall integer c, v; 0 <= c < b && 0 <= v < P && wants[Cell(P, v, c)] != 0 ==>
        words[Cell(P, v, c)] == word;
      loop invariant each: \forall integer c, v, w; 0 <= c < b && 0 <= v < P && 0 <= w < P &&
        wants[Cell(P, v, c)] != 0 && wants[Cell(P, w, c)] != 0 ==> words[Cell(P, v, c)] == words[Cell(P, w, c)];
      loop assigns b, block, rank, word;
      loop variant s - b; */
  for (int32_t b = 0; b < s; b++) {
    const int32_t v = first_of(wants, P, b) /*@ ghost (s) */;
    if (v == P)
      continue;
    if (rank == -1 || !across) {
      //@ assert none: across != 0 ==> \forall integer c, u; 0 <= c < b && 0 <= u < P ==> wants[Cell(P, u, c)] == 0;
      block = b;
      rank = v;
      word = words[dodona_check_cell_of(P, v, b) /*@ ghost (s) */];
    }
    const int32_t other = other_of(words, wants, P, b, word) /*@ ghost (s) */;
    if (other < P)
      return (dodona_unlike){b, other, block, rank};
  }
  return (dodona_unlike){-1, -1, -1, -1};
}
