/* The pace of the direct simplex tree: a run of r blocks every 2 r + 1 steps, two steps a block. Block j comes
   SimplexPace(r, j) steps after a rank's start, or one later. */
#ifndef DODONA_SPEC_SIMPLEX_PACE_H
#define DODONA_SPEC_SIMPLEX_PACE_H

#include "simplex_pattern.h"

/*@
  // (2 r + 1) (j / r) + 2 (j % r)
  logic integer SimplexPace(integer r, integer j) = 2 * j + j / r;

  // Steps from the start of member i of a group of pattern p to its receiving block j.
  logic integer Slot(integer r, integer p, integer i, integer j) =
    SimplexPace(r, j) + Late(r, p, i, j % r);

  // Steps from that start to its sending block j right, if j % r == i.
  logic integer RightSlot(integer r, integer p, integer i, integer j) =
    SimplexPace(r, j) - 2 * i + PatternShift(r, p) + Late(r, PatternRight(p), 0, j % r);
*/

#endif
