/* Each plan is what its algorithm's theorem speaks of. */
#include "proofs/theorems/schedule/schedule_others.h"
#include "ref/algorithms/alltoall/radix.h"
#include "spec/lemmas/alltoall.h"
#include "spec/lemmas/scan.h"

void theorem_schedule_alltoall(const dodona_plan *plan, int64_t A, int32_t n) {
  const int32_t P = plan->request.ranks;
  const int32_t r = plan->request.group;
  const int32_t steps = dodona_alltoall_steps(P, r);
  //@ assert part: AlltoallPlan(*plan) && plan->family == DODONA_FAMILY_ALLTOALL;
  /*@ ghost
    if (steps < plan->steps)
      lemma_radix_order(r, steps + 1, plan->steps);
    if (plan->steps < steps)
      lemma_radix_order(r, plan->steps + 1, steps); */
  //@ assert steps: steps == plan->steps;
  //@ ghost theorem_alltoall_ports(A, P, r, n, steps);
  /*@ assert sent: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==> 1 <= x <= plan->steps &&
        SlotsMove(P, r, x, u, v, RadixSkip(r, x), RunsBelow(RadixSkip(r, x), RadixRun(r, x), r * RadixRun(r, x), P)); */
  /*@ assert told: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==>
        Moves(*plan, x, u, v, RadixSkip(r, x), RunsBelow(RadixSkip(r, x), RadixRun(r, x), r * RadixRun(r, x), P)); */
  //@ ghost theorem_alltoall(A, P, r, n, steps);
}

void theorem_schedule_scan(const dodona_plan *plan, int32_t n) {
  //@ assert part: ScanPlan(*plan) && plan->family == DODONA_FAMILY_SCAN;
  const int32_t steps = dodona_scan_steps(plan->request.ranks, plan->variant);
  /*@ ghost
    if (steps < plan->steps)
      lemma_scan_reach(plan->variant, steps + 1, plan->steps);
    if (plan->steps < steps)
      lemma_scan_reach(plan->variant, plan->steps + 1, steps); */
  //@ assert steps: steps == plan->steps;
  //@ ghost theorem_scan(plan->request.ranks, plan->variant, n, steps);
}

void theorem_schedule_barrier(const dodona_plan *plan, int64_t F) {
  const dodona_request *q = &plan->request;
  //@ assert part: ByShares(*plan) && ByPhases(*plan);
  const int64_t steps = theorem_family(plan, 1, F, F, F, F);
  //@ assert first: plan->first == 0 && steps == plan->steps;
  //@ assert ends: CastFrom(*plan, 1) == 1 && CastTo(*plan, 1) == 2;
  //@ assert inside: \forall integer x, u, v, j; Transfer(F, x, u, v, j) ==> 1 <= x <= plan->steps;
  /*@ assert moves: \forall integer x, u, v, f, c; 1 <= x <= plan->steps && CastMoves(*plan, 1, x, u, v, f, c) ==>
        Moves(*plan, x, u, v, f, c); */
  /*@ assert carries: \forall integer x, u, v, j, f, c; 1 <= x <= plan->steps && CastMoves(*plan, 1, x, u, v, f, c) &&
        InMove(*plan, f, c, j) ==> PlanCarries(*plan, x, u, v, j); */
  /*@ assert named: \forall integer x, u, v, j; Transfer(F, x, u, v, j) ==>
        \exists integer f, c; CastMoves(*plan, 1, x, u, v, f, c) && InMove(*plan, f, c, j); */
  //@ assert told: \forall integer x, u, v, j; Transfer(F, x, u, v, j) ==> PlanCarries(*plan, x, u, v, j);
  //@ ghost theorem_barrier(F, q->ranks, q->blocks, q->root, 1, 1, steps + 1);
}

void theorem_schedule_multiplying(const dodona_plan *plan, int32_t b) {
  //@ assert part: MultiplyPlan(*plan);
  //@ ghost theorem_multiplying(plan->request.ranks, plan->request.group, b);
}
