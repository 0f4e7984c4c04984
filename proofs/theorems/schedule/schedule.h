/* The schedules of a plan, from what dodona_step_at tells, and what the parts prove of them. The theorem to cite is in
   schedule.c. */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_SCHEDULE_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_SCHEDULE_H

#include "ref/schedule/plan.h"
#include "spec/machine/contributions.h"
#include "spec/machine/delivery.h"
#include "spec/machine/reduction.h"
#include "spec/machine/tally.h"
#include "spec/machine/wants.h"

/*@
  // In step x rank u sends v block j, perhaps with others.
  predicate PlanCarries{L}(dodona_plan *plan, integer x, integer u, integer v, integer j) =
    \exists integer first, count; Moves(plan, x, u, v, first, count) && InMove(plan, first, count, j);

  // The plan's schedules: R is what is combined where it arrives, D what is stored, A both in one, with what is stored
  // as blocks s .. 2 s - 1.
  predicate PlanSchedules{L}(dodona_plan *plan, integer R, integer D, integer A) =
    (\forall integer x, u, v, j; Transfer(R, x, u, v, j) <==>
       PlanCarries(plan, x, u, v, j) && Combines(plan, x)) &&
    (\forall integer x, u, v, j; Transfer(D, x, u, v, j) <==>
       PlanCarries(plan, x, u, v, j) && !Combines(plan, x)) &&
    (\forall integer x, u, v, j; Transfer(A, x, u, v, j) <==>
       (j < plan->request.blocks && PlanCarries(plan, x, u, v, j) && Combines(plan, x)) ||
       (plan->request.blocks <= j && PlanCarries(plan, x, u, v, j - plan->request.blocks) && !Combines(plan, x)));

  // The latency of a message and the ticks that it keeps its ports.
  logic integer PlanLatency{L}(dodona_plan *plan) =
    plan->part == DODONA_PART_TREES ? plan->trees.up.rule.latency :
    plan->part == DODONA_PART_COMBINE ? plan->combine.latency : 1;
  logic integer PlanTicks{L}(dodona_plan *plan) =
    plan->part == DODONA_PART_TREES ? plan->trees.up.rule.ticks : 1;

  // A valid broadcast by schedule D, and a network that runs D delivers; `once`: no rank receives a block twice.
  predicate Casts{L}(dodona_plan *plan, integer D, integer once) =
    MessageBroadcast(D, plan->request.ranks, plan->request.blocks, plan->request.root, PlanLatency(plan),
                     PlanTicks(plan)) &&
    (once != 0 ==> ValidBroadcast(D, plan->request.ranks, plan->request.blocks, plan->request.root,
                                  PlanLatency(plan), PlanTicks(plan))) &&
    (Network(D, PlanLatency(plan)) ==> \forall integer v, j;
       0 <= v < plan->request.ranks && 0 <= j < plan->request.blocks ==>
       Value(plan->steps + 1, v, j) == Value(0, plan->request.root, j));

  // A network that runs A leaves the root, or every rank, with each input to each block exactly once.
  predicate Reduces{L}(dodona_plan *plan, integer A, integer all) =
    Reducing(A, plan->request.blocks, PlanLatency(plan)) ==>
      AllReduced(plan->request.ranks, plan->request.blocks, plan->request.root, all, plan->steps + 1);

  // The ports of the whole schedule: of messages where shares travel, simplex where the request asks for it.
  predicate PortsKept{L}(dodona_plan *plan, integer R, integer A) =
    plan->part == DODONA_PART_COMBINE ? DuplexPorts(R, 1) :
    plan->part == DODONA_PART_EXCHANGE ? MessagePorts(A, 1) :
    DuplexPorts(A, PlanTicks(plan)) &&
      (plan->part == DODONA_PART_NETWORK && plan->kind != DODONA_KIND_CUBE ==> SimplexPorts(A, 1));

  // Nothing is sent before step 1, and what is sent has arrived at the end of step plan.steps.
  predicate InTime{L}(dodona_plan *plan, integer S) =
    BeginsAfter(S, 1) && EndsWith(S, plan->steps - PlanLatency(plan) + 1);

  // Of a collective of halves, a machine that runs A leaves whoever wants a block with all of it (spec/machine/wants.h).
  logic integer PlanBegins{L}(dodona_plan *plan) = HalvesBegin(FirstHalf(plan->request.op));
  logic integer PlanWants{L}(dodona_plan *plan) = HalvesWant(SecondHalf(plan->request.op));

  predicate ByBlocks{L}(dodona_plan *plan) =
    plan->part == DODONA_PART_TREES || plan->part == DODONA_PART_NETWORK;

  // The schedules are a valid collective of the plan's operation.
  predicate ValidPlanned{L}(dodona_plan *plan, integer R, integer D, integer A) =
    PortsKept(plan, R, A) && InTime(plan, plan->part == DODONA_PART_COMBINE ? R : A) &&
    (plan->request.op == DODONA_BCAST ==> Casts(plan, D, plan->part == DODONA_PART_EXCHANGE ? 0 : 1)) &&
    (plan->request.op != DODONA_BCAST && ByBlocks(plan) ==>
       ValidReduction(R, plan->request.ranks, plan->request.blocks, plan->request.root, PlanLatency(plan),
                      PlanTicks(plan)) &&
       Reduces(plan, A, plan->request.op == DODONA_ALLREDUCE ? 1 : 0)) &&
    (plan->request.op == DODONA_ALLREDUCE && ByBlocks(plan) ==>
       ValidBroadcast(D, plan->request.ranks, plan->request.blocks, plan->request.root, PlanLatency(plan),
                      PlanTicks(plan))) &&
    (plan->part == DODONA_PART_EXCHANGE ==> InRange(A, plan->request.ranks, 2 * plan->request.blocks)) &&
    (plan->part == DODONA_PART_COMBINE ==>
       InRange(R, plan->request.ranks, 2) && (\forall integer x, u, v, j; !Transfer(D, x, u, v, j)));
*/

#endif
