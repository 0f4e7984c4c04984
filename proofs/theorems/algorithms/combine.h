/* The combine as a schedule, and what is proven of it. The proofs are in theorems/algorithms/combine.c. */
#ifndef DODONA_PROOFS_THEOREMS_ALGORITHMS_COMBINE_H
#define DODONA_PROOFS_THEOREMS_ALGORITHMS_COMBINE_H

#include "ref/algorithms/combine/rounds.h"
#include "spec/machine/allreduce.h"
#include "spec/machine/broadcast.h"
#include "spec/machine/turn.h"

/*@
  // At the start of step x, 1 .. t + 1, each rank has counted its window: the w(x - 1) inputs that
  // end with its own, (v - d) mod P < w(x - 1), once each, and no other.
  predicate WindowsCounted{M}(integer P, uint32_t *w, integer x) =
    \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
      Count(x, v, d) == (Position(P, d, v) < w[x - 1] ? 1 : 0);

  // Schedule S is what dodona_combine_step_at tells, step by step and rank by rank.
  predicate CombineRun{M}(integer P, integer L, integer t, uint32_t *table, integer S) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> CombineMoves(P, L, t, table, x, u, v, j);
*/

/* The transfers are in range and keep the ports; the last is sent in step t - L + 1, received in
   round t. */
/*@ ghost
  /@ requires combine: Combine(ranks, latency, rounds, table);
     requires schedule: CombineRun(ranks, latency, rounds, table, S);
     terminates \true;
     assigns \nothing;
     ensures range: InRange(S, ranks, 2);
     ensures ports: DuplexPorts(S, 1);
     ensures first: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 1 <= x;
     ensures end: EndsWith(S, rounds - latency + 1);
     ensures last: 2 <= ranks ==>
       \exists integer u, v, j; Transfer(S, rounds - latency + 1, u, v, j);
     exits \false; @/
  void theorem_combine(int32_t ranks, int32_t latency, int64_t rounds, const uint32_t *table, int64_t S);
*/

/* The transfers lie within the rounds. */
/*@ ghost
  /@ requires combine: Combine(ranks, latency, rounds, table);
     terminates \true;
     assigns \nothing;
     ensures inside: \forall integer x, u, v, j; CombineMoves(ranks, latency, rounds, table, x, u, v, j) ==>
       1 <= x <= rounds && 0 <= u < ranks && 0 <= v < ranks && 0 <= j < 2;
     exits \false; @/
  void lemma_combine_inside(int32_t ranks, int32_t latency, int64_t rounds, const uint32_t *table);
*/

/* In every run of the network, each rank counts its window in every step, and after T_L(P) rounds
   every input once. */
/*@ requires combine: Combine(ranks, latency, rounds, table);
    requires schedule: CombineRun(ranks, latency, rounds, table, S);
    requires network: Combining(S, latency);
    terminates \true;
    assigns \nothing;
    ensures windows: \forall integer x; 1 <= x <= rounds + 1 ==> WindowsCounted(ranks, table, x);
    ensures combined: AllCombined(ranks, rounds + 1);
    exits \false; */
void theorem_combined(int32_t ranks, int32_t latency, int64_t rounds, const uint32_t *table,
                      int64_t S);

#endif
