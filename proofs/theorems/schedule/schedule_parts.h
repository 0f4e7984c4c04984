/* theorem_schedule, part by part. */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_SCHEDULE_PARTS_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_SCHEDULE_PARTS_H

#include "proofs/theorems/algorithms/halves_phases.h"
#include "proofs/theorems/schedule/collective.h"
#include "proofs/theorems/schedule/network.h"
#include "proofs/theorems/schedule/schedule.h"
#include "spec/machine/allreduce.h"
#include "spec/machine/tally.h"

/* Trees on duplex ports. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_TREES;
    requires schedules: PlanSchedules(plan, R, D, A);
    terminates \true;
    assigns \nothing;
    ensures ports: DuplexPorts(A, PlanTicks(plan));
    ensures time: BeginsAfter(A, 1) && EndsWith(A, plan->steps - PlanLatency(plan) + 1);
    ensures cast: plan->request.op == DODONA_BCAST ==> Casts(plan, D, 1);
    ensures reduction: plan->request.op != DODONA_BCAST ==>
      ValidReduction(R, plan->request.ranks, plan->request.blocks, plan->request.root, PlanLatency(plan), PlanTicks(plan));
    ensures result: plan->request.op == DODONA_ALLREDUCE ==>
      ValidBroadcast(D, plan->request.ranks, plan->request.blocks, plan->request.root, PlanLatency(plan), PlanTicks(plan));
    ensures reduces: plan->request.op != DODONA_BCAST ==>
      Reduces(plan, A, plan->request.op == DODONA_ALLREDUCE ? 1 : 0);
    exits \false; */
void theorem_schedule_trees(const dodona_plan *plan, int64_t R, int64_t D, int64_t A);

/* No port of an allreduce by trees is used twice, whichever phase it is used in. */
/*@ requires memory: \valid_read(c);
    requires collective: ValidCollective(c);
    requires schedule: CollectiveSchedule(c, A);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == CollectiveSteps(c);
    ensures range: InRange(A, c->up.ranks, 2 * c->up.blocks);
    ensures ports: DuplexPorts(A, c->up.rule.ticks);
    ensures last: EndsWith(A, \result - c->up.rule.latency + 1);
    exits \false; */
int64_t theorem_collective_ports(const dodona_collective *c, int64_t A);

/*@
  // The broadcast of a network by names of its own: F in ranks, H in positions, C of the duplex plan that couples play, and N
  // takes positions to ranks.
  predicate NetworkNamed{L}(dodona_plan *plan, integer F, integer H, integer C, integer N) =
    plan->part == DODONA_PART_NETWORK ==>
      NetworkSchedule(&plan->network, F) && HopSchedule(&plan->network, H) && NetworkRenaming(&plan->network, N) &&
      (plan->kind == DODONA_KIND_COUPLES ==> PlanSchedule(&plan->network.plan, C));
*/

/* Couples, the direct simplex tree and the hypercube. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_NETWORK && !Grouped(plan);
    requires schedules: PlanSchedules(plan, R, D, A);
    requires names: NetworkNamed(plan, F, H, C, N);
    terminates \true;
    assigns \nothing;
    ensures ports: DuplexPorts(A, 1) && (plan->kind != DODONA_KIND_CUBE ==> SimplexPorts(A, 1));
    ensures time: BeginsAfter(A, 1) && EndsWith(A, plan->steps);
    ensures cast: plan->request.op == DODONA_BCAST ==> Casts(plan, D, 1);
    ensures reduction: plan->request.op != DODONA_BCAST ==>
      ValidReduction(R, plan->request.ranks, plan->request.blocks, plan->request.root, PlanLatency(plan), PlanTicks(plan));
    ensures result: plan->request.op == DODONA_ALLREDUCE ==>
      ValidBroadcast(D, plan->request.ranks, plan->request.blocks, plan->request.root, PlanLatency(plan), PlanTicks(plan));
    ensures reduces: plan->request.op != DODONA_BCAST ==>
      Reduces(plan, A, plan->request.op == DODONA_ALLREDUCE ? 1 : 0);
    exits \false; */
void theorem_schedule_network(const dodona_plan *plan, int64_t R, int64_t D, int64_t A, int64_t F,
                              int64_t H, int64_t C, int64_t N);

/* Shares of the baselines. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_EXCHANGE && !Wraps(plan);
    requires schedules: PlanSchedules(plan, R, D, A);
    terminates \true;
    assigns \nothing;
    ensures ports: MessagePorts(A, 1);
    ensures time: BeginsAfter(A, 1) && EndsWith(A, plan->steps);
    ensures cast: plan->request.op == DODONA_BCAST ==> Casts(plan, D, 0);
    ensures range: InRange(A, plan->request.ranks, 2 * plan->request.blocks);
    exits \false; */
void theorem_schedule_exchange(const dodona_plan *plan, int64_t R, int64_t D, int64_t A);

/* A network that runs an allreduce by one of them leaves every rank with every input once. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_EXCHANGE && !Wraps(plan);
    requires schedules: PlanSchedules(plan, R, D, A);
    requires op: plan->request.op == DODONA_ALLREDUCE;
    requires run: Carrying(A, plan->request.ranks, plan->request.blocks, plan->request.root, 2, 1);
    terminates \true;
    assigns \nothing;
    ensures all: Collected(plan->request.ranks, plan->request.blocks, plan->request.root, 2, 2, plan->steps + 1);
    exits \false; */
void theorem_run_exchange(const dodona_plan *plan, int64_t R, int64_t D, int64_t A);

/*@
  // The casts of a plan by skips, each by a name: S the first half, or what a reduce-scatter runs backwards, and F the second.
  predicate CastsNamed{L}(dodona_plan *plan, integer S, integer F) =
    Wraps(plan) ==> HalvesNamed(S, F, FirstHalf(plan->request.op), SecondHalf(plan->request.op), plan->request.ranks,
                                plan->request.group, plan->request.root, plan->request.blocks);
*/

/* Skips. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && Wraps(plan);
    requires schedules: PlanSchedules(plan, R, D, A);
    requires casts: CastsNamed(plan, S, F);
    terminates \true;
    assigns \nothing;
    ensures ports: MessagePorts(A, 1);
    ensures time: BeginsAfter(A, 1) && EndsWith(A, plan->steps);
    ensures cast: plan->request.op == DODONA_BCAST ==> Casts(plan, D, 0);
    ensures range: InRange(A, plan->request.ranks, 2 * plan->request.blocks);
    exits \false; */
void theorem_schedule_skips(const dodona_plan *plan, int64_t R, int64_t D, int64_t A, int64_t S,
                            int64_t F);

/* A network that runs skips leaves whoever wants a block with the inputs of all who began with it; so does one that runs half a ring. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && Wraps(plan);
    requires schedules: PlanSchedules(plan, R, D, A);
    requires casts: CastsNamed(plan, S, F);
    requires run: Carrying(A, plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(plan), 1);
    terminates \true;
    assigns \nothing;
    ensures collected: Collected(plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(plan),
                                 PlanWants(plan), plan->steps + 1);
    ensures whole: SendsWhole(A, plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(plan));
    exits \false; */
void theorem_run_skips(const dodona_plan *plan, int64_t R, int64_t D, int64_t A, int64_t S,
                       int64_t F);

/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && !Wraps(plan) && ByHalves(plan);
    requires schedules: PlanSchedules(plan, R, D, A);
    requires run: Carrying(A, plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(plan), 1);
    terminates \true;
    assigns \nothing;
    ensures collected: Collected(plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(plan),
                                 PlanWants(plan), plan->steps + 1);
    ensures whole: SendsWhole(A, plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(plan));
    exits \false; */
void theorem_run_ring(const dodona_plan *plan, int64_t R, int64_t D, int64_t A);

/* Windows. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_COMBINE;
    requires schedules: PlanSchedules(plan, R, D, A);
    terminates \true;
    assigns \nothing;
    ensures range: InRange(R, plan->request.ranks, 2);
    ensures ports: DuplexPorts(R, 1);
    ensures time: BeginsAfter(R, 1) && EndsWith(R, plan->steps - PlanLatency(plan) + 1);
    ensures only: \forall integer x, u, v, j; !Transfer(D, x, u, v, j);
    exits \false; */
void theorem_schedule_combine(const dodona_plan *plan, int64_t R, int64_t D, int64_t A);

/* So does one that runs the windows. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_COMBINE;
    requires schedules: PlanSchedules(plan, R, D, A);
    requires run: Combining(R, PlanLatency(plan));
    terminates \true;
    assigns \nothing;
    ensures all: AllCombined(plan->request.ranks, plan->steps + 1);
    exits \false; */
void theorem_run_combine(const dodona_plan *plan, int64_t R, int64_t D, int64_t A);

#endif
