/* What a rank does when: the arithmetic of the family, in positions, said in ranks. */
#include "ref/trees/tree.h"
#include "ref/base/relabel.h"
#include "ref/trees/transfers_acsl.h"

int64_t dodona_tree_steps(const dodona_tree_plan *plan) {
  if (plan->ranks == 1)
    return 0;
  int64_t answer = 0;
  switch (plan->family) {
#define DODONA_CASE(id, tag, Tag, summary)                                                         \
  case DODONA_FAMILY_##id:                                                                         \
    answer = dodona_##tag##_steps_of(plan);                                                        \
    break;
    DODONA_TREE_FAMILY_TABLE(DODONA_CASE)
#undef DODONA_CASE
  }
  return answer;
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(*plan);
    requires place: PlaceOf(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer a, j; 0 <= a < plan->ranks ==>
      (PlanHop(*plan, x, a, Position(plan->ranks, plan->root, place->rank), j) <==>
       \result.recv_from == a && \result.recv_block == j);
    ensures send: \forall integer b, j; 0 <= b < plan->ranks ==>
      (PlanHop(*plan, x, Position(plan->ranks, plan->root, place->rank), b, j) <==>
       \result.send_to == b && \result.send_block == j);
    ensures range: TreeStepInside(\result, plan->ranks, plan->blocks);
    exits \false; */
static dodona_tree_step family_step(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                    int64_t x) {
  dodona_tree_step answer = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  switch (plan->family) {
#define DODONA_CASE(id, tag, Tag, summary)                                                         \
  case DODONA_FAMILY_##id:                                                                         \
    answer = dodona_##tag##_step_at(plan, &place->tag, x);                                         \
    break;
    DODONA_TREE_FAMILY_TABLE(DODONA_CASE)
#undef DODONA_CASE
  }
  return answer;
}

dodona_tree_step dodona_tree_step_at(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                     int64_t x) {
  dodona_tree_step step = family_step(plan, place, x);
  /*@ assert recv: \forall integer u, j; 0 <= u < plan->ranks ==>
        (PlanTransfer(*plan, x, u, place->rank, j) <==>
         step.recv_from == Position(plan->ranks, plan->root, u) && step.recv_block == j); */
  /*@ assert send: \forall integer v, j; 0 <= v < plan->ranks ==>
        (PlanTransfer(*plan, x, place->rank, v, j) <==>
         step.send_to == Position(plan->ranks, plan->root, v) && step.send_block == j); */
  return dodona_relabel(plan->ranks, plan->root, step);
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(*plan);
    requires place: PlaceOf(*plan, *place);
    requires block: 0 <= block < plan->blocks;
    requires received: place->rank != plan->root;
    terminates \true;
    assigns \nothing;
    ensures step: \result == PlanArrival(*plan, place->rank, block) && 1 <= \result;
    exits \false; */
static int64_t arrival(const dodona_tree_plan *plan, const dodona_tree_place *place,
                       int32_t block) {
  int64_t answer = 0;
  switch (plan->family) {
#define DODONA_CASE(id, tag, Tag, summary)                                                         \
  case DODONA_FAMILY_##id:                                                                         \
    answer = dodona_##tag##_arrival_at(plan, &place->tag, block);                                  \
    break;
    DODONA_TREE_FAMILY_TABLE(DODONA_CASE)
#undef DODONA_CASE
  }
  return answer;
}

int64_t dodona_tree_arrival(const dodona_tree_plan *plan, const dodona_tree_place *place,
                            int32_t block) {
  //@ ghost lemma_transfers(plan);
  return place->rank == plan->root ? 0 : arrival(plan, place, block);
}
