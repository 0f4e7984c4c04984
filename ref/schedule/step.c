/* A plan's phases, step by step: each family knows its cast, forwards; turning and sequence are here, once for all. */
#include "ref/schedule/network.h"
#include "ref/schedule/phase.h"
#include "ref/algorithms/exchange/ring.h"
#include "ref/trees/transfers_acsl.h"
#include "ref/algorithms/alltoall/radix.h"
#include "ref/algorithms/combine/rounds.h"
#include "ref/algorithms/exchange/bine.h"
#include "ref/algorithms/exchange/halves.h"
#include "ref/algorithms/exchange/multiplying.h"

/*@
  // Of step x the step has the message that the plan moves to the rank, and the one that it moves from there, and no others.
  predicate ToldRecv{L}(dodona_plan plan, integer rank, integer x, dodona_step e) =
    \forall integer u, first, count; 0 <= u ==>
      ((e.recv_from == u && e.recv_first == first && e.recv_count == count) <==> Moves(plan, x, u, rank, first, count));
  predicate ToldSend{L}(dodona_plan plan, integer rank, integer x, dodona_step e) =
    \forall integer v, first, count; 0 <= v ==>
      ((e.send_to == v && e.send_first == first && e.send_count == count) <==> Moves(plan, x, rank, v, first, count));

  // The same of step y of a phase's cast.
  predicate CastRecv(dodona_plan plan, integer second, integer rank, integer y, dodona_step e) =
    \forall integer u, first, count; 0 <= u ==>
      ((e.recv_from == u && e.recv_first == first && e.recv_count == count) <==> CastMoves(plan, second, y, u, rank, first, count));
  predicate CastSend(dodona_plan plan, integer second, integer rank, integer y, dodona_step e) =
    \forall integer v, first, count; 0 <= v ==>
      ((e.send_to == v && e.send_first == first && e.send_count == count) <==> CastMoves(plan, second, y, rank, v, first, count));
*/

/* What a tree's step tells is the cast of its phase. */
/*@ ghost
  /@ requires family: plan.family < DODONA_TREE_FAMILIES;
     requires recv: \forall integer u, f; 0 <= u ==> ((e.recv_from == u && e.recv_first == f) <==>
       PlanTransfer(second != 0 ? plan.down : plan.up, y, u, rank, f));
     requires send: \forall integer v, f; 0 <= v ==> ((e.send_to == v && e.send_first == f) <==>
       PlanTransfer(second != 0 ? plan.down : plan.up, y, rank, v, f));
     requires one: (e.recv_from != -1 ==> e.recv_count == 1) && (e.send_to != -1 ==> e.send_count == 1);
     terminates \true;
     assigns \nothing;
     ensures recv: CastRecv(plan, second, rank, y, e);
     ensures send: CastSend(plan, second, rank, y, e);
     exits \false; @/
  void lemma_tree_told(dodona_plan plan, int second, int32_t rank, int64_t y, dodona_step e)
  {
    /@ assert casts: \forall integer u, v, f, n; CastMoves(plan, second, y, u, v, f, n) <==>
         n == 1 && PlanTransfer(second != 0 ? plan.down : plan.up, y, u, v, f); @/
  }
*/

/* A step of a tree, as a step of a plan. */
/*@ requires memory: \valid_read(tree) && \valid_read(at);
    requires tree: ValidPlan(*tree) && PlaceOf(*tree, *at);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == j) <==> PlanTransfer(*tree, y, u, at->rank, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == j) <==> PlanTransfer(*tree, y, at->rank, v, j));
    ensures one: (\result.recv_from != -1 ==> \result.recv_count == 1) && (\result.send_to != -1 ==> \result.send_count == 1);
    ensures use: \result.use == DODONA_STORE;
    ensures range: StepInRange(\result, tree->ranks, tree->blocks);
    exits \false; */
static dodona_step tree_step(const dodona_tree_plan *tree, const dodona_tree_place *at, int64_t y) {
  return dodona_step_of(dodona_tree_step_at(tree, at, y));
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan) && plan->family < DODONA_TREE_FAMILIES;
    requires place: Placed(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: CastRecv(*plan, second, place->rank, y, \result);
    ensures send: CastSend(*plan, second, place->rank, y, \result);
    ensures use: \result.use == DODONA_STORE;
    ensures range: StepInRange(\result, plan->request.ranks, plan->request.blocks);
    exits \false; */
static dodona_step tree_cast(const dodona_plan *plan, const dodona_place *place, int second,
                             int64_t y) {
  //@ assert rank: place->up.rank == place->rank && place->down.rank == place->rank;
  if (second) {
    const dodona_step e = tree_step(&plan->down, &place->down, y);
    //@ ghost lemma_tree_told(*plan, second, place->rank, y, e);
    return e;
  }
  const dodona_step e = tree_step(&plan->up, &place->up, y);
  //@ ghost lemma_tree_told(*plan, second, place->rank, y, e);
  return e;
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan) && DODONA_TREE_FAMILIES <= plan->family < DODONA_BLOCK_FAMILIES;
    requires place: Placed(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: CastRecv(*plan, second, place->rank, y, \result);
    ensures send: CastSend(*plan, second, place->rank, y, \result);
    ensures use: \result.use == DODONA_STORE;
    ensures range: StepInRange(\result, plan->request.ranks, plan->request.blocks);
    exits \false; */
static dodona_step network_cast(const dodona_plan *plan, const dodona_place *place, int second,
                                int64_t y) {
  (void)second;
  return dodona_step_of(dodona_network_step_at(plan, place, y));
}

/* Once round the ring, the other way where the phase is run backwards; or through the butterflies. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan) && (plan->family == DODONA_FAMILY_RING || plan->family == DODONA_FAMILY_BINE);
    requires cast: CastHalf(plan->request.op, second) != DODONA_HALF_NONE;
    requires place: Placed(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: CastRecv(*plan, second, place->rank, y, \result);
    ensures send: CastSend(*plan, second, place->rank, y, \result);
    ensures use: \result.use == DODONA_STORE;
    ensures range: StepFits(*plan, \result);
    exits \false; */
static dodona_step round_cast(const dodona_plan *plan, const dodona_place *place, int second,
                              int64_t y) {
  const dodona_request *q = &plan->request;
  if (plan->family == DODONA_FAMILY_RING) {
    /*@ assert round: \forall integer u, v, first, count; CastMoves(*plan, second, y, u, v, first, count) <==>
          RingCasts(q->ranks, q->blocks, second != 0 ? 0 : 1, y, u, v, first, count); */
    const dodona_step ring = dodona_ring_cast_at(q->ranks, q->blocks, !second, place->rank, y);
    //@ assert told: CastRecv(*plan, second, place->rank, y, ring) && CastSend(*plan, second, place->rank, y, ring);
    return ring;
  }
  /*@ assert butterflies: \forall integer u, v, first, count; CastMoves(*plan, second, y, u, v, first, count) <==>
        BineMoves(q->ranks, q->blocks, y, u, v, first, count); */
  const dodona_step bine = dodona_bine_cast_at(q->ranks, q->blocks, place->rank, y);
  //@ assert told: CastRecv(*plan, second, place->rank, y, bine) && CastSend(*plan, second, place->rank, y, bine);
  return bine;
}

/* A cast of shares: a half by skips, a round, or nothing. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan) && ByShares(*plan) && ByPhases(*plan);
    requires place: Placed(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: CastRecv(*plan, second, place->rank, y, \result);
    ensures send: CastSend(*plan, second, place->rank, y, \result);
    ensures use: \result.use == DODONA_STORE;
    ensures range: StepFits(*plan, \result);
    exits \false; */
static dodona_step half_cast(const dodona_plan *plan, const dodona_place *place, int second,
                             int64_t y) {
  const dodona_step idle = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  const dodona_request *q = &plan->request;
  int32_t half = second ? dodona_second_half(q->op) : dodona_first_half(q->op);
  if (!second && half == DODONA_HALF_REDUCE_SCATTER)
    half = DODONA_HALF_ALLGATHER;
  //@ assert half: half == CastHalf(q->op, second);
  if (half == DODONA_HALF_NONE) {
    //@ assert none: \forall integer u, v, f, n; !CastMoves(*plan, second, y, u, v, f, n);
    return idle;
  }
  if (plan->family != DODONA_FAMILY_SKIPS) {
    const dodona_step round = round_cast(plan, place, second, y);
    //@ assert told: CastRecv(*plan, second, place->rank, y, round) && CastSend(*plan, second, place->rank, y, round);
    return round;
  }
  /*@ assert moves: \forall integer u, v, first, count; CastMoves(*plan, second, y, u, v, first, count) <==>
        HalfMoves(half, q->ranks, q->group, q->root, q->blocks, y, u, v, first, count); */
  const dodona_step skips =
      dodona_half_step_at(half, q->ranks, q->group, q->root, q->blocks, place->rank, y);
  //@ assert told: CastRecv(*plan, second, place->rank, y, skips) && CastSend(*plan, second, place->rank, y, skips);
  return skips;
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan) && ByPhases(*plan);
    requires place: Placed(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: CastRecv(*plan, second, place->rank, y, \result);
    ensures send: CastSend(*plan, second, place->rank, y, \result);
    ensures use: \result.use == DODONA_STORE;
    ensures range: StepFits(*plan, \result);
    exits \false; */
static dodona_step cast_at(const dodona_plan *plan, const dodona_place *place, int second,
                           int64_t y) {
  if (plan->family < DODONA_TREE_FAMILIES)
    return tree_cast(plan, place, second, y);
  if (plan->family < DODONA_BLOCK_FAMILIES)
    return network_cast(plan, place, second, y);
  return half_cast(plan, place, second, y);
}

/* Sending and receiving exchanged, and what is done with what is received. */
/*@ terminates \true;
    assigns \nothing;
    ensures send: \result.send_to == e.recv_from && \result.send_first == e.recv_first && \result.send_count == e.recv_count;
    ensures recv: \result.recv_from == e.send_to && \result.recv_first == e.send_first && \result.recv_count == e.send_count;
    ensures use: \result.use == use;
    exits \false; */
static dodona_step turned(dodona_step e, int32_t use) {
  return (dodona_step){.send_to = e.recv_from,
                       .send_first = e.recv_first,
                       .send_count = e.recv_count,
                       .recv_from = e.send_to,
                       .recv_first = e.send_first,
                       .recv_count = e.send_count,
                       .use = use};
}

/* What the rank does with a part that comes from `from`: by the order of ranks if the plan keeps it. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan) && ByPhases(*plan);
    requires place: Placed(*plan, *place);
    requires from: 0 <= from < plan->request.ranks;
    terminates \true;
    assigns \nothing;
    ensures combined: DODONA_PREPEND <= \result <= DODONA_SET_ASIDE;
    exits \false; */
static int32_t use_of(const dodona_plan *plan, const dodona_place *place, int32_t from) {
  if (plan->family < DODONA_TREE_FAMILIES)
    return dodona_operand_of(&plan->up, &place->up, from);
  if (plan->family < DODONA_BLOCK_FAMILIES)
    return dodona_network_use(plan, place, from);
  return DODONA_PREPEND;
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan) && ByPhases(*plan);
    requires place: Placed(*plan, *place);
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures recv: ToldRecv(*plan, place->rank, x, \result);
    ensures send: ToldSend(*plan, place->rank, x, \result);
    ensures use: \result.recv_from != -1 ==> (\result.use != DODONA_STORE <==> Combines(*plan, x));
    ensures range: StepFits(*plan, \result);
    exits \false; */
static dodona_step phase_step(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  const int64_t first = plan->first;
  //@ ghost lemma_phase_moves(*plan, first);
  if (first < x) {
    /*@ assert later: \forall integer u, v, f, c; Moves(*plan, x, u, v, f, c) <==> CastMoves(*plan, 1, x - first, u, v, f, c); */
    const dodona_step second = cast_at(plan, place, 1, x - first);
    //@ assert told: ToldRecv(*plan, place->rank, x, second) && ToldSend(*plan, place->rank, x, second);
    return second;
  }
  if (dodona_first_half(plan->request.op) != DODONA_HALF_REDUCE_SCATTER) {
    //@ assert forth: \forall integer u, v, f, c; Moves(*plan, x, u, v, f, c) <==> CastMoves(*plan, 0, x, u, v, f, c);
    const dodona_step forth = cast_at(plan, place, 0, x);
    //@ assert told: ToldRecv(*plan, place->rank, x, forth) && ToldSend(*plan, place->rank, x, forth);
    return forth;
  }
  const int64_t y = first - dodona_plan_latency(plan) + 2 - x;
  //@ assert back: \forall integer u, v, f, c; Moves(*plan, x, u, v, f, c) <==> CastMoves(*plan, 0, y, v, u, f, c);
  const dodona_step cast = cast_at(plan, place, 0, y);
  const int32_t use =
      cast.send_to == DODONA_NONE ? DODONA_STORE : use_of(plan, place, cast.send_to);
  const dodona_step back = turned(cast, use);
  //@ assert told: ToldRecv(*plan, place->rank, x, back) && ToldSend(*plan, place->rank, x, back);
  return back;
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan) && ByShares(*plan) && !ByPhases(*plan);
    requires place: Placed(*plan, *place);
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures recv: ToldRecv(*plan, place->rank, x, \result);
    ensures send: ToldSend(*plan, place->rank, x, \result);
    ensures use: \result.recv_from != -1 ==> (\result.use != DODONA_STORE <==> Combines(*plan, x));
    ensures range: StepFits(*plan, \result);
    exits \false; */
static dodona_step baseline_step(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  const dodona_request *q = &plan->request;
  /*@ assert moves: \forall integer u, v, first, count; Moves(*plan, x, u, v, first, count) <==>
        BaselineMoves(plan->variant, q->ranks, q->root, q->blocks, x, u, v, first, count); */
  return dodona_baseline_step_at(plan->variant, q->ranks, q->root, q->blocks, place->rank, x);
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan) && plan->family == DODONA_FAMILY_COMBINE;
    requires place: Placed(*plan, *place);
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures recv: ToldRecv(*plan, place->rank, x, \result);
    ensures send: ToldSend(*plan, place->rank, x, \result);
    ensures use: \result.recv_from != -1 ==> (\result.use != DODONA_STORE <==> Combines(*plan, x));
    ensures range: StepFits(*plan, \result);
    exits \false; */
static dodona_step combine_step(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  const dodona_request *q = &plan->request;
  //@ ghost lemma_combine_horizon(q->ranks, q->rule.latency, plan->steps);
  //@ assert combine: Combine(q->ranks, q->rule.latency, plan->steps, plan->table);
  //@ assert table: \valid_read(plan->table);
  return dodona_step_of(
      dodona_combine_step_at(q->ranks, q->rule.latency, plan->steps, plan->table, place->rank, x));
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan) && plan->family == DODONA_FAMILY_ALLTOALL;
    requires place: Placed(*plan, *place);
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures recv: ToldRecv(*plan, place->rank, x, \result);
    ensures send: ToldSend(*plan, place->rank, x, \result);
    ensures use: \result.use == DODONA_STORE;
    ensures range: StepFits(*plan, \result);
    exits \false; */
static dodona_step alltoall_step(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  const dodona_request *q = &plan->request;
  const dodona_alltoall_step e = dodona_alltoall_step_at(q->ranks, q->group, place->rank, x);
  const int32_t first = e.send_to == DODONA_NONE ? DODONA_NONE : e.slots.first;
  const dodona_step step = {e.send_to, first,         e.slots.count, e.recv_from,
                            first,     e.slots.count, DODONA_STORE};
  /*@ assert moves: \forall integer u, v, f, n; Moves(*plan, x, u, v, f, n) <==> SlotsMove(q->ranks, q->group, x, u, v, f, n); */
  //@ assert told: ToldRecv(*plan, place->rank, x, step) && ToldSend(*plan, place->rank, x, step);
  return step;
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan) && plan->family == DODONA_FAMILY_SCAN;
    requires place: Placed(*plan, *place);
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures recv: ToldRecv(*plan, place->rank, x, \result);
    ensures send: ToldSend(*plan, place->rank, x, \result);
    ensures use: \result.recv_from != -1 ==> \result.use == DODONA_PREPEND;
    ensures range: StepFits(*plan, \result);
    exits \false; */
static dodona_step scan_step(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  const dodona_scan_step e =
      dodona_scan_step_at(plan->request.ranks, plan->variant, place->rank, x);
  const int32_t block = e.own ? 0 : 1;
  const int sends = e.send_to != DODONA_NONE;
  const int receives = e.recv_from != DODONA_NONE;
  const dodona_step step = {.send_to = e.send_to,
                            .send_first = sends ? block : DODONA_NONE,
                            .send_count = sends,
                            .recv_from = e.recv_from,
                            .recv_first = receives ? block : DODONA_NONE,
                            .recv_count = receives,
                            .use = receives ? DODONA_PREPEND : DODONA_STORE};
  /*@ assert moves: \forall integer u, v, f, n; Moves(*plan, x, u, v, f, n) <==>
        n == 1 && f == block && ScanMoves(plan->request.ranks, plan->variant, x, u, v); */
  //@ assert told: ToldRecv(*plan, place->rank, x, step) && ToldSend(*plan, place->rank, x, step);
  return step;
}

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan) && plan->family == DODONA_FAMILY_MULTIPLY;
    requires place: Placed(*plan, *place);
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures recv: ToldRecv(*plan, place->rank, x, \result);
    ensures send: ToldSend(*plan, place->rank, x, \result);
    ensures use: \result.recv_from != -1 ==> (\result.use != DODONA_STORE <==> Combines(*plan, x));
    ensures range: StepFits(*plan, \result);
    exits \false; */
static dodona_step multiply_step(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  const dodona_request *q = &plan->request;
  const dodona_port_step e = dodona_multiplying_step_at(q->ranks, q->group, place->rank, x);
  const int sends = e.send_to != DODONA_NONE;
  const int receives = e.recv_from != DODONA_NONE;
  const dodona_step step = {.send_to = e.send_to,
                            .send_first = sends ? 0 : DODONA_NONE,
                            .send_count = sends,
                            .recv_from = e.recv_from,
                            .recv_first = receives ? 0 : DODONA_NONE,
                            .recv_count = receives,
                            .use = receives && e.combine ? DODONA_PREPEND : DODONA_STORE};
  /*@ assert moves: \forall integer u, v, f, n; Moves(*plan, x, u, v, f, n) <==>
        n == 1 && f == 0 && MultiplyMoves(q->ranks, q->group, x, u, v); */
  //@ assert told: ToldRecv(*plan, place->rank, x, step) && ToldSend(*plan, place->rank, x, step);
  return step;
}

dodona_step dodona_step_at(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  dodona_step step = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  //@ assert idle: StepFits(*plan, step);
  if (x < 1 || x > plan->steps)
    return step;
  if (plan->family < DODONA_PHASE_FAMILIES) {
    step = phase_step(plan, place, x);
  } else if (plan->family < DODONA_SHARE_FAMILIES) {
    step = baseline_step(plan, place, x);
  } else if (plan->family == DODONA_FAMILY_COMBINE) {
    step = combine_step(plan, place, x);
  } else if (plan->family == DODONA_FAMILY_ALLTOALL) {
    step = alltoall_step(plan, place, x);
  } else if (plan->family == DODONA_FAMILY_SCAN) {
    step = scan_step(plan, place, x);
  } else {
    step = multiply_step(plan, place, x);
  }
  //@ assert fits: StepFits(*plan, step);
  //@ assert ranks: -1 <= step.recv_from < plan->request.ranks && -1 <= step.send_to < plan->request.ranks;
  return step;
}
