/* A tree of groups as a family of places, one for each position: parents and children agree, and each hop
   takes its time. Steps and theorems need no more. There is no circle, because arrivals grow from each
   sender to its receiver. To be included where dodona_group_place is defined. */
#ifndef DODONA_ALGORITHMS_GROUPS_GROUP_ACSL_H
#define DODONA_ALGORITHMS_GROUPS_GROUP_ACSL_H

#include "spec/algorithms/groups.h"

/*@
  predicate GroupRange{L}(integer P, integer r, dodona_group_place *places, integer v) =
    places[v].position == v && 0 <= places[v].arrival &&
    (v == 0 <==> places[v].arrival == 0) && 0 <= places[v].member < r &&
    0 <= places[v].turns <= 1 && -1 <= places[v].down < P && -1 <= places[v].right < P;

  // v sends down to the position that has v above it, a step later.
  predicate GroupDown{L}(dodona_group_place *places, integer v) =
    places[v].down != -1 ==>
      0 < places[v].down && places[places[v].down].turns == 0 &&
      places[places[v].down].above == v &&
      places[places[v].down].arrival == places[v].arrival + 1;

  // v sends right to the position that has the head of v's group above it, r + 1 steps after that head.
  predicate GroupRight{L}(integer r, dodona_group_place *places, integer v) =
    places[v].right != -1 ==>
      0 < places[v].right && places[places[v].right].turns == 1 &&
      places[places[v].right].above == v - places[v].member &&
      places[places[v].right].arrival == places[v].arrival - places[v].member + r + 1;

  // All positions that take turns to feed v have v for their right successor; they are members 0 .. r - 1.
  predicate GroupTurns{L}(integer P, integer r, dodona_group_place *places, integer v) =
    places[v].turns == 1 ==>
      0 <= places[v].above && places[v].above + r <= P &&
      (\forall integer u; places[v].above <= u < places[v].above + r ==>
        places[u].right == v && places[u].member == u - places[v].above);

  // Position 0 has no position above it. If another position is not fed in turn, the position above it
  // sends it down.
  predicate GroupAbove{L}(integer P, dodona_group_place *places, integer v) =
    (v == 0 ==> places[v].above == -1 && places[v].turns == 0) &&
    (0 < v && places[v].turns == 0 ==>
      0 <= places[v].above < P && places[places[v].above].down == v);

  predicate GroupLocal{L}(integer P, integer r, dodona_group_place *places, integer v) =
    GroupRange(P, r, places, v) && GroupDown(places, v) && GroupRight(r, places, v) &&
    GroupTurns(P, r, places, v) && GroupAbove(P, places, v);

  // The places are a tree of P positions in groups of r.
  predicate GroupTree{L}(integer P, integer r, dodona_group_place *places) =
    \forall integer v; 0 <= v < P ==> GroupLocal(P, r, places, v);

  // D is the last arrival.
  predicate GroupDepth{L}(integer P, dodona_group_place *places, integer D) =
    (\forall integer v; 0 <= v < P ==> places[v].arrival <= D) &&
    (\exists integer v; 0 <= v < P && places[v].arrival == D);

  // Steps that s blocks take.
  logic integer GroupSteps(integer r, integer s, integer D) = D == 0 ? 0 : D + Pace(r, s - 1);

  // In step x, u sends block j to v.
  predicate GroupHop{L}(integer P, integer r, dodona_group_place *places, integer s, integer x,
                        integer u, integer v, integer j) =
    0 <= j < s && 0 < v < P && u == TurnOf(r, places[v].above, places[v].turns, j) &&
    x == places[v].arrival + Pace(r, j);
*/

#endif
