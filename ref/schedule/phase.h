/* A plan's phases in numbers. */
#ifndef DODONA_SCHEDULE_PHASE_H
#define DODONA_SCHEDULE_PHASE_H

#include "ref/schedule/plan.h"

/* Returns the steps of the plan's first phase; 0 if it has none. O(log ranks). */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && ByPhases(plan);
    terminates \true;
    assigns \nothing;
    ensures first: \result == FirstSteps(plan) && 0 <= \result <= INT64_MAX / 2;
    ensures second: 0 <= plan->steps - \result <= INT64_MAX / 2;
    exits \false; */
int64_t dodona_first_steps(const dodona_plan *plan);

/* Returns the steps after which a message can be used. O(1). */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && plan->family != DODONA_FAMILY_COMBINE;
    terminates \true;
    assigns \nothing;
    ensures latency: 1 <= \result == PlanLatency(plan) <= INT32_MAX;
    ensures ticks: 1 <= PlanTicks(plan) <= \result;
    exits \false; */
int64_t dodona_plan_latency(const dodona_plan *plan);

#endif
