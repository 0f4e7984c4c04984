/* The direct simplex tree keeps the order of ranks. */
#include "ref/schedule/network_order.h"
#include "ref/algorithms/simplex/match_acsl.h"

int dodona_network_keeps_rank_order(const dodona_network *network) {
  return network->request.family == DODONA_FAMILY_SIMPLEX && network->request.root == 0;
}

int32_t dodona_network_operand(const dodona_network *network, const dodona_place *place,
                               int32_t from) {
  return dodona_simplex_operand(network->plan.group, &place->direct, from);
}

int32_t dodona_network_use(const dodona_network *network, const dodona_place *place, int32_t from) {
  if (!dodona_network_keeps_rank_order(network))
    return DODONA_PREPEND;
  //@ ghost lemma_simplex_fall(network->request.ranks, network->plan.group, network->plan.depth);
  //@ ghost lemma_simplex_sound(network->request.ranks, network->plan.group, network->plan.depth, place->position, &place->direct);
  return dodona_network_operand(network, place, from);
}
