/* The transfers of a place in a tree of groups, as their receiver; as a sender it is a place of the fractional tree
   (PlaceSends). Steps count from 1. Source: Sanders and Sibeyn, figure 2 and section 4; paper/SOURCES.md part A. */
#ifndef DODONA_SPEC_ALGORITHMS_GROUPS_H
#define DODONA_SPEC_ALGORITHMS_GROUPS_H

#include "spec/algorithms/fractional.h"

/*@
  // Who sends block j: the position above, or from there on the members of a group in turn.
  logic integer TurnOf(integer r, integer above, integer turns, integer j) =
    turns == 1 ? above + j % r : above;

  // Position v with this arrival, above and turns receives block j from u in step x.
  predicate GroupReceives(integer r, integer s, integer v, integer arrival, integer above,
                          integer turns, integer x, integer u, integer j) =
    0 <= j < s && 0 < v && u == TurnOf(r, above, turns, j) && x == arrival + Pace(r, j);
*/

#endif
