/* A rank's place in a plan, and whom it hears from and feeds: the family's answer, in ranks. */
#include "ref/schedule/tree.h"
#include "ref/base/relabel.h"

/* The place of place->rank, as its family makes it. */
/*@ requires memory: \valid_read(plan) && \valid(place);
    requires plan: ValidPlan(plan);
    requires table: PlanTable(plan, table);
    requires rank: 0 <= place->rank < plan->ranks;
    requires apart: \separated(place, plan) && \separated(place, table + (0 .. TableSize(plan) - 1));
    terminates \true;
    assigns *place;
    ensures rank: place->rank == \old(place->rank);
    ensures place: PlaceOf(plan, place);
    ensures reach: Postal(plan->family) ==> place->postal.reach == table;
    exits \false; */
static void place_in_family(const dodona_tree_plan *plan, const uint32_t *table,
                            dodona_tree_place *place) {
  const int32_t position = dodona_position(plan->ranks, plan->root, place->rank);
  switch (plan->family) {
#define DODONA_CASE(id, tag, Tag, summary)                                                         \
  case DODONA_FAMILY_##id:                                                                         \
    dodona_##tag##_place_of(plan, table, position, &place->tag);                                   \
    break;
    DODONA_TREE_FAMILY_TABLE(DODONA_CASE)
#undef DODONA_CASE
  }
  //@ assert rank: place->rank == \at(place->rank, Pre);
  //@ assert position: position == Position(plan->ranks, plan->root, place->rank);
}

void dodona_tree_place_of(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank,
                          dodona_tree_place *place) {
  place->rank = rank;
  place_in_family(plan, table, place);
  //@ assert algorithm: plan->algorithm == \at(plan->algorithm, Pre);
  //@ assert family: plan->family == \at(plan->family, Pre);
  //@ assert variant: plan->variant == \at(plan->variant, Pre);
  //@ assert ranks: plan->ranks == \at(plan->ranks, Pre);
  //@ assert root: plan->root == \at(plan->root, Pre);
  //@ assert blocks: plan->blocks == \at(plan->blocks, Pre);
  //@ assert group: plan->group == \at(plan->group, Pre);
  //@ assert depth: plan->depth == \at(plan->depth, Pre);
  //@ assert horizon: plan->horizon == \at(plan->horizon, Pre);
  //@ assert latency: plan->rule.latency == \at(plan->rule.latency, Pre);
  //@ assert ticks: plan->rule.ticks == \at(plan->rule.ticks, Pre);
  //@ assert alpha_num: plan->rule.alpha_num == \at(plan->rule.alpha_num, Pre);
  //@ assert alpha_den: plan->rule.alpha_den == \at(plan->rule.alpha_den, Pre);
}

int32_t dodona_tree_parent(const dodona_tree_plan *plan, const dodona_tree_place *place,
                           int32_t k) {
  int32_t parent = DODONA_NONE;
  switch (plan->family) {
#define DODONA_CASE(id, tag, Tag, summary)                                                         \
  case DODONA_FAMILY_##id:                                                                         \
    parent = dodona_##tag##_parent_at(plan, &place->tag, k);                                       \
    break;
    DODONA_TREE_FAMILY_TABLE(DODONA_CASE)
#undef DODONA_CASE
  }
  return dodona_rank(plan->ranks, plan->root, parent);
}

int32_t dodona_tree_child(const dodona_tree_plan *plan, const dodona_tree_place *place, int32_t k) {
  int32_t child = DODONA_NONE;
  switch (plan->family) {
#define DODONA_CASE(id, tag, Tag, summary)                                                         \
  case DODONA_FAMILY_##id:                                                                         \
    child = dodona_##tag##_child_at(plan, &place->tag, k);                                         \
    break;
    DODONA_TREE_FAMILY_TABLE(DODONA_CASE)
#undef DODONA_CASE
  }
  return dodona_rank(plan->ranks, plan->root, child);
}
