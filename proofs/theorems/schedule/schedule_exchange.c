/* The baselines: broadcasts are one cast; of the allreduces on a folded core the ports and the time. */
#include "proofs/theorems/schedule/schedule_parts.h"

/* What the plan carries is what the baseline carries. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidSchedule(*plan) && ByShares(*plan) && !ByPhases(*plan);
     requires ports: BaselinePorts(plan->variant, plan->request.ranks);
     terminates \true;
     assigns \nothing;
     ensures carries: \forall integer x, u, v, j; PlanCarries(*plan, x, u, v, j) <==>
       BaselineCarries(plan->variant, plan->request.ranks, plan->request.root, plan->request.blocks, x, u, v, j);
     exits \false; @/
  void lemma_shares_carry(const dodona_plan *plan)
  {
    /@ assert inside: \forall integer x, u, v, first, count;
         BaselineMoves(plan->variant, plan->request.ranks, plan->request.root, plan->request.blocks, x, u, v, first, count) ==>
         1 <= x <= plan->steps; @/
    /@ assert moves: \forall integer x, u, v, first, count; Moves(*plan, x, u, v, first, count) <==>
         BaselineMoves(plan->variant, plan->request.ranks, plan->request.root, plan->request.blocks, x, u, v, first, count); @/
    /@ assert there: \forall integer x, u, v, j, first, count; Moves(*plan, x, u, v, first, count) && first <= j < first + count ==>
         BaselineCarries(plan->variant, plan->request.ranks, plan->request.root, plan->request.blocks, x, u, v, j); @/
    /@ assert back: \forall integer x, u, v, j, first, count;
         BaselineMoves(plan->variant, plan->request.ranks, plan->request.root, plan->request.blocks, x, u, v, first, count) &&
         first <= j < first + count ==> PlanCarries(*plan, x, u, v, j); @/
    /@ assert carried: \forall integer x, u, v, j;
         BaselineCarries(plan->variant, plan->request.ranks, plan->request.root, plan->request.blocks, x, u, v, j) ==>
         PlanCarries(*plan, x, u, v, j); @/
    /@ assert only: \forall integer x, u, v, j; PlanCarries(*plan, x, u, v, j) ==>
         BaselineCarries(plan->variant, plan->request.ranks, plan->request.root, plan->request.blocks, x, u, v, j); @/
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

/* A broadcast is one cast. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family == DODONA_FAMILY_SCATTER;
    requires schedule: ScheduleOf(*plan, A) && SharesNamed(*plan, S, F);
    requires carries: \forall integer x, u, v, j; PlanCarries(*plan, x, u, v, j) <==>
      BaselineCarries(plan->variant, plan->request.ranks, plan->request.root, plan->request.blocks, x, u, v, j);
    terminates \true;
    assigns \nothing;
    ensures phased: Phased(*plan, A, S, F);
    exits \false; */
static void broadcast_by_shares(const dodona_plan *plan, int64_t A, int64_t S, int64_t F) {
  const dodona_request *q = &plan->request;
  int64_t steps = theorem_baseline_broadcast(plan->variant, q->ranks, q->root, q->blocks, F);
  //@ assert steps: steps == plan->steps && PlanLatency(*plan) == 1 && PlanTicks(*plan) == 1;
  /*@ ghost
    lemma_one_origin(q->ranks, q->blocks, q->root, 0);
    lemma_empty_phase(S, q->ranks, q->blocks, q->root, 0, 1, 1, 1, 1);
    lemma_broadcast_phase(F, q->ranks, q->blocks, q->root, 1, 1); */
  //@ assert stores: \forall integer x; !Combines(*plan, x);
  //@ assert blocks: \forall integer x, u, v, j; PlanCarries(*plan, x, u, v, j) ==> 0 <= j < q->blocks;
  //@ assert stored: \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==> Transfer(F, x, u, v, j - q->blocks);
  //@ assert ends: FirstBack(*plan) == 0 && PlanBegins(*plan) == 0 && PlanMiddle(*plan) == 0 && PlanWants(*plan) == 2 && plan->first == 0;
  //@ assert phases: TwoPhases(A, S, F, q->blocks, 0, 1, 0);
  //@ assert window: InWindow(F, 1, 1, plan->steps + 1);
  //@ assert chain: Chain(S, F, 0, q->ranks, q->blocks, q->root, 0, 0, 2, 1, 1, 0, plan->steps);
}

void theorem_shares(const dodona_plan *plan, int64_t A, int64_t S, int64_t F) {
  int32_t kind = plan->variant;
  int32_t P = plan->request.ranks;
  int32_t s = plan->request.blocks;
  int32_t root = plan->request.root;
  //@ ghost lemma_baseline_ports(kind, P);
  //@ ghost lemma_shares_carry(plan);
  dodona_baseline_steps(kind, P, s);
  if (plan->family == DODONA_FAMILY_SCATTER) {
    broadcast_by_shares(plan, A, S, F);
    return;
  }
  //@ assert sizes: ScheduleBlocks(*plan) == s && root == 0;
  //@ assert combines: \forall integer x; Combines(*plan, x) <==> BaselineCombines(kind, P, x);
  //@ assert schedule: AllreduceSchedule(A, kind, P, s);
  //@ ghost int32_t n = lemma_shares(kind, P);
  //@ ghost lemma_carries_inside(kind, P, root, s, n);
  //@ assert carried: \forall integer x, u, v, j; BaselineCarries(kind, P, root, s, x, u, v, j) ==> BaselinePasses(kind, P, x, u, v);
  /*@ assert passes: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==>
        BaselinePasses(kind, P, x, u, v) && 0 <= u < P && 0 <= v < P && 0 <= j < 2 * s; */
  //@ assert apart: \forall integer x, u, v; BaselinePasses(kind, P, x, u, v) ==> 1 <= x <= plan->steps && u != v;
  /*@ assert between: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==> 0 <= x && 0 <= u < P && 0 <= v < P && u != v &&
        0 <= j < 2 * s; */
  //@ assert sending: SendMessages(A, 1);
  //@ assert receiving: ReceiveMessages(A, 1);
  //@ assert range: InRange(A, P, 2 * s) && ScheduleBlocks(*plan) == s;
  //@ assert inside: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==> 1 <= x <= plan->steps;
  //@ assert at_once: PlanLatency(*plan) == 1;
  //@ assert time: InTime(*plan, A);
}

void theorem_run_core(const dodona_plan *plan, int64_t A) {
  int32_t kind = plan->variant;
  int32_t P = plan->request.ranks;
  int32_t s = plan->request.blocks;
  //@ ghost lemma_baseline_ports(kind, P);
  //@ ghost lemma_shares_carry(plan);
  //@ assert schedule: AllreduceSchedule(A, kind, P, s);
  //@ assert begins: \forall integer v, b; IsOf(2, P, s, plan->request.root, v, b) == 1;
  //@ assert reducing: Reducing(A, s, 1);
  theorem_baseline_allreduce(kind, P, s, A);
  //@ assert reduced: AllReduced(P, s, 0, 1, plan->steps + 1);
  /*@ assert once: \forall integer v, b, d; 0 <= v < P && 0 <= b < s && 0 <= d < P ==> Times(plan->steps + 1, v, b, d) == 1; */
  /*@ assert whole: \forall integer v, b; 0 <= v < P && 0 <= b < s ==>
        HasWhole(P, s, plan->request.root, 2, plan->steps + 1, v, b); */
}
