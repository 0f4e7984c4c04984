/* The bound of a broadcast's plan is a bound: no plan is shorter than it says. */
#include "proofs/theorems/schedule/schedule.h"
#include "ref/check/broadcast.h"
#include "spec/lemmas/least.h"

/* Of a plan whose bound counts blocks (BoundAsked: duplex ports, a message of one block in a step), written down in rows. Its
   schedules are valid by theorem_schedule. */
/*@ requires memory: \valid_read(plan) && 0 <= n && \valid_read(a + (0 .. n - 1));
    requires plan: ValidSchedule(plan) && ByBlocks(plan) && plan->request.op == DODONA_BCAST;
    requires one: PlanLatency(plan) == 1 && PlanTicks(plan) == 1;
    requires bound: plan->bound == BoundSteps(plan->request.ranks, plan->request.blocks);
    requires schedules: PlanSchedules(plan, R, D, A) && ValidPlanned(plan, R, D, A);
    requires steps: 0 <= plan->steps <= 0x4000000000000000;
    requires written: WrittenDown(D, a, n);
    terminates \true;
    assigns \nothing;
    ensures bound: plan->bound <= plan->steps;
    exits \false; */
void theorem_plan_bound(const dodona_plan *plan, int64_t R, int64_t D, int64_t A,
                        const dodona_row *a, int64_t n) {
  //@ ghost int64_t steps = plan->steps;
  //@ ghost int32_t s = plan->request.blocks;
  /*@ assert both: \forall integer x, u, v, j; Transfer(D, x, u, v, j) && 0 <= j ==> Transfer(A, x, u, v, j + s); */
  //@ assert time: BeginsAfter(A, 1) && EndsWith(A, steps);
  //@ assert cast: ValidBroadcast(D, plan->request.ranks, s, plan->request.root, 1, 1);
  //@ assert first: BeginsAfter(D, 1);
  //@ assert last: EndsWith(D, steps);
  //@ ghost theorem_least_steps(D, a, n, plan->request.ranks, s, plan->request.root, steps);
}
