/* The place by family. */
#include "ref/schedule/plan.h"

dodona_place dodona_place_of(const dodona_plan *plan, int32_t rank) {
  const dodona_collective *trees = &plan->trees;
  if (DODONA_TREE_FAMILIES <= plan->family && plan->family < DODONA_BLOCK_FAMILIES)
    return dodona_network_place_of(&plan->network, plan->table, rank);
  dodona_place place = {.rank = rank};
  if (plan->family < DODONA_TREE_FAMILIES) {
    place.up = dodona_tree_place_of(&trees->up, plan->table, rank);
    place.down = trees->down.algorithm == trees->up.algorithm
                     ? place.up
                     : dodona_tree_place_of(&trees->down, plan->table, rank);
  }
  return place;
}
