/* When a rank of a plan is busy. */
#include "ref/schedule/phase.h"
#include "ref/trees/transfers_acsl.h"
#include "ref/trees/tree.h"

/* In a broadcast by a tree. */
/*@ requires memory: \valid_read(tree) && \valid_read(place);
    requires tree: ValidPlan(*tree) && PlaceOf(*tree, *place) && 2 <= tree->ranks;
    terminates \true;
    assigns \nothing;
    ensures busy: \forall integer x, u, v, j; PlanTransfer(*tree, x, u, v, j) &&
      (u == place->rank || v == place->rank) ==> \result.first <= x <= \result.last;
    ensures range: 1 <= \result.first <= \result.last <= PlanSteps(*tree) - tree->rule.latency + 1;
    exits \false; */
static dodona_span down(const dodona_tree_plan *tree, const dodona_tree_place *place) {
  //@ ghost lemma_transfers(tree);
  const dodona_span span = dodona_tree_active(tree, place);
  /*@ assert active: \forall integer x, u, v, j; PlanTransfer(*tree, x, u, v, j) &&
        (u == place->rank || v == place->rank) ==> PlanActive(*tree, x, place->rank); */
  return span;
}

/* In a plan of trees: the first phase backwards, the second after it. */
/*@ requires memory: \valid_read(plan) && \valid_read(at);
    requires plan: ValidSchedule(*plan) && plan->family < DODONA_TREE_FAMILIES && 2 <= plan->request.ranks;
    requires place: Placed(*plan, *at);
    terminates \true;
    assigns \nothing;
    ensures busy: \forall integer x, u, v, first, count; Moves(*plan, x, u, v, first, count) &&
      (u == at->rank || v == at->rank) ==> \result.first <= x <= \result.last;
    ensures range: 1 <= \result.first && \result.last <= plan->steps;
    exits \false; */
static dodona_span in_trees(const dodona_plan *plan, const dodona_place *at) {
  const int32_t op = plan->request.op;
  const int64_t first = plan->first;
  const dodona_span out = down(&plan->up, &at->up);
  const dodona_span home = down(&plan->down, &at->down);
  const int64_t turn = first - plan->up.rule.latency + 2;
  //@ ghost lemma_tree_moves(*plan);
  //@ assert first: first == (op == DODONA_BCAST ? 0 : PlanSteps(plan->up));
  //@ assert last: plan->steps == first + (op == DODONA_REDUCE ? 0 : PlanSteps(plan->down));
  //@ assert latency: plan->up.rule.latency == plan->down.rule.latency;
  /*@ assert up: \forall integer x, u, v, f, count; x <= first && Moves(*plan, x, u, v, f, count) ==>
        op != DODONA_BCAST && PlanTransfer(plan->up, turn - x, v, u, f); */
  /*@ assert down: \forall integer x, u, v, f, count; first < x && Moves(*plan, x, u, v, f, count) ==>
        op != DODONA_REDUCE && PlanTransfer(plan->down, x - first, u, v, f); */
  return (dodona_span){op == DODONA_BCAST ? home.first : turn - out.last,
                       op == DODONA_REDUCE ? turn - out.first : first + home.last};
}

dodona_span dodona_active(const dodona_plan *plan, const dodona_place *place) {
  if (plan->family < DODONA_TREE_FAMILIES && plan->request.ranks > 1)
    return in_trees(plan, place);
  return (dodona_span){1, plan->steps};
}
