/* What the plans of alltoalls, scans and barriers are for.

     theorem_schedule_alltoall   whoever is to have a block ends with what its giver had of it
     theorem_schedule_scan       every rank ends with the inputs of the ranks before it, in the order of ranks
     theorem_schedule_barrier    every rank ends having heard of every rank
     theorem_schedule_multiplying  every rank ends with every input once */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_SCHEDULE_OTHERS_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_SCHEDULE_OTHERS_H

#include "proofs/theorems/algorithms/alltoall.h"
#include "proofs/theorems/algorithms/multiplying.h"
#include "proofs/theorems/algorithms/scan.h"
#include "proofs/theorems/schedule/schedule_parts.h"
#include "spec/machine/barrier.h"

/* Any number n of blocks, each from its giver to its taker (Dealt). A names their transfers: those that dodona_alltoall_step_at tells. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->request.op == DODONA_ALLTOALL;
    requires blocks: 0 <= n && Dealt(plan->request.ranks, n);
    requires schedule: IsAlltoall(A, plan->request.ranks, plan->request.group, n);
    requires network: Network(A, 1);
    terminates \true;
    assigns \nothing;
    ensures told: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==>
      \exists integer first, count; Moves(*plan, x, u, v, first, count);
    ensures range: InRange(A, plan->request.ranks, n) && MessagePorts(A, 1) && EndsWith(A, plan->steps) && BeginsAfter(A, 1);
    ensures delivered: \forall integer j; 0 <= j < n ==> Value(plan->steps + 1, Taker(j), j) == Value(1, Giver(j), j);
    exits \false; */
void theorem_schedule_alltoall(const dodona_plan *plan, int64_t A, int32_t n);

/* The network runs what the plan tells: block 0 has the sender's own input behind what it has, block 1 has not; what comes is put in front. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && (plan->request.op == DODONA_SCAN || plan->request.op == DODONA_EXSCAN);
    requires length: 0 <= n;
    requires associative: Associative;
    requires network: Scanning(plan->request.ranks, plan->variant, n);
    terminates \true;
    assigns \nothing;
    ensures told: \forall integer x, u, v; 1 <= x <= plan->steps ==>
      (Moves(*plan, x, u, v, 0, 1) <==> x <= plan->variant && ScanMoves(plan->request.ranks, plan->variant, x, u, v)) &&
      (Moves(*plan, x, u, v, 1, 1) <==> plan->variant < x && ScanMoves(plan->request.ranks, plan->variant, x, u, v));
    ensures exclusive: \forall integer v, j; 1 <= v < plan->request.ranks && 0 <= j < n ==>
      Partial(plan->steps + 1, v, j) == Ordered(j, 0, v - 1);
    ensures inclusive: \forall integer v, j; 1 <= v < plan->request.ranks && 0 <= j < n ==>
      Op(Partial(plan->steps + 1, v, j), Input(v, j)) == Ordered(j, 0, v);
    exits \false; */
void theorem_schedule_scan(const dodona_plan *plan, int32_t n);

/* F names the plan's cast, an allgather with a block for each rank. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->request.op == DODONA_BARRIER;
    requires schedule: CastNamed(*plan, 1, F);
    requires network: Telling(F, 1);
    terminates \true;
    assigns \nothing;
    ensures told: \forall integer x, u, v, j; Transfer(F, x, u, v, j) ==> PlanCarries(*plan, x, u, v, j);
    ensures heard: \forall integer v, d; 0 <= v < plan->request.ranks && 0 <= d < plan->request.ranks ==>
      HeardOf(plan->steps + 1, v, d);
    exits \false; */
void theorem_schedule_barrier(const dodona_plan *plan, int64_t F);

/* The network runs what the plan tells, group - 1 steps a round: a message has what its sender had when the round began. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family == DODONA_FAMILY_MULTIPLY;
    requires network: Multiplying(plan->request.ranks, plan->request.group, b);
    terminates \true;
    assigns \nothing;
    ensures told: \forall integer x, u, v; 1 <= x <= plan->steps && 0 <= u < plan->request.ranks && 0 <= v < plan->request.ranks ==>
      (Moves(*plan, x, u, v, 0, 1) <==> MultiplyTo(plan->request.ranks, plan->request.group, MultiplyRound(plan->request.group, x), u,
                                                  MultiplyPort(plan->request.group, x)) == v);
    ensures rounds: plan->steps == MultiplyRounds(plan->request.ranks, plan->request.group) * (plan->request.group - 1);
    ensures all: \forall integer v, d; 0 <= v < plan->request.ranks && 0 <= d < plan->request.ranks ==>
      Times(MultiplyRounds(plan->request.ranks, plan->request.group) + 1, v, b, d) == 1;
    exits \false; */
void theorem_schedule_multiplying(const dodona_plan *plan, int32_t b);

#endif
