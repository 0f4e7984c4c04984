/* The trees by operation, and a tree backwards. */
#include "ref/trees/reduction.h"
#include "ref/base/reverse.h"
#include "ref/trees/transfers_acsl.h"

int32_t dodona_up_algorithm(int32_t op, int32_t algorithm) {
  if (op == DODONA_ALLREDUCE && (algorithm == DODONA_TWOTREE_CC || algorithm == DODONA_TWOTREE_CS))
    return DODONA_TWOTREE_C;
  return algorithm == DODONA_TWOTREE_CS ? DODONA_NONE : algorithm;
}

int32_t dodona_down_algorithm(int32_t op, int32_t algorithm) {
  if (algorithm != DODONA_TWOTREE_CS)
    return algorithm;
  return op == DODONA_ALLREDUCE ? DODONA_TWOTREE_S : DODONA_NONE;
}

/*@ ghost
  /@ requires last: last == PlanSteps(plan) - plan.rule.latency + 1;
     terminates \true;
     assigns \nothing;
     ensures back: \forall integer u, v, j; ReduceTransfer(plan, x, u, v, j) <==> PlanTransfer(plan, last + 1 - x, v, u, j);
     exits \false; @/
  void lemma_reduce_transfers(dodona_tree_plan plan, int64_t x, int64_t last) {}
*/

dodona_tree_step dodona_reduce_step_at(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                       int64_t x) {
  const dodona_tree_step idle = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  int64_t last = dodona_tree_steps(plan) - plan->rule.latency + 1;
  //@ ghost lemma_transfers(plan);
  //@ ghost lemma_reduce_transfers(*plan, x, last);
  if (x < 1 || x > last)
    return idle;
  return dodona_reverse(dodona_tree_step_at(plan, place, dodona_reverse_time(last, x)));
}
