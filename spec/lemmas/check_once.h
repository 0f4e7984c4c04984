/* What dodona_check_once finds of a block, in the network of spec/machine/contributions.h. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_ONCE_H
#define DODONA_SPEC_LEMMAS_CHECK_ONCE_H

#include "spec/lemmas/check_weights_network.h"

/*@
  // Rank d, if it wants block b, has in it once the input of each rank that begins with one, at the start of step x.
  predicate BlockHasOnce(integer x, integer b, integer P, uint8_t *begins, uint8_t *wants) =
    \forall integer d, i; 0 <= d < P && wants[Cell(P, d, b)] != 0 && 0 <= i < P && begins[Cell(P, i, b)] != 0 ==>
      Times(x, d, b, i) == 1;
*/

/* Nothing is found in a block if and only if the network leaves every rank that wants the block with each input that matters exactly once. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && ReceivesApart(a, n, b) && 0 <= P;
     requires latency: 1 <= latency;
     requires network: 0 <= b < s && ListsBlock(a, n, S, s, b) && Reducing(S, s, latency);
     requires end: 0 <= x && \forall integer k; 0 <= k < n ==> a[k].step + latency <= x;
     terminates \true;
     assigns \nothing;
     ensures once: AllHaveEachOnce(a, latency, b, n, P, begins, wants, P) <==> BlockHasOnce(x, b, P, begins, wants);
     exits \false; @/
  void theorem_once(int64_t S, const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b,
                    const uint8_t *begins, const uint8_t *wants, int64_t x);
*/

#endif
