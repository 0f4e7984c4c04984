/* The direct simplex tree keeps the order of ranks. */
#include "ref/schedule/network_order.h"
#include "ref/algorithms/simplex/match_acsl.h"

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
