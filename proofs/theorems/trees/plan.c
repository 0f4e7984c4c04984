/* The public functions, applied to a rank. */
#include "proofs/theorems/trees/plan.h"

dodona_tree_step step_of(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank,
                         int64_t x) {
  const dodona_tree_place place = dodona_tree_place_of(plan, table, rank);
  return dodona_tree_step_at(plan, &place, x);
}

int64_t arrival_of(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank,
                   int32_t block) {
  const dodona_tree_place place = dodona_tree_place_of(plan, table, rank);
  return dodona_tree_arrival(plan, &place, block);
}

int32_t parent_of(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank, int32_t k) {
  const dodona_tree_place place = dodona_tree_place_of(plan, table, rank);
  return dodona_tree_parent(plan, &place, k);
}

int32_t child_of(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank, int32_t k) {
  const dodona_tree_place place = dodona_tree_place_of(plan, table, rank);
  return dodona_tree_child(plan, &place, k);
}
