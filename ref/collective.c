/* Reductions and allreduces of plans: reversal and sequence, step by step. */
#include "collective.h"
#include "plan_family.h"
#include "reverse.h"
#include "twotree_span.h"
#include "../spec/fractional_lemmas.h"
#include "../spec/plan_lemmas.h"
#include "../spec/plan_transfers.h"
#include "../spec/product.h"
#include "../spec/reach_lemmas.h"

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

/* A request with the algorithm of either plan. */
/*@ ghost
  /@ requires memory: \valid_read(request) && \valid_read(plan);
     requires op: DODONA_BCAST <= op <= DODONA_ALLREDUCE;
     requires algorithm: plan->algorithm == UpAlgorithm(op, request->algorithm) ||
       plan->algorithm == DownAlgorithm(op, request->algorithm);
     requires same: plan->ranks == request->ranks && plan->root == request->root &&
       plan->blocks == request->blocks && plan->group == request->group;
     requires rule: plan->rule.latency == request->rule.latency &&
       plan->rule.ticks == request->rule.ticks &&
       plan->rule.alpha_num == request->rule.alpha_num &&
       plan->rule.alpha_den == request->rule.alpha_den;
     terminates \true;
     assigns \nothing;
     ensures status: RequestStatus(plan) == CollectiveStatus(op, request);
     ensures room: RequestTooShort(plan, n) <==> RequestTooShort(request, n);
     ensures group: GroupOf(plan) == GroupOf(request);
     exits \false; @/
  void lemma_request_of(int32_t op, const dodona_request *request, const dodona_request *plan,
                        int64_t n)
  {
    /@ assert same: plan->algorithm == request->algorithm ||
         TwoTree(plan->algorithm) && DODONA_TWOTREE_C <= request->algorithm ||
         plan->algorithm == -1 && request->algorithm == DODONA_TWOTREE_CS; @/
  }
*/

/*@ requires memory: \valid_read(request);
    terminates \true;
    assigns \nothing;
    ensures algorithm: \result.algorithm == algorithm;
    ensures same: \result.ranks == request->ranks && \result.root == request->root &&
      \result.blocks == request->blocks && \result.group == request->group;
    ensures rule: \result.rule.latency == request->rule.latency &&
      \result.rule.ticks == request->rule.ticks &&
      \result.rule.alpha_num == request->rule.alpha_num &&
      \result.rule.alpha_den == request->rule.alpha_den;
    exits \false; */
static dodona_request with(const dodona_request *request, int32_t algorithm) {
  dodona_request changed = *request;
  changed.algorithm = algorithm;
  return changed;
}

int64_t dodona_collective_entries(int32_t op, const dodona_request *request) {
  const dodona_request up = with(request, dodona_up_algorithm(op, request->algorithm));
  int64_t entries = dodona_table_entries(&up);
  //@ ghost lemma_request_of(op, request, &up, entries);
  return entries;
}

/* A plan with the fields of a valid one, but perhaps for two other trees, is valid. */
/*@ ghost
  /@ requires memory: \valid_read(up) && \valid_read(down);
     requires plan: ValidPlan(up) && PlanTable(up, table);
     requires algorithm: down->algorithm == up->algorithm && down->depth == up->depth ||
       TwoTree(up->algorithm) && TwoTree(down->algorithm) &&
       down->depth == TwoLast(PairOf(down->algorithm), up->ranks, 0);
     requires same: down->ranks == up->ranks && down->root == up->root &&
       down->blocks == up->blocks && down->group == up->group && down->horizon == up->horizon;
     requires rule: down->rule.latency == up->rule.latency && down->rule.ticks == up->rule.ticks &&
       down->rule.alpha_num == up->rule.alpha_num && down->rule.alpha_den == up->rule.alpha_den;
     terminates \true;
     assigns \nothing;
     ensures plan: ValidPlan(down) && PlanTable(down, table);
     exits \false; @/
  void lemma_same_plan(const dodona_plan *up, const dodona_plan *down, const uint32_t *table)
  {
    /@ assert table: PlanTable(down, table); @/
    /@ assert trees: TwoTree(down->algorithm) ==> TwotreePlan(down); @/
  }
*/

/* The steps of two plans fit in 64 bits. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan);
     terminates \true;
     assigns \nothing;
     ensures half: PlanSteps(plan) <= INT64_MAX / 2;
     exits \false; @/
  void lemma_half(const dodona_plan *plan)
  {
    if (DODONA_LAMBDA <= plan->algorithm && plan->algorithm <= DODONA_ALPHA) {
      int64_t horizon = lemma_horizon(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                                      plan->rule.alpha_den, plan->ranks);
      lemma_product_order(plan->rule.latency, INT32_MAX, plan->ranks - 1);
      lemma_product_order(plan->ranks - 1, INT32_MAX - 1, INT32_MAX);
      /@ assert horizon: plan->horizon == horizon; @/
      /@ assert postal: PlanSteps(plan) <= horizon; @/
    } else if (DODONA_TWOTREE_C <= plan->algorithm) {
      if (plan->ranks > 1)
        lemma_floor_log2_word(plan->ranks - 1);
      /@ assert beat: \forall integer w, j; w == 2 || w == 4 ==> Beat(w, j) == w * (j / 2); @/
      /@ assert last: plan->ranks != 1 ==> TwoLast(PairOf(plan->algorithm), plan->ranks, 0) <= 64 &&
           TwoLast(PairOf(plan->algorithm), plan->ranks, 1) <= 64; @/
      /@ assert two: PlanSteps(plan) <= 64 + 2 * plan->blocks; @/
    } else {
      lemma_plan_fractional(plan);
      lemma_pace_last(plan->group, plan->blocks);
      /@ assert pace: (plan->blocks - 1) / plan->group <= plan->blocks - 1; @/
      /@ assert pipeline: PlanSteps(plan) <= plan->ranks + 2 * plan->blocks; @/
    }
  }
*/

/* The same plan, or one for two other trees: they have another depth. Neither needs a table. */
/*@ requires memory: \valid_read(up) && \valid(down) && \separated(up, down);
    requires plan: ValidPlan(up) && PlanTable(up, table);
    requires algorithm: algorithm == up->algorithm || TwoTree(up->algorithm) && TwoTree(algorithm);
    terminates \true;
    assigns *down;
    ensures kept: *up == \old(*up);
    ensures up: ValidPlan(up) && PlanTable(up, table);
    ensures algorithm: down->algorithm == algorithm;
    ensures same: SamePlan(up, down);
    ensures down: ValidPlan(down) && PlanTable(down, table);
    exits \false; */
static void go_down(const dodona_plan *up, int32_t algorithm, dodona_plan *down)
/*@ ghost (const uint32_t *table) */ {
  dodona_plan made = *up;
  if (algorithm != up->algorithm)
    made.depth = dodona_twotree_last(dodona_pair_of(algorithm), up->ranks, 0);
  made.algorithm = algorithm;
  /*@ assert depth: algorithm == up->algorithm ? made.depth == up->depth :
        made.depth == TwoLast(PairOf(algorithm), up->ranks, 0); */
  *down = made;
  //@ assert algorithm: up->algorithm == \at(up->algorithm, Pre);
  //@ assert ranks: up->ranks == \at(up->ranks, Pre) && up->root == \at(up->root, Pre);
  //@ assert blocks: up->blocks == \at(up->blocks, Pre) && up->group == \at(up->group, Pre);
  //@ assert last: up->depth == \at(up->depth, Pre) && up->horizon == \at(up->horizon, Pre);
  //@ assert rule: up->rule == \at(up->rule, Pre);
  //@ assert kept: *up == \at(*up, Pre);
  //@ assert family: Fractional(up->algorithm) ==> FractionalPlan(up);
  //@ assert two: TwoTree(up->algorithm) ==> TwotreePlan(up);
  //@ assert postal: Postal(up->algorithm) ==> PostalPlan(up);
  //@ assert plan: ValidPlan(up);
  //@ assert made: down->algorithm == made.algorithm && down->depth == made.depth;
  //@ ghost lemma_same_plan(up, down, table);
}

/* Both plans, in one table: that of the request, and the one that goes down by `algorithm`. */
/*@ requires memory: \valid_read(request) && \valid(c);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(c, table + (0 .. entries - 1), request);
    requires algorithm: algorithm == request->algorithm ||
      TwoTree(request->algorithm) && TwoTree(algorithm);
    terminates \true;
    assigns c->up, c->down, table[0 .. entries - 1];
    ensures invalid: \old(RequestStatus(request)) != DODONA_OK ==>
      \result == \old(RequestStatus(request));
    ensures status: \old(RequestStatus(request)) == DODONA_OK ==>
      \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \old(RequestStatus(request)) == DODONA_OK ==>
      (\result == DODONA_SHORT_TABLE <==> RequestTooShort{Pre}(request, entries));
    ensures plans: \result == DODONA_OK ==> ValidPlan(&c->up) && ValidPlan(&c->down);
    ensures up_table: \result == DODONA_OK ==> PlanTable(&c->up, table);
    ensures down_table: \result == DODONA_OK ==> PlanTable(&c->down, table);
    ensures same: \result == DODONA_OK ==> SameMachine(&c->up, &c->down);
    ensures fits: \result == DODONA_OK ==> PlanSteps(&c->up) + PlanSteps(&c->down) <= INT64_MAX;
    ensures up: \result == DODONA_OK ==>
      Requested{Pre, Post}(request, \old(request->algorithm), &c->up);
    ensures down: \result == DODONA_OK ==>
      c->down.algorithm == algorithm && SamePlan(&c->up, &c->down);
    ensures unchanged: \result != DODONA_OK ==> c->up == \old(c->up) && c->down == \old(c->down);
    exits \false; */
static dodona_status make_plans(const dodona_request *request, int32_t algorithm, uint32_t *table,
                                int64_t entries, dodona_collective *c) {
  dodona_status status = dodona_plan_make(request, table, entries, &c->up);
  /*@ assert up: status == DODONA_OK ==>
        Requested{Pre, Here}(request, \at(request->algorithm, Pre), &c->up); */
  if (status != DODONA_OK)
    return status;
  go_down(&c->up, algorithm, &c->down) /*@ ghost (table) */;
  //@ ghost lemma_half(&c->up);
  //@ ghost lemma_half(&c->down);
  return DODONA_OK;
}

/* Both plans of the collective `op`. */
/*@ requires memory: \valid_read(request) && \valid(c);
    requires op: DODONA_BCAST <= op <= DODONA_ALLREDUCE;
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(c, table + (0 .. entries - 1), request);
    terminates \true;
    assigns c->up, c->down, table[0 .. entries - 1];
    ensures invalid: \old(CollectiveStatus(op, request)) != DODONA_OK ==>
      \result == \old(CollectiveStatus(op, request));
    ensures status: \old(CollectiveStatus(op, request)) == DODONA_OK ==>
      \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \old(CollectiveStatus(op, request)) == DODONA_OK ==>
      (\result == DODONA_SHORT_TABLE <==> RequestTooShort{Pre}(request, entries));
    ensures plans: \result == DODONA_OK ==> ValidPlan(&c->up) && ValidPlan(&c->down);
    ensures up_table: \result == DODONA_OK ==> PlanTable(&c->up, table);
    ensures down_table: \result == DODONA_OK ==> PlanTable(&c->down, table);
    ensures same: \result == DODONA_OK ==> SameMachine(&c->up, &c->down);
    ensures fits: \result == DODONA_OK ==> PlanSteps(&c->up) + PlanSteps(&c->down) <= INT64_MAX;
    ensures up: \result == DODONA_OK ==>
      Requested{Pre, Post}(request, UpAlgorithm(op, \old(request->algorithm)), &c->up);
    ensures down: \result == DODONA_OK ==>
      c->down.algorithm == DownAlgorithm(op, \old(request->algorithm)) && SamePlan(&c->up, &c->down);
    ensures unchanged: \result != DODONA_OK ==> c->up == \old(c->up) && c->down == \old(c->down);
    exits \false; */
static dodona_status make_both(int32_t op, const dodona_request *request, uint32_t *table,
                               int64_t entries, dodona_collective *c) {
  const dodona_request up = with(request, dodona_up_algorithm(op, request->algorithm));
  int32_t down = dodona_down_algorithm(op, request->algorithm);
  //@ ghost lemma_request_of(op, request, &up, entries);
  return make_plans(&up, down, table, entries, c);
}

/*@ ghost
  /@ requires memory: \valid_read(c);
     requires op: DODONA_BCAST <= c->op <= DODONA_ALLREDUCE;
     requires up: ValidPlan(&c->up);
     requires down: ValidPlan(&c->down);
     requires same: SameMachine(&c->up, &c->down);
     requires fits: PlanSteps(&c->up) + PlanSteps(&c->down) <= INT64_MAX;
     terminates \true;
     assigns \nothing;
     ensures valid: ValidCollective(c);
     exits \false; @/
  void lemma_collective(const dodona_collective *c)
  {
  }
*/

dodona_status dodona_collective_make(int32_t op, const dodona_request *request, uint32_t *table,
                                     int64_t entries, dodona_collective *c) {
  c->op = op;
  //@ assert rules: c->up.rule == \at(c->up.rule, Pre) && c->down.rule == \at(c->down.rule, Pre);
  //@ assert kept_up: c->up == \at(c->up, Pre);
  //@ assert kept_down: c->down == \at(c->down, Pre);
  //@ assert rule: request->rule == \at(request->rule, Pre);
  //@ assert request: *request == \at(*request, Pre);
  //@ assert asked: CollectiveStatus(op, request) == CollectiveStatus{Pre}(op, request);
  //@ assert room: RequestTooShort(request, entries) <==> RequestTooShort{Pre}(request, entries);
  dodona_status status = make_both(op, request, table, entries, c);
  /*@ ghost
    if (status == DODONA_OK)
      lemma_collective(c); */
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
