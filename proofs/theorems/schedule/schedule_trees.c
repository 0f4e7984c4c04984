/* theorem_schedule of trees. */
#include "proofs/theorems/schedule/collective_schedules.h"
#include "proofs/theorems/schedule/phases.h"
#include "proofs/theorems/schedule/schedule.h"
#include "proofs/theorems/schedule/collective.h"
#include "proofs/theorems/schedule/schedule_parts.h"
#include "ref/schedule/collective_lemmas_acsl.h"
#include "ref/schedule/tree_transfers_acsl.h"

/* What the plan's schedules R, D and A carry is what the collective in plan->trees carries. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidSchedule(plan) && plan->part == DODONA_PART_TREES;
     requires steps: 0 <= up == PlanSteps(&plan->trees.up) && 0 <= PlanSteps(&plan->trees.down);
     requires schedules: PlanSchedules(plan, R, D, A);
     terminates \true;
     assigns \nothing;
     ensures schedules: CollectiveSchedules(&plan->trees, R, D);
     ensures both: CollectiveSchedule(&plan->trees, A);
     exits \false; @/
  void lemma_trees_schedules(const dodona_plan *plan, int64_t up, int64_t R, int64_t D, int64_t A)
  {
    const dodona_collective *c = &plan->trees;
    lemma_transfers(&c->up);
    lemma_transfers(&c->down);
    /@ assert up: \forall integer x, u, v, j; PartialTransfer(c, x, u, v, j) ==>
         1 <= x <= plan->steps && Combines(plan, x); @/
    /@ assert down: \forall integer x, u, v, j; ResultTransfer(c, x, u, v, j) ==>
         1 <= x <= plan->steps && !Combines(plan, x); @/
    /@ assert moves: \forall integer x, u, v, first, count; Moves(plan, x, u, v, first, count) <==>
         count == 1 && CollectiveTransfer(c, x, u, v, first); @/
    /@ assert one: \forall integer x, u, v, j; CollectiveTransfer(c, x, u, v, j) ==> Moves(plan, x, u, v, j, 1); @/
    /@ assert alone: \forall integer x, u, v, j, first, count; Moves(plan, x, u, v, first, count) &&
         first <= j < first + count ==> first == j && CollectiveTransfer(c, x, u, v, j); @/
    /@ assert carries: \forall integer x, u, v, j; PlanCarries(plan, x, u, v, j) <==> CollectiveTransfer(c, x, u, v, j); @/
    /@ assert partial: \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==> PartialTransfer(c, x, u, v, j); @/
    /@ assert result: \forall integer x, u, v, j; Transfer(D, x, u, v, j) <==> ResultTransfer(c, x, u, v, j); @/
    /@ assert blocks: c->up.blocks == plan->request.blocks; @/
    /@ assert both: \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==>
         (j < c->up.blocks && Transfer(R, x, u, v, j)) || (c->up.blocks <= j && Transfer(D, x, u, v, j - c->up.blocks)); @/
  }
*/

/* One rank has its input from the start. */
/*@ ghost
  /@ requires schedule: \forall integer x, u, v, j; !Transfer(A, x, u, v, j);
     terminates \true;
     assigns \nothing;
     ensures alone: Reducing(A, s, latency) ==> AllReduced(1, s, 0, 1, 1);
     exits \false; @/
  void lemma_alone(int64_t A, int32_t s, int64_t latency)
  {
    /@ assert none: \forall integer x, v, b; !ResultSent(A, s, x, v, b); @/
    /@ assert start: Reducing(A, s, latency) ==> \forall integer j; 0 <= j < s ==> Times(0, 0, j, 0) == 1; @/
    /@ assert stays: Reducing(A, s, latency) ==> \forall integer j; 0 <= j < s ==> Times(1, 0, j, 0) == Times(0, 0, j, 0); @/
  }
*/

/* What a network counts that runs the collective. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidSchedule(plan) && plan->part == DODONA_PART_TREES;
     requires steps: 0 <= up == PlanSteps(&plan->trees.up) && 0 <= down == PlanSteps(&plan->trees.down);
     requires schedules: CollectiveSchedules(&plan->trees, R, D) && CollectiveSchedule(&plan->trees, A);
     terminates \true;
     assigns \nothing;
     ensures reduced: plan->request.op == DODONA_REDUCE ==> Reduces(plan, A, 0);
     ensures all: plan->request.op == DODONA_ALLREDUCE ==> Reduces(plan, A, 1);
     exits \false; @/
  void lemma_trees_count(const dodona_plan *plan, int64_t up, int64_t down, int64_t R, int64_t D, int64_t A)
  {
    const dodona_collective *c = &plan->trees;
    if (c->op == DODONA_BCAST)
      return;
    /@ assert machine: PlanLatency(plan) == c->up.rule.latency; @/
    /@ assert sizes: plan->request.ranks == c->up.ranks && plan->request.blocks == c->up.blocks &&
         plan->request.root == c->up.root && plan->request.op == c->op; @/
    /@ assert length: plan->steps == up + (c->op == DODONA_ALLREDUCE ? down : 0); @/
    lemma_partials(c, R, D);
    lemma_results(c, R, D);
    lemma_half(&c->up);
    lemma_half(&c->down);
    lemma_transfers(&c->up);
    int64_t last = up - c->up.rule.latency + 1;
    if (c->up.ranks == 1) {
      /@ assert no_partial: \forall integer x, u, v, j; !Transfer(R, x, u, v, j); @/
      /@ assert no_result: \forall integer x, u, v, j; !Transfer(D, x, u, v, j); @/
      /@ assert none: \forall integer x, u, v, j; !Transfer(A, x, u, v, j); @/
      lemma_alone(A, c->up.blocks, c->up.rule.latency);
      /@ assert alone: up == 0 && down == 0 && c->up.root == 0; @/
      /@ assert one: Reduces(plan, A, 0) && Reduces(plan, A, 1); @/
      return;
    }
    /@ assert first: PlanTransfer(&c->up, PlanArrival(&c->up, c->up.root == 0 ? 1 : 0, 0),
         PlanSource(&c->up, c->up.root == 0 ? 1 : 0, 0), c->up.root == 0 ? 1 : 0, 0); @/
    /@ assert positive: 1 <= last; @/
    /@ assert phases: Phases(A, R, D, c->up.blocks); @/
    if (c->op == DODONA_REDUCE) {
      lemma_phase_reduces(A, R, D, c->up.ranks, c->up.blocks, c->up.root, c->up.rule.latency, c->up.rule.ticks, last);
      /@ assert reduced: Reduces(plan, A, 0); @/
      return;
    }
    lemma_transfers(&c->down);
    /@ assert next: PlanTransfer(&c->down, PlanArrival(&c->down, c->up.root == 0 ? 1 : 0, 0),
         PlanSource(&c->down, c->up.root == 0 ? 1 : 0, 0), c->up.root == 0 ? 1 : 0, 0); @/
    /@ assert then: 1 <= down - c->up.rule.latency + 1; @/
    lemma_phases_reduce(A, R, D, c->up.ranks, c->up.blocks, c->up.root, c->up.rule.latency, c->up.rule.ticks, last,
                        up + down - c->up.rule.latency + 1);
    /@ assert all: Reduces(plan, A, 1); @/
  }
*/

void theorem_schedule_trees(const dodona_plan *plan, int64_t R, int64_t D, int64_t A) {
  const dodona_collective *c = &plan->trees;
  int64_t up = dodona_tree_steps(&c->up);
  int64_t down = dodona_tree_steps(&c->down);
  //@ ghost lemma_trees_schedules(plan, up, R, D, A);
  //@ ghost lemma_partials(c, R, D);
  //@ ghost lemma_results(c, R, D);
  //@ ghost lemma_trees_count(plan, up, down, R, D, A);
  int64_t steps = theorem_collective_ports(c, A);
  //@ assert steps: steps == plan->steps;
  //@ assert both: Phases(A, R, D, c->up.blocks);
  //@ assert begins: BeginsAfter(R, 1) && BeginsAfter(D, 1);
  //@ assert ends: c->op == DODONA_BCAST ==> EndsWith(D, steps + 1 - c->up.rule.latency);
  /*@ ghost
    if (c->op == DODONA_BCAST)
      lemma_run_delivers(D, c->up.ranks, c->up.blocks, c->up.root, c->up.rule.latency, c->up.rule.ticks, steps + 1); */
}
