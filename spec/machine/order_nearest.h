/* What the ranks hold in a reduction of one block through trees of intervals in which the nearest part
   comes first. The operation is associative; nothing else is assumed about it or the trees. */
#ifndef DODONA_SPEC_MACHINE_ORDER_NEAREST_H
#define DODONA_SPEC_MACHINE_ORDER_NEAREST_H

#include "spec/machine/order_parts.h"

/*@
  // Rank v and all ranks below it are the Rest(v, 0) ranks from v on. Without its children 0 .. k - 1 and the ranks
  // below them, Rest(v, k) ranks remain. What child k sends arrives at the start of step Come(v, k). Rank v is child
  // Index(v) of its parent and sends in step Gone(v). NearestFirst is the only assumption about these names.
  axiomatic Nearest {
    logic integer Rest(integer v, integer k) reads \nothing;
    logic integer Come(integer v, integer k) reads \nothing;
    logic integer Gone(integer v) reads \nothing;
    logic integer Index(integer v) reads \nothing;
  }

  // Child k stands where the rest without it ends; if there is no child k, only v is left.
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

  // By step y the parts of the children k, k + 1, .. have come, and no others. For k = P this is no part.
  predicate CameFrom(integer P, integer y, integer v, integer k) =
    (k == P || Come(v, k) <= y) && (k == 0 || y < Come(v, k - 1));
  predicate HeldNearest(integer y, integer v, integer k) =
    Partial(y, v, 0) == Ordered(0, v, v + Rest(v, k) - 1);
*/

/* At every step every rank holds all that has come, in rank order. */
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
