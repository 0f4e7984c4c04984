/* How each network moves the root, from ranks and to ranks; and the order in which its reductions combine. */
#include "ref/schedule/network.h"
#include "ref/algorithms/simplex/match_acsl.h"
#include "ref/algorithms/cube/flip.h"
#include "ref/base/relabel.h"
#include "ref/algorithms/groups/crossbar.h"
#include "ref/algorithms/groups/htree.h"

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

int32_t dodona_network_position(const dodona_plan *plan, int32_t rank) {
  const dodona_request *r = &plan->request;
  //@ ghost lemma_network_names(*plan);
  //@ ghost lemma_mesh_ranks(plan);
  switch (plan->family) {
  case DODONA_FAMILY_MESH:
    return dodona_htree_position(&plan->htree,
                                 swapped(r->root, dodona_htree_node(&plan->htree, 0), rank));
  case DODONA_FAMILY_CUBE:
    return dodona_cube_position(r->ranks, r->root, rank);
  case DODONA_FAMILY_CROSSBAR:
    return dodona_crossbar_position(&plan->crossbar, r->root, rank);
  default:
    break;
  }
  return dodona_position(r->ranks, r->root, rank);
}

/* Of a position that there is. */
/*@ requires memory: \valid_read(plan);
    requires network: ValidNetwork(*plan);
    requires position: 0 <= position < plan->request.ranks;
    terminates \true;
    assigns \nothing;
    ensures rank: \result == NetworkRank(*plan, position);
    exits \false; */
static int32_t rank_of(const dodona_plan *plan, int32_t position) {
  const dodona_request *r = &plan->request;
  //@ ghost lemma_mesh_ranks(plan);
  switch (plan->family) {
  case DODONA_FAMILY_MESH:
    return swapped(r->root, dodona_htree_node(&plan->htree, 0),
                   dodona_htree_node(&plan->htree, position));
  case DODONA_FAMILY_CUBE:
    return dodona_cube_rank(r->ranks, r->root, position);
  case DODONA_FAMILY_CROSSBAR:
    return dodona_crossbar_rank(&plan->crossbar, r->root, position);
  default:
    break;
  }
  return dodona_rank(r->ranks, r->root, position);
}

int32_t dodona_network_rank(const dodona_plan *plan, int32_t position) {
  //@ ghost lemma_network_names(*plan);
  return position == DODONA_NONE ? DODONA_NONE : rank_of(plan, position);
}

int dodona_network_keeps_rank_order(const dodona_plan *plan) {
  return plan->family == DODONA_FAMILY_SIMPLEX && plan->request.root == 0;
}

int32_t dodona_network_use(const dodona_plan *plan, const dodona_place *place, int32_t from) {
  if (!dodona_network_keeps_rank_order(plan))
    return DODONA_PREPEND;
  //@ ghost lemma_simplex_fall(plan->request.ranks, plan->up.group, plan->up.depth);
  //@ ghost lemma_simplex_sound(plan->request.ranks, plan->up.group, plan->up.depth, place->position, &place->direct);
  return dodona_simplex_operand(plan->up.group, &place->direct, from);
}
