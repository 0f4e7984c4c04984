/* A barrier: a message tells its receiver of every rank that its sender has heard of. An allgather is a barrier: when the last message of the
   allgather has arrived, every rank has heard of every rank, whatever the blocks hold. */
#ifndef DODONA_SPEC_MACHINE_BARRIER_H
#define DODONA_SPEC_MACHINE_BARRIER_H

#include <stdint.h>
#include "spec/machine/phase.h"

/*@
  // When step x begins rank v has heard of rank d. Nothing is assumed about it but Telling.
  axiomatic Hearsay {
    predicate HeardOf(integer x, integer v, integer d) reads \nothing;
  }

  predicate Telling(integer S, integer latency) =
    (\forall integer x, v; HeardOf(x, v, v)) &&
    (\forall integer x, v, d; HeardOf(x, v, d) ==> HeardOf(x + 1, v, d)) &&
    (\forall integer x, u, v, j, d; Transfer(S, x, u, v, j) && HeardOf(x, u, d) ==> HeardOf(x + latency, v, d));
*/

/* The schedule of an allgather, or any other that takes each block from its owner to all, in which each rank has a block. The allgather by skips is
   one (theorem_allgather_cast), and that around a ring (theorem_ring_cast). */
/*@ ghost
  /@ requires latency: 1 <= latency && first <= end;
     requires cast: Cast(S, P, s, root, 1, 2, latency) && InWindow(S, latency, first, end);
     requires blocks: 1 <= P <= s;
     requires network: Telling(S, latency);
     terminates \true;
     assigns \nothing;
     ensures heard: \forall integer v, d; 0 <= v < P && 0 <= d < P ==> HeardOf(end, v, d);
     exits \false; @/
  void theorem_barrier(int64_t S, int32_t P, int32_t s, int32_t root, int64_t latency, int64_t first, int64_t end);
*/

#endif
