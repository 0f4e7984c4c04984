/* Theorem 2, matching: u sends block j to v in step x if and only if v receives block j from u in
   step x, by the public step function at each. For every plan, any two ranks and any step. */
#include "proofs/theorems/trees/plan.h"

typedef struct two_steps {
  dodona_tree_step sender;
  dodona_tree_step receiver;
} two_steps;

/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires ranks: 0 <= u < plan->ranks && 0 <= v < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures matching: \forall integer j;
      \result.sender.send_to == v && \result.sender.send_block == j <==>
      \result.receiver.recv_from == u && \result.receiver.recv_block == j;
    exits \false; */
two_steps theorem_matching(const dodona_tree_plan *plan, const uint32_t *table, int32_t u,
                           int32_t v, int64_t x) {
  dodona_tree_step a = step_of(plan, table, u, x);
  dodona_tree_step b = step_of(plan, table, v, x);
  //@ assert sent: a.send_to == v ==> PlanTransfer(*plan, x, u, v, a.send_block);
  //@ assert received: b.recv_from == u ==> PlanTransfer(*plan, x, u, v, b.recv_block);
  two_steps both = {a, b};
  return both;
}
