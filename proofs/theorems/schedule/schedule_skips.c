/* theorem_schedule of skips: two halves. */
#include "proofs/theorems/schedule/phases.h"
#include "proofs/theorems/schedule/schedule_parts.h"

/* The schedule is that of two halves. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidSchedule(plan) && Wraps(plan);
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

void theorem_schedule_skips(const dodona_plan *plan, int64_t R, int64_t D, int64_t A, int64_t S,
                            int64_t F) {
  const dodona_request *q = &plan->request;
  int32_t half = dodona_first_half(q->op);
  int32_t next = dodona_second_half(q->op);
  //@ ghost lemma_halves_schedule(plan, R, D, A, half, next);
  //@ ghost theorem_halves_ports(A, S, F, half, next, q->ranks, q->group, q->root, q->blocks);
  //@ assert time: BeginsAfter(A, 1) && EndsWith(A, plan->steps);
  if (q->op != DODONA_BCAST)
    return;
  /*@ ghost
    int32_t t = lemma_halves_phases(A, S, F, half, next, q->ranks, q->group, q->root, q->blocks);
    /@ assert stores: \forall integer x; !Combines(plan, x); @/
    /@ assert whole: \forall integer x, u, v, j; Transfer(D, x, u, v, j) <==> PlanCarries(plan, x, u, v, j); @/
    /@ assert blocks: \forall integer x, u, v, j; Transfer(D, x, u, v, j) ==> 0 <= j < q->blocks; @/
    /@ assert stored: \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==> Transfer(D, x, u, v, j - q->blocks); @/
    lemma_phases_broadcast(A, D, S, F, q->ranks, q->blocks, q->root, 1, 1, 1, t, t);
    lemma_run_delivers(D, q->ranks, q->blocks, q->root, 1, 1, plan->steps + 1); */
}

void theorem_run_skips(const dodona_plan *plan, int64_t R, int64_t D, int64_t A, int64_t S,
                       int64_t F) {
  const dodona_request *q = &plan->request;
  int32_t half = dodona_first_half(q->op);
  int32_t next = dodona_second_half(q->op);
  //@ ghost lemma_halves_schedule(plan, R, D, A, half, next);
  //@ ghost theorem_halves(A, S, F, half, next, q->ranks, q->group, q->root, q->blocks);
}
