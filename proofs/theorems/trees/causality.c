/* Theorem 4, causality: a rank other than the root that sends a block in step x was sent that block a
   latency or more before, in the step that dodona_tree_arrival tells. */
#include "proofs/theorems/trees/plan.h"
#include "ref/trees/transfers_acsl.h"

typedef struct past {
  dodona_tree_step now; /* in step x */
  int64_t when;         /* a step `latency` or more before, if the rank sends in step x */
  dodona_tree_step then;
} past;

/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires rank: 0 <= u < plan->ranks && u != plan->root;
    terminates \true;
    assigns \nothing;
    ensures now: \forall integer v, j; PlanTransfer(*plan, x, u, v, j) ==>
      \result.now.send_to == v && \result.now.send_block == j;
    ensures earlier: \result.now.send_to != DODONA_NONE ==> 1 <= \result.when <= x - plan->rule.latency;
    ensures received: \result.now.send_to != DODONA_NONE ==>
      \result.then.recv_from != DODONA_NONE &&
      \result.then.recv_block == \result.now.send_block;
    ensures then: \forall integer w, j; PlanTransfer(*plan, \result.when, w, u, j) ==>
      \result.then.recv_from == w && \result.then.recv_block == j;
    exits \false; */
past theorem_causality(const dodona_tree_plan *plan, const uint32_t *table, int32_t u, int64_t x) {
  dodona_tree_step now = step_of(plan, table, u, x);
  past known = {now, x, now};
  if (now.send_to == DODONA_NONE)
    return known;
  //@ ghost lemma_transfers(plan);
  //@ assert sent: PlanTransfer(*plan, x, u, now.send_to, now.send_block);
  known.when = arrival_of(plan, table, u, now.send_block);
  known.then = step_of(plan, table, u, known.when);
  return known;
}
