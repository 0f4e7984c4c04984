/* The public way in: validation, and the hand-over to the algorithm's module, in positions. */
#include "plan.h"
#include "capacity.h"
#include "fractional_place.h"
#include "fractional_step.h"
#include "fractional_span.h"
#include "relabel.h"
#include "../spec/fractional_hops.h"
#include "../spec/fractional_lemmas.h"

/*@ requires memory: \valid_read(request);
    terminates \true;
    assigns \nothing;
    ensures status: \result == RequestStatus(request);
    exits \false; */
static dodona_status validate(const dodona_request *request) {
  if (request->algorithm < 0 || request->algorithm >= DODONA_ALGORITHMS)
    return DODONA_BAD_ALGORITHM;
  if (request->ranks < 1)
    return DODONA_BAD_RANKS;
  if (request->root < 0 || request->root >= request->ranks)
    return DODONA_BAD_ROOT;
  if (request->blocks < 1)
    return DODONA_BAD_BLOCKS;
  if (request->algorithm == DODONA_FRACTIONAL && request->group < 1)
    return DODONA_BAD_GROUP;
  return DODONA_OK;
}

/* r as the tree uses it: a group that holds every rank is a chain, whatever its size. */
/*@ requires memory: \valid_read(request);
    requires request: RequestStatus(request) == DODONA_OK;
    terminates \true;
    assigns \nothing;
    ensures group: \result == GroupOf(request) && 1 <= \result;
    ensures stable: \result == Group(request->algorithm, request->ranks, \result);
    exits \false; */
static int32_t group_of(const dodona_request *request) {
  int32_t group = request->algorithm == DODONA_BINARY ? 1 : request->group;
  if (request->algorithm == DODONA_CHAIN || group >= request->ranks)
    return INT32_MAX;
  return group;
}

/* The tree's depth is at most P - 1, and its local conditions hold. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan);
     terminates \true;
     assigns \nothing;
     ensures depth: 0 <= plan->depth < plan->ranks;
     ensures local: LocalTree(plan->ranks, plan->group, plan->depth);
     exits \false; @/
  void lemma_plan(const dodona_plan *plan)
  {
    lemma_depth(plan->ranks, plan->group);
    lemma_local_tree(plan->ranks, plan->group, plan->depth);
  }
*/

/* What a place promises to the arithmetic of steps. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan);
     requires place: \valid_read(place) && PlaceOf(plan, place);
     terminates \true;
     assigns \nothing;
     ensures sound: SoundPlace(plan->group, &place->fractional);
     ensures range: place->fractional.position < plan->ranks &&
       place->fractional.arrival < plan->ranks && place->fractional.feeder < plan->ranks &&
       place->fractional.down < plan->ranks && place->fractional.right < plan->ranks;
     exits \false; @/
  void lemma_place(const dodona_plan *plan, const dodona_place *place)
  {
    lemma_plan(plan);
  }
*/

int64_t dodona_table_entries(const dodona_request *request) {
  if (validate(request) != DODONA_OK)
    return -1;
  return dodona_capacity_entries(request->ranks, group_of(request));
}

/* The plan of a valid request, if the table has room. */
/*@ requires memory: \valid_read(request) && \valid(plan);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(plan, table + (0 .. entries - 1)) && \separated(plan, request) &&
      \separated(request, table + (0 .. entries - 1));
    requires request: RequestStatus(request) == DODONA_OK;
    requires group: group == GroupOf(request) && 1 <= group;
    requires stable: group == Group(request->algorithm, request->ranks, group);
    terminates \true;
    assigns *plan, table[0 .. entries - 1];
    ensures short: \result == DODONA_SHORT_TABLE <==>
      TooShort(\old(request->ranks), group, entries);
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures plan: \result == DODONA_OK ==> ValidPlan(plan);
    ensures table: \result == DODONA_OK ==> PlanTable(plan, table);
    ensures request: \result == DODONA_OK ==>
      plan->algorithm == \old(request->algorithm) && plan->ranks == \old(request->ranks) &&
      plan->root == \old(request->root) && plan->blocks == \old(request->blocks) &&
      plan->group == group;
    ensures unchanged: \result != DODONA_OK ==> *plan == \old(*plan);
    exits \false; */
static dodona_status make(const dodona_request *request, int32_t group, uint32_t *table,
                          int64_t entries, dodona_plan *plan) {
  int32_t depth = 0;
  dodona_plan made = {request->algorithm, request->ranks, request->root, request->blocks, group, 0};
  dodona_status status = dodona_capacity_fill(request->ranks, group, table, entries, &depth);
  //@ assert short: status == DODONA_SHORT_TABLE <==> TooShort(made.ranks, group, entries);
  if (status != DODONA_OK)
    return status;
  made.depth = depth;
  *plan = made;
  return DODONA_OK;
}

dodona_status dodona_plan_make(const dodona_request *request, uint32_t *table, int64_t entries,
                               dodona_plan *plan) {
  dodona_status status = validate(request);
  if (status != DODONA_OK)
    return status;
  return make(request, group_of(request), table, entries, plan);
}

int64_t dodona_steps(const dodona_plan *plan) {
  if (plan->ranks == 1)
    return 0;
  //@ ghost lemma_pace_last(plan->group, plan->blocks);
  return plan->depth + dodona_fractional_pace(plan->group, plan->blocks - 1);
}

void dodona_place_of(const dodona_plan *plan, const uint32_t *table, int32_t rank,
                     dodona_place *place) {
  int32_t position = dodona_position(plan->ranks, plan->root, rank);
  place->rank = rank;
  dodona_fractional_locate(plan->ranks, plan->group, plan->depth, table, position,
                           &place->fractional);
  //@ assert ranks: plan->ranks == \at(plan->ranks, Pre);
  //@ assert root: plan->root == \at(plan->root, Pre);
  //@ assert group: plan->group == \at(plan->group, Pre);
  //@ assert depth: plan->depth == \at(plan->depth, Pre);
  //@ assert blocks: plan->blocks == \at(plan->blocks, Pre);
  //@ assert algorithm: plan->algorithm == \at(plan->algorithm, Pre);
  //@ assert position: position == Position(plan->ranks, plan->root, rank);
  /*@ assert place: FractionalPlace(plan->ranks, plan->group, plan->depth,
        Position(plan->ranks, plan->root, rank), &place->fractional); */
}

dodona_step dodona_step_at(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  //@ ghost lemma_plan(plan);
  //@ ghost lemma_place(plan, place);
  //@ ghost lemma_sends(plan->ranks, plan->group, plan->depth, place->fractional.position);
  //@ ghost lemma_receives(plan->ranks, plan->group, plan->depth, place->fractional.position);
  dodona_step step = dodona_fractional_step(plan->group, plan->blocks, &place->fractional, x);
  /*@ assert recv: \forall integer u, j; 0 <= u < plan->ranks ==>
        (PlanTransfer(plan, x, u, place->rank, j) <==>
         step.recv_from == Position(plan->ranks, plan->root, u) && step.recv_block == j); */
  /*@ assert send: \forall integer v, j; 0 <= v < plan->ranks ==>
        (PlanTransfer(plan, x, place->rank, v, j) <==>
         step.send_to == Position(plan->ranks, plan->root, v) && step.send_block == j); */
  return dodona_relabel(plan->ranks, plan->root, step);
}

int64_t dodona_arrival(const dodona_plan *plan, const dodona_place *place, int32_t block) {
  //@ ghost lemma_plan(plan);
  //@ ghost lemma_hops(plan->ranks, plan->group, plan->depth, plan->blocks);
  //@ ghost lemma_place(plan, place);
  //@ assert local: LocalRange(plan->ranks, plan->group, plan->depth, place->fractional.position);
  //@ ghost lemma_pace_last(plan->group, plan->blocks);
  if (place->fractional.position == 0)
    return 0;
  return place->fractional.arrival + dodona_fractional_pace(plan->group, block);
}

/* A rank is active when its position is; of two ranks or more, position 0 has a child down. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan);
     requires place: \valid_read(place) && PlaceOf(plan, place);
     terminates \true;
     assigns \nothing;
     ensures child: 2 <= plan->ranks && place->fractional.position == 0 ==>
       place->fractional.down == 1;
     ensures active: \forall integer x; PlanActive(plan, x, place->rank) <==>
       PlaceActive(plan->group, plan->blocks, &place->fractional, x);
     exits \false; @/
  void lemma_active(const dodona_plan *plan, const dodona_place *place)
  {
    lemma_plan(plan);
    lemma_place(plan, place);
    lemma_sends(plan->ranks, plan->group, plan->depth, place->fractional.position);
    lemma_receives(plan->ranks, plan->group, plan->depth, place->fractional.position);
    /@ assert recv: \forall integer x, u, j;
         PlaceReceives(plan->group, plan->blocks, place->fractional.position,
           place->fractional.arrival, place->fractional.feeder, x, u, j) && 0 <= u < plan->ranks ==>
         PlanTransfer(plan, x, Rank(plan->ranks, plan->root, u), place->rank, j); @/
    /@ assert source: \forall integer x, u, j;
         PlaceReceives(plan->group, plan->blocks, place->fractional.position,
           place->fractional.arrival, place->fractional.feeder, x, u, j) ==>
         0 <= u < plan->ranks; @/
    /@ assert recv_back: \forall integer x, u, j; PlanTransfer(plan, x, u, place->rank, j) ==>
         PlaceReceives(plan->group, plan->blocks, place->fractional.position,
           place->fractional.arrival, place->fractional.feeder, x,
           Position(plan->ranks, plan->root, u), j); @/
    /@ assert send_back: \forall integer x, v, j; PlanTransfer(plan, x, place->rank, v, j) ==>
         PlaceSends(plan->group, plan->blocks, place->fractional.arrival,
           place->fractional.member, place->fractional.down, place->fractional.right, x,
           Position(plan->ranks, plan->root, v), j); @/
    /@ assert send: \forall integer x, v, j;
         PlaceSends(plan->group, plan->blocks, place->fractional.arrival,
           place->fractional.member, place->fractional.down, place->fractional.right, x, v, j) ==>
         PlanTransfer(plan, x, place->rank, Rank(plan->ranks, plan->root, v), j); @/
  }
*/

dodona_span dodona_active(const dodona_plan *plan, const dodona_place *place) {
  dodona_span none = {1, 0};
  //@ ghost lemma_plan(plan);
  //@ ghost lemma_place(plan, place);
  //@ ghost lemma_active(plan, place);
  if (plan->ranks == 1)
    return none;
  return dodona_fractional_span(plan->group, plan->blocks, &place->fractional);
}

int32_t dodona_parent(const dodona_plan *plan, const dodona_place *place, int32_t k) {
  //@ ghost lemma_place(plan, place);
  const dodona_fractional_place *at = &place->fractional;
  int32_t parents = at->feeder == DODONA_NONE ? 1 : plan->group;
  if (k < 0 || k >= parents)
    return DODONA_NONE;
  return dodona_rank(plan->ranks, plan->root, dodona_fractional_source(plan->group, at, k));
}

int32_t dodona_child(const dodona_plan *plan, const dodona_place *place, int32_t k) {
  //@ ghost lemma_place(plan, place);
  const dodona_fractional_place *at = &place->fractional;
  int32_t child = DODONA_NONE;
  if (k == 0)
    child = at->down != DODONA_NONE ? at->down : at->right;
  else if (k == 1 && at->down != DODONA_NONE)
    child = at->right;
  return dodona_rank(plan->ranks, plan->root, child);
}
