/* Reversal and sequence of a network's broadcast. */
#include "ref/schedule/network_run.h"
#include "ref/base/reverse.h"
#include "ref/algorithms/simplex/match_acsl.h"

int64_t dodona_network_run_steps(const dodona_network *network, int32_t op) {
  int64_t steps = dodona_network_steps(network);
  return op == DODONA_ALLREDUCE ? 2 * steps : steps;
}

/* What the rank does with a part: by the order of ranks if the schedule keeps it. */
/*@ requires memory: \valid_read(n) && \valid_read(place);
    requires network: ValidNetwork(n) && NetworkPlace(n, place);
    terminates \true;
    assigns \nothing;
    ensures combined: DODONA_PREPEND <= \result <= DODONA_SET_ASIDE;
    ensures ordered: n->request.kind == DODONA_KIND_DIRECT && n->request.root == 0 ==> \result ==
      SimplexOperand(n->plan.group, place->direct.pattern, place->direct.tree.member,
                     place->direct.tree.right, from);
    exits \false; */
static int32_t use_of(const dodona_network *n, const dodona_network_place *place, int32_t from) {
  if (!dodona_network_keeps_rank_order(n))
    return DODONA_PREPEND;
  //@ ghost lemma_simplex_fall(n->request.ranks, n->plan.group, n->plan.depth);
  //@ ghost lemma_simplex_sound(n->request.ranks, n->plan.group, n->plan.depth, place->position, &place->direct);
  return dodona_network_operand(n, place, from);
}

/* A step of the reduction. */
/*@ requires memory: \valid_read(n) && \valid_read(place);
    requires network: ValidNetwork(n) && NetworkPlace(n, place);
    requires step: 1 <= x <= n->steps;
    terminates \true;
    assigns \nothing;
    ensures recv: n->request.kind <= DODONA_KIND_CUBE ==> \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == j) <==>
       NetworkTransfer(n, n->steps + 1 - x, place->rank, u, j));
    ensures send: n->request.kind <= DODONA_KIND_CUBE ==> \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == j) <==>
       NetworkTransfer(n, n->steps + 1 - x, v, place->rank, j));
    ensures use: \result.recv_from != -1 ==> \result.use != DODONA_STORE;
    ensures ordered: n->request.kind == DODONA_KIND_DIRECT && n->request.root == 0 &&
      \result.use != DODONA_STORE ==> \result.use ==
      SimplexOperand(n->plan.group, place->direct.pattern, place->direct.tree.member,
                     place->direct.tree.right, \result.recv_from);
    ensures range: StepInRange(\result, n->request.ranks, n->request.blocks);
    ensures one: \result.send_count <= 1 && \result.recv_count <= 1;
    exits \false; */
static dodona_step backwards(const dodona_network *n, const dodona_network_place *place,
                             int64_t x) {
  int64_t time = dodona_reverse_time(dodona_network_steps(n), x);
  dodona_step step = dodona_step_of(dodona_reverse(dodona_network_step_at(n, place, time)));
  if (step.recv_from != DODONA_NONE)
    step.use = use_of(n, place, step.recv_from);
  return step;
}

dodona_step dodona_network_run_at(const dodona_network *network, const dodona_network_place *place,
                                  int32_t op, int64_t x) {
  int64_t steps = dodona_network_steps(network);
  if (op == DODONA_REDUCE || (op == DODONA_ALLREDUCE && x <= steps)) {
    /*@ assert all: \forall integer u, v, j; RunTransfer(network, op, x, u, v, j) <==>
          NetworkTransfer(network, network->steps + 1 - x, v, u, j); */
    return backwards(network, place, x);
  }
  int64_t offset = op == DODONA_ALLREDUCE ? steps : 0;
  /*@ assert all: \forall integer u, v, j; RunTransfer(network, op, x, u, v, j) <==>
        NetworkTransfer(network, x - offset, u, v, j); */
  dodona_tree_step step = dodona_network_step_at(network, place, x - offset);
  /*@ assert recv: network->request.kind <= DODONA_KIND_CUBE ==> \forall integer u, j; 0 <= u ==>
        ((step.recv_from == u && step.recv_block == j) <==> RunTransfer(network, op, x, u, place->rank, j)); */
  /*@ assert send: network->request.kind <= DODONA_KIND_CUBE ==> \forall integer v, j; 0 <= v ==>
        ((step.send_to == v && step.send_block == j) <==> RunTransfer(network, op, x, place->rank, v, j)); */
  return dodona_step_of(step);
}
