/* The place by family. */
#include "ref/algorithms/groups/crossbar_place.h"
#include "ref/schedule/network.h"
#include "ref/algorithms/groups/htree.h"
#include "ref/trees/couple.h"
#include "spec/lemmas/simplex.h"

/* In a network: of couples the place of its couple in the tree, of simplex trees, crossbars and meshes the module's place, in the
   cube the position alone. */
/*@ requires memory: \valid_read(plan) && \object_pointer(plan->table);
    requires network: ValidNetwork(*plan) && NetworkTable(*plan, plan->table);
    requires rank: 0 <= rank < plan->request.ranks;
    terminates \true;
    assigns \nothing;
    ensures place: NetworkPlace(*plan, \result) && \result.rank == rank;
    exits \false; */
static dodona_place in_network(const dodona_plan *plan, int32_t rank) {
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

dodona_place dodona_place_of(const dodona_plan *plan, int32_t rank) {
  if (DODONA_TREE_FAMILIES <= plan->family && plan->family < DODONA_BLOCK_FAMILIES)
    return in_network(plan, rank);
  dodona_place place = {.rank = rank};
  if (plan->family < DODONA_TREE_FAMILIES) {
    place.up = dodona_tree_place_of(&plan->up, plan->table, rank);
    place.down = plan->down.algorithm == plan->up.algorithm
                     ? place.up
                     : dodona_tree_place_of(&plan->down, plan->table, rank);
  }
  return place;
}
