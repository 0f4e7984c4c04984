/* What a plan costs: its messages carry one block each. */
#ifndef DODONA_COUNT_PLAN_COST_H
#define DODONA_COUNT_PLAN_COST_H

#include "ref/count/cost.h"
#include "ref/schedule/tree.h"

/* Returns the cost of the plan: its steps, and as many blocks; of a postal tree its ticks, with one block
   (see dodona_tree_steps). The reduction that is the plan reversed costs the same. O(log P). */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidPlan(plan);
    terminates \true;
    assigns \nothing;
    ensures steps: \result.steps == PlanSteps(plan);
    ensures volume: \result.volume == PlanSteps(plan);
    ensures range: 0 <= \result.steps && 0 <= \result.volume;
    exits \false; */
dodona_charge dodona_plan_cost(const dodona_tree_plan *plan);

#endif
