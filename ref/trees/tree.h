/* Makes a plan from a request, a rank's place from a plan, and any step from a place. This is the public
   way in, in ranks, for every algorithm in algorithms.def. */
#ifndef DODONA_TREES_TREE_H
#define DODONA_TREES_TREE_H

#include "ref/base/types.h"
#include "ref/algorithms/fractional/place.h"
#include "ref/trees/tree_acsl.h"

/* Returns how many entries (of uint32_t) the plan's table needs; negative if the request is not valid. */
/*@ terminates \true;
    assigns \nothing;
    ensures invalid: RequestStatus(request) != DODONA_OK ==> \result == -1;
    ensures valid: RequestStatus(request) == DODONA_OK ==> 0 <= \result;
    ensures enough: RequestStatus(request) == DODONA_OK ==> !RequestTooShort(request, \result);
    ensures chain: RequestStatus(request) == DODONA_OK && GroupOf(request) == INT32_MAX ==>
      \result == 0;
    ensures twotree: RequestStatus(request) == DODONA_OK && TwoTree(FamilyOf(request.algorithm)) ==>
      \result == 0;
    exits \false; */
int64_t dodona_tree_entries(dodona_tree_request request);

/* Makes the plan and fills its table, in O(depth), for a postal tree in O(horizon); two trees have no
   table, O(log ranks). On anything but DODONA_OK *plan is unchanged. */
/*@ requires memory: \valid(plan);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(plan, table + (0 .. entries - 1));
    terminates \true;
    assigns *plan, table[0 .. entries - 1];
    ensures invalid: RequestStatus(request) != DODONA_OK ==> \result == RequestStatus(request);
    ensures valid: RequestStatus(request) == DODONA_OK ==>
      \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: RequestStatus(request) == DODONA_OK ==>
      (\result == DODONA_SHORT_TABLE <==> RequestTooShort(request, entries));
    ensures plan: \result == DODONA_OK ==> ValidPlan(*plan);
    ensures table: \result == DODONA_OK ==> PlanTable(*plan, table);
    ensures request: \result == DODONA_OK ==> Requested(request, request.algorithm, *plan);
    ensures twotree: \result == DODONA_OK && TwoTree(FamilyOf(request.algorithm)) ==>
      plan->depth == TwoLast(plan->variant, plan->ranks, 0);
    ensures unchanged: \result != DODONA_OK ==> *plan == \old(*plan);
    exits \false; */
dodona_status dodona_tree_make(dodona_tree_request request, uint32_t *table, int64_t entries,
                               dodona_tree_plan *plan);

/* Returns the tree as a value; one of no ranks if the table has too few words. */
/*@ requires request: RequestStatus(request) == DODONA_OK;
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    terminates \true;
    assigns table[0 .. entries - 1];
    ensures short: \result.ranks == 0 <==> RequestTooShort(request, entries);
    ensures plan: \result.ranks != 0 ==> ValidPlan(\result) && PlanTable(\result, table);
    ensures request: \result.ranks != 0 ==> Requested(request, request.algorithm, \result);
    exits \false; */
dodona_tree_plan dodona_tree_of(dodona_tree_request request, uint32_t *table, int64_t entries);

/* Returns the steps of the plan, ticks in a postal tree; 0 for one rank. The last message is sent in step
   dodona_tree_steps - latency + 1 and has arrived at the end of step dodona_tree_steps. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidPlan(*plan);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == PlanSteps(*plan);
    ensures range: 0 <= \result < INT64_MAX;
    exits \false; */
int64_t dodona_tree_steps(const dodona_tree_plan *plan);

/* Returns the place of `rank`. O(depth / group); in a postal tree O(horizon / ticks), and there the place
   keeps pointing to the table. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidPlan(*plan);
    requires table: PlanTable(*plan, table);
    requires rank: 0 <= rank < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures place: PlaceOf(*plan, \result) && \result.rank == rank;
    exits \false; */
dodona_tree_place dodona_tree_place_of(const dodona_tree_plan *plan, const uint32_t *table,
                                       int32_t rank);

/* Returns what the place's rank does in step x, for any x; steps count from 1. A message sent in step x can be used
   from step x + latency on, latency being plan->rule.latency, and keeps its ports for plan->rule.ticks steps; both
   are 1 except in postal trees. O(1), in a tree of a fixed share alpha O(children of the rank). */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(*plan);
    requires place: PlaceOf(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       PlanTransfer(*plan, x, u, place->rank, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       PlanTransfer(*plan, x, place->rank, v, j));
    ensures range: TreeStepInside(\result, plan->ranks, plan->blocks);
    exits \false; */
dodona_tree_step dodona_tree_step_at(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                     int64_t x);

/* Returns the step in which `block` is sent to the rank; 0 at the root. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(*plan);
    requires place: PlaceOf(*plan, *place);
    requires block: 0 <= block < plan->blocks;
    terminates \true;
    assigns \nothing;
    ensures root: place->rank == plan->root ==> \result == 0;
    ensures arrival: place->rank != plan->root ==>
      \result == PlanArrival(*plan, place->rank, block) && 1 <= \result;
    ensures received: place->rank != plan->root ==>
      PlanTransfer(*plan, \result, PlanSource(*plan, place->rank, block), place->rank, block);
    ensures only: \forall integer x, u; PlanTransfer(*plan, x, u, place->rank, block) ==>
      x == \result;
    exits \false; */
int64_t dodona_tree_arrival(const dodona_tree_plan *plan, const dodona_tree_place *place,
                            int32_t block);

/* Returns the first and the last step in which the rank sends or receives. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(*plan);
    requires place: PlaceOf(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures idle: \forall integer x; !(\result.first <= x <= \result.last) ==>
      !PlanActive(*plan, x, place->rank);
    ensures alone: plan->ranks == 1 ==> \result.first == 1 && \result.last == 0;
    ensures busy: 2 <= plan->ranks ==> 1 <= \result.first <= \result.last;
    ensures first: 2 <= plan->ranks ==> PlanActive(*plan, \result.first, place->rank);
    ensures last: 2 <= plan->ranks ==> PlanActive(*plan, \result.last, place->rank);
    exits \false; */
dodona_span dodona_tree_active(const dodona_tree_plan *plan, const dodona_tree_place *place);

/* Returns the rank's k-th parent or child in the tree, DODONA_NONE past the last. Several ranks may feed
   one rank different blocks; children come in the order in which they are first fed. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(*plan);
    requires place: PlaceOf(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures parent: \result == PlanParent(*plan, place->rank, k);
    ensures range: -1 <= \result < plan->ranks;
    exits \false; */
int32_t dodona_tree_parent(const dodona_tree_plan *plan, const dodona_tree_place *place, int32_t k);

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(*plan);
    requires place: PlaceOf(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures child: \result == PlanChild(*plan, place->rank, k);
    ensures range: -1 <= \result < plan->ranks;
    exits \false; */
int32_t dodona_tree_child(const dodona_tree_plan *plan, const dodona_tree_place *place, int32_t k);

#endif
