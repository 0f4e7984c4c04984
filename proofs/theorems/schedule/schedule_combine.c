/* theorem_schedule of windows. */
#include "proofs/theorems/algorithms/combine.h"
#include "proofs/theorems/schedule/schedule_parts.h"

/* The schedule of the plan is the combine's. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidSchedule(plan) && plan->part == DODONA_PART_COMBINE;
     terminates \true;
     assigns \nothing;
     ensures combine: CombinePlan(&plan->combine, plan->table) && plan->combine.ranks == plan->request.ranks;
     ensures rounds: 0 <= plan->combine.rounds == plan->steps;
     ensures table: \valid_read(plan->table) && \valid_read(plan->table + (0 .. plan->combine.rounds));
     exits \false; @/
  void lemma_combine_table(const dodona_plan *plan)
  {
    /@ assert part: CombinePart(plan); @/
    /@ assert plan: CombinePlan(&plan->combine, plan->table); @/
    /@ assert valid: ValidCombine(&plan->combine); @/
  }

  /@ requires plan: \valid_read(plan) && ValidSchedule(plan) && plan->part == DODONA_PART_COMBINE;
     requires schedules: PlanSchedules(plan, R, D, A);
     terminates \true;
     assigns \nothing;
     ensures run: CombineRun(&plan->combine, plan->table, R);
     ensures none: \forall integer x, u, v, j; !Transfer(D, x, u, v, j);
     exits \false; @/
  void lemma_combine_schedules(const dodona_plan *plan, int64_t R, int64_t D, int64_t A)
  {
    lemma_combine_table(plan);
    lemma_combine_inside(&plan->combine, plan->table);
    /@ assert moves: \forall integer x, u, v, first, count; Moves(plan, x, u, v, first, count) <==>
         count == 1 && CombineMoves(&plan->combine, plan->table, x, u, v, first); @/
    /@ assert one: \forall integer x, u, v, j; CombineMoves(&plan->combine, plan->table, x, u, v, j) ==>
         Moves(plan, x, u, v, j, 1); @/
    /@ assert whole: \forall integer first, count, j; InMove(plan, first, count, j) <==> first <= j < first + count; @/
    /@ assert alone: \forall integer x, u, v, j, first, count; Moves(plan, x, u, v, first, count) &&
         first <= j < first + count ==> first == j && CombineMoves(&plan->combine, plan->table, x, u, v, j); @/
    /@ assert told: \forall integer x, u, v, j; PlanCarries(plan, x, u, v, j) ==>
         CombineMoves(&plan->combine, plan->table, x, u, v, j); @/
    /@ assert back: \forall integer x, u, v, j; CombineMoves(&plan->combine, plan->table, x, u, v, j) ==>
         PlanCarries(plan, x, u, v, j); @/
    /@ assert carries: \forall integer x, u, v, j; PlanCarries(plan, x, u, v, j) <==>
         CombineMoves(&plan->combine, plan->table, x, u, v, j); @/
  }
*/

void theorem_schedule_combine(const dodona_plan *plan, int64_t R, int64_t D, int64_t A) {
  //@ ghost lemma_combine_table(plan);
  //@ ghost lemma_combine_schedules(plan, R, D, A);
  //@ ghost theorem_combine(&plan->combine, plan->table, R);
}

void theorem_run_combine(const dodona_plan *plan, int64_t R, int64_t D, int64_t A) {
  //@ ghost lemma_combine_table(plan);
  //@ ghost lemma_combine_schedules(plan, R, D, A);
  theorem_combined(&plan->combine, plan->table, R);
}
