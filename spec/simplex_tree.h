/* The direct simplex tree: the fractional tree, with a start and a pattern for each position. A position has
   those of who feeds it, moved on. */
#ifndef DODONA_SPEC_SIMPLEX_TREE_H
#define DODONA_SPEC_SIMPLEX_TREE_H

#include "fractional_tree.h"
#include "simplex_pattern.h"

/*@
  // The pattern of v's group; the root's is 0.
  // measure v
  logic integer SimplexPattern(integer P, integer r, integer D, integer v) =
    v <= 0 ? 0 :
    0 <= Feeder(P, r, D, v) < v ? PatternRight(SimplexPattern(P, r, D, Feeder(P, r, D, v))) :
    Member(P, r, D, v) == 0 ? PatternDown(r, SimplexPattern(P, r, D, v - 1)) :
    SimplexPattern(P, r, D, v - 1);

  // The start of v: block j is received SimplexPace(r, j) + Late(...) steps after it. The root's is -1.
  // measure v
  logic integer SimplexStart(integer P, integer r, integer D, integer v) =
    v <= 0 ? -1 :
    0 <= Feeder(P, r, D, v) < v ?
      SimplexStart(P, r, D, Feeder(P, r, D, v)) +
        PatternShift(r, SimplexPattern(P, r, D, Feeder(P, r, D, v))) :
    SimplexStart(P, r, D, v - 1) + 2;
*/

#endif
