/* The schedules of networks in ranks and in positions, and what is proven of them. The proof is in theorems/schedule/network.c. */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_NETWORK_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_NETWORK_H

#include "proofs/theorems/schedule/broadcast.h"
#include "ref/schedule/network.h"
#include "spec/machine/relabel.h"
#include "spec/machine/begins.h"

/*@
  // A network and its table.
  predicate AnyNetwork{L}(dodona_network *n, uint32_t *table) =
    \valid_read(n) && ValidNetwork(n) && NetworkTable(n, table);

  // Schedule R is what dodona_network_step_at tells, rank by rank; S the same in positions, with the schedule D
  // of the duplex plan where there is one; renaming N takes positions to ranks.
  predicate NetworkSchedule{L}(dodona_network *n, integer R) =
    \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==> NetworkTransfer(n, x, u, v, j);
  predicate HopSchedule{L}(dodona_network *n, integer S) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> NetworkHop(n, x, u, v, j);
  predicate NetworkRenaming{L}(dodona_network *n, integer N) =
    \forall integer v; Rename(N, v) == NetworkRank(n, v) && Original(N, v) == NetworkPosition(n, v);
*/

/* In positions. */
/*@ requires network: AnyNetwork(n, table);
    requires duplex: n->request.family == DODONA_FAMILY_COUPLES ==> PlanSchedule(&n->plan, D);
    requires schedule: HopSchedule(n, S);
    terminates \true;
    assigns \nothing;
    ensures valid: ValidBroadcast(S, n->request.ranks, n->request.blocks, 0, 1, 1);
    ensures simplex: n->request.family < DODONA_FAMILY_CUBE ==> SimplexPorts(S, 1);
    ensures time: BeginsAfter(S, 1) && EndsWith(S, \result);
    ensures steps: \result == NetworkSteps(n) && 0 <= \result < INT64_MAX;
    exits \false; */
int64_t theorem_network_hops(const dodona_network *n, const uint32_t *table, int64_t D, int64_t S);

/* For every root. */
/*@ requires network: AnyNetwork(n, table);
    requires duplex: n->request.family == DODONA_FAMILY_COUPLES ==> PlanSchedule(&n->plan, D);
    requires positions: HopSchedule(n, S);
    requires ranks: NetworkSchedule(n, R);
    requires renaming: NetworkRenaming(n, N);
    terminates \true;
    assigns \nothing;
    ensures valid: ValidBroadcast(R, n->request.ranks, n->request.blocks, n->request.root, 1, 1);
    ensures simplex: n->request.family < DODONA_FAMILY_CUBE ==> SimplexPorts(R, 1);
    ensures time: BeginsAfter(R, 1) && EndsWith(R, \result);
    ensures steps: \result == NetworkSteps(n) && 0 <= \result < INT64_MAX;
    exits \false; */
int64_t theorem_network(const dodona_network *n, const uint32_t *table, int64_t D, int64_t S,
                        int64_t R, int64_t N);

#endif
