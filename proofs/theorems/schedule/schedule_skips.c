/* theorem_schedule of skips. */
#include "proofs/theorems/algorithms/skips.h"
#include "proofs/theorems/schedule/schedule_parts.h"

/* The schedule of the plan is the one by skips. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidSchedule(plan) && Wraps(plan);
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
  }
*/

void theorem_schedule_skips(const dodona_plan *plan, int64_t R, int64_t D, int64_t A) {
  //@ ghost lemma_skips_schedule(plan, R, D, A);
  theorem_skip_ports(plan->request.ranks, plan->request.group, plan->request.blocks, A);
}

void theorem_run_skips(const dodona_plan *plan, int64_t R, int64_t D, int64_t A) {
  //@ ghost lemma_skips_schedule(plan, R, D, A);
  theorem_skips(plan->request.ranks, plan->request.group, plan->request.blocks, A);
}
