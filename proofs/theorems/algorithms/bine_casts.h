/* The cast of butterflies by negabinary distances: from each block's owner to all. It is an allgather; backwards it is a reduce-scatter,
   and one after the other they are an allreduce. */
#ifndef DODONA_PROOFS_BINE_CASTS_H
#define DODONA_PROOFS_BINE_CASTS_H

#include "proofs/theorems/any/two_phases.h"
#include "spec/algorithms/bine.h"

/*@
  // In step x u sends v block j, perhaps with others.
  predicate BineCarries(integer P, integer s, integer x, integer u, integer v, integer j) =
    \exists integer first, count; BineMoves(P, s, x, u, v, first, count) && InMessage(s, first, count, j);
*/

/* Every rank is sent every block but its own, once, by a rank that has it. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= s;
     requires schedule: \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> BineCarries(P, s, x, u, v, j);
     terminates \true;
     assigns \nothing;
     ensures phase: PhaseOnce(S, P, s, root, 1, 1, 1) && InWindow(S, 1, 1, BineSteps(P) + 1);
     exits \false; @/
  void theorem_bine_cast(int32_t P, int32_t s, int32_t root, int64_t S);
*/

#endif
