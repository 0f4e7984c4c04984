/* The public functions, applied to a rank. */
#include "proofs/theorems/schedule/plan.h"

dodona_step step_of(const dodona_plan *plan, const uint32_t *table, int32_t rank, int64_t x) {
  dodona_place place;
  dodona_place_of(plan, table, rank, &place);
  return dodona_step_at(plan, &place, x);
}

int64_t arrival_of(const dodona_plan *plan, const uint32_t *table, int32_t rank, int32_t block) {
  dodona_place place;
  dodona_place_of(plan, table, rank, &place);
  return dodona_arrival(plan, &place, block);
}

int32_t parent_of(const dodona_plan *plan, const uint32_t *table, int32_t rank, int32_t k) {
  dodona_place place;
  dodona_place_of(plan, table, rank, &place);
  return dodona_parent(plan, &place, k);
}

int32_t child_of(const dodona_plan *plan, const uint32_t *table, int32_t rank, int32_t k) {
  dodona_place place;
  dodona_place_of(plan, table, rank, &place);
  return dodona_child(plan, &place, k);
}
