/* The expressions that a checker counts through messages are those that a network computes (spec/machine/same_bits.h). */
#ifndef DODONA_SPEC_LEMMAS_CHECK_TERMS_NETWORK_H
#define DODONA_SPEC_LEMMAS_CHECK_TERMS_NETWORK_H

#include "spec/check/terms.h"
#include "spec/lemmas/check_weights_network.h"
#include "spec/machine/same_bits.h"

/* When the last message has arrived, every rank has computed of block b the expression that the messages make. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && ReceivesApart(a, n, b);
     requires latency: 1 <= latency;
     requires network: 0 <= b < s && ListsBlock(a, n, S, s, b) && Computing(r, S, s, latency);
     requires end: 0 <= x && \forall integer k; 0 <= k < n ==> a[k].step + latency <= x;
     terminates \true;
     assigns \nothing;
     ensures same: \forall integer v; Term(r, x, v, b) == TermAfter(a, latency, b, n, v);
     exits \false; @/
  void theorem_terms_network(int64_t r, int64_t S, const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b,
                             int64_t x);
*/

#endif
