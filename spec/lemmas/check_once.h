/* What dodona_check_once finds of a block, in a network of spec/machine/once.h. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_ONCE_H
#define DODONA_SPEC_LEMMAS_CHECK_ONCE_H

#include "spec/lemmas/check_weights_network.h"
#include "spec/machine/once.h"

/* Nothing is found in a block if and only if the network leaves every rank that wants the block with each input that matters exactly once. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && ReceivesApart(a, n, b) && 0 <= P;
     requires latency: 1 <= latency;
     requires tables: \valid_read(begins + (0 .. Cells(P, s) - 1));
     requires network: 0 <= b < s && ListsBlock(a, n, S, s, b) && Running(S, P, s, latency, begins);
     requires end: 0 <= x && \forall integer k; 0 <= k < n ==> a[k].step + latency <= x;
     terminates \true;
     assigns \nothing;
     ensures once: AllHaveEachOnce(a, latency, b, n, P, begins, wants, P) <==> BlockHasOnce(x, b, P, begins, wants);
     exits \false; @/
  void theorem_once(int64_t S, const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b,
                    const uint8_t *begins, const uint8_t *wants, int64_t x);
*/

#endif
