#include "ref/schedule/network_order.h"

int dodona_network_keeps_rank_order(const dodona_network *network) {
  return network->request.kind == DODONA_KIND_DIRECT && network->request.root == 0;
}

int32_t dodona_network_operand(const dodona_network *network, const dodona_network_place *place,
                               int32_t from) {
  return dodona_simplex_operand(network->plan.group, &place->direct, from);
}
