/* theorem_schedule of couples, the direct simplex tree and the hypercube. */
#include "proofs/theorems/schedule/phases.h"
#include "proofs/theorems/schedule/schedule_parts.h"
#include "spec/machine/reverse.h"

/* The schedules of the plan are the broadcast F backwards, and F after it. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidSchedule(plan) && plan->part == DODONA_PART_NETWORK && !Grouped(plan);
     requires schedules: PlanSchedules(plan, R, D, A);
     requires forth: NetworkSchedule(&plan->network, F);
     requires time: BeginsAfter(F, 1) && EndsWith(F, plan->network.steps);
     terminates \true;
     assigns \nothing;
     ensures back: plan->request.op != DODONA_BCAST ==> Reversed(F, R, plan->network.steps + 1);
     ensures none: plan->request.op == DODONA_BCAST ==> \forall integer x, u, v, j; !Transfer(R, x, u, v, j);
     ensures later: plan->request.op != DODONA_REDUCE ==> \forall integer x, u, v, j; Transfer(D, x, u, v, j) <==>
       Transfer(F, x - (plan->request.op == DODONA_ALLREDUCE ? plan->network.steps : 0), u, v, j);
     ensures only: plan->request.op == DODONA_REDUCE ==> \forall integer x, u, v, j; !Transfer(D, x, u, v, j);
     ensures both: Phases(A, R, D, plan->request.blocks);
     exits \false; @/
  void lemma_network_schedules(const dodona_plan *plan, int64_t R, int64_t D, int64_t A, int64_t F)
  {
    const dodona_network *n = &plan->network;
    int32_t op = plan->request.op;
    /@ assert inside: \forall integer x, u, v, j; NetworkTransfer(n, x, u, v, j) ==> 1 <= x <= n->steps; @/
    /@ assert back: \forall integer x, u, v, j; RunPartial(n, op, x, u, v, j) ==> 1 <= x <= plan->steps && Combines(plan, x); @/
    /@ assert forth: \forall integer x, u, v, j; RunResult(n, op, x, u, v, j) ==> 1 <= x <= plan->steps && !Combines(plan, x); @/
    /@ assert moves: \forall integer x, u, v, first, count; Moves(plan, x, u, v, first, count) <==>
         count == 1 && RunTransfer(n, op, x, u, v, first); @/
    /@ assert one: \forall integer x, u, v, j; RunTransfer(n, op, x, u, v, j) ==> Moves(plan, x, u, v, j, 1); @/
    /@ assert whole: \forall integer first, count, j; InMove(plan, first, count, j) <==> first <= j < first + count; @/
    /@ assert alone: \forall integer x, u, v, j, first, count; Moves(plan, x, u, v, first, count) &&
         first <= j < first + count ==> first == j && RunTransfer(n, op, x, u, v, j); @/
    /@ assert carries: \forall integer x, u, v, j; PlanCarries(plan, x, u, v, j) <==> RunTransfer(n, op, x, u, v, j); @/
    /@ assert partial: \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==> RunPartial(n, op, x, u, v, j); @/
    /@ assert turned: op != DODONA_BCAST ==> \forall integer x, u, v, j; RunPartial(n, op, x, u, v, j) <==>
         NetworkTransfer(n, n->steps + 1 - x, v, u, j); @/
    /@ assert offset: RunOffset(n, op) == (op == DODONA_ALLREDUCE ? n->steps : 0); @/
    /@ assert result: \forall integer x, u, v, j; Transfer(D, x, u, v, j) <==> RunResult(n, op, x, u, v, j); @/
  }
*/

void theorem_schedule_network(const dodona_plan *plan, int64_t R, int64_t D, int64_t A, int64_t F,
                              int64_t H, int64_t C, int64_t N) {
  const dodona_network *n = &plan->network;
  int32_t op = plan->request.op;
  int32_t P = n->request.ranks;
  int32_t s = n->request.blocks;
  int32_t root = n->request.root;
  int64_t steps = theorem_network(n, C, H, F, N);
  //@ assert steps: steps == n->steps;
  //@ assert machine: PlanLatency(plan) == 1 && PlanTicks(plan) == 1;
  //@ assert sizes: plan->request.ranks == P && plan->request.blocks == s && plan->request.root == root;
  //@ assert length: plan->steps == (op == DODONA_ALLREDUCE ? 2 * steps : steps);
  //@ ghost lemma_network_schedules(plan, R, D, A, F);
  /*@ ghost
    if (op != DODONA_BCAST)
      theorem_reverse(F, R, steps + 1, P, s, root, 1, 1); */
  //@ assert before: BeginsAfter(R, 1) && EndsWith(R, steps);
  int64_t offset = op == DODONA_ALLREDUCE ? steps : 0;
  //@ assert offset: offset == (plan->request.op == DODONA_ALLREDUCE ? plan->network.steps : 0);
  /*@ assert later: op != DODONA_REDUCE ==> \forall integer x, u, v, j; Transfer(D, x, u, v, j) <==>
        Transfer(F, x - offset, u, v, j); */
  /*@ ghost
    if (op != DODONA_REDUCE)
      lemma_later(D, F, offset, P, s, root, 1, 1, steps); */
  //@ assert after: BeginsAfter(D, op == DODONA_ALLREDUCE ? steps + 1 : 1);
  //@ assert end: EndsWith(D, plan->steps) && EndsWith(R, plan->steps);
  //@ ghost lemma_phases_ports(A, R, D, s, 1, op == DODONA_BCAST ? 0 : steps);
  //@ assert begin: BeginsAfter(A, 1);
  //@ assert last: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==> x <= plan->steps;
  //@ assert time: EndsWith(A, plan->steps);
  /*@ ghost
    if (op == DODONA_BCAST)
      lemma_run_delivers(D, P, s, root, 1, 1, steps + 1);
    else if (op == DODONA_REDUCE)
      lemma_phase_reduces(A, R, D, P, s, root, 1, 1, steps);
    else
      lemma_phases_reduce(A, R, D, P, s, root, 1, 1, steps, 2 * steps); */
  //@ assert cast: op == DODONA_BCAST ==> Casts(plan, D, 1);
  //@ assert reduced: op == DODONA_REDUCE ==> Reduces(plan, A, 0);
  //@ assert all: op == DODONA_ALLREDUCE ==> Reduces(plan, A, 1);
}
