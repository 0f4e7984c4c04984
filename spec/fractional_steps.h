/* The transfers of the fractional tree, in positions: Hop is the definition; the other two say the
   same by one position's place alone, as its receiver and as its sender. Steps count from 1.
   Source: Sanders and Sibeyn, figure 2; NOTES.md part A. */
#ifndef DODONA_SPEC_FRACTIONAL_STEPS_H
#define DODONA_SPEC_FRACTIONAL_STEPS_H

#include "fractional_local.h"
#include "pace.h"

/*@
  // Who sends block j to v: the one before it, or the group to its left in turn.
  logic integer SourceAt(integer r, integer v, integer feeder, integer j) =
    feeder == -1 ? v - 1 : feeder + j % r;
  logic integer Source(integer P, integer r, integer D, integer v, integer j) =
    SourceAt(r, v, Feeder(P, r, D, v), j);

  // In step x, u sends block j to v.
  predicate Hop(integer P, integer r, integer D, integer s, integer x, integer u, integer v,
                integer j) =
    0 <= j < s && 0 < v < P && u == Source(P, r, D, v, j) && x == Arrival(P, r, D, v) + Pace(r, j);

  // Position v with this arrival and feeder receives block j from u in step x.
  predicate PlaceReceives(integer r, integer s, integer v, integer arrival, integer feeder,
                          integer x, integer u, integer j) =
    0 <= j < s && 0 < v && u == SourceAt(r, v, feeder, j) && x == arrival + Pace(r, j);

  // A position with this arrival, member, down and right sends block j to v in step x: down as soon
  // as it has it; right its share of a run, in the step in which the head starts the next run.
  predicate PlaceSends(integer r, integer s, integer arrival, integer member, integer down,
                       integer right, integer x, integer v, integer j) =
    0 <= j < s && 0 <= v &&
    ((v == down && x == arrival + Pace(r, j) + 1) ||
     (v == right && j % r == member && x == arrival + Pace(r, j) - member + r + 1));
*/

#endif
