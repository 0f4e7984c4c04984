/* What the descent guarantees at each position, without recursion: all that steps and theorems need.
   Parents and children agree, and each hop of the tree takes its time. */
#ifndef DODONA_SPEC_FRACTIONAL_LOCAL_H
#define DODONA_SPEC_FRACTIONAL_LOCAL_H

#include "fractional_tree.h"

/*@
  predicate LocalRange(integer P, integer r, integer D, integer v) =
    0 <= Arrival(P, r, D, v) <= D &&
    (v == 0 <==> Arrival(P, r, D, v) == 0) &&
    0 <= Member(P, r, D, v) < r && Member(P, r, D, v) <= v &&
    (v == 0 ==> Feeder(P, r, D, v) == -1) &&
    -1 <= Feeder(P, r, D, v) < P && -1 <= Down(P, r, D, v) < P && -1 <= Right(P, r, D, v) < P;

  // v feeds v + 1 exactly if nobody feeds v + 1 from the left.
  predicate LocalDown(integer P, integer r, integer D, integer v) =
    Down(P, r, D, v) == (v + 1 < P && Feeder(P, r, D, v + 1) == -1 ? v + 1 : -1) &&
    (Down(P, r, D, v) != -1 ==> Arrival(P, r, D, v + 1) == Arrival(P, r, D, v) + 1);

  predicate LocalRight(integer P, integer r, integer D, integer v) =
    Right(P, r, D, v) != -1 ==>
      v < Right(P, r, D, v) &&
      Feeder(P, r, D, Right(P, r, D, v)) == v - Member(P, r, D, v) &&
      Arrival(P, r, D, Right(P, r, D, v)) == Arrival(P, r, D, v) - Member(P, r, D, v) + r + 1;

  // Member k of the feeder's group is at position Feeder + k; each has v for its right successor.
  predicate LocalFeeder(integer P, integer r, integer D, integer v) =
    Feeder(P, r, D, v) != -1 ==>
      Feeder(P, r, D, v) + r <= v &&
      (\forall integer u; Feeder(P, r, D, v) <= u < Feeder(P, r, D, v) + r ==>
        Right(P, r, D, u) == v && Member(P, r, D, u) == u - Feeder(P, r, D, v));

  predicate LocalTree(integer P, integer r, integer D) =
    \forall integer v; 0 <= v < P ==>
      LocalRange(P, r, D, v) && LocalDown(P, r, D, v) &&
      LocalRight(P, r, D, v) && LocalFeeder(P, r, D, v);
*/

#endif
