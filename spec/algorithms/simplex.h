/* In which slots the members of a group receive. A run of r packets takes 2 r + 1 steps, and a rank sends
   or receives at most one packet in a step. So a rank has 2 r + 1 slots in a run: r to receive, r to send
   down, one to send right. Member i receives packet j of a run in slot 2 j or 2 j + 1; slots count from a
   start that is two steps later at each member. Late says which slot it is; the patterns are the patterns
   of dodona_simplex_pattern, and ref/algorithms/simplex/pattern.c draws them. */
#ifndef DODONA_SPEC_ALGORITHMS_SIMPLEX_H
#define DODONA_SPEC_ALGORITHMS_SIMPLEX_H

#include "spec/algorithms/fractional.h"

/*@
  predicate Pattern(integer p) = 0 <= p <= 2;

  // Whether member i receives packet j in slot 2 j + 1, rather than 2 j; i == r is the head below.
  logic integer Late(integer r, integer p, integer i, integer j) =
    p == 2 ? (i + j < r ? (i + 1) % 2 : (j + r + 1) % 2) :
    i + j < r ? (j + p) % 2 : (j + p + r + 1) % 2;

  // The patterns of the groups below and to the right.
  logic integer PatternDown(integer r, integer p) = p == 2 ? (r + 1) % 2 : (p + r + 1) % 2;
  logic integer PatternRight(integer p) = p == 2 ? 0 : 2;

  // The pattern at position v where the way to it goes down only.
  logic integer PatternFall(integer r, integer v) = r % 2 == 0 ? v / r % 2 : 0;

  // How much later than a group's head the head to its right starts.
  logic integer PatternShift(integer r, integer p) = p == 1 ? 2 * r - 1 : 2 * r + 1;
*/

/* The pace of the direct simplex tree: a run of r blocks every 2 r + 1 steps, two steps a block. Block j comes
   SimplexPace(r, j) steps after a rank's start, or one later. */

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

/* What a position of the direct simplex tree does, in a reduction, with a part that it receives: the rule
   of ref/trees/operand.h. The position's pattern says which of its two parts of a block comes first.
   Source: Sanders and Sibeyn, section 1 (reversal). The order of operands is not in it. */

/*@
  // Member i of a group of pattern p sends its share of a run, block i, down before it sends it right. So
  // in the reduction the part from the right comes first.
  logic boolean DownFirst(integer r, integer p, integer i) =
    Slot(r, p, i + 1, i) + 2 < RightSlot(r, p, i, i);

  // What member i, whose group has this right successor, or -1, does with the part of its child u: it sets the part
  // aside, 3, or appends it, 2 (dodona_use).
  logic integer SimplexOperand(integer r, integer p, integer i, integer right, integer u) =
    u == right && DownFirst(r, p, i) ? 3 : 2;
*/

/* The direct simplex tree: the fractional tree with a start and a pattern for each position, derived from
   the start and the pattern of the position that feeds it. ref/algorithms/simplex/place.c draws it. */

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

/* The transfers of the direct simplex tree, in positions. SimplexHop is the definition. The other two predicates say
   the same by one position's place alone, as its receiver and as its sender. Steps count from 1. */

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

  // The step in which position D of the tree, D hops down from the root, receives the last block: the last transfer.
  logic integer SimplexSteps(integer r, integer D, integer s) =
    2 * D - 1 + Slot(r, PatternFall(r, D), D % r, s - 1);
*/

#endif
