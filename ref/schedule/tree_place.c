/* A rank's place in a plan, and whom it hears from and feeds: the family's answer, in ranks. */
#include "ref/schedule/tree.h"
#include "ref/schedule/table.h"
#include "ref/algorithms/fractional/place.h"
#include "ref/algorithms/fractional/step.h"
#include "ref/base/relabel.h"
#include "ref/algorithms/postal/step.h"
#include "ref/algorithms/twotree/place.h"
#include "ref/schedule/tree_lemmas_acsl.h"

/* The parts of PlaceOf make it whole. */
/*@ ghost
  /@ requires memory: \valid_read(plan) && \valid_read(place) && Postal(plan->family);
     requires rank: place->rank == rank && 0 <= rank < plan->ranks;
     requires position: position == Position(plan->ranks, plan->root, rank);
     requires split: SplitPlace(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
       plan->rule.alpha_den, plan->ranks, plan->horizon, position, &place->split);
     terminates \true;
     assigns \nothing;
     ensures place: PlaceOf(plan, place);
     exits \false; @/
  void lemma_placed_postal(const dodona_tree_plan *plan, const dodona_tree_place *place, int32_t rank,
                           int32_t position)
  {
  }
*/

/*@ requires memory: \valid_read(plan) && \valid(place);
    requires plan: ValidPlan(plan) && Fractional(plan->family);
    requires table: PlanTable(plan, table);
    requires rank: 0 <= rank < plan->ranks;
    requires apart: \separated(place, plan) &&
      \separated(place, table + (0 .. TableSize(plan) - 1));
    terminates \true;
    assigns *place;
    ensures rank: place->rank == rank;
    ensures place: PlaceOf(plan, place);
    ensures plan: ValidPlan(plan);
    exits \false; */
static void place_fractional(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank,
                             dodona_tree_place *place) {
  int32_t position = dodona_position(plan->ranks, plan->root, rank);
  place->rank = rank;
  dodona_fractional_locate(plan->ranks, plan->group, plan->depth, table, position,
                           &place->fractional);
  //@ assert algorithm: plan->algorithm == \at(plan->algorithm, Pre);
  //@ assert family: plan->family == \at(plan->family, Pre);
  //@ assert variant: plan->variant == \at(plan->variant, Pre);
  //@ assert ranks: plan->ranks == \at(plan->ranks, Pre);
  //@ assert root: plan->root == \at(plan->root, Pre);
  //@ assert blocks: plan->blocks == \at(plan->blocks, Pre);
  //@ assert group: plan->group == \at(plan->group, Pre);
  //@ assert depth: plan->depth == \at(plan->depth, Pre);
  //@ assert latency: plan->rule.latency == \at(plan->rule.latency, Pre);
  //@ assert ticks: plan->rule.ticks == \at(plan->rule.ticks, Pre);
  //@ assert position: position == Position(plan->ranks, plan->root, rank);
  /*@ assert place: FractionalPlace(plan->ranks, plan->group, plan->depth,
        Position(plan->ranks, plan->root, rank), &place->fractional); */
}

/*@ requires memory: \valid_read(plan) && \valid(place);
    requires plan: ValidPlan(plan) && Postal(plan->family);
    requires table: PlanTable(plan, table);
    requires rank: 0 <= rank < plan->ranks;
    requires apart: \separated(place, plan) &&
      \separated(place, table + (0 .. TableSize(plan) - 1));
    terminates \true;
    assigns *place;
    ensures rank: place->rank == rank;
    ensures place: PlaceOf(plan, place);
    ensures reach: place->split.reach == table;
    ensures plan: ValidPlan(plan);
    exits \false; */
static void place_postal(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank,
                         dodona_tree_place *place) {
  int32_t position = dodona_position(plan->ranks, plan->root, rank);
  place->rank = rank;
  dodona_split_locate(&plan->rule, plan->ranks, plan->horizon, table, position, &place->split);
  //@ assert algorithm: plan->algorithm == \at(plan->algorithm, Pre);
  //@ assert family: plan->family == \at(plan->family, Pre);
  //@ assert variant: plan->variant == \at(plan->variant, Pre);
  //@ assert ranks: plan->ranks == \at(plan->ranks, Pre);
  //@ assert root: plan->root == \at(plan->root, Pre);
  //@ assert blocks: plan->blocks == \at(plan->blocks, Pre);
  //@ assert group: plan->group == \at(plan->group, Pre);
  //@ assert latency: plan->rule.latency == \at(plan->rule.latency, Pre);
  //@ assert ticks: plan->rule.ticks == \at(plan->rule.ticks, Pre);
  //@ assert alpha_num: plan->rule.alpha_num == \at(plan->rule.alpha_num, Pre);
  //@ assert alpha_den: plan->rule.alpha_den == \at(plan->rule.alpha_den, Pre);
  //@ assert horizon: plan->horizon == \at(plan->horizon, Pre);
  //@ assert position: position == Position(plan->ranks, plan->root, rank);
  /*@ assert split: SplitPlace(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
        plan->rule.alpha_den, plan->ranks, plan->horizon, position, &place->split); */
  //@ ghost lemma_placed_postal(plan, place, rank, position);
}

/*@ requires memory: \valid_read(plan) && \valid(place);
    requires plan: ValidPlan(plan) && TwoTree(plan->family);
    requires rank: 0 <= rank < plan->ranks;
    requires apart: \separated(place, plan);
    terminates \true;
    assigns *place;
    ensures rank: place->rank == rank;
    ensures place: PlaceOf(plan, place);
    ensures plan: ValidPlan(plan);
    exits \false; */
static void place_twotree(const dodona_tree_plan *plan, int32_t rank, dodona_tree_place *place) {
  int32_t position = dodona_position(plan->ranks, plan->root, rank);
  place->rank = rank;
  dodona_twotree_locate(plan->variant, plan->ranks, position, &place->twotree);
  //@ assert algorithm: plan->algorithm == \at(plan->algorithm, Pre);
  //@ assert family: plan->family == \at(plan->family, Pre);
  //@ assert variant: plan->variant == \at(plan->variant, Pre);
  //@ assert ranks: plan->ranks == \at(plan->ranks, Pre);
  //@ assert root: plan->root == \at(plan->root, Pre);
  //@ assert blocks: plan->blocks == \at(plan->blocks, Pre);
  //@ assert group: plan->group == \at(plan->group, Pre);
  //@ assert depth: plan->depth == \at(plan->depth, Pre);
  //@ assert latency: plan->rule.latency == \at(plan->rule.latency, Pre);
  //@ assert ticks: plan->rule.ticks == \at(plan->rule.ticks, Pre);
  //@ assert position: position == Position(plan->ranks, plan->root, rank);
}

void dodona_tree_place_of(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank,
                          dodona_tree_place *place) {
  if (plan->family == DODONA_FAMILY_POSTAL)
    place_postal(plan, table, rank, place);
  else if (plan->family == DODONA_FAMILY_TWOTREE)
    place_twotree(plan, rank, place);
  else if (plan->family == DODONA_FAMILY_FRACTIONAL)
    place_fractional(plan, table, rank, place);
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(plan) && Fractional(plan->family);
    requires place: PlaceOf(plan, place);
    terminates \true;
    assigns \nothing;
    ensures parent: \result == ParentAt(plan->ranks, plan->group, plan->depth,
                                        Position(plan->ranks, plan->root, place->rank), k);
    ensures range: -1 <= \result < plan->ranks;
    exits \false; */
static int32_t fractional_parent(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                 int32_t k) {
  //@ ghost lemma_place_fractional(plan, place);
  const dodona_fractional_place *at = &place->fractional;
  int32_t parents = at->feeder == DODONA_NONE ? 1 : plan->group;
  if (k < 0 || k >= parents)
    return DODONA_NONE;
  return dodona_fractional_source(plan->group, at, k);
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(plan) && Fractional(plan->family);
    requires place: PlaceOf(plan, place);
    terminates \true;
    assigns \nothing;
    ensures child: \result == ChildAt(plan->ranks, plan->group, plan->depth,
                                      Position(plan->ranks, plan->root, place->rank), k);
    ensures range: -1 <= \result < plan->ranks;
    exits \false; */
static int32_t fractional_child(const dodona_tree_place *place, int32_t k)
/*@ ghost (const dodona_tree_plan *plan) */ {
  //@ ghost lemma_place_fractional(plan, place);
  const dodona_fractional_place *at = &place->fractional;
  if (k == 0)
    return at->down != DODONA_NONE ? at->down : at->right;
  return k == 1 && at->down != DODONA_NONE ? at->right : DODONA_NONE;
}

/* The k-th of the children of both trees that there are, each once. */
/*@ requires memory: \valid_read(place);
    terminates \true;
    assigns \nothing;
    ensures child: \result == Children(place->even.early, place->even.late, place->odd.early,
                                       place->odd.late, k);
    ensures range: \result == -1 || IsChild(place, \result);
    exits \false; */
static int32_t twotree_child(const dodona_twotree_place *place, int32_t k) {
  if (k < 0 || k > 3)
    return DODONA_NONE;
  const dodona_pair_place *even = &place->even;
  const dodona_pair_place *odd = &place->odd;
  if (even->early != DODONA_NONE && k-- == 0)
    return even->early;
  /*@ assert rest: Children(even->early, even->late, odd->early, odd->late, \at(k, Pre)) ==
        Listed3(even->late, Unless(odd->early, even->early, even->late),
                Unless(odd->late, even->early, even->late), k); */
  if (even->late != DODONA_NONE && k-- == 0)
    return even->late;
  /*@ assert odd: Children(even->early, even->late, odd->early, odd->late, \at(k, Pre)) ==
        Listed2(Unless(odd->early, even->early, even->late), Unless(odd->late, even->early, even->late), k); */
  if (odd->early != DODONA_NONE && odd->early != even->early && odd->early != even->late &&
      k-- == 0)
    return odd->early;
  /*@ assert last: Children(even->early, even->late, odd->early, odd->late, \at(k, Pre)) ==
        Listed1(Unless(odd->late, even->early, even->late), k); */
  if (odd->late != even->early && odd->late != even->late && k == 0)
    return odd->late;
  return DODONA_NONE;
}

int32_t dodona_tree_parent(const dodona_tree_plan *plan, const dodona_tree_place *place,
                           int32_t k) {
  int32_t parent = DODONA_NONE;
  if (plan->family == DODONA_FAMILY_TWOTREE) {
    //@ ghost lemma_place_twotree(plan, place);
    if (k == 0 || k == 1)
      parent = k == 0 ? place->twotree.even.parent : place->twotree.odd.parent;
  } else if (plan->family == DODONA_FAMILY_FRACTIONAL) {
    parent = fractional_parent(plan, place, k);
  } else if (plan->family == DODONA_FAMILY_POSTAL && k == 0) {
    //@ ghost lemma_place_postal(plan, place);
    parent = place->split.parent;
  }
  return dodona_rank(plan->ranks, plan->root, parent);
}

int32_t dodona_tree_child(const dodona_tree_plan *plan, const dodona_tree_place *place, int32_t k) {
  int32_t child = DODONA_NONE;
  if (plan->family == DODONA_FAMILY_TWOTREE) {
    //@ ghost lemma_place_twotree(plan, place);
    child = twotree_child(&place->twotree, k);
  } else if (plan->family == DODONA_FAMILY_FRACTIONAL) {
    child = fractional_child(place, k) /*@ ghost (plan) */;
  } else if (plan->family == DODONA_FAMILY_POSTAL) {
    //@ ghost lemma_place_postal(plan, place);
    child = dodona_split_child(&plan->rule, &place->split, k) /*@ ghost (plan->horizon) */;
  }
  return dodona_rank(plan->ranks, plan->root, child);
}
