/* The transfers of the direct simplex tree, in positions: SimplexHop is the definition; the other two say the
   same by one position's place alone, as its receiver and as its sender. Steps count from 1. */
#ifndef DODONA_SPEC_SIMPLEX_STEPS_H
#define DODONA_SPEC_SIMPLEX_STEPS_H

#include "fractional_steps.h"
#include "simplex_pace.h"
#include "simplex_tree.h"

/*@
  // The step in which v receives block j.
  logic integer SimplexArrival(integer P, integer r, integer D, integer v, integer j) =
    SimplexStart(P, r, D, v) + Slot(r, SimplexPattern(P, r, D, v), Member(P, r, D, v), j);

  // In step x, u sends block j to v.
  predicate SimplexHop(integer P, integer r, integer D, integer s, integer x, integer u, integer v,
                       integer j) =
    0 <= j < s && 0 < v < P && u == Source(P, r, D, v, j) && x == SimplexArrival(P, r, D, v, j);

  // Member i at position v with this start, pattern and feeder receives block j from u in step x.
  predicate SimplexReceives(integer r, integer s, integer v, integer start, integer p, integer i,
                            integer feeder, integer x, integer u, integer j) =
    0 <= j < s && 0 < v && u == SourceAt(r, v, feeder, j) && x == start + Slot(r, p, i, j);

  // Member i with this start, pattern, down and right sends block j to v in step x: down as member i + 1
  // receives it, right its share of a run, as the right head does.
  predicate SimplexSends(integer r, integer s, integer start, integer p, integer i, integer down,
                         integer right, integer x, integer v, integer j) =
    0 <= j < s && 0 <= v &&
    ((v == down && x == start + 2 + Slot(r, p, i + 1, j)) ||
     (v == right && j % r == i && x == start + RightSlot(r, p, i, j)));

  // When the position D of the tree, D hops down from the root, receives the last block: the last transfer.
  logic integer SimplexSteps(integer r, integer D, integer s) =
    2 * D - 1 + Slot(r, PatternFall(r, D), D % r, s - 1);
*/

#endif
