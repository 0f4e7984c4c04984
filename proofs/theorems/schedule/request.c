/* The theorem to cite, broadcast: for every valid request what the public functions tell every rank in
   every step is one schedule; it is a valid broadcast, ends in time, and delivers the root's data. */
#include "proofs/theorems/schedule/broadcast.h"
#include "proofs/theorems/schedule/length.h"
#include "ref/schedule/table.h"
#include "ref/schedule/tree_transfers_acsl.h"

/* The plan's schedule is a valid broadcast, whatever name it has. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan);
     terminates \true;
     assigns \nothing;
     ensures valid: PlanSchedule(plan, S) ==>
       ValidBroadcast(S, plan->ranks, plan->blocks, plan->root, plan->rule.latency,
                      plan->rule.ticks);
     ensures begins: PlanSchedule(plan, S) ==>
       \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 1 <= x;
     ensures last: PlanSchedule(plan, S) ==> EndsWith(S, PlanSteps(plan) - plan->rule.latency + 1);
     exits \false; @/
  void lemma_told(const dodona_tree_plan *plan, int64_t S)
  {
    lemma_transfers(plan);
    /@ assert inside: PlanSchedule(plan, S) ==> \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         0 <= x && 0 <= u < plan->ranks && 0 <= v < plan->ranks && u != v &&
         0 <= j < plan->blocks; @/
    /@ assert range: PlanSchedule(plan, S) ==> InRange(S, plan->ranks, plan->blocks); @/
    /@ assert sending: PlanSchedule(plan, S) ==> SendPort(S, plan->rule.ticks); @/
    /@ assert receiving: PlanSchedule(plan, S) ==> ReceivePort(S, plan->rule.ticks); @/
    /@ assert first: PlanSchedule(plan, S) ==> \forall integer u, j;
         0 <= u < plan->ranks && u != plan->root && 0 <= j < plan->blocks ==>
         Transfer(S, PlanArrival(plan, u, j), PlanSource(plan, u, j), u, j); @/
    /@ assert causal: PlanSchedule(plan, S) ==> Causal(S, plan->root, plan->rule.latency); @/
    /@ assert receives: PlanSchedule(plan, S) ==> \forall integer v, j;
         Transfer(S, PlanArrival(plan, v, j), PlanSource(plan, v, j), v, j) ==>
         Receives(S, v, j); @/
    /@ assert reached: PlanSchedule(plan, S) ==> Reached(S, plan->ranks, plan->blocks, plan->root); @/
    /@ assert once: PlanSchedule(plan, S) ==> Once(S, plan->root); @/
  }
*/

/*@
  // A network that runs a schedule in which nobody sends what it does not hold.
  predicate RunsCausal(integer S, integer P, integer s, integer root, integer latency) =
    InRange(S, P, s) && Causal(S, root, latency) && Network(S, latency);

  // From the start of step x on, what is held is the root's data.
  predicate HoldsData(integer S, integer root, integer latency, integer x) =
    \forall integer y, v, j; 0 <= y <= x && Held(S, root, latency, y, v, j) ==>
      Value(y, v, j) == Value(0, root, j);
*/

/* As lemma_held, whether or not there is such a network. */
/*@ ghost
  /@ requires latency: 1 <= latency;
     requires step: 0 <= x;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures held: RunsCausal(S, P, s, root, latency) ==> HoldsData(S, root, latency, x);
     exits \false; @/
  void lemma_brought(int64_t S, int32_t P, int32_t s, int32_t root, int64_t latency, int64_t x)
  {
    if (x == 0) {
      /@ assert start: RunsCausal(S, P, s, root, latency) ==> \forall integer v, j;
           Held(S, root, latency, 0, v, j) ==> v == root; @/
      return;
    }
    lemma_brought(S, P, s, root, latency, x - 1);
    /@ assert arrives: RunsCausal(S, P, s, root, latency) ==> \forall integer u, v, j;
         Transfer(S, x - latency, u, v, j) ==> Value(x, v, j) == Value(0, root, j); @/
    /@ assert stays: RunsCausal(S, P, s, root, latency) ==> \forall integer v, j;
         Held(S, root, latency, x, v, j) && (\forall integer u; !Transfer(S, x - latency, u, v, j)) ==>
         Held(S, root, latency, x - 1, v, j); @/
    /@ assert now: RunsCausal(S, P, s, root, latency) ==> \forall integer v, j;
         Held(S, root, latency, x, v, j) ==> Value(x, v, j) == Value(0, root, j); @/
  }
*/

/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan);
     requires steps: steps == PlanSteps(plan) && 0 <= steps < INT64_MAX;
     terminates \true;
     assigns \nothing;
     ensures delivered: PlanSchedule(plan, S) && Network(S, plan->rule.latency) ==>
       \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks ==>
         Value(steps + 1, v, j) == Value(0, plan->root, j);
     exits \false; @/
  void lemma_delivered(const dodona_tree_plan *plan, int64_t steps, int64_t S)
  {
    lemma_transfers(plan);
    lemma_told(plan, S);
    lemma_brought(S, plan->ranks, plan->blocks, plan->root, plan->rule.latency, steps + 1);
    /@ assert carries: PlanSchedule(plan, S) && Network(S, plan->rule.latency) ==>
         RunsCausal(S, plan->ranks, plan->blocks, plan->root, plan->rule.latency); @/
    /@ assert received: PlanSchedule(plan, S) ==> \forall integer v, j; Receives(S, v, j) ==>
         Held(S, plan->root, plan->rule.latency, steps + 1, v, j); @/
    /@ assert reached: PlanSchedule(plan, S) ==> Reached(S, plan->ranks, plan->blocks, plan->root); @/
    /@ assert all: PlanSchedule(plan, S) ==> \forall integer v, j;
         0 <= v < plan->ranks && 0 <= j < plan->blocks ==>
         Held(S, plan->root, plan->rule.latency, steps + 1, v, j); @/
  }
*/

typedef struct told {
  int64_t steps;
  dodona_tree_step step;
} told;

/* What step_of and dodona_tree_steps tell the rank of any plan. */
/*@ requires plan: AnyPlan(plan, table);
    requires rank: 0 <= rank < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result.steps == PlanSteps(plan);
    ensures recv: PlanSchedule(plan, S) ==> \forall integer u, j; 0 <= u ==>
      ((\result.step.recv_from == u && \result.step.recv_block == j) <==>
       Transfer(S, x, u, rank, j));
    ensures send: PlanSchedule(plan, S) ==> \forall integer v, j; 0 <= v ==>
      ((\result.step.send_to == v && \result.step.send_block == j) <==>
       Transfer(S, x, rank, v, j));
    ensures broadcast: PlanSchedule(plan, S) ==>
      ValidBroadcast(S, plan->ranks, plan->blocks, plan->root, plan->rule.latency,
                     plan->rule.ticks);
    ensures begins: PlanSchedule(plan, S) ==>
      \forall integer y, u, v, j; Transfer(S, y, u, v, j) ==> 1 <= y;
    ensures last: PlanSchedule(plan, S) ==> EndsWith(S, \result.steps - plan->rule.latency + 1);
    ensures bound: !Postal(plan->family) ==>
      BoundSteps(plan->ranks, plan->blocks) <= \result.steps;
    ensures best: Postal(plan->family) ==> \forall int64_t T;
      IsHorizon(plan->rule.latency, plan->rule.ticks, 0, 1, plan->ranks, T) ==>
        T <= \result.steps && (plan->algorithm == DODONA_LAMBDA ==> T == \result.steps);
    ensures delivered: PlanSchedule(plan, S) && Network(S, plan->rule.latency) ==>
      \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks ==>
        Value(\result.steps + 1, v, j) == Value(0, plan->root, j);
    exits \false; */
told told_of(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank, int64_t x)
/*@ ghost (int64_t S) */ {
  told answer = {dodona_tree_steps(plan), step_of(plan, table, rank, x)};
  /*@ ghost
    lemma_told(plan, S);
    lemma_delivered(plan, answer.steps, S); */
  if (plan->family == DODONA_FAMILY_POSTAL) {
    //@ ghost theorem_length_postal(plan);
    return answer;
  }
  theorem_length_bound(plan);
  return answer;
}

/* The family of an algorithm is its plan's. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && plan->algorithm == algorithm;
     terminates \true;
     assigns \nothing;
     ensures family: FamilyOf(algorithm) == plan->family;
     exits \false; @/
  void lemma_row_family(const dodona_tree_plan *plan, int32_t algorithm)
  {
  }
*/

/* What dodona_tree_make, dodona_tree_place_of, dodona_tree_step_at and dodona_tree_steps tell the rank. S is the schedule
   of the plan that is made. */
/*@ requires memory: \valid_read(request) && \valid(plan) && \valid(table + (0 .. entries - 1));
    requires room: 0 <= entries && !RequestTooShort(request, entries);
    requires apart: \separated(plan, table + (0 .. entries - 1), request);
    requires valid: RequestStatus(request) == DODONA_OK;
    requires rank: 0 <= rank < request->ranks;
    terminates \true;
    assigns *plan, table[0 .. entries - 1];
    ensures recv: PlanSchedule(plan, S) ==> \forall integer u, j; 0 <= u ==>
      ((\result.step.recv_from == u && \result.step.recv_block == j) <==>
       Transfer(S, x, u, rank, j));
    ensures send: PlanSchedule(plan, S) ==> \forall integer v, j; 0 <= v ==>
      ((\result.step.send_to == v && \result.step.send_block == j) <==>
       Transfer(S, x, rank, v, j));
    ensures broadcast: PlanSchedule(plan, S) ==>
      ValidBroadcast(S, \old(request->ranks), \old(request->blocks), \old(request->root),
                     plan->rule.latency, plan->rule.ticks);
    ensures pipeline: !Postal(FamilyOf(\old(request->algorithm))) ==>
      plan->rule.latency == 1 && plan->rule.ticks == 1;
    ensures postal: Postal(FamilyOf(\old(request->algorithm))) ==>
      plan->rule.latency == \old(request->rule.latency) &&
      plan->rule.ticks == \old(request->rule.ticks);
    ensures begins: PlanSchedule(plan, S) ==>
      \forall integer y, u, v, j; Transfer(S, y, u, v, j) ==> 1 <= y;
    ensures last: PlanSchedule(plan, S) ==> EndsWith(S, \result.steps - plan->rule.latency + 1);
    ensures bound: !Postal(FamilyOf(\old(request->algorithm))) ==>
      BoundSteps(\old(request->ranks), \old(request->blocks)) <= \result.steps;
    ensures steps: \result.steps == PlanSteps(plan);
    ensures best: Postal(FamilyOf(\old(request->algorithm))) ==> \forall int64_t T;
      IsHorizon(plan->rule.latency, plan->rule.ticks, 0, 1, \old(request->ranks), T) ==>
        T <= \result.steps && (\old(request->algorithm) == DODONA_LAMBDA ==> T == \result.steps);
    ensures delivered: PlanSchedule(plan, S) && Network(S, plan->rule.latency) ==>
      \forall integer v, j; 0 <= v < \old(request->ranks) && 0 <= j < \old(request->blocks) ==>
        Value(\result.steps + 1, v, j) == Value(0, \old(request->root), j);
    exits \false; */
told theorem_request(const dodona_tree_request *request, uint32_t *table, int64_t entries,
                     dodona_tree_plan *plan, int32_t rank, int64_t x)
/*@ ghost (int64_t S) */ {
  //@ ghost int32_t algorithm = request->algorithm;
  dodona_status status = dodona_tree_make(request, table, entries, plan);
  //@ assert made: status == DODONA_OK;
  //@ assert plan: AnyPlan(plan, table) && rank < plan->ranks;
  //@ assert algorithm: plan->algorithm == \at(request->algorithm, Pre);
  //@ ghost lemma_row_family(plan, algorithm);
  return told_of(plan, table, rank, x) /*@ ghost (S) */;
}
