/* Reductions and allreduces of plans: reversal and sequence, step by step. */
#include "ref/schedule/collective.h"
#include "ref/base/reverse.h"
#include "ref/schedule/tree_transfers_acsl.h"

int32_t dodona_up_algorithm(int32_t op, int32_t algorithm) {
  if (op == DODONA_ALLREDUCE && (algorithm == DODONA_TWOTREE_CC || algorithm == DODONA_TWOTREE_CS))
    return DODONA_TWOTREE_C;
  return algorithm == DODONA_TWOTREE_CS ? DODONA_NONE : algorithm;
}

int32_t dodona_down_algorithm(int32_t op, int32_t algorithm) {
  if (algorithm != DODONA_TWOTREE_CS)
    return algorithm;
  return op == DODONA_ALLREDUCE ? DODONA_TWOTREE_S : DODONA_NONE;
}

int64_t dodona_collective_steps(const dodona_collective *c) {
  int64_t up = c->op == DODONA_BCAST ? 0 : dodona_tree_steps(&c->up);
  int64_t down = c->op == DODONA_REDUCE ? 0 : dodona_tree_steps(&c->down);
  return up + down;
}

dodona_tree_step dodona_reduce_step_at(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                       int64_t x) {
  const dodona_tree_step idle = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  int64_t last = dodona_tree_steps(plan) - plan->rule.latency + 1;
  //@ ghost lemma_transfers(plan);
  if (x < 1 || x > last)
    return idle;
  return dodona_reverse(dodona_tree_step_at(plan, place, dodona_reverse_time(last, x)));
}

/* The step of the broadcast by `plan` that begins after `offset` steps. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(plan);
    requires place: PlaceOf(plan, place);
    requires offset: 0 <= offset;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       PlanTransfer(plan, x - offset, u, place->rank, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       PlanTransfer(plan, x - offset, place->rank, v, j));
    ensures recv_range: -1 <= \result.recv_from < plan->ranks &&
      -1 <= \result.recv_block < plan->blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < plan->ranks &&
      -1 <= \result.send_block < plan->blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
static dodona_tree_step broadcast_step(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                       int64_t offset, int64_t x) {
  const dodona_tree_step idle = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  //@ ghost lemma_transfers(plan);
  if (x <= offset)
    return idle;
  return dodona_tree_step_at(plan, place, x - offset);
}

dodona_step dodona_collective_step_at(const dodona_collective *c, const dodona_tree_place *up,
                                      const dodona_tree_place *down, int64_t x) {
  int64_t offset = c->op == DODONA_ALLREDUCE ? dodona_tree_steps(&c->up) : 0;
  dodona_tree_step step;
  //@ ghost lemma_transfers(&c->up);
  //@ ghost lemma_transfers(&c->down);
  if (c->op == DODONA_REDUCE || (c->op == DODONA_ALLREDUCE && x <= offset)) {
    step = dodona_reduce_step_at(&c->up, up, x);
    //@ assert still: \forall integer u, v, j; !ResultTransfer(c, x, u, v, j);
    /*@ assert all: \forall integer u, v, j;
          CollectiveTransfer(c, x, u, v, j) <==> ReduceTransfer(&c->up, x, u, v, j); */
  } else {
    step = broadcast_step(&c->down, down, offset, x);
    //@ assert still: \forall integer u, v, j; !PartialTransfer(c, x, u, v, j);
    //@ assert offset: offset == CollectiveOffset(c) && c->op != DODONA_REDUCE;
    /*@ assert result: \forall integer u, v, j;
          ResultTransfer(c, x, u, v, j) <==> PlanTransfer(&c->down, x - offset, u, v, j); */
    /*@ assert all: \forall integer u, v, j;
          CollectiveTransfer(c, x, u, v, j) <==> PlanTransfer(&c->down, x - offset, u, v, j); */
  }
  /*@ assert recv: \forall integer u, j; 0 <= u ==>
        ((step.recv_from == u && step.recv_block == j) <==>
         CollectiveTransfer(c, x, u, up->rank, j)); */
  /*@ assert send: \forall integer v, j; 0 <= v ==>
        ((step.send_to == v && step.send_block == j) <==>
         CollectiveTransfer(c, x, up->rank, v, j)); */
  return dodona_step_of(step);
}
