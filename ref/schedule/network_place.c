/* Each family names its module's place. */
#include "ref/algorithms/groups/crossbar_place.h"
#include "ref/schedule/network_rank.h"
#include "spec/lemmas/simplex.h"

dodona_place dodona_network_place_of(const dodona_plan *plan, int32_t rank) {
  const dodona_tree_plan *tree = &plan->up;
  const int32_t ranks = plan->request.ranks;
  dodona_place place = {.rank = rank, .position = dodona_network_position(plan, rank)};
  //@ ghost lemma_mesh_ranks(plan);
  switch (plan->family) {
  case DODONA_FAMILY_COUPLES:
    place.up = dodona_tree_place_of(tree, plan->table, dodona_couple_of(ranks, place.position));
    break;
  case DODONA_FAMILY_SIMPLEX:
    //@ ghost lemma_simplex_fall(tree->ranks, tree->group, tree->depth);
    place.direct =
        dodona_simplex_locate(ranks, tree->group, tree->depth, plan->table, place.position);
    break;
  case DODONA_FAMILY_CROSSBAR:
    place.group = dodona_crossbar_place(&plan->crossbar, plan->table, place.position);
    break;
  case DODONA_FAMILY_MESH:
    place.group = dodona_htree_place(&plan->htree, place.position);
    break;
  default:
    break;
  }
  return place;
}
