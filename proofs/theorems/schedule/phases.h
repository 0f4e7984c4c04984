/* A reduction R and then a broadcast D of its result, in one schedule A: what a network that runs A counts. */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_PHASES_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_PHASES_H

#include "spec/machine/contributions.h"
#include "spec/machine/delivery.h"
#include "spec/machine/tally.h"

/*@
  // A is R, and D s blocks on.
  predicate Phases(integer A, integer R, integer D, integer s) =
    \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==>
      (j < s && Transfer(R, x, u, v, j)) || (s <= j && Transfer(D, x, u, v, j - s));
*/

/* When the last transfer of a reduction has arrived, the root has each input once, in every network that runs it. */
/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= last <= INT64_MAX - latency;
     requires ranges: 0 <= root < P && 0 <= s;
     requires phases: Phases(A, R, D, s);
     requires reduction: ValidReduction(R, P, s, root, latency, ticks) && EndsWith(R, last);
     requires result: InRange(D, P, s) && BeginsAfter(D, last + latency);
     terminates \true;
     assigns \nothing;
     ensures root: Reducing(A, s, latency) ==> AllReduced(P, s, root, 0, last + latency);
     exits \false; @/
  void lemma_phase_reduces(int64_t A, int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                           int64_t ticks, int64_t last);
*/

/* When the broadcast has arrived, too, every rank has. */
/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= last <= end <= INT64_MAX - latency;
     requires ranges: 0 <= root < P && 0 <= s;
     requires phases: Phases(A, R, D, s);
     requires reduction: ValidReduction(R, P, s, root, latency, ticks) && EndsWith(R, last);
     requires result: ValidBroadcast(D, P, s, root, latency, ticks) && BeginsAfter(D, last + latency) && EndsWith(D, end);
     terminates \true;
     assigns \nothing;
     ensures all: Reducing(A, s, latency) ==> AllReduced(P, s, root, 1, end + latency);
     exits \false; @/
  void lemma_phases_reduce(int64_t A, int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                           int64_t ticks, int64_t last, int64_t end);
*/

/* The ports of both phases in one schedule. */
/*@ ghost
  /@ requires phases: Phases(A, R, D, s);
     requires ports: DuplexPorts(R, ticks) && DuplexPorts(D, ticks) && 1 <= ticks;
     requires apart: EndsWith(R, last) && BeginsAfter(D, last + ticks);
     terminates \true;
     assigns \nothing;
     ensures ports: DuplexPorts(A, ticks);
     ensures simplex: SimplexPorts(R, ticks) && SimplexPorts(D, ticks) ==> SimplexPorts(A, ticks);
     exits \false; @/
  void lemma_phases_ports(int64_t A, int64_t R, int64_t D, int32_t s, int64_t ticks, int64_t last);
*/

/* A broadcast that begins `by` steps later. */
/*@ ghost
  /@ requires later: \forall integer x, u, v, j; Transfer(D, x, u, v, j) <==> Transfer(F, x - by, u, v, j);
     requires by: 0 <= by;
     requires broadcast: ValidBroadcast(F, P, s, root, latency, ticks) && BeginsAfter(F, 1) && EndsWith(F, last);
     terminates \true;
     assigns \nothing;
     ensures broadcast: ValidBroadcast(D, P, s, root, latency, ticks) && MessageBroadcast(D, P, s, root, latency, ticks);
     ensures time: BeginsAfter(D, by + 1) && EndsWith(D, by + last);
     ensures simplex: SimplexPorts(F, ticks) ==> SimplexPorts(D, ticks);
     exits \false; @/
  void lemma_later(int64_t D, int64_t F, int64_t by, int32_t P, int32_t s, int32_t root, int64_t latency, int64_t ticks,
                   int64_t last);
*/

/* A network that runs a broadcast has delivered it when the last transfer has arrived, in step `end` or before. */
/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= end;
     requires broadcast: MessageBroadcast(S, P, s, root, latency, ticks) && EndsWith(S, end - latency);
     terminates \true;
     assigns \nothing;
     ensures delivered: Network(S, latency) ==> \forall integer v, j; 0 <= v < P && 0 <= j < s ==>
       Value(end, v, j) == Value(0, root, j);
     exits \false; @/
  void lemma_run_delivers(int64_t S, int32_t P, int32_t s, int32_t root, int64_t latency, int64_t ticks, int64_t end);
*/

#endif
