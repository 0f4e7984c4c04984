/* The tree's answers. */
#include "ref/schedule/neighbours.h"
#include "ref/trees/tree.h"

int32_t dodona_parent(const dodona_plan *plan, const dodona_place *place, int32_t k) {
  if (DODONA_TREE_FAMILIES <= plan->family)
    return DODONA_NONE;
  return dodona_tree_parent(&plan->down, &place->down, k);
}

int32_t dodona_child(const dodona_plan *plan, const dodona_place *place, int32_t k) {
  if (DODONA_TREE_FAMILIES <= plan->family)
    return DODONA_NONE;
  return dodona_tree_child(&plan->down, &place->down, k);
}

int64_t dodona_arrival(const dodona_plan *plan, const dodona_place *place, int32_t block) {
  if (DODONA_TREE_FAMILIES <= plan->family)
    return DODONA_NONE;
  return dodona_tree_arrival(&plan->down, &place->down, block);
}
