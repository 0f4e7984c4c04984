/* The plan is what was asked: its request, its algorithm with all that the algorithm takes, the bound and the order that it
   tells. To be included where dodona_plan is defined. */
#ifndef DODONA_SCHEDULE_ASKED_ACSL_H
#define DODONA_SCHEDULE_ASKED_ACSL_H

#include "ref/schedule/plan_acsl.h"
#include "spec/machine/bounds.h"

/*@
  // The trees; the tree that broadcasts has the groups and the rule of the one that reduces (TreesPlan).
  predicate TreesAsked(dodona_plan plan, dodona_request q) =
    \let a = UpAlgorithm(q.op, q.algorithm);
    plan.up.algorithm == a && plan.down.algorithm == DownAlgorithm(q.op, q.algorithm) &&
    plan.up.group == Group(FamilyOf(a), VariantOf(a), q.ranks, q.group) &&
    (Postal(FamilyOf(a)) ==>
       plan.up.rule.latency == q.rule.latency && plan.up.rule.ticks == q.rule.ticks &&
       plan.up.rule.alpha_num == AlphaNum(VariantOf(a), q.rule.alpha_num) &&
       plan.up.rule.alpha_den == AlphaDen(VariantOf(a), q.rule.alpha_den));

  predicate FamilyAsked(dodona_plan plan, dodona_request q) =
    (PlanFamily(q) < DODONA_TREE_FAMILIES ==> TreesAsked(plan, q)) &&
    (DODONA_TREE_FAMILIES <= PlanFamily(q) < DODONA_BLOCK_FAMILIES ==> NetworkMade(plan, q));

  // What the plan tells as its bound: of schedules with messages of one block, of one message in the postal model, of a
  // broadcast on simplex ports; of shares, alltoalls, scans and recursive multiplying, how long news takes to reach all.
  logic integer BlockBound(dodona_request q) =
    q.op == DODONA_ALLREDUCE ? BoundAllreduceSteps(q.ranks, q.blocks) : BoundSteps(q.ranks, q.blocks);
  predicate BoundAsked(dodona_request q, integer bound) =
    (PlanFamily(q) < DODONA_TREE_FAMILIES ==>
       (Takes(q.algorithm, DODONA_TAKES_LATENCY)
          ? IsHorizon(q.rule.latency, q.rule.ticks, 0, 1, q.ranks, bound)
          : bound == BlockBound(q))) &&
    (DODONA_TREE_FAMILIES <= PlanFamily(q) < DODONA_BLOCK_FAMILIES ==>
       (WithPlan(PlanFamily(q)) ? IsSimplexSteps(q.ranks, q.blocks, bound) : bound == BlockBound(q))) &&
    (PlanFamily(q) == DODONA_FAMILY_EXCHANGE || DODONA_FAMILY_ALLTOALL <= PlanFamily(q) ==> bound == CeilLog2(q.ranks)) &&
    (PlanFamily(q) == DODONA_FAMILY_COMBINE ==> IsHorizon(q.rule.latency, 1, 0, 1, q.ranks, bound));

  // Whether inputs are combined in the order of ranks.
  predicate CombinesNothing(integer op) =
    op == DODONA_BCAST || op == DODONA_SCATTER || op == DODONA_GATHER || op == DODONA_ALLGATHER ||
    op == DODONA_ALLTOALL || op == DODONA_BARRIER;
  predicate OrderAsked(dodona_plan plan, dodona_request q) =
    plan.ordered != 0 <==> CombinesNothing(q.op) || PlanFamily(q) == DODONA_FAMILY_SCAN ||
      (PlanFamily(q) < DODONA_TREE_FAMILIES && CombinesInOrder(plan.up)) ||
      (DODONA_TREE_FAMILIES <= PlanFamily(q) < DODONA_BLOCK_FAMILIES && PlanFamily(q) == DODONA_FAMILY_SIMPLEX && q.root == 0);

  predicate AsAsked(dodona_plan plan, dodona_request q) =
    plan.request == q && FamilyAsked(plan, q) && BoundAsked(q, plan.bound) && OrderAsked(plan, q);
*/

#endif
