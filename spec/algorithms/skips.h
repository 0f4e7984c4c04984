/* Exchanges of shares by skips, for any number of ranks and any radix r >= 2. A round cuts the s shares that a rank still answers
   for into parts of ceil(s / r) shares, and the rank sends all parts but its own to the ranks so far ahead. */
#ifndef DODONA_SPEC_ALGORITHMS_SKIPS_H
#define DODONA_SPEC_ALGORITHMS_SKIPS_H

#include <stdint.h>
#include "spec/algorithms/exchange.h"

/*@
  // Of s shares: how many a part has, ceil(s / r); how many parts a rank sends away, each in a step.
  logic integer SkipPart(integer s, integer r) = (s - 1) / r + 1;
  logic integer SkipSends(integer s, integer r) = (s - 1) / SkipPart(s, r);

  // The steps until one share is left.
  // measure s
  logic integer SkipSteps(integer s, integer r) =
    s <= 1 || s <= SkipPart(s, r) ? 0 : SkipSends(s, r) + SkipSteps(SkipPart(s, r), r);

  // How many shares are left after step i. The step's message goes to the rank so many ranks ahead.
  // measure s
  logic integer Skip(integer s, integer r, integer i) =
    s <= 1 || s <= SkipPart(s, r) || i <= 0 ? s
    : i <= SkipSends(s, r) ? (SkipSends(s, r) + 1 - i) * SkipPart(s, r)
                           : Skip(SkipPart(s, r), r, i - SkipSends(s, r));

  // How many shares a part has in the round of step i. Another round has other parts.
  // measure s
  logic integer SkipRound(integer s, integer r, integer i) =
    s <= 1 || s <= SkipPart(s, r) || i <= SkipSends(s, r)
      ? SkipPart(s, r)
      : SkipRound(SkipPart(s, r), r, i - SkipSends(s, r));

  // How many steps of its round come before step i, and how many after it.
  // measure s
  logic integer SkipBefore(integer s, integer r, integer i) =
    s <= 1 || s <= SkipPart(s, r) || i <= SkipSends(s, r) ? i - 1 : SkipBefore(SkipPart(s, r), r, i - SkipSends(s, r));
  // measure s
  logic integer SkipAfter(integer s, integer r, integer i) =
    s <= 1 || s <= SkipPart(s, r) || i <= SkipSends(s, r) ? SkipSends(s, r) - i
                                                          : SkipAfter(SkipPart(s, r), r, i - SkipSends(s, r));

  // In step y of the reduce-scatter rank u sends rank v. The two conditions say the same from either end.
  predicate SkipHands(integer P, integer r, integer y, integer u, integer v) =
    1 <= y <= SkipSteps(P, r) && 0 <= u < P && 0 <= v < P &&
    v == Rank(P, Skip(P, r, y), u) && u == Position(P, Skip(P, r, y), v);

  // How many shares a message of step y has, counted on modulo P from the receiver's own.
  logic integer SkipShares(integer P, integer r, integer y) = Skip(P, r, y - 1) - Skip(P, r, y);

  // How many of s blocks lie in `shares` shares, counted on modulo P from share `low`.
  logic integer SkipCount(integer P, integer s, integer low, integer shares) =
    low + shares <= P ? ShareCount(P, s, low, low + shares)
                      : ShareCount(P, s, low, P) + ShareCount(P, s, 0, low + shares - P);

  // Block j is among `count` blocks from `first` on, modulo s.
  predicate InMessage(integer s, integer first, integer count, integer j) =
    0 <= j < s && Position(s, first, j) < count;
*/

#endif
