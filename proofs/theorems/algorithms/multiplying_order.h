/* Recursive multiplying leaves all ranks with the same bits, for any number of ranks and any radix. */
#ifndef DODONA_PROOFS_MULTIPLYING_ORDER_H
#define DODONA_PROOFS_MULTIPLYING_ORDER_H

#include "spec/algorithms/multiplying_order.h"
#include "spec/lemmas/multiplying.h"

/* All ranks end with one expression. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= k;
     requires run: MultiplyingInOrder(P, k, r, b);
     terminates \true;
     assigns \nothing;
     ensures same: \forall integer v; 0 <= v < P ==> Term(r, MultiplyRounds(P, k) + 1, v, b) == Term(r, MultiplyRounds(P, k) + 1, 0, b);
     exits \false; @/
  void theorem_multiplying_ranks(int32_t P, int32_t k, int64_t r, int32_t b);
*/

#endif
