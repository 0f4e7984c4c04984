/* The cost of a plan. */
#include "ref/count/plan_cost.h"

/* The volume of a half. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && ByShares(*plan) && ByPhases(*plan);
    terminates \true;
    assigns \nothing;
    ensures volume: \result == PlanHalfVolume(*plan);
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
static int64_t half_volume(const dodona_plan *plan) {
  const dodona_request *q = &plan->request;
  if (plan->family == DODONA_FAMILY_RING) {
    const int64_t round = dodona_ring_volume(q->ranks, q->blocks);
    //@ assert round: round == HalfVolume(plan->family, q->ranks, q->blocks, q->group);
    return round;
  }
  if (plan->family == DODONA_FAMILY_BINE) {
    const int64_t butterflies = dodona_bine_volume(q->ranks, q->blocks);
    //@ assert butterflies: butterflies == HalfVolume(plan->family, q->ranks, q->blocks, q->group);
    return butterflies;
  }
  const int64_t half = dodona_skip_volume(q->ranks, q->group, q->blocks);
  //@ assert half: half == HalfVolume(plan->family, q->ranks, q->blocks, q->group);
  return half;
}

dodona_charge dodona_plan_cost(const dodona_plan *plan) {
  const dodona_request *q = &plan->request;
  if (DODONA_BLOCK_FAMILIES <= plan->family && plan->family < DODONA_PHASE_FAMILIES) {
    const int64_t half = half_volume(plan);
    const int64_t first = dodona_first_half(q->op) == DODONA_HALF_NONE ? 0 : half;
    const int64_t second = dodona_second_half(q->op) == DODONA_HALF_NONE ? 0 : half;
    return (dodona_charge){plan->steps, first + second};
  }
  if (DODONA_PHASE_FAMILIES <= plan->family && plan->family < DODONA_SHARE_FAMILIES)
    return dodona_baseline_cost(plan->variant, q->ranks, q->blocks);
  if (plan->family == DODONA_FAMILY_ALLTOALL)
    return (dodona_charge){plan->steps, dodona_alltoall_volume(q->ranks, q->group)};
  return (dodona_charge){plan->steps, plan->steps};
}
