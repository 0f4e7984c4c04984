/* The theorem of the hypercube, for theorems that rely on it. The proof is in theorems/algorithms/hypercube.c. */
#ifndef DODONA_PROOFS_THEOREMS_ALGORITHMS_HYPERCUBE_H
#define DODONA_PROOFS_THEOREMS_ALGORITHMS_HYPERCUBE_H

#include "ref/algorithms/cube/hypercube.h"
#include "spec/machine/broadcast.h"

/*@
  // Schedule S is the hypercube's.
  predicate CubeSchedule(integer S, integer m, integer s) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> CubeTransfer(m, s, x, u, v, j);
*/

/* The transfers are a valid broadcast that ends with step dodona_hypercube_steps, which is the bound. */
/*@ requires range: 0 <= dimensions <= 30 && 1 <= blocks;
    requires schedule: CubeSchedule(S, dimensions, blocks);
    terminates \true;
    assigns \nothing;
    ensures valid: ValidBroadcast(S, Pow2(dimensions), blocks, 0, 1, 1);
    ensures last: EndsWith(S, \result);
    ensures bound: \result == BoundSteps(Pow2(dimensions), blocks);
    exits \false; */
int64_t theorem_hypercube_broadcast(int64_t S, int32_t dimensions, int32_t blocks);

#endif
