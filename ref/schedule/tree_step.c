/* What a rank does when: the arithmetic of the family, in positions, said in ranks. */
#include "ref/schedule/tree.h"
#include "ref/schedule/table.h"
#include "ref/algorithms/fractional/span.h"
#include "ref/algorithms/fractional/step.h"
#include "ref/base/relabel.h"
#include "ref/algorithms/postal/step.h"
#include "ref/algorithms/twotree/span.h"
#include "ref/base/types.h"
#include "spec/lemmas/fractional.h"
#include "ref/schedule/tree_lemmas_acsl.h"
#include "ref/schedule/tree_transfers_acsl.h"
#include "spec/lemmas/split.h"
#include "spec/lemmas/twotree.h"

int64_t dodona_tree_steps(const dodona_tree_plan *plan) {
  if (plan->ranks == 1)
    return 0;
  if (plan->family == DODONA_FAMILY_POSTAL)
    return plan->horizon;
  if (plan->family == DODONA_FAMILY_TWOTREE)
    return dodona_twotree_steps(plan->variant, plan->ranks, plan->blocks);
  int64_t steps = 0;
  if (plan->family == DODONA_FAMILY_FRACTIONAL) {
    //@ ghost lemma_plan_fractional(plan);
    //@ ghost lemma_pace_last(plan->group, plan->blocks);
    steps = plan->depth + dodona_fractional_pace(plan->group, plan->blocks - 1);
  }
  return steps;
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(plan) && Fractional(plan->family);
    requires place: PlaceOf(plan, place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer a, j; 0 <= a < plan->ranks ==>
      (PlanHop(plan, x, a, Position(plan->ranks, plan->root, place->rank), j) <==>
       \result.recv_from == a && \result.recv_block == j);
    ensures send: \forall integer b, j; 0 <= b < plan->ranks ==>
      (PlanHop(plan, x, Position(plan->ranks, plan->root, place->rank), b, j) <==>
       \result.send_to == b && \result.send_block == j);
    ensures recv_range: -1 <= \result.recv_from < plan->ranks &&
      -1 <= \result.recv_block < plan->blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < plan->ranks &&
      -1 <= \result.send_block < plan->blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
static dodona_tree_step fractional_step(const dodona_tree_plan *plan,
                                        const dodona_tree_place *place, int64_t x) {
  //@ ghost lemma_plan_fractional(plan);
  //@ ghost lemma_place_fractional(plan, place);
  //@ ghost lemma_sends(plan->ranks, plan->group, plan->depth, place->fractional.position);
  //@ ghost lemma_receives(plan->ranks, plan->group, plan->depth, place->fractional.position);
  return dodona_fractional_step(plan->group, plan->blocks, &place->fractional, x);
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(plan) && Postal(plan->family);
    requires place: PlaceOf(plan, place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer a, j; 0 <= a < plan->ranks ==>
      (PlanHop(plan, x, a, Position(plan->ranks, plan->root, place->rank), j) <==>
       \result.recv_from == a && \result.recv_block == j);
    ensures send: \forall integer b, j; 0 <= b < plan->ranks ==>
      (PlanHop(plan, x, Position(plan->ranks, plan->root, place->rank), b, j) <==>
       \result.send_to == b && \result.send_block == j);
    ensures recv_range: -1 <= \result.recv_from < plan->ranks &&
      -1 <= \result.recv_block < plan->blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < plan->ranks &&
      -1 <= \result.send_block < plan->blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
static dodona_tree_step postal_step(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                    int64_t x) {
  //@ ghost lemma_plan_postal(plan);
  //@ ghost lemma_place_postal(plan, place);
  /*@ ghost lemma_split_sends(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
        plan->rule.alpha_den, plan->ranks, plan->horizon, place->split.position); */
  /*@ ghost lemma_split_receives(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
        plan->rule.alpha_den, plan->ranks, plan->horizon, place->split.position); */
  return dodona_split_step(&plan->rule, &place->split, x) /*@ ghost (plan->horizon) */;
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(plan) && TwoTree(plan->family);
    requires place: PlaceOf(plan, place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer a, j; 0 <= a < plan->ranks ==>
      (PlanHop(plan, x, a, Position(plan->ranks, plan->root, place->rank), j) <==>
       \result.recv_from == a && \result.recv_block == j);
    ensures send: \forall integer b, j; 0 <= b < plan->ranks ==>
      (PlanHop(plan, x, Position(plan->ranks, plan->root, place->rank), b, j) <==>
       \result.send_to == b && \result.send_block == j);
    ensures recv_range: -1 <= \result.recv_from < plan->ranks &&
      -1 <= \result.recv_block < plan->blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < plan->ranks &&
      -1 <= \result.send_block < plan->blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
static dodona_tree_step twotree_step(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                     int64_t x) {
  //@ ghost lemma_place_twotree(plan, place);
  //@ ghost lemma_place_hops(plan, place);
  return dodona_twotree_step(plan->blocks, &place->twotree, x);
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(plan);
    requires place: PlaceOf(plan, place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer a, j; 0 <= a < plan->ranks ==>
      (PlanHop(plan, x, a, Position(plan->ranks, plan->root, place->rank), j) <==>
       \result.recv_from == a && \result.recv_block == j);
    ensures send: \forall integer b, j; 0 <= b < plan->ranks ==>
      (PlanHop(plan, x, Position(plan->ranks, plan->root, place->rank), b, j) <==>
       \result.send_to == b && \result.send_block == j);
    ensures recv_range: -1 <= \result.recv_from < plan->ranks &&
      -1 <= \result.recv_block < plan->blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < plan->ranks &&
      -1 <= \result.send_block < plan->blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
static dodona_tree_step family_step(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                    int64_t x) {
  dodona_tree_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  if (plan->family == DODONA_FAMILY_TWOTREE)
    step = twotree_step(plan, place, x);
  else if (plan->family == DODONA_FAMILY_POSTAL)
    step = postal_step(plan, place, x);
  else if (plan->family == DODONA_FAMILY_FRACTIONAL)
    step = fractional_step(plan, place, x);
  return step;
}

dodona_tree_step dodona_tree_step_at(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                     int64_t x) {
  dodona_tree_step step = family_step(plan, place, x);
  /*@ assert recv: \forall integer u, j; 0 <= u < plan->ranks ==>
        (PlanTransfer(plan, x, u, place->rank, j) <==>
         step.recv_from == Position(plan->ranks, plan->root, u) && step.recv_block == j); */
  /*@ assert send: \forall integer v, j; 0 <= v < plan->ranks ==>
        (PlanTransfer(plan, x, place->rank, v, j) <==>
         step.send_to == Position(plan->ranks, plan->root, v) && step.send_block == j); */
  return dodona_relabel(plan->ranks, plan->root, step);
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(plan);
    requires place: PlaceOf(plan, place);
    requires block: 0 <= block < plan->blocks;
    requires received: place->rank != plan->root;
    terminates \true;
    assigns \nothing;
    ensures step: \result == PlanArrival(plan, place->rank, block) && 1 <= \result;
    exits \false; */
static int64_t arrival(const dodona_tree_plan *plan, const dodona_tree_place *place,
                       int32_t block) {
  if (plan->family == DODONA_FAMILY_POSTAL) {
    //@ ghost lemma_place_postal(plan, place);
    int64_t sent = place->split.ready - plan->rule.latency + 1;
    //@ assert sent: sent == PlanArrival(plan, place->rank, block) && 1 <= sent;
    return sent;
  }
  if (plan->family == DODONA_FAMILY_TWOTREE) {
    //@ ghost lemma_place_twotree(plan, place);
    //@ ghost lemma_place_hops(plan, place);
    const dodona_twotree_place *at = &place->twotree;
    int32_t start = block % 2 == 0 ? at->even.start : at->odd.start;
    int64_t told = dodona_twotree_arrival(at->period, start, block);
    //@ assert told: told == PlanArrival(plan, place->rank, block) && 1 <= told;
    return told;
  }
  int64_t sent = 0;
  if (plan->family == DODONA_FAMILY_FRACTIONAL) {
    //@ ghost lemma_plan_fractional(plan);
    //@ ghost lemma_place_fractional(plan, place);
    //@ assert local: LocalRange(plan->ranks, plan->group, plan->depth, place->fractional.position);
    //@ ghost lemma_pace_last(plan->group, plan->blocks);
    sent = place->fractional.arrival + dodona_fractional_pace(plan->group, block);
  }
  return sent;
}

int64_t dodona_tree_arrival(const dodona_tree_plan *plan, const dodona_tree_place *place,
                            int32_t block) {
  //@ ghost lemma_transfers(plan);
  return place->rank == plan->root ? 0 : arrival(plan, place, block);
}
