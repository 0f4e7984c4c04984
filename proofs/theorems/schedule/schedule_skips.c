/* theorem_schedule of skips. */
#include "proofs/theorems/algorithms/halves.h"
#include "proofs/theorems/algorithms/skip_broadcast.h"
#include "proofs/theorems/algorithms/skips.h"
#include "proofs/theorems/schedule/phases.h"
#include "proofs/theorems/schedule/schedule_parts.h"

/* The schedule of an allreduce is the one by skips. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidSchedule(plan) && Wraps(plan) && plan->request.op == DODONA_ALLREDUCE;
     requires schedules: PlanSchedules(plan, R, D, A);
     terminates \true;
     assigns \nothing;
     ensures schedule: SkipSchedule(A, plan->request.ranks, plan->request.group, plan->request.blocks);
     exits \false; @/
  void lemma_skips_schedule(const dodona_plan *plan, int64_t R, int64_t D, int64_t A)
  {
    /@ assert inside: \forall integer x, u, v, first, count;
         SkipMoves(plan->request.ranks, plan->request.group, plan->request.blocks, x, u, v, first, count) ==>
         1 <= x <= plan->steps; @/
    /@ assert moves: \forall integer x, u, v, first, count; Moves(plan, x, u, v, first, count) <==>
         SkipMoves(plan->request.ranks, plan->request.group, plan->request.blocks, x, u, v, first, count); @/
    /@ assert there: \forall integer x, u, v, j; PlanCarries(plan, x, u, v, j) ==>
         SkipCarries(plan->request.ranks, plan->request.group, plan->request.blocks, x, u, v, j); @/
    /@ assert back: \forall integer x, u, v, j;
         SkipCarries(plan->request.ranks, plan->request.group, plan->request.blocks, x, u, v, j) ==>
         PlanCarries(plan, x, u, v, j); @/
    /@ assert within: \forall integer x, u, v, j; PlanCarries(plan, x, u, v, j) ==> 0 <= j < plan->request.blocks; @/
    /@ assert carried: \forall integer x, u, v, j; PlanCarries(plan, x, u, v, j) <==>
         SkipCarries(plan->request.ranks, plan->request.group, plan->request.blocks, x, u, v, j); @/
    /@ assert combines: \forall integer x; Combines(plan, x) <==> x <= SkipSteps(plan->request.ranks, plan->request.group); @/
    /@ assert partial: \forall integer x, u, v, j; j < plan->request.blocks ==> (Transfer(A, x, u, v, j) <==>
         PlanCarries(plan, x, u, v, j) && Combines(plan, x)); @/
    /@ assert result: \forall integer x, u, v, j; plan->request.blocks <= j ==> (Transfer(A, x, u, v, j) <==>
         PlanCarries(plan, x, u, v, j - plan->request.blocks) && !Combines(plan, x)); @/
  }
*/

/* The schedule of a broadcast is the one by skips. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidSchedule(plan) && Wraps(plan) && plan->request.op == DODONA_BCAST;
     requires schedules: PlanSchedules(plan, R, D, A);
     terminates \true;
     assigns \nothing;
     ensures schedule: CastSchedule(D, plan->request.ranks, plan->request.group, plan->request.root, plan->request.blocks);
     exits \false; @/
  void lemma_cast_schedule(const dodona_plan *plan, int64_t R, int64_t D, int64_t A)
  {
    /@ assert inside: \forall integer x, u, v, first, count;
         CastMoves(plan->request.ranks, plan->request.group, plan->request.root, plan->request.blocks, x, u, v, first, count) ==>
         1 <= x <= plan->steps; @/
    /@ assert moves: \forall integer x, u, v, first, count; Moves(plan, x, u, v, first, count) <==>
         CastMoves(plan->request.ranks, plan->request.group, plan->request.root, plan->request.blocks, x, u, v, first, count); @/
    /@ assert there: \forall integer x, u, v, j; PlanCarries(plan, x, u, v, j) ==>
         CastCarries(plan->request.ranks, plan->request.group, plan->request.root, plan->request.blocks, x, u, v, j); @/
    /@ assert back: \forall integer x, u, v, j;
         CastCarries(plan->request.ranks, plan->request.group, plan->request.root, plan->request.blocks, x, u, v, j) ==>
         PlanCarries(plan, x, u, v, j); @/
    /@ assert stores: \forall integer x; !Combines(plan, x); @/
    /@ assert within: \forall integer x, u, v, j; PlanCarries(plan, x, u, v, j) ==> 0 <= j < plan->request.blocks; @/
  }
*/

/* A broadcast. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && Wraps(plan) && plan->request.op == DODONA_BCAST;
    requires schedules: PlanSchedules(plan, R, D, A);
    terminates \true;
    assigns \nothing;
    ensures ports: MessagePorts(A, 1);
    ensures time: BeginsAfter(A, 1) && EndsWith(A, plan->steps);
    ensures cast: Casts(plan, D, 0);
    ensures range: InRange(A, plan->request.ranks, 2 * plan->request.blocks);
    exits \false; */
static void broadcast_by_skips(const dodona_plan *plan, int64_t R, int64_t D, int64_t A) {
  int32_t P = plan->request.ranks;
  int32_t s = plan->request.blocks;
  int32_t root = plan->request.root;
  //@ ghost lemma_cast_schedule(plan, R, D, A);
  int64_t steps = theorem_skip_broadcast(P, plan->request.group, root, s, D);
  //@ assert latency: PlanLatency(plan) == 1 && PlanTicks(plan) == 1 && steps == plan->steps;
  //@ ghost lemma_run_delivers(D, P, s, root, 1, 1, steps + 1);
  //@ assert stores: \forall integer x; !Combines(plan, x);
  //@ assert whole: \forall integer x, u, v, j; Transfer(D, x, u, v, j) <==> PlanCarries(plan, x, u, v, j);
  //@ assert blocks: \forall integer x, u, v, j; Transfer(D, x, u, v, j) ==> 0 <= j < s;
  //@ assert shifted: \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==> Transfer(D, x, u, v, j - s);
  //@ assert sending: SendMessages(A, 1);
  //@ assert receiving: ReceiveMessages(A, 1);
  //@ assert told: InRange(D, P, s);
  /*@ assert within: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==> 0 <= x && 0 <= u < P && 0 <= v < P && u != v &&
        s <= j < 2 * s; */
  //@ assert range: InRange(A, P, 2 * s);
  //@ assert first: BeginsAfter(A, 1);
  //@ assert last: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==> x <= plan->steps;
  //@ assert end: EndsWith(A, plan->steps);
}

/* The schedule of a collective of halves is theirs. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidSchedule(plan) && Wraps(plan) && ByHalves(plan);
     requires schedules: PlanSchedules(plan, R, D, A);
     requires halves: half == FirstHalf(plan->request.op) && next == SecondHalf(plan->request.op);
     terminates \true;
     assigns \nothing;
     ensures halves: TwoHalves(FirstHalf(plan->request.op), SecondHalf(plan->request.op));
     ensures schedule: HalvesSchedule(A, FirstHalf(plan->request.op), SecondHalf(plan->request.op), plan->request.ranks,
                                      plan->request.group, plan->request.root, plan->request.blocks);
     exits \false; @/
  void lemma_halves_schedule(const dodona_plan *plan, int64_t R, int64_t D, int64_t A, int32_t half, int32_t next)
  {
    int32_t P = plan->request.ranks;
    int32_t r = plan->request.group;
    int32_t root = plan->request.root;
    int32_t s = plan->request.blocks;
    lemma_halves_inside(half, next, P, r, root, s);
    /@ assert moves: \forall integer x, u, v, first, count; Moves(plan, x, u, v, first, count) <==>
         HalvesMove(half, next, P, r, root, s, x, u, v, first, count); @/
    /@ assert there: \forall integer x, u, v, j; PlanCarries(plan, x, u, v, j) ==> HalvesCarry(half, next, P, r, root, s, x, u, v, j); @/
    /@ assert back: \forall integer x, u, v, j; HalvesCarry(half, next, P, r, root, s, x, u, v, j) ==> PlanCarries(plan, x, u, v, j); @/
    /@ assert within: \forall integer x, u, v, j; PlanCarries(plan, x, u, v, j) ==> 0 <= j < s; @/
    /@ assert combines: \forall integer x; Combines(plan, x) <==> HalvesCombine(half, P, r, x); @/
  }
*/

/* A collective of halves. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && Wraps(plan) && ByHalves(plan);
    requires schedules: PlanSchedules(plan, R, D, A);
    terminates \true;
    assigns \nothing;
    ensures ports: MessagePorts(A, 1);
    ensures time: BeginsAfter(A, 1) && EndsWith(A, plan->steps);
    ensures range: InRange(A, plan->request.ranks, 2 * plan->request.blocks);
    exits \false; */
static void halves_by_skips(const dodona_plan *plan, int64_t R, int64_t D, int64_t A) {
  int32_t half = dodona_first_half(plan->request.op);
  int32_t next = dodona_second_half(plan->request.op);
  //@ ghost lemma_halves_schedule(plan, R, D, A, half, next);
  theorem_halves_ports(half, next, plan->request.ranks, plan->request.group, plan->request.root,
                       plan->request.blocks, A);
}

void theorem_schedule_skips(const dodona_plan *plan, int64_t R, int64_t D, int64_t A) {
  if (plan->request.op == DODONA_BCAST) {
    broadcast_by_skips(plan, R, D, A);
    return;
  }
  if (plan->request.op != DODONA_ALLREDUCE) {
    halves_by_skips(plan, R, D, A);
    return;
  }
  //@ ghost lemma_skips_schedule(plan, R, D, A);
  theorem_skip_ports(plan->request.ranks, plan->request.group, plan->request.blocks, A);
}

void theorem_run_skips(const dodona_plan *plan, int64_t R, int64_t D, int64_t A) {
  //@ ghost lemma_skips_schedule(plan, R, D, A);
  theorem_skips(plan->request.ranks, plan->request.group, plan->request.blocks, A);
}

void theorem_run_halves(const dodona_plan *plan, int64_t R, int64_t D, int64_t A) {
  int32_t half = dodona_first_half(plan->request.op);
  int32_t next = dodona_second_half(plan->request.op);
  //@ ghost lemma_halves_schedule(plan, R, D, A, half, next);
  theorem_halves(half, next, plan->request.ranks, plan->request.group, plan->request.root,
                 plan->request.blocks, A);
}
