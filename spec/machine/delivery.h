/* The delivery theorem: a synchronous network that runs a broadcast leaves every rank with the
   root's data. For any schedule, any data and any latency. */
#ifndef DODONA_SPEC_MACHINE_DELIVERY_H
#define DODONA_SPEC_MACHINE_DELIVERY_H

#include <stdint.h>
#include "spec/machine/broadcast.h"

/*@
  // What stands in rank v's buffer for block j at the start of step x, in any run of any schedule. Network
  // is the only assumption about it.
  axiomatic Run {
    logic integer Value(integer x, integer v, integer j) reads \nothing;
  }

  // The network: what u's buffer holds when u sends stands in v's buffer `latency` steps later. A buffer
  // into which nothing arrives stays the same.
  predicate Network(integer S, integer latency) =
    (\forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
      Value(x + latency, v, j) == Value(x, u, j)) &&
    (\forall integer x, v, j; 0 < x && (\forall integer u; !Transfer(S, x - latency, u, v, j)) ==>
      Value(x, v, j) == Value(x - 1, v, j));
*/

/* Up to step x, what a rank holds is the root's data. */
/*@ ghost
  /@ requires latency: 1 <= latency;
     requires range: InRange(S, P, s);
     requires causal: Causal(S, root, latency);
     requires network: Network(S, latency);
     requires step: 0 <= x;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures held: \forall integer y, v, j; 0 <= y <= x && Held(S, root, latency, y, v, j) ==>
       Value(y, v, j) == Value(0, root, j);
     exits \false; @/
  void lemma_held(int64_t S, int32_t P, int32_t s, int32_t root, int64_t latency, int64_t x);
*/

/* When the last transfer has arrived, every rank has every block of the root's message. */
/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= last <= INT64_MAX - latency;
     requires broadcast: MessageBroadcast(S, P, s, root, latency, ticks);
     requires network: Network(S, latency);
     requires last: EndsWith(S, last);
     terminates \true;
     assigns \nothing;
     ensures delivered: \forall integer v, j; 0 <= v < P && 0 <= j < s ==>
       Value(last + latency, v, j) == Value(0, root, j);
     exits \false; @/
  void theorem_delivery(int64_t S, int32_t P, int32_t s, int32_t root, int64_t latency,
                        int64_t ticks, int64_t last);
*/

#endif
