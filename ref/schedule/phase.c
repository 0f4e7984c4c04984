/* A plan's phases by its family. */
#include "ref/schedule/phase.h"
#include "ref/schedule/collective_lemmas_acsl.h"
#include "spec/lemmas/skips.h"

int64_t dodona_first_steps(const dodona_plan *plan) {
  const dodona_request *q = &plan->request;
  if (plan->family < DODONA_TREE_FAMILIES) {
    //@ ghost lemma_half(&plan->trees.up);
    //@ ghost lemma_half(&plan->trees.down);
    return q->op == DODONA_BCAST ? 0 : dodona_tree_steps(&plan->trees.up);
  }
  if (plan->family < DODONA_BLOCK_FAMILIES)
    return q->op == DODONA_BCAST ? 0 : dodona_network_steps(&plan->network);
  //@ assert second: plan->steps == FirstSteps(plan) + RoundSteps(plan->variant, SecondHalf(q->op), q->ranks, q->group);
  const int none = dodona_first_half(q->op) == DODONA_HALF_NONE;
  if (plan->variant == DODONA_KIND_RING)
    return none ? 0 : (int64_t)q->ranks - 1;
  if (plan->variant == DODONA_KIND_BINE) {
    const int64_t steps = dodona_bine_steps(q->ranks);
    return none ? 0 : steps;
  }
  //@ ghost lemma_skip_steps(q->ranks, q->group);
  return dodona_halves_steps(dodona_first_half(q->op), DODONA_HALF_NONE, q->ranks, q->group);
}

int64_t dodona_plan_latency(const dodona_plan *plan) {
  return plan->family < DODONA_TREE_FAMILIES ? plan->trees.up.rule.latency : 1;
}
