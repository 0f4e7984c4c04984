/* The plans of a collective. */
#ifndef DODONA_SCHEDULE_COLLECTIVE_ACSL_H
#define DODONA_SCHEDULE_COLLECTIVE_ACSL_H

/*@
  // The reduction by a plan: step x is step PlanSteps - latency + 2 - x of the plan, so that what the plan
  // sends last, the reduction sends in step 1.
  predicate ReduceTransfer{L}(dodona_tree_plan *plan, integer x, integer u, integer v, integer j) =
    PlanTransfer(plan, PlanSteps(plan) - plan->rule.latency + 2 - x, v, u, j);

  // Two plans that can follow each other: the same ranks, root, blocks and latency.
  predicate SameMachine{L}(dodona_tree_plan *up, dodona_tree_plan *down) =
    up->ranks == down->ranks && up->root == down->root && up->blocks == down->blocks &&
    up->rule.latency == down->rule.latency && up->rule.ticks == down->rule.ticks;

  // The algorithm that reduces, and the one that broadcasts; -1 where there is none.
  logic integer UpAlgorithm(integer op, integer algorithm) =
    op == DODONA_ALLREDUCE &&
      (algorithm == DODONA_TWOTREE_CC || algorithm == DODONA_TWOTREE_CS) ? DODONA_TWOTREE_C :
    algorithm == DODONA_TWOTREE_CS ? -1 : algorithm;
  logic integer DownAlgorithm(integer op, integer algorithm) =
    algorithm != DODONA_TWOTREE_CS ? algorithm :
    op == DODONA_ALLREDUCE ? DODONA_TWOTREE_S : -1;

  // The first argument that is wrong: an allreduce takes twotree-cs, too, with the arguments of two trees.
  logic integer CollectiveStatus(integer op, dodona_tree_request q) =
    !(op == DODONA_ALLREDUCE && q.algorithm == DODONA_TWOTREE_CS) ? RequestStatus(q) :
    q.ranks < 1 ? DODONA_BAD_RANKS :
    !(0 <= q.root < q.ranks) ? DODONA_BAD_ROOT : DODONA_TwotreeStatus(q, DODONA_INORDER);

  // One plan is the other, but perhaps for two other trees, whose depth is another.
  predicate SamePlan{L}(dodona_tree_plan *up, dodona_tree_plan *down) =
    up->ranks == down->ranks && up->root == down->root && up->blocks == down->blocks &&
    up->group == down->group && up->horizon == down->horizon && up->rule == down->rule &&
    (up->algorithm == down->algorithm ==> up->depth == down->depth);

  predicate ValidCollective{L}(dodona_collective *c) =
    DODONA_BCAST <= c->op <= DODONA_ALLREDUCE && ValidPlan(&c->up) && ValidPlan(&c->down) &&
    SameMachine(&c->up, &c->down) && PlanSteps(&c->up) + PlanSteps(&c->down) <= INT64_MAX;

  logic integer CollectiveSteps{L}(dodona_collective *c) =
    (c->op == DODONA_BCAST ? 0 : PlanSteps(&c->up)) + (c->op == DODONA_REDUCE ? 0 : PlanSteps(&c->down));
*/

#endif
