/* Theorem 6, length: the steps of a plan against the lower bounds. The proofs are in theorems/trees/length.c. */
#ifndef DODONA_PROOFS_THEOREMS_TREES_LENGTH_H
#define DODONA_PROOFS_THEOREMS_TREES_LENGTH_H

#include "ref/count/bounds.h"
#include "ref/trees/tree.h"

/* The steps of a pipeline, or of two trees, are at least the bound. */
/*@ requires plan: \valid_read(plan) && ValidPlan(*plan) && !Postal(plan->family);
    terminates \true;
    assigns \nothing;
    ensures bound: \result == 1;
    ensures least: BoundSteps(plan->ranks, plan->blocks) <= PlanSteps(*plan);
    exits \false; */
int theorem_length_bound(const dodona_tree_plan *plan);

/* The ticks of a postal tree: the lambda tree's are the least t with N(t) >= P, which no schedule
   beats (theorems/any/postal.c); the others' are at least as many. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && Postal(plan->family);
     terminates \true;
     assigns \nothing;
     ensures best: \forall int64_t T;
       IsHorizon(plan->rule.latency, plan->rule.ticks, 0, 1, plan->ranks, T) ==>
         T <= PlanSteps(*plan) && (plan->algorithm == DODONA_LAMBDA ==> T == PlanSteps(*plan));
     exits \false; @/
  void theorem_length_postal(const dodona_tree_plan *plan);
*/

#endif
