/* The theorem of recursive multiplying, for any number of ranks and any radix. */
#ifndef DODONA_PROOFS_MULTIPLYING_H
#define DODONA_PROOFS_MULTIPLYING_H

#include "spec/lemmas/multiplying.h"

/* A network that runs it leaves every rank with every input exactly once. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= k;
     requires run: Multiplying(P, k, b);
     terminates \true;
     assigns \nothing;
     ensures all: \forall integer v, d; 0 <= v < P && 0 <= d < P ==> Times(MultiplyRounds(P, k) + 1, v, b, d) == 1;
     exits \false; @/
  void theorem_multiplying(int32_t P, int32_t k, int32_t b);
*/

#endif
