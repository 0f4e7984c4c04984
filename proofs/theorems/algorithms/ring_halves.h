/* The halves of the ring allreduce as collectives of their own: what is cited of them. */
#ifndef DODONA_PROOFS_RING_HALVES_H
#define DODONA_PROOFS_RING_HALVES_H

#include "proofs/theorems/algorithms/baseline.h"
#include "spec/machine/wants.h"

/*@
  predicate IsRingHalf(integer kind) = kind == DODONA_KIND_RING_SCATTER || kind == DODONA_KIND_RING_GATHER;

  // Who begins with a block and who wants it, in the words of IsOf: in a reduce-scatter all ranks and its owner, in an allgather its owner and all.
  logic integer RingBegins(integer kind) = kind == DODONA_KIND_RING_SCATTER ? 2 : 1;
  logic integer RingWants(integer kind) = kind == DODONA_KIND_RING_SCATTER ? 1 : 2;
*/

/* In a step each rank sends one message at most and receives one. */
/*@ requires kind: IsRingHalf(kind);
    requires range: 1 <= ranks && 1 <= blocks;
    requires schedule: AllreduceSchedule(S, kind, ranks, blocks);
    terminates \true;
    assigns \nothing;
    ensures range: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
      1 <= x <= BaselineSteps(kind, ranks) && 0 <= u < ranks && 0 <= v < ranks && u != v && 0 <= j < 2 * blocks;
    ensures ports: MessagePorts(S, 1);
    exits \false; */
void theorem_ring_ports(int32_t kind, int32_t ranks, int32_t blocks, int64_t S);

/* After the steps whoever wants a block has it, and nobody was sent less of it to store. */
/*@ requires kind: IsRingHalf(kind);
    requires range: 1 <= ranks && 1 <= blocks;
    requires schedule: AllreduceSchedule(S, kind, ranks, blocks);
    requires network: Carrying(S, ranks, blocks, 0, RingBegins(kind), 1);
    terminates \true;
    assigns \nothing;
    ensures collected: Collected(ranks, blocks, 0, RingBegins(kind), RingWants(kind), BaselineSteps(kind, ranks) + 1);
    ensures whole: SendsWhole(S, ranks, blocks, 0, RingBegins(kind));
    exits \false; */
void theorem_ring_halves(int32_t kind, int32_t ranks, int32_t blocks, int64_t S);

#endif
