/* Which trees a collective runs. */
#ifndef DODONA_TREES_REDUCTION_ACSL_H
#define DODONA_TREES_REDUCTION_ACSL_H

#include "ref/trees/tree_acsl.h"

/*@
  // The reduction by a plan: step x is step PlanSteps - latency + 2 - x of the plan, so that what the plan
  // sends last, the reduction sends in step 1.
  predicate ReduceTransfer(dodona_tree_plan plan, integer x, integer u, integer v, integer j) =
    PlanTransfer(plan, PlanSteps(plan) - plan.rule.latency + 2 - x, v, u, j);

  // The algorithm that reduces, and the one that broadcasts; -1 where there is none.
  logic integer UpAlgorithm(integer op, integer algorithm) =
    op == DODONA_ALLREDUCE &&
      (algorithm == DODONA_TWOTREE_CC || algorithm == DODONA_TWOTREE_CS) ? DODONA_TWOTREE_C :
    algorithm == DODONA_TWOTREE_CS ? -1 : algorithm;
  logic integer DownAlgorithm(integer op, integer algorithm) =
    algorithm != DODONA_TWOTREE_CS ? algorithm :
    op == DODONA_ALLREDUCE ? DODONA_TWOTREE_S : -1;

  // One plan is the other, but perhaps for two other trees, whose depth is another.
  predicate SamePlan(dodona_tree_plan up, dodona_tree_plan down) =
    up.ranks == down.ranks && up.root == down.root && up.blocks == down.blocks &&
    up.group == down.group && up.horizon == down.horizon && up.rule == down.rule &&
    (up.algorithm == down.algorithm ==> up.depth == down.depth);
*/

#endif
