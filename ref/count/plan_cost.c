/* The cost of a plan. */
#include "ref/count/plan_cost.h"

dodona_charge dodona_plan_cost(const dodona_plan *plan) {
  const dodona_request *q = &plan->request;
  if (plan->part == DODONA_PART_EXCHANGE && plan->kind == DODONA_KIND_SKIPS)
    return (dodona_charge){plan->steps, 2 * dodona_skip_volume(q->ranks, q->group, q->blocks)};
  if (plan->part == DODONA_PART_EXCHANGE)
    return dodona_baseline_cost(plan->kind, q->ranks, q->blocks);
  return (dodona_charge){plan->steps, plan->steps};
}
