/* Reductions and allreduces of plans: reversal and sequence, step by step. */
#include "collective.h"
#include "reverse.h"
#include "../spec/plan_transfers.h"

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

int64_t dodona_collective_entries(int32_t op, const dodona_request *request) {
  dodona_request up = *request;
  up.algorithm = dodona_up_algorithm(op, request->algorithm);
  return dodona_table_entries(&up);
}

/* A plan with the fields of a valid one is one. */
/*@ ghost
  /@ requires memory: \valid_read(from) && \valid_read(to);
     requires plan: ValidPlan(from) && PlanTable(from, table);
     requires same: to->algorithm == from->algorithm && to->ranks == from->ranks &&
       to->root == from->root && to->blocks == from->blocks && to->group == from->group &&
       to->depth == from->depth && to->horizon == from->horizon;
     requires rule: to->rule.latency == from->rule.latency && to->rule.ticks == from->rule.ticks &&
       to->rule.alpha_num == from->rule.alpha_num && to->rule.alpha_den == from->rule.alpha_den;
     terminates \true;
     assigns \nothing;
     ensures plan: ValidPlan(to) && PlanTable(to, table);
     ensures same: SameMachine(from, to);
     exits \false; @/
  void lemma_same_plan(const dodona_plan *from, const dodona_plan *to, const uint32_t *table)
  {
  }
*/

/*@ requires memory: \valid_read(from) && \valid(to) && \separated(from, to);
    requires plan: ValidPlan(from) && PlanTable(from, table);
    terminates \true;
    assigns *to;
    ensures from: ValidPlan(from) && PlanTable(from, table);
    ensures to: ValidPlan(to) && PlanTable(to, table);
    ensures same: SameMachine(from, to);
    ensures request: from->ranks == \old(from->ranks) && from->root == \old(from->root) &&
      from->blocks == \old(from->blocks);
    exits \false; */
static void copy_plan(const dodona_plan *from, dodona_plan *to)
/*@ ghost (const uint32_t *table) */ {
  *to = *from;
  //@ assert rule: from->rule == \at(from->rule, Pre);
  //@ assert from: *from == \at(*from, Pre);
  //@ ghost lemma_same_plan(from, to, table);
}

/* The plan that follows `first`, one of two trees; such plans need no table. */
/*@ requires memory: \valid_read(request) && \valid_read(first) && \valid(plan);
    requires table: \valid(table + (0 .. -1));
    requires apart: \separated(plan, request) && \separated(plan, first);
    requires first: ValidPlan(first) && first->algorithm == DODONA_TWOTREE_C;
    requires depth: first->depth == TwoLast(0, first->ranks, 0) && first->group == 0;
    requires rule: first->rule.latency == 1 && first->rule.ticks == 1;
    requires same: request->ranks == first->ranks && request->root == first->root &&
      request->blocks == first->blocks && TwoTree(request->algorithm);
    terminates \true;
    assigns *plan;
    ensures first: ValidPlan(first) && PlanTable(first, table);
    ensures plan: \result == DODONA_OK ==> ValidPlan(plan) && PlanTable(plan, table);
    ensures same: \result == DODONA_OK ==> SameMachine(first, plan);
    ensures request: first->ranks == \old(first->ranks) && first->root == \old(first->root) &&
      first->blocks == \old(first->blocks);
    exits \false; */
static dodona_status follow(const dodona_request *request, uint32_t *table, dodona_plan *plan)
/*@ ghost (const dodona_plan *first) */ {
  dodona_status status = dodona_plan_make(request, table, 0, plan);
  //@ assert algorithm: first->algorithm == \at(first->algorithm, Pre);
  //@ assert ranks: first->ranks == \at(first->ranks, Pre);
  //@ assert root: first->root == \at(first->root, Pre);
  //@ assert blocks: first->blocks == \at(first->blocks, Pre);
  //@ assert group: first->group == \at(first->group, Pre);
  //@ assert depth: first->depth == \at(first->depth, Pre);
  //@ assert latency: first->rule.latency == \at(first->rule.latency, Pre);
  //@ assert ticks: first->rule.ticks == \at(first->rule.ticks, Pre);
  //@ assert last: first->depth == TwoLast(0, first->ranks, 0);
  //@ assert pair: PairOf(first->algorithm) == 0;
  //@ assert depth_of: first->depth == TwoLast(PairOf(first->algorithm), first->ranks, 0);
  //@ assert trees: TwotreePlan(first);
  return status;
}

/* The same plan up and down. */
/*@ requires memory: \valid_read(up) && \valid(c);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(c, table + (0 .. entries - 1), up);
    terminates \true;
    assigns c->up, c->down, table[0 .. entries - 1];
    ensures plans: \result == DODONA_OK ==> ValidPlan(&c->up) && ValidPlan(&c->down);
    ensures tables: \result == DODONA_OK ==>
      PlanTable(&c->up, table) && PlanTable(&c->down, table);
    ensures same: \result == DODONA_OK ==> SameMachine(&c->up, &c->down);
    ensures ranks: \result == DODONA_OK ==> c->up.ranks == \old(up->ranks);
    ensures root: \result == DODONA_OK ==> c->up.root == \old(up->root);
    ensures blocks: \result == DODONA_OK ==> c->up.blocks == \old(up->blocks);
    exits \false; */
static dodona_status make_one(const dodona_request *up, uint32_t *table, int64_t entries,
                              dodona_collective *c) {
  dodona_status status = dodona_plan_make(up, table, entries, &c->up);
  if (status == DODONA_OK)
    copy_plan(&c->up, &c->down) /*@ ghost (table) */;
  return status;
}

/* Two trees up, others down: they need no table. */
/*@ requires memory: \valid_read(up) && \valid_read(down) && \valid(c);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(c, table + (0 .. entries - 1), up, down);
    requires same: up->ranks == down->ranks && up->root == down->root && up->blocks == down->blocks;
    requires pair: up->algorithm == DODONA_TWOTREE_C && TwoTree(down->algorithm);
    terminates \true;
    assigns c->up, c->down, table[0 .. entries - 1];
    ensures plans: \result == DODONA_OK ==> ValidPlan(&c->up) && ValidPlan(&c->down);
    ensures tables: \result == DODONA_OK ==>
      PlanTable(&c->up, table) && PlanTable(&c->down, table);
    ensures same: \result == DODONA_OK ==> SameMachine(&c->up, &c->down);
    ensures ranks: \result == DODONA_OK ==> c->up.ranks == \old(up->ranks);
    ensures root: \result == DODONA_OK ==> c->up.root == \old(up->root);
    ensures blocks: \result == DODONA_OK ==> c->up.blocks == \old(up->blocks);
    exits \false; */
static dodona_status make_pair(const dodona_request *up, const dodona_request *down,
                               uint32_t *table, int64_t entries, dodona_collective *c) {
  dodona_status status = dodona_plan_make(up, table, entries, &c->up);
  if (status != DODONA_OK)
    return status;
  //@ assert trees: TwotreePlan(&c->up);
  return follow(down, table, &c->down) /*@ ghost (&c->up) */;
}

/* Both plans of a request, in a table that both use. */
/*@ requires memory: \valid_read(up) && \valid_read(down) && \valid(c);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(c, table + (0 .. entries - 1), up, down);
    requires same: up->ranks == down->ranks && up->root == down->root && up->blocks == down->blocks;
    requires pair: up->algorithm == down->algorithm ||
      up->algorithm == DODONA_TWOTREE_C && TwoTree(down->algorithm);
    terminates \true;
    assigns c->up, c->down, table[0 .. entries - 1];
    ensures plans: \result == DODONA_OK ==> ValidPlan(&c->up) && ValidPlan(&c->down);
    ensures tables: \result == DODONA_OK ==>
      PlanTable(&c->up, table) && PlanTable(&c->down, table);
    ensures same: \result == DODONA_OK ==> SameMachine(&c->up, &c->down);
    ensures ranks: \result == DODONA_OK ==> c->up.ranks == \old(up->ranks);
    ensures root: \result == DODONA_OK ==> c->up.root == \old(up->root);
    ensures blocks: \result == DODONA_OK ==> c->up.blocks == \old(up->blocks);
    exits \false; */
static dodona_status make_plans(const dodona_request *up, const dodona_request *down,
                                uint32_t *table, int64_t entries, dodona_collective *c) {
  if (down->algorithm == up->algorithm)
    return make_one(up, table, entries, c);
  return make_pair(up, down, table, entries, c);
}

/* Whether the steps of both plans fit in 64 bits. */
/*@ requires memory: \valid_read(c);
    requires op: DODONA_BCAST <= c->op <= DODONA_ALLREDUCE;
    requires plans: ValidPlan(&c->up) && ValidPlan(&c->down) && SameMachine(&c->up, &c->down);
    terminates \true;
    assigns \nothing;
    ensures valid: \result == DODONA_OK ==> ValidCollective(c);
    exits \false; */
static dodona_status fits(const dodona_collective *c) {
  int64_t up = dodona_steps(&c->up);
  int64_t down = dodona_steps(&c->down);
  return up > INT64_MAX - down ? DODONA_OVERFLOW : DODONA_OK;
}

dodona_status dodona_collective_make(int32_t op, const dodona_request *request, uint32_t *table,
                                     int64_t entries, dodona_collective *c) {
  dodona_request up = *request;
  dodona_request down = *request;
  up.algorithm = dodona_up_algorithm(op, request->algorithm);
  down.algorithm = dodona_down_algorithm(op, request->algorithm);
  c->op = op;
  dodona_status status = make_plans(&up, &down, table, entries, c);
  if (status == DODONA_OK)
    status = fits(c);
  return status;
}

int64_t dodona_collective_steps(const dodona_collective *c) {
  int64_t up = c->op == DODONA_BCAST ? 0 : dodona_steps(&c->up);
  int64_t down = c->op == DODONA_REDUCE ? 0 : dodona_steps(&c->down);
  return up + down;
}

dodona_step dodona_reduce_step_at(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  const dodona_step idle = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  int64_t last = dodona_steps(plan) - plan->rule.latency + 1;
  //@ ghost lemma_transfers(plan);
  if (x < 1 || x > last)
    return idle;
  return dodona_reverse(dodona_step_at(plan, place, dodona_reverse_time(last, x)));
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
static dodona_step broadcast_step(const dodona_plan *plan, const dodona_place *place,
                                  int64_t offset, int64_t x) {
  const dodona_step idle = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  //@ ghost lemma_transfers(plan);
  if (x <= offset)
    return idle;
  return dodona_step_at(plan, place, x - offset);
}

dodona_exchange dodona_collective_step_at(const dodona_collective *c, const dodona_place *up,
                                          const dodona_place *down, int64_t x) {
  int64_t offset = c->op == DODONA_ALLREDUCE ? dodona_steps(&c->up) : 0;
  dodona_step step;
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
    /*@ assert all: \forall integer u, v, j;
          CollectiveTransfer(c, x, u, v, j) <==> PlanTransfer(&c->down, x - offset, u, v, j); */
  }
  /*@ assert recv: \forall integer u, j; 0 <= u ==>
        ((step.recv_from == u && step.recv_block == j) <==>
         CollectiveTransfer(c, x, u, up->rank, j)); */
  /*@ assert send: \forall integer v, j; 0 <= v ==>
        ((step.send_to == v && step.send_block == j) <==>
         CollectiveTransfer(c, x, up->rank, v, j)); */
  return dodona_exchange_of(step);
}
