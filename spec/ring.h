/* A ring: every position passes one share to the next position, round and round. */
#ifndef DODONA_SPEC_RING_H
#define DODONA_SPEC_RING_H

#include "turn.h"

/*@
  // The position before v by `behind`, on a ring of P.
  logic integer Behind(integer P, integer v, integer behind) = Position(P, behind % P, v);

  // u passes to v the share RingShare. The two conditions say the same from either end.
  predicate RingMoves(integer P, integer u, integer v) =
    0 <= u < P && 0 <= v < P && u != v && v == Rank(P, 1, u) && u == Position(P, 1, v);

  // The ring allreduce: the share that u passes on in step x.
  logic integer RingShare(integer P, integer x, integer u) = Behind(P, u, x);

  predicate RingAllreduce(integer P, integer x, integer u, integer v) =
    1 <= x <= 2 * (P - 1) && RingMoves(P, u, v);
*/

#endif
