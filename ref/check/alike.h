/* Finds two results that ought to be the same and are not. */
#ifndef DODONA_CHECK_ALIKE_H
#define DODONA_CHECK_ALIKE_H

#include <stdint.h>
#include "spec/check/cell.h"

/* A result, of a rank to a block, and another result. All members -1: there are no such two. */
typedef struct dodona_unlike {
  int32_t block;
  int32_t rank;
  int32_t other_block;
  int32_t other_rank;
} dodona_unlike;

/*@
  // Any two wanted cells of a block have the same word; with `across`, any two wanted cells.
  predicate Alike{L}(uint64_t *words, uint8_t *wants, integer P, integer s, integer across) =
    \forall integer b, v, c, w; 0 <= b < s && 0 <= v < P && 0 <= c < s && 0 <= w < P && (b == c || across != 0) &&
      wants[Cell(P, v, b)] != 0 && wants[Cell(P, w, c)] != 0 ==> words[Cell(P, v, b)] == words[Cell(P, w, c)];
*/

/* Returns the first result that is wanted and has another word than the first that is wanted of its block, or with `across` of all blocks; and
   that one. words[b P + v], as dodona_check_terms stores it, is of rank v and block b (theorem_same_terms). O(P s) time. */
/*@ requires range: 0 <= P && 0 <= s;
    requires read: \valid_read(words + (0 .. Cells(P, s) - 1)) && \valid_read(wants + (0 .. Cells(P, s) - 1));
    terminates \true;
    assigns \nothing;
    ensures same: \result.rank == -1 ==> Alike(words, wants, P, s, across);
    ensures range: \result.rank != -1 ==> 0 <= \result.rank < P && 0 <= \result.other_rank < P &&
      0 <= \result.block < s && 0 <= \result.other_block < s && (\result.block == \result.other_block || across != 0);
    ensures wanted: \result.rank != -1 ==> wants[Cell(P, \result.rank, \result.block)] != 0 &&
      wants[Cell(P, \result.other_rank, \result.other_block)] != 0;
    ensures unlike: \result.rank != -1 ==>
      words[Cell(P, \result.rank, \result.block)] != words[Cell(P, \result.other_rank, \result.other_block)];
    exits \false; */
dodona_unlike dodona_check_alike(const uint64_t *words, const uint8_t *wants, int32_t P, int32_t s,
                                 int32_t across);

#endif
