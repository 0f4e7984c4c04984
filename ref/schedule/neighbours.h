/* Questions about the trees of a plan: from whom a rank hears, whom it feeds, and when. They speak of the plan's broadcast; a
   reduction runs the same tree backwards, so there a rank hears from its children. */
#ifndef DODONA_SCHEDULE_NEIGHBOURS_H
#define DODONA_SCHEDULE_NEIGHBOURS_H

#include "ref/schedule/plan.h"

/* Returns the rank's k-th parent, k = 0, 1, ..; DODONA_NONE past the last, at the root, and in plans without trees. Several ranks
   may feed one rank different blocks: groups of a fractional tree, and the two trees. O(1), in a postal tree O(children). */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan);
    requires place: Placed(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures parent: plan->family < DODONA_TREE_FAMILIES ==>
      \result == PlanParent(plan->down, place->rank, k);
    ensures none: DODONA_TREE_FAMILIES <= plan->family ==> \result == -1;
    ensures range: -1 <= \result < plan->request.ranks;
    exits \false; */
int32_t dodona_parent(const dodona_plan *plan, const dodona_place *place, int32_t k);

/* Returns the rank's k-th child, in the order in which they are first fed; else as dodona_parent. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan);
    requires place: Placed(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures child: plan->family < DODONA_TREE_FAMILIES ==>
      \result == PlanChild(plan->down, place->rank, k);
    ensures none: DODONA_TREE_FAMILIES <= plan->family ==> \result == -1;
    ensures range: -1 <= \result < plan->request.ranks;
    exits \false; */
int32_t dodona_child(const dodona_plan *plan, const dodona_place *place, int32_t k);

/* Returns the step of the broadcast in which `block` is sent to the rank; 0 at the root, DODONA_NONE in plans without trees.
   O(1). */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan);
    requires place: Placed(*plan, *place);
    requires block: 0 <= block < plan->request.blocks;
    terminates \true;
    assigns \nothing;
    ensures root: plan->family < DODONA_TREE_FAMILIES && place->rank == plan->request.root ==> \result == 0;
    ensures arrival: plan->family < DODONA_TREE_FAMILIES && place->rank != plan->request.root ==>
      1 <= \result == PlanArrival(plan->down, place->rank, block);
    ensures received: plan->family < DODONA_TREE_FAMILIES && place->rank != plan->request.root ==>
      PlanTransfer(plan->down, \result, PlanSource(plan->down, place->rank, block), place->rank, block);
    ensures none: DODONA_TREE_FAMILIES <= plan->family ==> \result == -1;
    exits \false; */
int64_t dodona_arrival(const dodona_plan *plan, const dodona_place *place, int32_t block);

#endif
