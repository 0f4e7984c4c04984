/* The theorem of the direct simplex tree, for theorems that rely on it. The proof is in theorems/algorithms/simplex.c. */
#ifndef DODONA_PROOFS_THEOREMS_ALGORITHMS_SIMPLEX_H
#define DODONA_PROOFS_THEOREMS_ALGORITHMS_SIMPLEX_H

#include "spec/machine/broadcast.h"
#include "spec/lemmas/simplex.h"

/* Ports, causality, coverage and length: any schedule that is the tree's is a valid broadcast in the simplex
   model, from step 1 to step dodona_simplex_direct_steps. */
/*@ ghost
  /@ requires tree: 1 <= P && 1 <= r && 1 <= s && 0 <= D && IsDepth(P, r, D);
     requires schedule: SimplexSchedule(S, P, r, D, s);
     terminates \true;
     assigns \nothing;
     ensures valid: ValidBroadcast(S, P, s, 0, 1, 1);
     ensures simplex: SimplexPorts(S, 1);
     ensures first: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 1 <= x;
     ensures last: EndsWith(S, SimplexSteps(r, D, s));
     exits \false; @/
  void theorem_simplex(int64_t S, int32_t P, int32_t r, int32_t D, int32_t s);
*/

#endif
