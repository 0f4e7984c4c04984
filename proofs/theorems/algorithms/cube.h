/* The theorem of the cube, for theorems that rely on it. The proof is in theorems/algorithms/cube.c. */
#ifndef DODONA_PROOFS_THEOREMS_ALGORITHMS_CUBE_H
#define DODONA_PROOFS_THEOREMS_ALGORITHMS_CUBE_H

#include "ref/algorithms/cube/cube.h"
#include "spec/machine/broadcast.h"
#include "spec/machine/begins.h"

/*@
  // Schedule S is the cube's.
  predicate AnyCubeSchedule(integer S, integer P, integer s) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> CubeHop(P, s, x, u, v, j);
*/

/* The transfers are a valid broadcast that ends with step s - 1 + ceil(log2 P), the bound. */
/*@ requires range: 1 <= ranks && 1 <= blocks;
    requires schedule: AnyCubeSchedule(S, ranks, blocks);
    terminates \true;
    assigns \nothing;
    ensures valid: ValidBroadcast(S, ranks, blocks, 0, 1, 1);
    ensures first: BeginsAfter(S, 1);
    ensures last: EndsWith(S, \result);
    ensures steps: \result == CubeLength(ranks, blocks);
    ensures bound: \result == BoundSteps(ranks, blocks);
    exits \false; */
int64_t theorem_cube_broadcast(int64_t S, int32_t ranks, int32_t blocks);

#endif
