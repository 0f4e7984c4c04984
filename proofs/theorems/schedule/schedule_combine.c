/* What windows prove of their schedule. */
#include "proofs/theorems/algorithms/combine.h"
#include "proofs/theorems/schedule/theorem_schedule.h"

/* The schedule of the plan is the combine's. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidSchedule(*plan) && plan->family == DODONA_FAMILY_COMBINE;
     requires schedule: ScheduleOf(*plan, A);
     terminates \true;
     assigns \nothing;
     ensures combine: Combine(plan->request.ranks, plan->request.rule.latency, plan->steps, plan->table);
     ensures run: CombineRun(plan->request.ranks, plan->request.rule.latency, plan->steps, plan->table, A);
     exits \false; @/
  void lemma_combine_schedules(const dodona_plan *plan, int64_t A)
  {
    int32_t P = plan->request.ranks;
    int32_t L = plan->request.rule.latency;
    /@ assert part: CombinePlan(*plan); @/
    lemma_combine_inside(P, L, plan->steps, plan->table);
    /@ assert moves: \forall integer x, u, v, first, count; Moves(*plan, x, u, v, first, count) <==>
         count == 1 && CombineMoves(P, L, plan->steps, plan->table, x, u, v, first); @/
    /@ assert one: \forall integer x, u, v, j; CombineMoves(P, L, plan->steps, plan->table, x, u, v, j) ==>
         Moves(*plan, x, u, v, j, 1); @/
    /@ assert whole: \forall integer first, count, j; InMove(*plan, first, count, j) <==> first <= j < first + count; @/
    /@ assert alone: \forall integer x, u, v, j, first, count; Moves(*plan, x, u, v, first, count) &&
         first <= j < first + count ==> first == j && CombineMoves(P, L, plan->steps, plan->table, x, u, v, j); @/
    /@ assert told: \forall integer x, u, v, j; PlanCarries(*plan, x, u, v, j) ==>
         CombineMoves(P, L, plan->steps, plan->table, x, u, v, j); @/
    /@ assert back: \forall integer x, u, v, j; CombineMoves(P, L, plan->steps, plan->table, x, u, v, j) ==>
         PlanCarries(*plan, x, u, v, j); @/
  }
*/

void theorem_windows(const dodona_plan *plan, int64_t A, int64_t S, int64_t F) {
  //@ ghost lemma_combine_schedules(plan, A);
  //@ ghost theorem_combine(plan->request.ranks, plan->request.rule.latency, plan->steps, plan->table, A);
  //@ assert time: InTime(*plan, A);
  //@ assert steps: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==> 0 <= x;
  /*@ assert names: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==>
        0 <= u < plan->request.ranks && 0 <= v < plan->request.ranks && u != v; */
  //@ assert range: InRange(A, plan->request.ranks, 2 * ScheduleBlocks(*plan));
  //@ assert ports: PortsKept(*plan, A);
}

void theorem_schedule_windows(const dodona_plan *plan, int64_t A) {
  //@ ghost lemma_combine_schedules(plan, A);
  theorem_combined(plan->request.ranks, plan->request.rule.latency, plan->steps, plan->table, A);
}
