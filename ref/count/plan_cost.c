/* The cost of a plan. */
#include "ref/count/plan_cost.h"

/* How many halves a collective by skips has. */
/*@ terminates \true;
    assigns \nothing;
    ensures halves: \result == (FirstHalf(op) == DODONA_HALF_NONE ? 0 : 1) + (SecondHalf(op) == DODONA_HALF_NONE ? 0 : 1);
    exits \false; */
static int64_t halves_of(int32_t op) {
  return (dodona_first_half(op) != DODONA_HALF_NONE) + (dodona_second_half(op) != DODONA_HALF_NONE);
}

dodona_charge dodona_plan_cost(const dodona_plan *plan) {
  const dodona_request *q = &plan->request;
  if (plan->part == DODONA_PART_EXCHANGE && plan->kind == DODONA_KIND_SKIPS)
    return (dodona_charge){plan->steps,
                           halves_of(q->op) * dodona_skip_volume(q->ranks, q->group, q->blocks)};
  if (plan->part == DODONA_PART_EXCHANGE)
    return dodona_baseline_cost(plan->kind, q->ranks, q->blocks);
  return (dodona_charge){plan->steps, plan->steps};
}
