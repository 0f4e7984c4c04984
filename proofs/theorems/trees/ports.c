/* Theorem 3, ports: in a step a rank sends at most one block to one rank and receives at most one
   block from one rank. Two transfers of a step with one sender, or with one receiver, are the same,
   and the step function, which has room for one of each, tells them. */
#include "proofs/theorems/trees/plan.h"

/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires rank: 0 <= u < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures sending: \forall integer v, w, j, k;
      PlanTransfer(*plan, x, u, v, j) && PlanTransfer(*plan, x, u, w, k) ==> v == w && j == k;
    ensures receiving: \forall integer v, w, j, k;
      PlanTransfer(*plan, x, v, u, j) && PlanTransfer(*plan, x, w, u, k) ==> v == w && j == k;
    ensures sends: \forall integer v, j; PlanTransfer(*plan, x, u, v, j) ==>
      \result.send_to == v && \result.send_block == j;
    ensures receives: \forall integer v, j; PlanTransfer(*plan, x, v, u, j) ==>
      \result.recv_from == v && \result.recv_block == j;
    exits \false; */
dodona_tree_step theorem_ports(const dodona_tree_plan *plan, const uint32_t *table, int32_t u,
                               int64_t x) {
  return step_of(plan, table, u, x);
}
