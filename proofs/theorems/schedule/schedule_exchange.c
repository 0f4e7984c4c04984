/* theorem_schedule of the baselines. */
#include "proofs/theorems/algorithms/ring_halves.h"
#include "proofs/theorems/schedule/phases.h"
#include "proofs/theorems/schedule/schedule_parts.h"

/* The schedules of the plan are the baseline's. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidSchedule(plan) && plan->part == DODONA_PART_EXCHANGE && !Wraps(plan);
     requires ports: BaselinePorts(plan->kind, plan->request.ranks);
     requires schedules: PlanSchedules(plan, R, D, A);
     terminates \true;
     assigns \nothing;
     ensures carries: \forall integer x, u, v, j; PlanCarries(plan, x, u, v, j) <==>
       BaselineCarries(plan->kind, plan->request.ranks, plan->request.root, plan->request.blocks, x, u, v, j);
     exits \false; @/
  void lemma_exchange_schedules(const dodona_plan *plan, int64_t R, int64_t D, int64_t A)
  {
    /@ assert inside: \forall integer x, u, v, first, count;
         BaselineMoves(plan->kind, plan->request.ranks, plan->request.root, plan->request.blocks, x, u, v, first, count) ==>
         1 <= x <= plan->steps; @/
    /@ assert moves: \forall integer x, u, v, first, count; Moves(plan, x, u, v, first, count) <==>
         BaselineMoves(plan->kind, plan->request.ranks, plan->request.root, plan->request.blocks, x, u, v, first, count); @/
    /@ assert there: \forall integer x, u, v, j, first, count; Moves(plan, x, u, v, first, count) && first <= j < first + count ==>
         BaselineCarries(plan->kind, plan->request.ranks, plan->request.root, plan->request.blocks, x, u, v, j); @/
    /@ assert back: \forall integer x, u, v, j, first, count;
         BaselineMoves(plan->kind, plan->request.ranks, plan->request.root, plan->request.blocks, x, u, v, first, count) &&
         first <= j < first + count ==> PlanCarries(plan, x, u, v, j); @/
  }
*/

/* How many shares there are. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= kind < DODONA_BASELINES;
     terminates \true;
     assigns \nothing;
     ensures shares: \result == BaselineShares(kind, P) && 1 <= \result;
     exits \false; @/
  int32_t lemma_shares(int32_t kind, int32_t P)
  {
    if (kind == DODONA_KIND_DOUBLING)
      return 1;
    return kind == DODONA_KIND_RABENSEIFNER ? lemma_power(lemma_floor_log(P)) : P;
  }
*/

void theorem_schedule_exchange(const dodona_plan *plan, int64_t R, int64_t D, int64_t A) {
  int32_t kind = plan->kind;
  int32_t P = plan->request.ranks;
  int32_t s = plan->request.blocks;
  int32_t root = plan->request.root;
  //@ ghost lemma_baseline_ports(kind, P);
  //@ ghost lemma_exchange_schedules(plan, R, D, A);
  //@ ghost int32_t n = lemma_shares(kind, P);
  //@ ghost lemma_carries_inside(kind, P, root, s, n);
  //@ assert within: \forall integer x, u, v, j; PlanCarries(plan, x, u, v, j) ==> 1 <= x <= plan->steps && 0 <= j < s;
  if (plan->request.op == DODONA_BCAST) {
    //@ assert stores: \forall integer x; !BaselineCombines(kind, P, x);
    //@ assert broadcast: BroadcastSchedule(D, kind, P, root, s);
    int64_t steps = theorem_baseline_broadcast(kind, P, root, s, D);
    //@ assert latency: PlanLatency(plan) == 1 && PlanTicks(plan) == 1 && steps == plan->steps;
    //@ ghost lemma_run_delivers(D, P, s, root, 1, 1, steps + 1);
    //@ assert shifted: \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==> Transfer(D, x, u, v, j - s);
    //@ assert sending: SendMessages(A, 1);
    //@ assert receiving: ReceiveMessages(A, 1);
    //@ assert told: InRange(D, P, s);
    /*@ assert within: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==> 0 <= x && 0 <= u < P && 0 <= v < P && u != v &&
          s <= j < 2 * s; */
    //@ assert range: InRange(A, P, 2 * s);
    //@ assert time: BeginsAfter(A, 1) && EndsWith(A, plan->steps);
    return;
  }
  //@ assert schedule: AllreduceSchedule(A, kind, P, s);
  //@ assert rootless: root == 0;
  //@ assert carried: \forall integer x, u, v, j; BaselineCarries(kind, P, root, s, x, u, v, j) ==> BaselinePasses(kind, P, x, u, v);
  /*@ assert passes: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==>
        BaselinePasses(kind, P, x, u, v) && 0 <= u < P && 0 <= v < P && 0 <= j < 2 * s; */
  //@ assert apart: \forall integer x, u, v; BaselinePasses(kind, P, x, u, v) ==> 1 <= x && u != v;
  /*@ assert between: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==> 0 <= x && 0 <= u < P && 0 <= v < P && u != v &&
        0 <= j < 2 * s; */
  //@ assert range: InRange(A, P, 2 * s);
  //@ assert sending: SendMessages(A, 1);
  //@ assert receiving: ReceiveMessages(A, 1);
}

void theorem_run_exchange(const dodona_plan *plan, int64_t R, int64_t D, int64_t A) {
  int32_t kind = plan->kind;
  int32_t P = plan->request.ranks;
  //@ ghost lemma_baseline_ports(kind, P);
  //@ ghost lemma_exchange_schedules(plan, R, D, A);
  //@ assert schedule: AllreduceSchedule(A, kind, P, plan->request.blocks);
  //@ assert begins: \forall integer v, b; IsOf(2, P, plan->request.blocks, plan->request.root, v, b) == 1;
  //@ assert reducing: Reducing(A, plan->request.blocks, 1);
  theorem_baseline_allreduce(kind, P, plan->request.blocks, A);
  //@ assert reduced: AllReduced(P, plan->request.blocks, 0, 1, plan->steps + 1);
  /*@ assert once: \forall integer v, b, d; 0 <= v < P && 0 <= b < plan->request.blocks && 0 <= d < P ==>
        Times(plan->steps + 1, v, b, d) == 1; */
  /*@ assert whole: \forall integer v, b; 0 <= v < P && 0 <= b < plan->request.blocks ==>
        HasWhole(P, plan->request.blocks, plan->request.root, 2, plan->steps + 1, v, b); */
}

void theorem_run_ring(const dodona_plan *plan, int64_t R, int64_t D, int64_t A) {
  int32_t kind = plan->kind;
  int32_t P = plan->request.ranks;
  //@ ghost lemma_baseline_ports(kind, P);
  //@ ghost lemma_exchange_schedules(plan, R, D, A);
  //@ assert schedule: AllreduceSchedule(A, kind, P, plan->request.blocks);
  //@ assert half: IsRingHalf(kind) && plan->request.root == 0;
  //@ assert begins: RingBegins(kind) == PlanBegins(plan) && RingWants(kind) == PlanWants(plan);
  theorem_ring_halves(kind, P, plan->request.blocks, A);
}
