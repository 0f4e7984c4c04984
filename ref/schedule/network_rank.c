/* Each family names once in each of these how its module moves the root: from ranks, to ranks. */
#include "ref/schedule/network_rank.h"
#include "ref/algorithms/cube/flip.h"
#include "ref/base/relabel.h"

/* Of two nodes each the other; a third node stays. */
/*@ requires range: -1 <= a && -1 <= b && -1 <= v;
    terminates \true;
    assigns \nothing;
    ensures swapped: \result == (v == a ? b : v == b ? a : v);
    exits \false; */
static int32_t swapped(int32_t a, int32_t b, int32_t v) {
  if (v == a)
    return b;
  return v == b ? a : v;
}

int32_t dodona_network_position(const dodona_network *network, int32_t rank) {
  const dodona_network_sizes *r = &network->request;
  //@ ghost lemma_network_names(network);
  switch (r->family) {
  case DODONA_FAMILY_MESH:
    return dodona_htree_position(&network->htree,
                                 swapped(r->root, dodona_htree_node(&network->htree, 0), rank));
  case DODONA_FAMILY_CUBE:
    return dodona_cube_position(r->ranks, r->root, rank);
  case DODONA_FAMILY_CROSSBAR:
    return dodona_crossbar_position(&network->crossbar, r->root, rank);
  default:
    break;
  }
  return dodona_position(r->ranks, r->root, rank);
}

/* Of a position that there is. */
/*@ requires memory: \valid_read(network);
    requires network: ValidNetwork(network);
    requires position: 0 <= position < network->request.ranks;
    terminates \true;
    assigns \nothing;
    ensures rank: \result == NetworkRank(network, position);
    exits \false; */
static int32_t rank_of(const dodona_network *network, int32_t position) {
  const dodona_network_sizes *r = &network->request;
  switch (r->family) {
  case DODONA_FAMILY_MESH:
    return swapped(r->root, dodona_htree_node(&network->htree, 0),
                   dodona_htree_node(&network->htree, position));
  case DODONA_FAMILY_CUBE:
    return dodona_cube_rank(r->ranks, r->root, position);
  case DODONA_FAMILY_CROSSBAR:
    return dodona_crossbar_rank(&network->crossbar, r->root, position);
  default:
    break;
  }
  return dodona_rank(r->ranks, r->root, position);
}

int32_t dodona_network_rank(const dodona_network *network, int32_t position) {
  //@ ghost lemma_network_names(network);
  return position == DODONA_NONE ? DODONA_NONE : rank_of(network, position);
}
