/* Theorem 7 for plans: their transfers are a valid broadcast. The proof is in theorems/trees/broadcast.c. */
#ifndef DODONA_PROOFS_THEOREMS_TREES_BROADCAST_H
#define DODONA_PROOFS_THEOREMS_TREES_BROADCAST_H

#include "proofs/theorems/trees/plan.h"
#include "spec/machine/delivery.h"

/*@
  // Schedule S is the plan's: what dodona_tree_step_at tells, step by step and rank by rank.
  predicate PlanSchedule(dodona_tree_plan plan, integer S) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> PlanTransfer(plan, x, u, v, j);
*/

/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan);
     requires schedule: PlanSchedule(*plan, S);
     terminates \true;
     assigns \nothing;
     ensures valid: ValidBroadcast(S, plan->ranks, plan->blocks, plan->root, plan->rule.latency,
                                   plan->rule.ticks);
     ensures last: EndsWith(S, PlanSteps(*plan) - plan->rule.latency + 1);
     exits \false; @/
  void theorem_broadcast(const dodona_tree_plan *plan, int64_t S);
*/

#endif
