/* What start and pattern are at neighbours, without recursion, and how to unfold their recursion. */
#ifndef DODONA_SPEC_SIMPLEX_LOCAL_H
#define DODONA_SPEC_SIMPLEX_LOCAL_H

#include <stdint.h>
#include "simplex_tree.h"

/*@
  predicate SimplexRange(integer P, integer r, integer D, integer v) =
    Pattern(SimplexPattern(P, r, D, v)) &&
    (v == 0 ==> SimplexStart(P, r, D, v) == -1) && (0 < v ==> 1 <= SimplexStart(P, r, D, v)) &&
    SimplexStart(P, r, D, v) <= 2 * Arrival(P, r, D, v) - 1;

  // v + 1 receives when v sends down.
  predicate SimplexDown(integer P, integer r, integer D, integer v) =
    Down(P, r, D, v) != -1 ==>
      SimplexStart(P, r, D, v + 1) == SimplexStart(P, r, D, v) + 2 &&
      (\forall integer j; 0 <= j < r ==>
        Late(r, SimplexPattern(P, r, D, v + 1), Member(P, r, D, v + 1), j) ==
        Late(r, SimplexPattern(P, r, D, v), Member(P, r, D, v) + 1, j));

  predicate SimplexRight(integer P, integer r, integer D, integer v) =
    Right(P, r, D, v) != -1 ==>
      SimplexStart(P, r, D, Right(P, r, D, v)) ==
        SimplexStart(P, r, D, v) - 2 * Member(P, r, D, v) +
        PatternShift(r, SimplexPattern(P, r, D, v)) &&
      SimplexPattern(P, r, D, Right(P, r, D, v)) == PatternRight(SimplexPattern(P, r, D, v)) &&
      Member(P, r, D, Right(P, r, D, v)) == 0;

  // v is reached from the root by hops down alone.
  predicate SimplexFall(integer P, integer r, integer D, integer v) =
    SimplexStart(P, r, D, v) == 2 * Arrival(P, r, D, v) - 1 ==>
      Arrival(P, r, D, v) == v && Member(P, r, D, v) == v % r &&
      SimplexPattern(P, r, D, v) == PatternFall(r, v);

  predicate SimplexTree(integer P, integer r, integer D) =
    \forall integer v; 0 <= v < P ==>
      SimplexRange(P, r, D, v) && SimplexDown(P, r, D, v) && SimplexRight(P, r, D, v) &&
      SimplexFall(P, r, D, v);
*/

#endif
