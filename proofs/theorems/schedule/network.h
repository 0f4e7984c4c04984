/* The schedules of networks in ranks and in positions, and what is proven of them. The proof is in theorems/schedule/network.c. */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_NETWORK_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_NETWORK_H

#include "proofs/theorems/trees/broadcast.h"
#include "ref/schedule/network.h"
#include "spec/machine/relabel.h"
#include "spec/machine/begins.h"

/*@
  // A network and its table.
  predicate AnyNetwork{L}(dodona_plan plan, uint32_t *table) =
    ValidNetwork(plan) && NetworkTable(plan, table);

  // Schedule R is what dodona_network_step_at tells, rank by rank; S the same in positions, with the schedule D
  // of the duplex plan where there is one; renaming N takes positions to ranks.
  predicate NetworkSchedule(dodona_plan plan, integer R) =
    \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==> NetworkTransfer(plan, x, u, v, j);
  predicate HopSchedule(dodona_plan plan, integer S) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> NetworkHop(plan, x, u, v, j);
  predicate NetworkRenaming(dodona_plan plan, integer N) =
    \forall integer v; Rename(N, v) == NetworkRank(plan, v) && Original(N, v) == NetworkPosition(plan, v);
*/

/* In positions. */
/*@ requires network: \valid_read(plan) && AnyNetwork(*plan, table);
    requires duplex: plan->family == DODONA_FAMILY_COUPLES ==> PlanSchedule(plan->up, D);
    requires schedule: HopSchedule(*plan, S);
    terminates \true;
    assigns \nothing;
    ensures valid: ValidBroadcast(S, plan->request.ranks, plan->request.blocks, 0, 1, 1);
    ensures simplex: plan->family < DODONA_FAMILY_CUBE ==> SimplexPorts(S, 1);
    ensures time: BeginsAfter(S, 1) && EndsWith(S, \result);
    ensures steps: \result == NetworkSteps(*plan) && 0 <= \result < INT64_MAX;
    exits \false; */
int64_t theorem_network_hops(const dodona_plan *plan, const uint32_t *table, int64_t D, int64_t S);

/* For every root. */
/*@ requires network: \valid_read(plan) && AnyNetwork(*plan, table);
    requires duplex: plan->family == DODONA_FAMILY_COUPLES ==> PlanSchedule(plan->up, D);
    requires positions: HopSchedule(*plan, S);
    requires ranks: NetworkSchedule(*plan, R);
    requires renaming: NetworkRenaming(*plan, N);
    terminates \true;
    assigns \nothing;
    ensures valid: ValidBroadcast(R, plan->request.ranks, plan->request.blocks, plan->request.root, 1, 1);
    ensures simplex: plan->family < DODONA_FAMILY_CUBE ==> SimplexPorts(R, 1);
    ensures time: BeginsAfter(R, 1) && EndsWith(R, \result);
    ensures steps: \result == NetworkSteps(*plan) && 0 <= \result < INT64_MAX;
    exits \false; */
int64_t theorem_network(const dodona_plan *plan, const uint32_t *table, int64_t D, int64_t S,
                        int64_t R, int64_t N);

#endif
