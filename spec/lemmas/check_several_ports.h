/* What dodona_check_once finds of a block, in the network of spec/machine/several_ports.h. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_SEVERAL_PORTS_H
#define DODONA_SPEC_LEMMAS_CHECK_SEVERAL_PORTS_H

#include "spec/lemmas/check_once.h"
#include "spec/machine/several_ports.h"

/* When the last message has arrived, every rank has of every input what is counted. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && ResultsAlone(a, n, b);
     requires latency: 1 <= latency;
     requires network: 0 <= b < s && Exchanging(a, n, latency, b);
     requires end: 0 <= x && \forall integer k; 0 <= k < n ==> a[k].step + latency <= x;
     terminates \true;
     assigns \nothing;
     ensures counted: \forall integer v; Times(x, v, b, i) == Copies(a, latency, b, i, n, v);
     exits \false; @/
  void theorem_weights_ports(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b, int32_t i,
                     int64_t x);
*/

#endif
