/* When a rank is busy: the family's first and last step. */
#include "ref/schedule/tree.h"
#include "ref/schedule/table.h"
#include "ref/algorithms/fractional/span.h"
#include "ref/algorithms/postal/step.h"
#include "ref/algorithms/twotree/span.h"
#include "ref/base/types.h"
#include "spec/lemmas/fractional.h"
#include "ref/schedule/tree_lemmas_acsl.h"
#include "ref/schedule/tree_transfers_acsl.h"
#include "spec/lemmas/split.h"
#include "spec/lemmas/twotree.h"

/*@
  // In step x the position of this rank receives or sends.
  predicate HopActive{L}(dodona_tree_plan *plan, integer x, integer v) =
    (\exists integer a, j; 0 <= a < plan->ranks && PlanHop(plan, x, a, v, j)) ||
    (\exists integer b, j; 0 <= b < plan->ranks && PlanHop(plan, x, v, b, j));

  // What the span of position v says.
  predicate SpanOf{L}(dodona_tree_plan *plan, integer v, dodona_span span) =
    (\forall integer x; HopActive(plan, x, v) ==> span.first <= x <= span.last) &&
    1 <= span.first <= span.last && HopActive(plan, span.first, v) &&
    HopActive(plan, span.last, v);
*/

/* A rank is active when its position is. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && 0 <= rank < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures active: \forall integer x; PlanActive(plan, x, rank) <==>
       HopActive(plan, x, Position(plan->ranks, plan->root, rank));
     exits \false; @/
  void lemma_active(const dodona_tree_plan *plan, int32_t rank)
  {
    /@ assert recv: \forall integer x, u, j; PlanTransfer(plan, x, u, rank, j) ==>
         0 <= Position(plan->ranks, plan->root, u) < plan->ranks &&
         PlanHop(plan, x, Position(plan->ranks, plan->root, u),
                 Position(plan->ranks, plan->root, rank), j); @/
    /@ assert send: \forall integer x, v, j; PlanTransfer(plan, x, rank, v, j) ==>
         0 <= Position(plan->ranks, plan->root, v) < plan->ranks &&
         PlanHop(plan, x, Position(plan->ranks, plan->root, rank),
                 Position(plan->ranks, plan->root, v), j); @/
    /@ assert turn: \forall integer a; 0 <= a < plan->ranks ==>
         0 <= Rank(plan->ranks, plan->root, a) < plan->ranks &&
         Position(plan->ranks, plan->root, Rank(plan->ranks, plan->root, a)) == a; @/
    /@ assert recv_back: \forall integer x, a, j; 0 <= a < plan->ranks &&
         PlanHop(plan, x, a, Position(plan->ranks, plan->root, rank), j) ==>
         PlanTransfer(plan, x, Rank(plan->ranks, plan->root, a), rank, j); @/
    /@ assert send_back: \forall integer x, b, j; 0 <= b < plan->ranks &&
         PlanHop(plan, x, Position(plan->ranks, plan->root, rank), b, j) ==>
         PlanTransfer(plan, x, rank, Rank(plan->ranks, plan->root, b), j); @/
  }
*/

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(plan) && Fractional(plan->family) && 2 <= plan->ranks;
    requires place: PlaceOf(plan, place);
    terminates \true;
    assigns \nothing;
    ensures span: SpanOf(plan, Position(plan->ranks, plan->root, place->rank), \result);
    exits \false; */
static dodona_span fractional_active(const dodona_tree_plan *plan, const dodona_tree_place *place) {
  const dodona_fractional_place *at = &place->fractional;
  //@ ghost lemma_plan_fractional(plan);
  //@ ghost lemma_place_fractional(plan, place);
  //@ ghost lemma_sends(plan->ranks, plan->group, plan->depth, at->position);
  //@ ghost lemma_receives(plan->ranks, plan->group, plan->depth, at->position);
  //@ assert local: LocalDown(plan->ranks, plan->group, plan->depth, at->position);
  //@ assert second: LocalRange(plan->ranks, plan->group, plan->depth, 1);
  //@ assert child: at->position == 0 ==> at->down == 1;
  /*@ assert recv: \forall integer x, a, j;
        PlaceReceives(plan->group, plan->blocks, at->position, at->arrival, at->feeder, x, a, j) ==>
        0 <= a < plan->ranks && PlanHop(plan, x, a, at->position, j); */
  /*@ assert send: \forall integer x, b, j;
        PlaceSends(plan->group, plan->blocks, at->arrival, at->member, at->down, at->right, x, b, j)
        ==> 0 <= b < plan->ranks && PlanHop(plan, x, at->position, b, j); */
  /*@ assert recv_back: \forall integer x, a, j; PlanHop(plan, x, a, at->position, j) ==>
        PlaceReceives(plan->group, plan->blocks, at->position, at->arrival, at->feeder, x, a, j); */
  /*@ assert send_back: \forall integer x, b, j; PlanHop(plan, x, at->position, b, j) ==>
        PlaceSends(plan->group, plan->blocks, at->arrival, at->member, at->down, at->right, x, b, j);
   */
  /*@ assert recv_active: \forall integer x, a, j; PlanHop(plan, x, a, at->position, j) ==>
        PlaceActive(plan->group, plan->blocks, at, x); */
  /*@ assert send_active: \forall integer x, b, j; PlanHop(plan, x, at->position, b, j) ==>
        PlaceActive(plan->group, plan->blocks, at, x); */
  /*@ assert recv_hop: \forall integer x, a, j;
        PlaceReceives(plan->group, plan->blocks, at->position, at->arrival, at->feeder, x, a, j) ==>
        HopActive(plan, x, at->position); */
  /*@ assert send_hop: \forall integer x, b, j;
        PlaceSends(plan->group, plan->blocks, at->arrival, at->member, at->down, at->right, x, b, j)
        ==> HopActive(plan, x, at->position); */
  /*@ assert active: \forall integer x; HopActive(plan, x, at->position) <==>
        PlaceActive(plan->group, plan->blocks, at, x); */
  return dodona_fractional_span(plan->group, plan->blocks, at);
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(plan) && Postal(plan->family) && 2 <= plan->ranks;
    requires place: PlaceOf(plan, place);
    terminates \true;
    assigns \nothing;
    ensures span: SpanOf(plan, Position(plan->ranks, plan->root, place->rank), \result);
    exits \false; */
static dodona_span postal_active(const dodona_tree_plan *plan, const dodona_tree_place *place) {
  const dodona_rule *rule = &plan->rule;
  const dodona_split_place *at = &place->split;
  //@ ghost lemma_plan_postal(plan);
  //@ ghost lemma_place_postal(plan, place);
  /*@ ghost lemma_split_sends(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
        plan->ranks, plan->horizon, at->position); */
  /*@ ghost lemma_split_receives(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
        plan->ranks, plan->horizon, at->position); */
  dodona_span span = dodona_split_span(rule, at) /*@ ghost (plan->horizon) */;
  /*@ assert recv: \forall integer x, a, j; 0 <= a < plan->ranks ==>
        (PlanHop(plan, x, a, at->position, j) <==>
         SplitReceives(rule->latency, at->parent, at->ready, x, a, j)); */
  /*@ assert send: \forall integer x, b, j; PlanHop(plan, x, at->position, b, j) <==>
        SplitSends(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den, at->position,
                   at->size, at->budget, at->ready, x, b, j); */
  /*@ assert left: SplitLeft(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den, at->size,
        at->budget, 0) == at->size; */
  /*@ assert first: at->position == 0 ==> 1 == at->ready + 0 * rule->ticks + 1 &&
        PlanHop(plan, 1, 0, at->position + SplitLeft(rule->latency, rule->ticks, rule->alpha_num,
          rule->alpha_den, at->size, at->budget, 0 + 1), 0); */
  /*@ assert parent: 0 < at->position ==>
        PlanHop(plan, span.first, at->parent, at->position, 0); */
  /*@ assert range: \forall integer x, b, j; PlanHop(plan, x, at->position, b, j) ==>
        0 <= b < plan->ranks; */
  /*@ assert recv_idle: \forall integer x, a, j; PlanHop(plan, x, a, at->position, j) ==>
        span.first <= x <= span.last; */
  /*@ assert send_idle: \forall integer x, b, j; PlanHop(plan, x, at->position, b, j) ==>
        span.first <= x <= span.last; */
  //@ assert begins: HopActive(plan, span.first, at->position);
  //@ assert ends: HopActive(plan, span.last, at->position);
  //@ assert idle: \forall integer x; HopActive(plan, x, at->position) ==> span.first <= x <= span.last;
  return span;
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(plan) && TwoTree(plan->family) && 2 <= plan->ranks;
    requires place: PlaceOf(plan, place);
    terminates \true;
    assigns \nothing;
    ensures span: SpanOf(plan, Position(plan->ranks, plan->root, place->rank), \result);
    exits \false; */
static dodona_span twotree_active(const dodona_tree_plan *plan, const dodona_tree_place *place) {
  //@ ghost lemma_place_twotree(plan, place);
  //@ ghost lemma_place_hops(plan, place);
  /*@ assert recv: \forall integer x, a, j; 0 <= a < plan->ranks &&
        PlanHop(plan, x, a, place->twotree.position, j) ==>
        TwoActive(&place->twotree, plan->blocks, x); */
  /*@ assert send: \forall integer x, b, j; PlanHop(plan, x, place->twotree.position, b, j) ==>
        TwoActive(&place->twotree, plan->blocks, x); */
  /*@ assert recv_back: \forall integer x, a, j;
        TwoReceives(&place->twotree, plan->blocks, x, a, j) ==>
        0 <= a < plan->ranks && PlanHop(plan, x, a, place->twotree.position, j); */
  /*@ assert send_back: \forall integer x, b, j;
        TwoSends(&place->twotree, plan->blocks, x, b, j) ==>
        0 <= b < plan->ranks && PlanHop(plan, x, place->twotree.position, b, j); */
  /*@ assert recv_hop: \forall integer x, a, j;
        TwoReceives(&place->twotree, plan->blocks, x, a, j) ==>
        HopActive(plan, x, place->twotree.position); */
  /*@ assert send_hop: \forall integer x, b, j;
        TwoSends(&place->twotree, plan->blocks, x, b, j) ==>
        HopActive(plan, x, place->twotree.position); */
  /*@ assert active: \forall integer x; HopActive(plan, x, place->twotree.position) <==>
        TwoActive(&place->twotree, plan->blocks, x); */
  return dodona_twotree_span(plan->blocks, &place->twotree);
}

dodona_span dodona_tree_active(const dodona_tree_plan *plan, const dodona_tree_place *place) {
  dodona_span none = {1, 0};
  //@ ghost lemma_active(plan, place->rank);
  //@ ghost lemma_transfers(plan);
  if (plan->ranks == 1)
    return none;
  dodona_span span = none;
  if (plan->family == DODONA_FAMILY_TWOTREE)
    span = twotree_active(plan, place);
  else if (plan->family == DODONA_FAMILY_POSTAL)
    span = postal_active(plan, place);
  else if (plan->family == DODONA_FAMILY_FRACTIONAL)
    span = fractional_active(plan, place);
  return span;
}
