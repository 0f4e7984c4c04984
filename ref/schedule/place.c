/* The place by family. */
#include "ref/schedule/network.h"

dodona_place dodona_place_of(const dodona_plan *plan, int32_t rank) {
  if (DODONA_TREE_FAMILIES <= plan->family && plan->family < DODONA_BLOCK_FAMILIES)
    return dodona_network_place_of(plan, rank);
  dodona_place place = {.rank = rank};
  if (plan->family < DODONA_TREE_FAMILIES) {
    place.up = dodona_tree_place_of(&plan->up, plan->table, rank);
    place.down = plan->down.algorithm == plan->up.algorithm
                     ? place.up
                     : dodona_tree_place_of(&plan->down, plan->table, rank);
  }
  return place;
}
