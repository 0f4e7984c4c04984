/* The casts of a plan, family by family, and what is proven of plans that are no casts. */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_SCHEDULE_PARTS_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_SCHEDULE_PARTS_H

#include "proofs/theorems/algorithms/baseline.h"
#include "proofs/theorems/algorithms/bine_casts.h"
#include "proofs/theorems/algorithms/ring_casts.h"
#include "proofs/theorems/algorithms/skip_casts.h"
#include "proofs/theorems/schedule/network.h"
#include "proofs/theorems/schedule/schedule.h"
#include "spec/machine/allreduce.h"

/*@
  // The casts of a plan by names: S is the first, or what it runs backwards, and F the second; one that the plan does not run is empty.
  // Of a network H is the cast in positions, C the duplex plan that couples play, and N takes positions to ranks.
  predicate NetworkNamed(dodona_plan plan, integer H, integer C, integer N) =
    DODONA_TREE_FAMILIES <= plan.family < DODONA_BLOCK_FAMILIES ==>
      HopSchedule(plan, H) && NetworkRenaming(plan, N) &&
      (plan.family == DODONA_FAMILY_COUPLES ==> PlanSchedule(plan.up, C));

  predicate SharesNamed(dodona_plan plan, integer S, integer F) =
    plan.family == DODONA_FAMILY_SCATTER ==>
      Empty(S) && BroadcastSchedule(F, plan.variant, plan.request.ranks, plan.request.root, plan.request.blocks);

  predicate CastsNamed(dodona_plan plan, integer S, integer F, integer H, integer C, integer N) =
    (ByPhases(plan) ==> CastNamed(plan, 0, S) && CastNamed(plan, 1, F) && NetworkNamed(plan, H, C, N)) &&
    SharesNamed(plan, S, F);
*/

/*@
  // One number names all: A is the schedule of what the plan's messages carry, A + 1 and A + 2 are its casts, and of a network A + 3 is the
  // cast in positions, A + 4 the duplex plan that couples play, and A + 5 takes positions to ranks.
  predicate PlanNamed{L}(dodona_plan plan, integer A) =
    A <= INT64_MAX - 5 && ScheduleOf(plan, A) && CastsNamed(plan, A + 1, A + 2, A + 3, A + 4, A + 5);
*/

/* What a family proves of its cast, for the first phase or the second. Returns the cast's steps. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && ByPhases(*plan);
    requires second: second == 0 || second == 1;
    requires names: CastNamed(*plan, second, S) && NetworkNamed(*plan, H, C, N);
    terminates \true;
    assigns \nothing;
    ensures cast: PhaseCast(S, plan->request.ranks, plan->request.blocks, plan->request.root, CastFrom(*plan, second), CastTo(*plan, second),
                            PlanLatency(*plan), PlanTicks(*plan));
    ensures once: second == 0 && FirstBack(*plan) != 0 ==>
      PhaseOnce(S, plan->request.ranks, plan->request.blocks, plan->request.root, PlanMiddle(*plan), PlanLatency(*plan), PlanTicks(*plan));
    ensures steps: \result == (second != 0 ? plan->steps - plan->first : plan->first) && 0 <= \result <= INT64_MAX / 2;
    ensures window: InWindow(S, PlanLatency(*plan), 1, \result + 1);
    ensures none: CastFrom(*plan, second) == CastTo(*plan, second) ==> \result == 0;
    ensures duplex: ByBlocks(*plan) ==> DuplexPorts(S, PlanTicks(*plan));
    ensures simplex: DODONA_TREE_FAMILIES <= plan->family < DODONA_BLOCK_FAMILIES && plan->family < DODONA_FAMILY_CUBE ==> SimplexPorts(S, 1);
    ensures valid: ByBlocks(*plan) && CastTo(*plan, second) == 2 ==>
      ValidBroadcast(S, plan->request.ranks, plan->request.blocks, plan->request.root, PlanLatency(*plan), PlanTicks(*plan));
    exits \false; */
int64_t theorem_family(const dodona_plan *plan, int second, int64_t S, int64_t H, int64_t C,
                       int64_t N);

/* Shares of the baselines. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && ByShares(*plan) && !ByPhases(*plan);
    requires schedule: ScheduleOf(*plan, A) && SharesNamed(*plan, S, F);
    terminates \true;
    assigns \nothing;
    ensures phased: ByCasts(*plan) ==> Phased(*plan, A, S, F);
    ensures core: !ByCasts(*plan) ==> ValidPlanned(*plan, A, S, F);
    ensures steps: 0 <= plan->steps <= INT64_MAX / 2;
    exits \false; */
void theorem_shares(const dodona_plan *plan, int64_t A, int64_t S, int64_t F);

/* A network that runs an allreduce on a folded core leaves every rank with every input once. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family == DODONA_FAMILY_CORE;
    requires schedule: ScheduleOf(*plan, A);
    requires run: Carrying(A, plan->request.ranks, plan->request.blocks, plan->request.root, 2, 1);
    terminates \true;
    assigns \nothing;
    ensures all: Collected(plan->request.ranks, plan->request.blocks, plan->request.root, 2, 2, plan->steps + 1);
    exits \false; */
void theorem_run_core(const dodona_plan *plan, int64_t A);

/* Windows. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family == DODONA_FAMILY_COMBINE;
    requires schedule: ScheduleOf(*plan, A);
    terminates \true;
    assigns \nothing;
    ensures windows: ValidPlanned(*plan, A, S, F) && InRange(A, plan->request.ranks, 2);
    exits \false; */
void theorem_windows(const dodona_plan *plan, int64_t A, int64_t S, int64_t F);

#endif
