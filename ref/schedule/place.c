/* Each part's place. */
#include "ref/schedule/plan.h"

/* The places in the two plans of a collective; one place is both where the plans are one. */
/*@ requires memory: \valid_read(plan) && \valid(place) && \separated(place, plan);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_TREES;
    requires rank: 0 <= rank < plan->request.ranks && place->rank == rank;
    terminates \true;
    assigns place->up, place->down;
    ensures place: Placed(plan, place) && place->rank == rank;
    ensures plan: ValidSchedule(plan);
    exits \false; */
static void place_in_trees(const dodona_plan *plan, int32_t rank, dodona_place *place) {
  dodona_tree_place_of(&plan->trees.up, plan->table, rank, &place->up);
  dodona_tree_place_of(&plan->trees.down, plan->table, rank, &place->down);
}

/*@ requires memory: \valid_read(plan) && \valid(place) && \separated(place, plan);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_NETWORK;
    requires rank: 0 <= rank < plan->request.ranks && place->rank == rank;
    terminates \true;
    assigns place->network;
    ensures place: Placed(plan, place) && place->rank == rank;
    ensures plan: ValidSchedule(plan);
    exits \false; */
static void place_in_network(const dodona_plan *plan, int32_t rank, dodona_place *place) {
  dodona_network_place_of(&plan->network, plan->table, rank, &place->network);
}

void dodona_place_of(const dodona_plan *plan, int32_t rank, dodona_place *place) {
  int32_t part = plan->part;
  place->rank = rank;
  if (part == DODONA_PART_TREES)
    place_in_trees(plan, rank, place);
  else if (part == DODONA_PART_NETWORK)
    place_in_network(plan, rank, place);
}
