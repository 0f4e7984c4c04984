/* What an exchange by skips costs in lockstep. */
#ifndef DODONA_SPEC_COUNT_SKIPS_H
#define DODONA_SPEC_COUNT_SKIPS_H

#include "spec/algorithms/skips.h"

/*@
  // The most blocks in so many of P shares of s blocks, wherever they begin: ceil(shares s / P).
  logic integer SkipMost(integer P, integer s, integer shares) = (shares * s + P - 1) / P;

  // The largest messages of a half that begins with n shares, added up. The first message of a round has what the others leave of
  // the n shares, the others have a part each.
  // measure n
  logic integer SkipHalfVolume(integer P, integer s, integer n, integer r) =
    n <= 1 || n <= SkipPart(n, r)
      ? 0
      : SkipMost(P, s, n - SkipSends(n, r) * SkipPart(n, r)) +
        (SkipSends(n, r) - 1) * SkipMost(P, s, SkipPart(n, r)) + SkipHalfVolume(P, s, SkipPart(n, r), r);
*/

#endif
