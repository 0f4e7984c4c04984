/* What is known about the transfers of a plan, in ranks, as a ghost function. */
#ifndef DODONA_TREES_TRANSFERS_ACSL_H
#define DODONA_TREES_TRANSFERS_ACSL_H

#include "ref/trees/tree_acsl.h"

/* Ranges, ports, causality and coverage of the plan's transfers, all at once. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer x, u, v, j; PlanTransfer(*plan, x, u, v, j) ==>
       0 <= u < plan->ranks && 0 <= v < plan->ranks && u != v && v != plan->root &&
       0 <= j < plan->blocks && 1 <= x <= PlanSteps(*plan) - plan->rule.latency + 1;
     ensures sending: \forall integer x, y, u, v, w, j, k;
       PlanTransfer(*plan, x, u, v, j) && PlanTransfer(*plan, y, u, w, k) &&
       x <= y < x + plan->rule.ticks ==> x == y && v == w && j == k;
     ensures receiving: \forall integer x, y, u, v, w, j, k;
       PlanTransfer(*plan, x, u, w, j) && PlanTransfer(*plan, y, v, w, k) &&
       x <= y < x + plan->rule.ticks ==> x == y && u == v && j == k;
     ensures causal: \forall integer x, u, v, j;
       PlanTransfer(*plan, x, u, v, j) && u != plan->root ==>
       PlanArrival(*plan, u, j) + plan->rule.latency <= x;
     ensures only: \forall integer x, u, v, j; PlanTransfer(*plan, x, u, v, j) ==>
       x == PlanArrival(*plan, v, j) && u == PlanSource(*plan, v, j);
     ensures reached: \forall integer v, j;
       0 <= v < plan->ranks && v != plan->root && 0 <= j < plan->blocks ==>
       PlanTransfer(*plan, PlanArrival(*plan, v, j), PlanSource(*plan, v, j), v, j);
     exits \false; @/
  void lemma_transfers(const dodona_tree_plan *plan);
*/

#endif
