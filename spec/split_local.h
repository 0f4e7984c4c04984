/* What the splitting guarantees at each position, without recursion: all that steps and theorems
   need. Parents and children agree, and each message takes its time. */
#ifndef DODONA_SPEC_SPLIT_LOCAL_H
#define DODONA_SPEC_SPLIT_LOCAL_H

#include "split_tree.h"

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

  // v is the child of its parent that its index says, and is sent to then.
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

#endif
