/* Time reversed, directions exchanged: a broadcast becomes a reduction.
   Source: Sanders and Sibeyn, section 1. */
#ifndef DODONA_SPEC_MACHINE_REVERSE_H
#define DODONA_SPEC_MACHINE_REVERSE_H

#include <stdint.h>
#include "spec/machine/reduction.h"

/*@
  // Schedule R is schedule S run backwards: step x of R is step `turn` - x of S.
  predicate Reversed(integer S, integer R, integer turn) =
    \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==> Transfer(S, turn - x, v, u, j);
*/

/* The reversal of a valid broadcast is a valid reduction, with the same ports. */
/*@ ghost
  /@ requires valid: ValidBroadcast(S, P, s, root, latency, ticks);
     requires last: EndsWith(S, turn);
     requires reversed: Reversed(S, R, turn);
     terminates \true;
     assigns \nothing;
     ensures valid: ValidReduction(R, P, s, root, latency, ticks);
     ensures simplex: SimplexPorts(S, ticks) ==> SimplexPorts(R, ticks);
     exits \false; @/
  void theorem_reverse(int64_t S, int64_t R, int64_t turn, int32_t P, int32_t s, int32_t root,
                       int64_t latency, int64_t ticks);
*/

#endif
