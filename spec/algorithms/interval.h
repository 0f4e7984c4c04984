/* The intervals of positions down which a scatter by skips hands out shares, for any number of ranks and any radix r >= 2. Positions are
   counted from the root on. */
#ifndef DODONA_SPEC_ALGORITHMS_INTERVAL_H
#define DODONA_SPEC_ALGORITHMS_INTERVAL_H

#include "spec/algorithms/skips.h"

/*@
  // Of an interval that step k cuts at w: what lies behind the cut counts from there on.
  logic integer SkipOn(integer p, integer w) = w <= p ? p - w : p;

  // The place of position o in its interval after k steps. A reduce-scatter sends an input along these places, backwards.
  // measure k
  logic integer SkipPlace(integer P, integer r, integer k, integer o) =
    k <= 0 ? o : SkipOn(SkipPlace(P, r, k - 1, o), Skip(P, r, k));

  // How many positions, and so shares, the interval of position o has after k steps.
  // measure k
  logic integer SkipSpan(integer P, integer r, integer k, integer o) =
    k <= 0 ? P
    : Skip(P, r, k) <= SkipPlace(P, r, k - 1, o)      ? SkipSpan(P, r, k - 1, o) - Skip(P, r, k)
    : Skip(P, r, k) < SkipSpan(P, r, k - 1, o)        ? Skip(P, r, k)
                                                      : SkipSpan(P, r, k - 1, o);

  // Step y of the scatter. Position u, the first of its interval, sends v the shares of the interval from v on.
  predicate ScatterHands(integer P, integer r, integer y, integer u, integer v) =
    1 <= y <= SkipSteps(P, r) && 0 <= u < v < P && v == u + Skip(P, r, y) &&
    SkipPlace(P, r, y - 1, u) == 0 && Skip(P, r, y) < SkipSpan(P, r, y - 1, u);
*/

#endif
