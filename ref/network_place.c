/* Each kind names its module's place. */
#include "network_rank.h"

void dodona_network_place_of(const dodona_network *network, const uint32_t *table, int32_t rank,
                             dodona_network_place *place) {
  const dodona_network_request *r = &network->request;
  const dodona_plan *plan = &network->plan;
  int32_t position = dodona_network_position(network, rank);
  switch (r->kind) {
  case DODONA_COUPLES:
    dodona_place_of(plan, table, dodona_couple_of(r->ranks, position), &place->couple);
    break;
  case DODONA_DIRECT:
    dodona_simplex_locate(r->ranks, plan->group, plan->depth, table, position, &place->direct);
    break;
  case DODONA_CROSSBAR:
    dodona_crossbar_place(&network->crossbar, table, position, &place->group);
    break;
  case DODONA_MESH:
    dodona_htree_place(&network->htree, position, &place->group);
    break;
  default:
    break;
  }
  place->rank = rank;
  place->position = position;
}
