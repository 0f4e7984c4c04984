/* A reduction of one block through trees of intervals in which the nearest part comes first: what a network that
   runs it holds. For any operation that is associative and any such trees. */
#ifndef DODONA_SPEC_MACHINE_ORDER_NEAREST_H
#define DODONA_SPEC_MACHINE_ORDER_NEAREST_H

#include "spec/machine/order_parts.h"

/*@
  // Rank v and all below it are Rest(v, 0) ranks from v on; all but its children 0 .. k - 1 and what is below
  // those are Rest(v, k). What child k sends arrives at the start of step Come(v, k); v itself, which is
  // its parent's child Index(v), sends in step Gone(v). Nothing is assumed of these names but
  // NearestFirst.
  axiomatic Nearest {
    logic integer Rest(integer v, integer k) reads \nothing;
    logic integer Come(integer v, integer k) reads \nothing;
    logic integer Gone(integer v) reads \nothing;
    logic integer Index(integer v) reads \nothing;
  }

  // Child k stands where the rest without it ends; where there is none nothing is left but v.
  predicate RestAt(integer R, integer P, integer latency, integer v, integer k) =
    1 <= Rest(v, k) &&
    (Rest(v, k) < 2 ==> Rest(v, k + 1) == 1) &&
    (2 <= Rest(v, k) ==>
      \let w = v + Rest(v, k + 1);
      v < w < P && Rest(w, 0) == Rest(v, k) - Rest(v, k + 1) && Does(v, w) == DODONA_APPEND &&
      Transfer(R, Gone(w), w, v, 0) && 1 <= Gone(w) && Gone(w) + latency == Come(v, k));

  predicate NearestFirst(integer R, integer P, integer latency) =
    (\forall integer v, k; 0 <= v < P && 0 <= k < P ==> RestAt(R, P, latency, v, k)) &&
    (\forall integer v; 0 <= v < P ==> Rest(v, P) == 1 && v + Rest(v, 0) <= P && Come(v, 0) <= Gone(v)) &&
    (\forall integer v, i, k; 0 <= v < P && 0 <= i < k < P ==> Come(v, k) < Come(v, i)) &&
    (\forall integer x, w, v, j; Transfer(R, x, w, v, j) ==>
      j == 0 && 0 <= v < P && 0 <= w < P && 0 <= Index(w) < P && 2 <= Rest(v, Index(w)) &&
      w == v + Rest(v, Index(w) + 1) && x + latency == Come(v, Index(w)));

  // The parts of children k, k + 1, .. have come by step y, and no other; of children P, .. that is none.
  predicate CameFrom(integer P, integer y, integer v, integer k) =
    (k == P || Come(v, k) <= y) && (k == 0 || y < Come(v, k - 1));
  predicate HeldNearest(integer y, integer v, integer k) =
    Partial(y, v, 0) == Ordered(0, v, v + Rest(v, k) - 1);
*/

/* At every step every rank holds what has come, in rank order. */
/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= P;
     requires associative: Associative;
     requires reduction: NearestFirst(R, P, latency);
     requires network: CombiningParts(R, latency);
     requires step: 0 <= x;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures held: \forall integer y, v, k; y <= x && 0 <= v < P && 0 <= k <= P && CameFrom(P, y, v, k) ==>
       HeldNearest(y, v, k);
     exits \false; @/
  void theorem_nearest(int64_t R, int32_t P, int64_t latency, int64_t x);
*/

#endif
