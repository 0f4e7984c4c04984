/* The transfers of a postal tree, in positions: SplitHop is the definition; the others say the same
   by one position's place alone. Ticks count from 1: what is sent in tick x leaves at time x - 1 and
   can be used, and sent on, from tick x + u on. */
#ifndef DODONA_SPEC_SPLIT_STEPS_H
#define DODONA_SPEC_SPLIT_STEPS_H

#include "split_local.h"

/*@
  // In tick x, a sends the message, block 0, to b.
  predicate SplitHop(integer u, integer f, integer p, integer q, integer P, integer T, integer x,
                     integer a, integer b, integer j) =
    j == 0 && 0 < b < P && a == SplitParent(u, f, p, q, P, T, b) &&
    x == SplitReady(u, f, p, q, P, T, b) - u + 1;

  // A position with this parent that is ready at this time receives in tick x from a.
  predicate SplitReceives(integer u, integer parent, integer ready, integer x, integer a, integer j) =
    j == 0 && a == parent && 0 <= a && x == ready - u + 1;

  // A position v that is ready at this time, with n positions and budget t, sends in tick x to b.
  predicate SplitSends(integer u, integer f, integer p, integer q, integer v, integer n, integer t,
                       integer ready, integer x, integer b, integer j) =
    j == 0 &&
    \exists integer k; 0 <= k && x == ready + k * f + 1 && 2 <= SplitLeft(u, f, p, q, n, t, k) &&
      b == v + SplitLeft(u, f, p, q, n, t, k + 1);
*/

#endif
