/* The transfers of a reduction, a plan run backwards, and of an allreduce, a reduction and the broadcast of
   its result, in ranks. */
#ifndef DODONA_SPEC_COLLECTIVE_H
#define DODONA_SPEC_COLLECTIVE_H

#include "../ref/collective.h"

/*@
  // The reduction by a plan: step x is step PlanSteps - latency + 2 - x of the plan, so that what the plan
  // sends last, the reduction sends in step 1.
  predicate ReduceTransfer{L}(dodona_plan *plan, integer x, integer u, integer v, integer j) =
    PlanTransfer(plan, PlanSteps(plan) - plan->rule.latency + 2 - x, v, u, j);

  // Two plans that can follow each other: the same ranks, root, blocks and latency.
  predicate SameMachine{L}(dodona_plan *up, dodona_plan *down) =
    up->ranks == down->ranks && up->root == down->root && up->blocks == down->blocks &&
    up->rule.latency == down->rule.latency && up->rule.ticks == down->rule.ticks;

  predicate ValidCollective{L}(dodona_collective *c) =
    DODONA_BCAST <= c->op <= DODONA_ALLREDUCE && ValidPlan(&c->up) && ValidPlan(&c->down) &&
    SameMachine(&c->up, &c->down) && PlanSteps(&c->up) + PlanSteps(&c->down) <= INT64_MAX;

  // The broadcast begins when the reduction has ended.
  logic integer CollectiveOffset{L}(dodona_collective *c) =
    c->op == DODONA_ALLREDUCE ? PlanSteps(&c->up) : 0;
  logic integer CollectiveSteps{L}(dodona_collective *c) =
    c->op == DODONA_REDUCE ? PlanSteps(&c->up)
                           : CollectiveOffset(c) + PlanSteps(&c->down);

  // In step x, u sends v its partial combination of block j; v combines it with its own.
  predicate PartialTransfer{L}(dodona_collective *c, integer x, integer u, integer v, integer j) =
    c->op != DODONA_BCAST && ReduceTransfer(&c->up, x, u, v, j);

  // In step x, u sends v the block j that all are to have; v stores it.
  predicate ResultTransfer{L}(dodona_collective *c, integer x, integer u, integer v, integer j) =
    c->op != DODONA_REDUCE && PlanTransfer(&c->down, x - CollectiveOffset(c), u, v, j);

  predicate CollectiveTransfer{L}(dodona_collective *c, integer x, integer u, integer v,
                                  integer j) =
    PartialTransfer(c, x, u, v, j) || ResultTransfer(c, x, u, v, j);
*/

#endif
