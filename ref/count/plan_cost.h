/* What a plan costs. */
#ifndef DODONA_COUNT_PLAN_COST_H
#define DODONA_COUNT_PLAN_COST_H

#include "ref/algorithms/alltoall/volume.h"
#include "ref/count/bine.h"
#include "ref/count/cost.h"
#include "ref/count/skips.h"
#include "ref/schedule/plan.h"

/*@
  // The largest messages of a half, added up.
  logic integer HalfVolume(integer family, integer P, integer s, integer r) =
    family == DODONA_FAMILY_RING ? (P - 1) * ShareMost(P, s) :
    family == DODONA_FAMILY_BINE ? BineVolume(P, s) : SkipHalfVolume(P, s, P, r);
  logic integer PlanHalfVolume(dodona_plan plan) =
    HalfVolume(plan.family, plan.request.ranks, plan.request.blocks, plan.request.group);
*/

/* Returns the cost of the plan: its steps, and as many blocks where messages carry one block each; of an exchange of shares
   its volume, in blocks that a rank sends another in an alltoall. In postal trees and the combine a tick counts as a step. O(1), of an
   exchange as dodona_baseline_cost, dodona_skip_volume and dodona_bine_volume. A scatter and a gather by skips have the volume of a
   reduce-scatter, as their messages are no larger. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan);
    terminates \true;
    assigns \nothing;
    ensures steps: \result.steps == plan->steps;
    ensures shares: ByShares(*plan) && !ByPhases(*plan) ==>
      \result.volume == BaselineVolume(plan->variant, plan->request.ranks, plan->request.blocks);
    ensures halves: ByShares(*plan) && ByPhases(*plan) ==>
      \result.volume == (FirstHalf(plan->request.op) == DODONA_HALF_NONE ? 0 : PlanHalfVolume(*plan)) +
                        (SecondHalf(plan->request.op) == DODONA_HALF_NONE ? 0 : PlanHalfVolume(*plan));
    ensures slots: plan->family == DODONA_FAMILY_ALLTOALL ==>
      \result.volume == DigitsFrom(plan->request.ranks, plan->request.group, 1);
    ensures blocks: !ByShares(*plan) && plan->family != DODONA_FAMILY_ALLTOALL ==> \result.volume == plan->steps;
    exits \false; */
dodona_charge dodona_plan_cost(const dodona_plan *plan);

#endif
