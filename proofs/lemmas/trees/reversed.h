/* A plan run backwards, as a schedule. */
#ifndef DODONA_PROOFS_LEMMAS_TREES_REVERSED_H
#define DODONA_PROOFS_LEMMAS_TREES_REVERSED_H

#include "spec/machine/machine.h"
#include "ref/trees/tree_acsl.h"

/*@
  // Schedule R is the plan, reversed as dodona_reverse_time has it.
  predicate PlanReversed(dodona_tree_plan plan, integer R) =
    \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==>
      PlanTransfer(plan, PlanSteps(plan) - plan.rule.latency + 2 - x, v, u, j);
*/

#endif
