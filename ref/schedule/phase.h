/* How long a message of a plan takes. */
#ifndef DODONA_SCHEDULE_PHASE_H
#define DODONA_SCHEDULE_PHASE_H

#include "ref/schedule/plan.h"

/* Returns the steps after which a message can be used. O(1). */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan);
    terminates \true;
    assigns \nothing;
    ensures latency: 1 <= \result == PlanLatency(*plan) <= INT32_MAX;
    ensures ticks: 1 <= PlanTicks(*plan) <= \result;
    exits \false; */
int64_t dodona_plan_latency(const dodona_plan *plan);

/* What a plan of two phases moves. */
/*@ ghost
  /@ requires phases: ByPhases(plan);
     requires first: first == plan.first;
     terminates \true;
     assigns \nothing;
     ensures later: \forall integer x, u, v, f, n; first < x ==>
       (Moves(plan, x, u, v, f, n) <==> 1 <= x <= plan.steps && CastMoves(plan, 1, x - first, u, v, f, n));
     ensures backwards: FirstBack(plan) != 0 ==> \forall integer x, u, v, f, n; x <= first ==>
       (Moves(plan, x, u, v, f, n) <==> 1 <= x <= plan.steps && CastMoves(plan, 0, first - PlanLatency(plan) + 2 - x, v, u, f, n));
     ensures forwards: FirstBack(plan) == 0 ==> \forall integer x, u, v, f, n; x <= first ==>
       (Moves(plan, x, u, v, f, n) <==> 1 <= x <= plan.steps && CastMoves(plan, 0, x, u, v, f, n));
     exits \false; @/
  void lemma_phase_moves(dodona_plan plan, int64_t first);

  // Of trees.
  /@ requires plan: ValidSchedule(plan) && plan.family < DODONA_TREE_FAMILIES;
     terminates \true;
     assigns \nothing;
     ensures first: plan.first == (plan.request.op == DODONA_BCAST ? 0 : PlanSteps(plan.up));
     ensures last: plan.steps == plan.first + (plan.request.op == DODONA_REDUCE ? 0 : PlanSteps(plan.down));
     ensures range: 0 <= plan.first <= INT64_MAX / 2 && 0 <= plan.steps - plan.first <= INT64_MAX / 2;
     ensures latency: 1 <= plan.up.rule.latency == PlanLatency(plan) == plan.down.rule.latency;
     ensures up: \forall integer x, u, v, first, count; x <= plan.first && Moves(plan, x, u, v, first, count) ==>
       plan.request.op != DODONA_BCAST && PlanTransfer(plan.up, plan.first - plan.up.rule.latency + 2 - x, v, u, first);
     ensures down: \forall integer x, u, v, first, count; plan.first < x && Moves(plan, x, u, v, first, count) ==>
       plan.request.op != DODONA_REDUCE && PlanTransfer(plan.down, x - plan.first, u, v, first);
     exits \false; @/
  void lemma_tree_moves(dodona_plan plan);
*/

#endif
