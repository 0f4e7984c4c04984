/* A rank's place in a plan, and whom it hears from and feeds: the family's answer, in ranks. */
#include "ref/trees/tree.h"
#include "ref/base/relabel.h"

dodona_tree_place dodona_tree_place_of(const dodona_tree_plan *plan, const uint32_t *table,
                                       int32_t rank) {
  const int32_t position = dodona_position(plan->ranks, plan->root, rank);
  dodona_tree_place place = {.rank = rank};
  switch (plan->family) {
#define DODONA_CASE(id, tag, Tag, summary)                                                         \
  case DODONA_FAMILY_##id:                                                                         \
    place.tag = dodona_##tag##_place_of(plan, table, position);                                    \
    break;
    DODONA_TREE_FAMILY_TABLE(DODONA_CASE)
#undef DODONA_CASE
  }
  return place;
}

int32_t dodona_tree_parent(const dodona_tree_plan *plan, const dodona_tree_place *place,
                           int32_t k) {
  int32_t parent = DODONA_NONE;
  switch (plan->family) {
#define DODONA_CASE(id, tag, Tag, summary)                                                         \
  case DODONA_FAMILY_##id:                                                                         \
    parent = dodona_##tag##_parent_at(plan, &place->tag, k);                                       \
    break;
    DODONA_TREE_FAMILY_TABLE(DODONA_CASE)
#undef DODONA_CASE
  }
  return dodona_rank(plan->ranks, plan->root, parent);
}

int32_t dodona_tree_child(const dodona_tree_plan *plan, const dodona_tree_place *place, int32_t k) {
  int32_t child = DODONA_NONE;
  switch (plan->family) {
#define DODONA_CASE(id, tag, Tag, summary)                                                         \
  case DODONA_FAMILY_##id:                                                                         \
    child = dodona_##tag##_child_at(plan, &place->tag, k);                                         \
    break;
    DODONA_TREE_FAMILY_TABLE(DODONA_CASE)
#undef DODONA_CASE
  }
  return dodona_rank(plan->ranks, plan->root, child);
}
