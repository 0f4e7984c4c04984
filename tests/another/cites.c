/* Whoever cites the theorem of all schedules has what it says: here, that a network which runs a broadcast by trees delivers. D names what is stored,
   R what is combined, A both. tests/install.sh proves it, by

     WHY3CONFIG=$PREFIX/share/dodona/why3.conf frama-c -cpp-extra-args=-I$PREFIX/include/dodona cites.c -wp -wp-rte -wp-prover cvc5,z3 */
#include <proofs/theorems/schedule/theorem_schedule.h>
#include <spec/machine/delivery.h>
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_TREES && plan->request.op == DODONA_BCAST;
    requires place: Placed(plan, place);
    requires schedules: PlanSchedules(plan, R, D, A);
    requires network: Network(D, PlanLatency(plan));
    assigns \nothing;
    ensures delivered: \forall integer v, j; 0 <= v < plan->request.ranks && 0 <= j < plan->request.blocks ==>
      Value(plan->steps + 1, v, j) == Value(0, plan->request.root, j); */
void delivers(const dodona_plan *plan, const dodona_place *place, int64_t R, int64_t D, int64_t A) {
  theorem_schedule(plan, place, 1, R, D, A, 0, 0, 0, 0, 0);
}
