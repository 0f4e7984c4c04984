/* Theorem 7 for plans: the transfers of any plan, for any root, are a valid broadcast with
   duplex ports, so that a synchronous network which runs them leaves every rank with the root's
   data; and theorem 8 for plans: reversed, they are a valid reduction. */
#include "proofs/theorems/trees/broadcast.h"
#include "ref/base/reverse.h"
#include "ref/trees/transfers_acsl.h"
#include "spec/machine/relabel.h"
#include "spec/machine/reverse.h"

/*@ ghost
  void theorem_broadcast(const dodona_tree_plan *plan, int64_t S)
  {
    lemma_transfers(plan);
    /@ assert there: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         PlanTransfer(*plan, x, u, v, j); @/
    /@ assert inside: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         0 <= x && 0 <= u < plan->ranks && 0 <= v < plan->ranks && u != v &&
         0 <= j < plan->blocks; @/
    /@ assert range: InRange(S, plan->ranks, plan->blocks); @/
    /@ assert sending: SendPort(S, plan->rule.ticks); @/
    /@ assert receiving: ReceivePort(S, plan->rule.ticks); @/
    /@ assert first: \forall integer u, j;
         0 <= u < plan->ranks && u != plan->root && 0 <= j < plan->blocks ==>
         Transfer(S, PlanArrival(*plan, u, j), PlanSource(*plan, u, j), u, j); @/
    /@ assert causal: Causal(S, plan->root, plan->rule.latency); @/
    /@ assert receives: \forall integer v, j;
         Transfer(S, PlanArrival(*plan, v, j), PlanSource(*plan, v, j), v, j) ==>
         Receives(S, v, j); @/
    /@ assert reached: Reached(S, plan->ranks, plan->blocks, plan->root); @/
    /@ assert once: Once(S, plan->root); @/
  }
*/

/* Delivery: after dodona_tree_steps steps every rank holds every block of the root's message. */
/*@ requires plan: \valid_read(plan) && ValidPlan(*plan);
    requires schedule: PlanSchedule(*plan, S);
    requires network: Network(S, plan->rule.latency);
    terminates \true;
    assigns \nothing;
    ensures delivered: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks ==>
      Value(\result + 1, v, j) == Value(0, plan->root, j);
    exits \false; */
int64_t theorem_plan_delivery(const dodona_tree_plan *plan, int64_t S) {
  int64_t steps = dodona_tree_steps(plan);
  //@ ghost theorem_broadcast(plan, S);
  /*@ ghost
    lemma_transfers(plan);
    if (plan->ranks == 1) {
      lemma_held(S, 1, plan->blocks, plan->root, plan->rule.latency, 1);
    } else {
      /@ assert first: PlanTransfer(*plan, PlanArrival(*plan, plan->root == 0 ? 1 : 0, 0),
           PlanSource(*plan, plan->root == 0 ? 1 : 0, 0), plan->root == 0 ? 1 : 0, 0); @/
      theorem_delivery(S, plan->ranks, plan->blocks, plan->root, plan->rule.latency,
                       plan->rule.ticks, steps - plan->rule.latency + 1);
    }
  */
  return steps;
}

/* Reversal: with the times of dodona_reverse_time the plan is a reduction to the root; the last step
   that sends, dodona_tree_steps - latency + 1, becomes step 1. */
/*@ requires plan: \valid_read(plan) && ValidPlan(*plan);
    requires schedule: PlanSchedule(*plan, S);
    requires reversed: \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==>
      PlanTransfer(*plan, PlanSteps(*plan) - plan->rule.latency + 2 - x, v, u, j);
    terminates \true;
    assigns \nothing;
    ensures reduction: ValidReduction(R, plan->ranks, plan->blocks, plan->root, plan->rule.latency,
                                      plan->rule.ticks);
    exits \false; */
int64_t theorem_plan_reduction(const dodona_tree_plan *plan, int64_t S, int64_t R) {
  int64_t turn = dodona_tree_steps(plan) - plan->rule.latency + 2;
  //@ ghost theorem_broadcast(plan, S);
  /*@ ghost theorem_reverse(S, R, turn, plan->ranks, plan->blocks, plan->root, plan->rule.latency,
        plan->rule.ticks); */
  return turn;
}

/* What a rank does in step x of the reduction, by the public functions. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires rank: 0 <= rank < plan->ranks;
    requires ranks: 2 <= plan->ranks;
    requires step: 0 <= x;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       PlanTransfer(*plan, PlanSteps(*plan) - plan->rule.latency + 2 - x, v, rank, j));
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       PlanTransfer(*plan, PlanSteps(*plan) - plan->rule.latency + 2 - x, rank, u, j));
    ensures combine: \result.combine == 1 <==> \result.recv_from != DODONA_NONE;
    exits \false; */
dodona_tree_step theorem_plan_reverse(const dodona_tree_plan *plan, const uint32_t *table,
                                      int32_t rank, int64_t x) {
  //@ ghost lemma_transfers(plan);
  int64_t last = dodona_tree_steps(plan) - plan->rule.latency + 1;
  return dodona_reverse(step_of(plan, table, rank, dodona_reverse_time(last, x)));
}

/* Relabelling: a plan's schedule is the schedule of the same plan with root 0, turned by the root. */
/*@ ghost
  /@ requires plans: \valid_read(plan) && ValidPlan(*plan) && \valid_read(zero) && ValidPlan(*zero);
     requires same: zero->root == 0 && zero->algorithm == plan->algorithm &&
       zero->ranks == plan->ranks && zero->blocks == plan->blocks && zero->group == plan->group &&
       zero->depth == plan->depth && zero->rule == plan->rule && zero->horizon == plan->horizon;
     requires schedules: PlanSchedule(*zero, S) && PlanSchedule(*plan, R);
     requires turning: Turning(N, plan->ranks, plan->root);
     terminates \true;
     assigns \nothing;
     ensures relabelled: Relabelled(S, R, N, plan->ranks);
     ensures valid: ValidBroadcast(R, plan->ranks, plan->blocks, plan->root, plan->rule.latency,
                                   plan->rule.ticks);
     exits \false; @/
  void theorem_plan_relabel(const dodona_tree_plan *plan, const dodona_tree_plan *zero, int64_t S, int64_t R,
                            int64_t N)
  {
    theorem_broadcast(zero, S);
    theorem_turning(N, plan->ranks, plan->root);
    /@ assert rule: zero->rule.latency == plan->rule.latency &&
         zero->rule.ticks == plan->rule.ticks && zero->rule.alpha_num == plan->rule.alpha_num &&
         zero->rule.alpha_den == plan->rule.alpha_den; @/
    /@ assert hop: \forall integer x, a, b, j; PlanHop(*zero, x, a, b, j) <==>
         PlanHop(*plan, x, a, b, j); @/
    /@ assert turned: \forall integer x, u, v, j; PlanTransfer(*plan, x, u, v, j) <==>
         0 <= u < plan->ranks && 0 <= v < plan->ranks &&
         PlanTransfer(*zero, x, Position(plan->ranks, plan->root, u),
                      Position(plan->ranks, plan->root, v), j); @/
    /@ assert relabelled: Relabelled(S, R, N, plan->ranks); @/
    theorem_relabel(S, R, N, plan->ranks, plan->blocks, 0, plan->rule.latency, plan->rule.ticks);
  }
*/
