/* The bound of a broadcast's plan is a bound: no plan is shorter than it says. */
#include "proofs/theorems/schedule/theorem_schedule.h"
#include "ref/check/broadcast.h"
#include "spec/lemmas/least.h"

/* Of a plan whose bound counts blocks (BoundAsked: duplex ports, a message of one block in a step), written down in rows; D has what A
   stores, as blocks 0 .. s - 1. */
/*@ requires memory: \valid_read(plan) && 0 <= n && \valid_read(a + (0 .. n - 1));
    requires plan: ValidSchedule(plan) && ByBlocks(plan) && !Grouped(plan) && plan->request.op == DODONA_BCAST;
    requires one: PlanLatency(plan) == 1 && PlanTicks(plan) == 1;
    requires bound: plan->bound == BoundSteps(plan->request.ranks, plan->request.blocks);
    requires schedule: ScheduleOf(plan, A) && CastsNamed(plan, S, F, H, C, N);
    requires stored: \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==> Transfer(D, x, u, v, j - plan->request.blocks);
    requires steps: 0 <= plan->steps <= 0x4000000000000000;
    requires written: WrittenDown(D, a, n);
    terminates \true;
    assigns \nothing;
    ensures bound: plan->bound <= plan->steps;
    exits \false; */
void theorem_plan_bound(const dodona_plan *plan, int64_t A, int64_t D, int64_t S, int64_t F,
                        int64_t H, int64_t C, int64_t N, const dodona_row *a, int64_t n) {
  theorem_schedule_broadcast(plan, A, D, S, F, H, C, N);
  //@ assert first: BeginsAfter(D, 1);
  //@ assert last: EndsWith(D, plan->steps);
  //@ ghost theorem_least_steps(D, a, n, plan->request.ranks, plan->request.blocks, plan->request.root, plan->steps);
}
