/* A postal tree by splitting intervals. A subtree is (first position b, size n, budget t): its first
   position has the message, and t ticks are left. The first position keeps Keep(n, t) positions from b on
   and sends to the first of the others. Both parts go on, the sender f ticks later, the receiver u ticks
   later. If n >= 2 both parts are smaller, because Keep is clamped. ref/algorithms/postal/place.c draws it.
   Source: Bruck et al., section 2.4; paper/SOURCES.md part C. */
#ifndef DODONA_SPEC_ALGORITHMS_SPLIT_H
#define DODONA_SPEC_ALGORITHMS_SPLIT_H

#include "spec/algorithms/reach.h"

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

  // ... who sends to v (w if nobody inside this subtree does), ...
  // measure n
  logic integer SplitParentIn(integer u, integer f, integer p, integer q, integer b, integer n,
                              integer t, integer w, integer v) =
    n < 2 || v == b ? w :
    v < b + Keep(u, f, p, q, n, t)
      ? SplitParentIn(u, f, p, q, b, Keep(u, f, p, q, n, t), t - f, w, v)
      : SplitParentIn(u, f, p, q, b + Keep(u, f, p, q, n, t), n - Keep(u, f, p, q, n, t), t - u, b,
                      v);

  // ... and the number of this message among the sender's messages: i if b has sent i messages before.
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

  // Who sends to v; -1 at position 0. The number of this message among the sender's messages, from 0; -1 at 0.
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

/* What the splitting guarantees at each position, without recursion. Steps and theorems need no more:
   parents and children agree, and each message takes its time. */

/*@
  predicate SplitRange(integer u, integer f, integer p, integer q, integer P, integer T, integer v) =
    0 <= SplitReady(u, f, p, q, P, T, v) <= T &&
    1 <= SplitSize(u, f, p, q, P, T, v) <= P - v &&
    SplitSize(u, f, p, q, P, T, v) <= Reach(u, f, p, q, SplitBudget(u, f, p, q, P, T, v)) &&
    (v == 0 ==> SplitReady(u, f, p, q, P, T, v) == 0 && SplitParent(u, f, p, q, P, T, v) == -1 &&
                SplitSize(u, f, p, q, P, T, v) == P) &&
    (0 < v ==> 0 <= SplitParent(u, f, p, q, P, T, v) < v &&
               0 <= SplitIndex(u, f, p, q, P, T, v) &&
               u <= SplitReady(u, f, p, q, P, T, v));

  // v is the child of its parent that its index names, and is sent to at that time.
  predicate SplitUp(integer u, integer f, integer p, integer q, integer P, integer T, integer v) =
    0 < v ==>
      SplitChild(u, f, p, q, P, T, SplitParent(u, f, p, q, P, T, v),
                 SplitIndex(u, f, p, q, P, T, v)) == v &&
      SplitReady(u, f, p, q, P, T, v) ==
        SplitReady(u, f, p, q, P, T, SplitParent(u, f, p, q, P, T, v)) +
        SplitIndex(u, f, p, q, P, T, v) * f + u;

  predicate SplitDown(integer u, integer f, integer p, integer q, integer P, integer T, integer v) =
    \forall integer k; SplitChild(u, f, p, q, P, T, v, k) != -1 ==>
      0 <= k < SplitSize(u, f, p, q, P, T, v) &&
      v < SplitChild(u, f, p, q, P, T, v, k) < v + SplitSize(u, f, p, q, P, T, v) &&
      SplitParent(u, f, p, q, P, T, SplitChild(u, f, p, q, P, T, v, k)) == v &&
      SplitIndex(u, f, p, q, P, T, SplitChild(u, f, p, q, P, T, v, k)) == k;

  predicate LocalSplit(integer u, integer f, integer p, integer q, integer P, integer T) =
    \forall integer v; 0 <= v < P ==>
      SplitRange(u, f, p, q, P, T, v) && SplitUp(u, f, p, q, P, T, v) &&
      SplitDown(u, f, p, q, P, T, v);
*/

/* The transfers of a postal tree, in positions. SplitHop is the definition. The others say the same by one
   position's place alone. Ticks count from 1: a message sent in tick x leaves at time x - 1 and can be
   used, and sent on, from tick x + u on. */

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
