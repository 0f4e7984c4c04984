/* Each family names its module's place. */
#include "ref/algorithms/groups/crossbar_place.h"
#include "ref/schedule/network_rank.h"
#include "spec/lemmas/simplex.h"
#include "ref/schedule/network_lemmas_acsl.h"

dodona_place dodona_network_place_of(const dodona_network *network, const uint32_t *table,
                                     int32_t rank) {
  const dodona_network_sizes *r = &network->request;
  const dodona_tree_plan *plan = &network->plan;
  dodona_place place = {.rank = rank, .position = dodona_network_position(network, rank)};
  switch (r->family) {
  case DODONA_FAMILY_COUPLES:
    place.up = dodona_tree_place_of(plan, table, dodona_couple_of(r->ranks, place.position));
    break;
  case DODONA_FAMILY_SIMPLEX:
    //@ ghost lemma_simplex_fall(plan->ranks, plan->group, plan->depth);
    place.direct = dodona_simplex_locate(r->ranks, plan->group, plan->depth, table, place.position);
    break;
  case DODONA_FAMILY_CROSSBAR:
    //@ ghost lemma_crossbar_value(&network->crossbar);
    place.group = dodona_crossbar_place(&network->crossbar, table, place.position);
    break;
  case DODONA_FAMILY_MESH:
    place.group = dodona_htree_place(&network->htree, place.position);
    break;
  default:
    break;
  }
  return place;
}
