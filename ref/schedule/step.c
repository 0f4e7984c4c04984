/* Each part's step. */
#include "ref/schedule/plan.h"
#include "ref/schedule/tree_transfers_acsl.h"

/*@
  // Of step x the step has the message that the plan moves to the rank, and the one that it moves from there, and no others.
  predicate ToldRecv{L}(dodona_plan *plan, integer rank, integer x, dodona_step e) =
    \forall integer u, first, count; 0 <= u ==>
      ((e.recv_from == u && e.recv_first == first && e.recv_count == count) <==> Moves(plan, x, u, rank, first, count));
  predicate ToldSend{L}(dodona_plan *plan, integer rank, integer x, dodona_step e) =
    \forall integer v, first, count; 0 <= v ==>
      ((e.send_to == v && e.send_first == first && e.send_count == count) <==> Moves(plan, x, rank, v, first, count));
*/

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_TREES;
    requires place: Placed(plan, place);
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures recv: ToldRecv(plan, place->rank, x, \result);
    ensures send: ToldSend(plan, place->rank, x, \result);
    ensures use: \result.recv_from != -1 ==> (\result.use != DODONA_STORE <==> Combines(plan, x));
    ensures range: StepInRange(\result, plan->request.ranks, plan->request.blocks);
    exits \false; */
static dodona_step trees_step(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  const dodona_collective *c = &plan->trees;
  //@ ghost lemma_transfers(&c->up);
  //@ ghost lemma_transfers(&c->down);
  /*@ assert moves: \forall integer u, v, first, count; Moves(plan, x, u, v, first, count) <==>
        count == 1 && CollectiveTransfer(c, x, u, v, first); */
  dodona_step step = dodona_collective_step_at(c, &place->up, &place->down, x);
  if (step.use != DODONA_STORE)
    step.use = dodona_operand_of(&c->up, &place->up, step.recv_from);
  return step;
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_NETWORK;
    requires place: Placed(plan, place);
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures recv: !Grouped(plan) ==> ToldRecv(plan, place->rank, x, \result);
    ensures send: !Grouped(plan) ==> ToldSend(plan, place->rank, x, \result);
    ensures use: \result.recv_from != -1 ==> (\result.use != DODONA_STORE <==> Combines(plan, x));
    ensures range: StepInRange(\result, plan->request.ranks, plan->request.blocks);
    exits \false; */
static dodona_step network_step(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  return dodona_network_run_at(&plan->network, &place->network, plan->request.op, x);
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(plan) && Wraps(plan);
    requires place: Placed(plan, place);
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures recv: ToldRecv(plan, place->rank, x, \result);
    ensures send: ToldSend(plan, place->rank, x, \result);
    ensures use: \result.recv_from != -1 ==> (\result.use != DODONA_STORE <==> Combines(plan, x));
    ensures range: StepFits(plan, \result);
    exits \false; */
static dodona_step halves_step(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  const dodona_request *q = &plan->request;
  int32_t half = dodona_first_half(q->op);
  int32_t next = dodona_second_half(q->op);
  /*@ assert moves: \forall integer u, v, first, count; Moves(plan, x, u, v, first, count) <==>
        HalvesMove(half, next, q->ranks, q->group, q->root, q->blocks, x, u, v, first, count); */
  return dodona_halves_step_at(half, next, q->ranks, q->group, q->root, q->blocks, place->rank, x);
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_EXCHANGE && plan->kind != DODONA_KIND_SKIPS;
    requires place: Placed(plan, place);
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures recv: ToldRecv(plan, place->rank, x, \result);
    ensures send: ToldSend(plan, place->rank, x, \result);
    ensures use: \result.recv_from != -1 ==> (\result.use != DODONA_STORE <==> Combines(plan, x));
    ensures range: StepFits(plan, \result);
    exits \false; */
static dodona_step baseline_step(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  const dodona_request *q = &plan->request;
  /*@ assert moves: \forall integer u, v, first, count; Moves(plan, x, u, v, first, count) <==>
        BaselineMoves(plan->kind, q->ranks, q->root, q->blocks, x, u, v, first, count); */
  return dodona_baseline_step_at(plan->kind, q->ranks, q->root, q->blocks, place->rank, x);
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_EXCHANGE;
    requires place: Placed(plan, place);
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures recv: ToldRecv(plan, place->rank, x, \result);
    ensures send: ToldSend(plan, place->rank, x, \result);
    ensures use: \result.recv_from != -1 ==> (\result.use != DODONA_STORE <==> Combines(plan, x));
    ensures range: StepFits(plan, \result);
    exits \false; */
static dodona_step exchange_step(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  if (plan->kind != DODONA_KIND_SKIPS)
    return baseline_step(plan, place, x);
  return halves_step(plan, place, x);
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_COMBINE;
    requires place: Placed(plan, place);
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures recv: ToldRecv(plan, place->rank, x, \result);
    ensures send: ToldSend(plan, place->rank, x, \result);
    ensures use: \result.recv_from != -1 ==> (\result.use != DODONA_STORE <==> Combines(plan, x));
    ensures range: StepInRange(\result, plan->request.ranks, 2);
    exits \false; */
static dodona_step combine_step(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  //@ assert rounds: 0 <= plan->combine.rounds;
  //@ assert windows: \valid_read(plan->table + (0 .. plan->combine.rounds));
  //@ assert table: \valid_read(plan->table);
  return dodona_step_of(dodona_combine_step_at(&plan->combine, plan->table, place->rank, x));
}

dodona_step dodona_step_at(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  dodona_step step = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  if (x < 1 || x > plan->steps)
    return step;
  switch (plan->part) {
  case DODONA_PART_TREES:
    step = trees_step(plan, place, x);
    break;
  case DODONA_PART_NETWORK:
    step = network_step(plan, place, x);
    break;
  case DODONA_PART_EXCHANGE:
    step = exchange_step(plan, place, x);
    break;
  default:
    step = combine_step(plan, place, x);
    break;
  }
  return step;
}
