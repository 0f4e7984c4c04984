/* Which shares alpha a sender of n ranks may keep so that the lambda tree still ends at T(n), and which n
   one alpha can serve. Source: Bruck et al., section 2.5 and figures 6-9; paper/SOURCES.md part C. */
#ifndef DODONA_SPEC_ALGORITHMS_ALPHA_TABLE_H
#define DODONA_SPEC_ALGORITHMS_ALPHA_TABLE_H

#include <stdint.h>
#include "spec/algorithms/reach.h"

/*@
  // t = T(n). A sender that keeps m of n ranks ends in time: both parts can be reached in the ticks that
  // are left to them.
  predicate LegalSplit(integer u, integer f, integer n, integer t, integer m) =
    1 <= m < n && m <= Reach(u, f, 0, 1, t - f) && n - m <= Reach(u, f, 0, 1, t - u);

  // The least and the most that the sender may keep. No clamping is needed: t - 1 ticks reach fewer than n ranks.
  logic integer LeastKept(integer u, integer f, integer n, integer t) =
    n - Reach(u, f, 0, 1, t - u);
  logic integer MostKept(integer u, integer f, integer n, integer t) = Reach(u, f, 0, 1, t - f);

  // alpha = p/q keeps a legal number of n ranks.
  predicate LegalAlpha(integer u, integer f, integer n, integer p, integer q) =
    \exists int64_t t; IsHorizon(u, f, 0, 1, n, t) && LegalSplit(u, f, n, t, AlphaKeep(p, q, n));

  // Rounding halves up, a share in [LowNum / 2n, HighNum / 2n) keeps from a to b of n ranks.
  logic integer LowNum(integer a) = a == 1 ? 0 : 2 * a - 1;
  logic integer HighNum(integer n, integer b) = b == n - 1 ? 2 * n : 2 * b + 1;

  // a/b <= p/q < c/d, for positive denominators.
  predicate Between(integer a, integer b, integer p, integer q, integer c, integer d) =
    a * q <= p * b && p * d < c * q;

  // The same as numbers.
  logic real Share(integer p, integer q) = (real)p / (real)q;

  // x is in the range of alpha for n ranks, t = T(n).
  predicate InAlphaRange(integer u, integer f, integer n, integer t, real x) =
    Share(LowNum(LeastKept(u, f, n, t)), 2 * n) <= x &&
    x < Share(HighNum(n, MostKept(u, f, n, t)), 2 * n);

  // x is in the range of each of first .. last.
  predicate InRanges(integer u, integer f, integer first, integer last, real x) =
    \forall integer n, int64_t t; first <= n <= last && IsHorizon(u, f, 0, 1, n, t) ==>
      InAlphaRange(u, f, n, t, x);

  // One alpha serves first .. last.
  predicate Meet(integer u, integer f, integer first, integer last) =
    \exists real x; InRanges(u, f, first, last, x);

  // ... and no longer run of ranks from `first` on, up to the limit, has this property.
  predicate IsRun(integer u, integer f, integer limit, integer first, integer last) =
    first <= last <= limit && Meet(u, f, first, last) &&
    (last < limit ==> !Meet(u, f, first, last + 1));
*/

/* Tables of alpha: each entry serves the n above the entry before, up to its own. The paper's table has an
   entry for each triangle of figure 6, at its top. The smallest table has an entry for each run that one
   alpha can serve. Source: Bruck et al., section 2.4, figure 9. */

/*@
  // How many n with T(n) <= t are the largest n with their value of T.
  // measure t
  logic integer Tops(integer u, integer f, integer t) =
    t <= 0 ? 0 :
    Tops(u, f, t - 1) + (Reach(u, f, 0, 1, t - 1) < Reach(u, f, 0, 1, t) ? 1 : 0);

  // The longest possible runs need k alphas for first .. limit.
  // measure k
  predicate Runs(integer u, integer f, integer limit, integer first, integer k) =
    (limit < first && k == 0) ||
    (first <= limit && 1 <= k &&
     \exists integer last; IsRun(u, f, limit, first, last) && Runs(u, f, limit, last + 1, k - 1));
*/

#endif
