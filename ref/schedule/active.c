/* When a rank of a plan is busy. */
#include "ref/schedule/plan.h"
#include "ref/schedule/tree_transfers_acsl.h"

/* In a broadcast by a tree. */
/*@ requires memory: \valid_read(tree) && \valid_read(place);
    requires tree: ValidPlan(tree) && PlaceOf(tree, place) && 2 <= tree->ranks;
    terminates \true;
    assigns \nothing;
    ensures busy: \forall integer x, u, v, j; PlanTransfer(tree, x, u, v, j) &&
      (u == place->rank || v == place->rank) ==> \result.first <= x <= \result.last;
    ensures range: 1 <= \result.first <= \result.last <= PlanSteps(tree) - tree->rule.latency + 1;
    exits \false; */
static dodona_span down(const dodona_tree_plan *tree, const dodona_tree_place *place) {
  //@ ghost lemma_transfers(tree);
  const dodona_span span = dodona_tree_active(tree, place);
  /*@ assert active: \forall integer x, u, v, j; PlanTransfer(tree, x, u, v, j) &&
        (u == place->rank || v == place->rank) ==> PlanActive(tree, x, place->rank); */
  return span;
}

/* In the reduction by the tree: its step x is the broadcast's step  steps - latency + 2 - x. */
/*@ requires memory: \valid_read(tree) && \valid_read(place);
    requires tree: ValidPlan(tree) && PlaceOf(tree, place) && 2 <= tree->ranks;
    terminates \true;
    assigns \nothing;
    ensures busy: \forall integer x, u, v, j; ReduceTransfer(tree, x, u, v, j) &&
      (u == place->rank || v == place->rank) ==> \result.first <= x <= \result.last;
    ensures range: 1 <= \result.first <= \result.last <= PlanSteps(tree);
    exits \false; */
static dodona_span up(const dodona_tree_plan *tree, const dodona_tree_place *place) {
  const dodona_span span = down(tree, place);
  const int64_t last = dodona_tree_steps(tree) - tree->rule.latency + 1;
  return (dodona_span){last + 1 - span.last, last + 1 - span.first};
}

/* In a plan of trees. */
/*@ requires memory: \valid_read(c) && \valid_read(at);
    requires collective: ValidCollective(c) && 2 <= c->up.ranks;
    requires places: PlaceOf(&c->up, &at->up) && PlaceOf(&c->down, &at->down) &&
      at->up.rank == at->rank && at->down.rank == at->rank;
    terminates \true;
    assigns \nothing;
    ensures busy: \forall integer x, u, v, j; CollectiveTransfer(c, x, u, v, j) &&
      (u == at->rank || v == at->rank) ==> \result.first <= x <= \result.last;
    ensures range: 1 <= \result.first && \result.last <= CollectiveSteps(c);
    exits \false; */
static dodona_span in_trees(const dodona_collective *c, const dodona_place *at) {
  if (c->op == DODONA_BCAST) {
    //@ assert results: \forall integer x, u, v, j; CollectiveTransfer(c, x, u, v, j) ==> PlanTransfer(&c->down, x, u, v, j);
    return down(&c->down, &at->down);
  }
  const dodona_span reduction = up(&c->up, &at->up);
  if (c->op == DODONA_REDUCE) {
    //@ assert partials: \forall integer x, u, v, j; CollectiveTransfer(c, x, u, v, j) ==> ReduceTransfer(&c->up, x, u, v, j);
    return reduction;
  }
  const dodona_span broadcast = down(&c->down, &at->down);
  /*@ assert partial: \forall integer x, u, v, j; PartialTransfer(c, x, u, v, j) &&
        (u == at->rank || v == at->rank) ==> reduction.first <= x <= PlanSteps(&c->up); */
  /*@ assert result: \forall integer x, u, v, j; ResultTransfer(c, x, u, v, j) &&
        (u == at->rank || v == at->rank) ==>
        PlanSteps(&c->up) + broadcast.first <= x <= PlanSteps(&c->up) + broadcast.last; */
  return (dodona_span){reduction.first, dodona_tree_steps(&c->up) + broadcast.last};
}

dodona_span dodona_active(const dodona_plan *plan, const dodona_place *place) {
  if (plan->part == DODONA_PART_TREES && plan->request.ranks > 1)
    return in_trees(&plan->trees, place);
  return (dodona_span){1, plan->steps};
}
