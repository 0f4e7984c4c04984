/* A postal tree by splitting intervals: (first position b, size n, budget t) is a subtree whose first
   position has the message and t ticks left. It keeps Keep(n, t) positions from b on and sends to the
   first of the others; both parts go on, the sender f ticks later, the receiver u ticks later.
   Where n >= 2 both parts are smaller, Keep being clamped.
   Source: Bruck et al., section 2.4; NOTES.md part C. */
#ifndef DODONA_SPEC_SPLIT_TREE_H
#define DODONA_SPEC_SPLIT_TREE_H

#include "reach.h"

/*@
  logic integer Keep(integer u, integer f, integer p, integer q, integer n, integer t) =
    p == 0 ? Clamp(Reach(u, f, p, q, t - f), 1, n - 1) : AlphaKeep(p, q, n);

  // The largest subtree whose first position is v, found from (b, n, t): its size, its budget, ...
  // measure n
  logic integer SplitSizeIn(integer u, integer f, integer p, integer q, integer b, integer n,
                            integer t, integer v) =
    n < 2 || v == b ? n :
    v < b + Keep(u, f, p, q, n, t)
      ? SplitSizeIn(u, f, p, q, b, Keep(u, f, p, q, n, t), t - f, v)
      : SplitSizeIn(u, f, p, q, b + Keep(u, f, p, q, n, t), n - Keep(u, f, p, q, n, t), t - u, v);

  // measure n
  logic integer SplitBudgetIn(integer u, integer f, integer p, integer q, integer b, integer n,
                              integer t, integer v) =
    n < 2 || v == b ? t :
    v < b + Keep(u, f, p, q, n, t)
      ? SplitBudgetIn(u, f, p, q, b, Keep(u, f, p, q, n, t), t - f, v)
      : SplitBudgetIn(u, f, p, q, b + Keep(u, f, p, q, n, t), n - Keep(u, f, p, q, n, t), t - u,
                      v);

  // ... who sends to v (w where nobody does below here), ...
  // measure n
  logic integer SplitParentIn(integer u, integer f, integer p, integer q, integer b, integer n,
                              integer t, integer w, integer v) =
    n < 2 || v == b ? w :
    v < b + Keep(u, f, p, q, n, t)
      ? SplitParentIn(u, f, p, q, b, Keep(u, f, p, q, n, t), t - f, w, v)
      : SplitParentIn(u, f, p, q, b + Keep(u, f, p, q, n, t), n - Keep(u, f, p, q, n, t), t - u, b,
                      v);

  // ... and which of the sender's messages that is: i where b has sent i messages before.
  // measure n
  logic integer SplitIndexIn(integer u, integer f, integer p, integer q, integer b, integer n,
                             integer t, integer i, integer k, integer v) =
    n < 2 || v == b ? k :
    v < b + Keep(u, f, p, q, n, t)
      ? SplitIndexIn(u, f, p, q, b, Keep(u, f, p, q, n, t), t - f, i + 1, k, v)
      : SplitIndexIn(u, f, p, q, b + Keep(u, f, p, q, n, t), n - Keep(u, f, p, q, n, t), t - u, 0, i,
                     v);

  // What is left of a subtree (n, t) after its first position has sent k messages.
  // measure k
  logic integer SplitLeft(integer u, integer f, integer p, integer q, integer n, integer t,
                          integer k) =
    k <= 0 || n < 2 ? n : SplitLeft(u, f, p, q, Keep(u, f, p, q, n, t), t - f, k - 1);

  // The tree of P positions with horizon T.
  logic integer SplitSize(integer u, integer f, integer p, integer q, integer P, integer T,
                          integer v) = SplitSizeIn(u, f, p, q, 0, P, T, v);
  logic integer SplitBudget(integer u, integer f, integer p, integer q, integer P, integer T,
                            integer v) = SplitBudgetIn(u, f, p, q, 0, P, T, v);

  // Who sends to v; -1 at position 0. Which of that sender's messages it is, from 0; -1 at 0.
  logic integer SplitParent(integer u, integer f, integer p, integer q, integer P, integer T,
                            integer v) = SplitParentIn(u, f, p, q, 0, P, T, -1, v);
  logic integer SplitIndex(integer u, integer f, integer p, integer q, integer P, integer T,
                           integer v) = SplitIndexIn(u, f, p, q, 0, P, T, 0, -1, v);

  // The tick from which v has the message and can send it on; 0 at position 0.
  logic integer SplitReady(integer u, integer f, integer p, integer q, integer P, integer T,
                           integer v) = T - SplitBudget(u, f, p, q, P, T, v);

  // To whom v sends its message k, k = 0, 1, ..., at tick SplitReady(v) + k f; -1 if to nobody.
  logic integer SplitChild(integer u, integer f, integer p, integer q, integer P, integer T,
                           integer v, integer k) =
    \let n = SplitSize(u, f, p, q, P, T, v);
    \let t = SplitBudget(u, f, p, q, P, T, v);
    0 <= k && 2 <= SplitLeft(u, f, p, q, n, t, k)
      ? v + SplitLeft(u, f, p, q, n, t, k + 1) : -1;
*/

#endif
