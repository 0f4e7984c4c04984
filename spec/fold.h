/* Allreduce by doubling or halving among any number of ranks: of the first 2 R ranks, R = P - 2^L, the even
   ones first hand their contribution to the next rank and in the end get the result from it. What
   remains in between is a core of 2^L ranks, in the order of the ranks. */
#ifndef DODONA_SPEC_FOLD_H
#define DODONA_SPEC_FOLD_H

#include "halving.h"
#include "logarithm.h"

/*@
  // L and 2^L, the largest power of two that is not above P; R; 1 where there is anything to fold.
  logic integer CoreLog(integer P) = FloorLog2(P);
  logic integer CoreRanks(integer P) = Pow2(FloorLog2(P));
  logic integer Folded(integer P) = P - Pow2(FloorLog2(P));
  logic integer FoldSteps(integer P) = P == Pow2(FloorLog2(P)) ? 0 : 1;

  predicate InCore(integer R, integer r) = 2 * R <= r || r % 2 == 1;

  // A rank's position in the core and back.
  logic integer CoreIndex(integer R, integer r) = r < 2 * R ? r / 2 : r - R;
  logic integer CoreRank(integer R, integer c) = c < R ? 2 * c + 1 : c + R;

  // u hands its contribution to v; v hands the result to u.
  predicate FoldMoves(integer R, integer u, integer v) =
    0 <= u < 2 * R && u % 2 == 0 && v == u + 1;
*/

#endif
