/* Each kind names its module's place. */
#include "network_rank.h"
#include "../spec/simplex_lemmas.h"

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
    //@ ghost lemma_simplex_fall(r->ranks, plan->group, plan->depth);
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
  /*@ assert request: network->request.kind == \at(network->request.kind, Pre) &&
        network->request.ranks == \at(network->request.ranks, Pre) &&
        network->request.root == \at(network->request.root, Pre) &&
        network->request.blocks == \at(network->request.blocks, Pre); */
  //@ assert steps: network->steps == \at(network->steps, Pre);
  /*@ assert plan: network->plan.algorithm == \at(network->plan.algorithm, Pre) &&
        network->plan.ranks == \at(network->plan.ranks, Pre) &&
        network->plan.root == \at(network->plan.root, Pre) &&
        network->plan.blocks == \at(network->plan.blocks, Pre) &&
        network->plan.group == \at(network->plan.group, Pre) &&
        network->plan.depth == \at(network->plan.depth, Pre) &&
        network->plan.rule.latency == \at(network->plan.rule.latency, Pre) &&
        network->plan.rule.ticks == \at(network->plan.rule.ticks, Pre) &&
        network->plan.rule.alpha_num == \at(network->plan.rule.alpha_num, Pre) &&
        network->plan.rule.alpha_den == \at(network->plan.rule.alpha_den, Pre) &&
        network->plan.horizon == \at(network->plan.horizon, Pre); */
  /*@ assert crossbar: network->crossbar.levels == \at(network->crossbar.levels, Pre) &&
        network->crossbar.group == \at(network->crossbar.group, Pre) &&
        network->crossbar.channels == \at(network->crossbar.channels, Pre) &&
        network->crossbar.depth == \at(network->crossbar.depth, Pre); */
  /*@ assert modules: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==>
        network->crossbar.per[k] == \at(network->crossbar.per[k], Pre); */
  /*@ assert htree: network->htree.mesh.rows == \at(network->htree.mesh.rows, Pre) &&
        network->htree.mesh.columns == \at(network->htree.mesh.columns, Pre) &&
        network->htree.group_rows == \at(network->htree.group_rows, Pre) &&
        network->htree.group_columns == \at(network->htree.group_columns, Pre) &&
        network->htree.group == \at(network->htree.group, Pre) &&
        network->htree.side == \at(network->htree.side, Pre); */
  //@ assert network: ValidNetwork(network);
}
