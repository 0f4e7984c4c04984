/* The broadcast by skips, for any number of ranks and any radix r >= 2: a scatter of shares down intervals of ranks, then the second
   half of the allreduce. Positions are counted from the root on. */
#ifndef DODONA_SPEC_ALGORITHMS_SKIP_BROADCAST_H
#define DODONA_SPEC_ALGORITHMS_SKIP_BROADCAST_H

#include "spec/algorithms/skips.h"

/*@
  // Of an interval that step k cuts at w: what lies behind the cut counts from there on.
  logic integer SkipOn(integer p, integer w) = w <= p ? p - w : p;

  // The place of position o in its interval after k steps. The allreduce sends an input along these places, backwards.
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

  // The broadcast: the scatter, then the second half of the allreduce.
  predicate CastPasses(integer P, integer r, integer x, integer u, integer v) =
    x <= SkipSteps(P, r) ? ScatterHands(P, r, x, u, v) : SkipHands(P, r, 2 * SkipSteps(P, r) + 1 - x, v, u);

  // How many shares position u sends in step x, from SkipLow on.
  logic integer CastShares(integer P, integer r, integer x, integer u) =
    x <= SkipSteps(P, r) ? SkipSpan(P, r, x - 1, u) - Skip(P, r, x) : SkipShares(P, r, x);

  // In step x position u sends v share i, perhaps with others.
  predicate CastGives(integer P, integer r, integer x, integer u, integer v, integer i) =
    CastPasses(P, r, x, u, v) && Position(P, SkipLow(P, r, x, u, v), i) < CastShares(P, r, x, u);

  // In step x position u sends v the blocks first .. first + count - 1 of s, modulo s.
  predicate CastSends(integer P, integer r, integer s, integer x, integer u, integer v, integer first, integer count) =
    CastPasses(P, r, x, u, v) && 0 < count && first == ShareFirst(P, s, SkipLow(P, r, x, u, v)) &&
    count == SkipCount(P, s, SkipLow(P, r, x, u, v), CastShares(P, r, x, u));

  // The same of ranks.
  predicate CastMoves(integer P, integer r, integer root, integer s, integer x, integer u, integer v, integer first,
                      integer count) =
    0 <= u < P && 0 <= v < P &&
    CastSends(P, r, s, x, Position(P, root, u), Position(P, root, v), first, count);
*/

#endif
