/* Whoever cites the theorem of all schedules has what it says: here, that a network which runs a broadcast by trees delivers. A names all that
   the plan's messages carry, the numbers after A its tree, D what is stored. tests/install.sh proves it, by

     WHY3CONFIG=$PREFIX/share/dodona/why3.conf frama-c -cpp-extra-args=-I$PREFIX/include/dodona cites.c -wp -wp-rte -wp-prover cvc5,z3 */
#include <proofs/theorems/schedule/theorem_schedule.h>
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family < DODONA_TREE_FAMILIES && plan->request.op == DODONA_BCAST;
    requires named: PlanNamed(*plan, A);
    requires stored: \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==> Transfer(D, x, u, v, j - plan->request.blocks);
    requires network: Network(D, PlanLatency(*plan));
    assigns \nothing;
    ensures delivered: \forall integer v, j; 0 <= v < plan->request.ranks && 0 <= j < plan->request.blocks ==>
      Value(plan->steps + 1, v, j) == Value(0, plan->request.root, j); */
void delivers(const dodona_plan *plan, int64_t A, int64_t D) {
  theorem_schedule_delivers(plan, A, D);
}
