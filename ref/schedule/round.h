/* Tells which steps of a plan need not wait for each other. An executor may have all messages of a round under way at once: it posts
   the receives of the round, then the sends, and waits only at the end of the round. */
#ifndef DODONA_SCHEDULE_ROUND_H
#define DODONA_SCHEDULE_ROUND_H

#include "ref/schedule/plan.h"

/* Returns the last step of the round that step x is in. No rank sends in a round what it receives in the round (theorem_rounds); by recursive
   multiplying a rank sends what it had when the round began, and combines what it receives when the round is over. Of skips a round is a
   radix of messages, of recursive multiplying one for each port; every other algorithm has a step a round. O(log ranks). */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan);
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures skips: plan->family == DODONA_FAMILY_SKIPS ==> \result == HalvesLast(FirstHalf(plan->request.op), SecondHalf(plan->request.op),
      plan->request.ranks, plan->request.group, x);
    ensures ports: plan->family == DODONA_FAMILY_MULTIPLY ==>
      \result == MultiplyRound(plan->request.group, x) * (plan->request.group - 1);
    ensures single: plan->family != DODONA_FAMILY_SKIPS && plan->family != DODONA_FAMILY_MULTIPLY ==> \result == x;
    ensures range: x <= \result <= plan->steps;
    ensures uses: \forall integer y; x <= y <= \result ==> (Combines(*plan, y) <==> Combines(*plan, x));
    exits \false; */
int64_t dodona_round_last(const dodona_plan *plan, int64_t x);

#endif
