/* What dodona_place_of leaves to trees and networks; not for callers. A place is apart from plan and table, so that both stay what
   they are while it is written. */
#ifndef DODONA_SCHEDULE_PLACE_PARTS_H
#define DODONA_SCHEDULE_PLACE_PARTS_H

#include "ref/schedule/place_lemmas_acsl.h"

/* What is as it was in L. */
#define DODONA_KEPT(m, L) m == \at(m, L)
#define DODONA_SAYS_KEPT(plan, L)                                                                  \
  DODONA_KEPT(plan->part, L) && DODONA_KEPT(plan->kind, L) && DODONA_KEPT(plan->steps, L) &&       \
      DODONA_KEPT(plan->table, L)
#define DODONA_ASKS_KEPT(plan, L)                                                                  \
  DODONA_KEPT(plan->request.op, L) && DODONA_KEPT(plan->request.ranks, L) &&                       \
      DODONA_KEPT(plan->request.root, L) && DODONA_KEPT(plan->request.blocks, L)

/* Writes the rank into a place; the other members are still to be worked out. */
/*@ requires memory: \valid(place);
    terminates \true;
    assigns *place;
    ensures rank: place->rank == rank;
    exits \false; */
static inline void dodona_place_name(int32_t rank, dodona_place *place) {
  place->rank = rank;
}

/* The places in the two plans of a collective. */
/*@ requires memory: \valid_read(plan) && \valid(place);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_TREES;
    requires rank: 0 <= rank < plan->request.ranks;
    requires pointer: \object_pointer(plan->table);
    requires apart: \separated(place, plan, plan->table + (0 .. WordsRead(plan) - 1));
    terminates \true;
    assigns *place;
    ensures place: Placed(plan, place) && place->rank == rank;
    ensures plan: ValidSchedule(plan);
    exits \false; */
void dodona_place_in_trees(const dodona_plan *plan, int32_t rank, dodona_place *place);

/* The place in a network. */
/*@ requires memory: \valid_read(plan) && \valid(place) && \object_pointer(plan->table);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_NETWORK;
    requires rank: 0 <= rank < plan->request.ranks;
    requires apart: \separated(place, plan, plan->table + (0 .. WordsRead(plan) - 1));
    terminates \true;
    assigns *place;
    ensures place: Placed(plan, place) && place->rank == rank;
    ensures plan: ValidSchedule(plan);
    exits \false; */
void dodona_place_in_network(const dodona_plan *plan, int32_t rank, dodona_place *place);

#endif
