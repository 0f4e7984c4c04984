/* How many ranks a postal tree reaches in t ticks, and how many ticks it takes for n ranks. A message keeps
   its sender's port for f ticks and can be used u ticks after it was sent: lambda = u/f. Time starts with
   the root's 0. Source: Bruck et al., equations (1) and (2), section 2.5; paper/SOURCES.md part C. */
#ifndef DODONA_SPEC_ALGORITHMS_REACH_H
#define DODONA_SPEC_ALGORITHMS_REACH_H

#include <stdint.h>
#include "spec/algorithms/alpha.h"

/*@
  // The rule of a tree: latency u, port time f, and the share p/q that a sender keeps; p = 0 is the
  // lambda tree, whose sender keeps what it can still reach in time.
  predicate ValidRule(integer u, integer f, integer p, integer q) =
    1 <= f <= u <= INT32_MAX && (p == 0 || ValidAlpha(p, q));

  // How many ranks one tree has if the sender's side may have a ranks and the receiver's side b.
  logic integer Join(integer p, integer q, integer a, integer b) =
    p == 0 ? a + b : AlphaJoin(p, q, a, b);

  // N'(t), and the same for a fixed share.
  // measure t
  logic integer Reach(integer u, integer f, integer p, integer q, integer t) =
    t < u || f < 1 || u < f ? 1 :
    Join(p, q, Reach(u, f, p, q, t - f), Reach(u, f, p, q, t - u));

  // T, in ticks: the least t with Reach(t) >= n.
  predicate IsHorizon(integer u, integer f, integer p, integer q, integer n, integer T) =
    0 <= T && n <= Reach(u, f, p, q, T) && (0 < T ==> Reach(u, f, p, q, T - 1) < n);

  // The table of a horizon T: Reach(0), ..., Reach(T - 1).
  predicate ReachTable{L}(integer u, integer f, integer p, integer q, integer T,
                          uint32_t *table) =
    \valid_read(table + (0 .. T - 1)) &&
    \forall integer t; 0 <= t < T ==> table[t] == Reach(u, f, p, q, t);
*/

#endif
