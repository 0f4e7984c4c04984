/* The schedule of a plan, from what dodona_step_at tells, and its casts. The theorem to cite is in theorem_schedule.h. */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_SCHEDULE_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_SCHEDULE_H

#include "proofs/theorems/any/two_phases.h"
#include "ref/schedule/plan.h"
#include "spec/machine/delivery.h"
#include "spec/machine/wants.h"

/*@
  // In step x rank u sends v block j, perhaps with others.
  predicate PlanCarries{L}(dodona_plan plan, integer x, integer u, integer v, integer j) =
    \exists integer first, count; Moves(plan, x, u, v, first, count) && InMove(plan, first, count, j);

  // Schedule A is all that the plan's messages carry: what is combined where it arrives, and, as many blocks on as there are, what is stored.
  predicate ScheduleOf{L}(dodona_plan plan, integer A) =
    \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==>
      (j < ScheduleBlocks(plan) && PlanCarries(plan, x, u, v, j) && Combines(plan, x)) ||
      (ScheduleBlocks(plan) <= j && PlanCarries(plan, x, u, v, j - ScheduleBlocks(plan)) && !Combines(plan, x));

  // Who begins with a block, and who wants it (spec/machine/wants.h).
  logic integer PlanBegins(dodona_plan plan) = HalvesBegin(FirstHalf(plan.request.op));
  logic integer PlanWants(dodona_plan plan) = HalvesWant(SecondHalf(plan.request.op));

  // The plan runs two casts, and either cast may be empty. Windows and the allreduces on a folded core are no casts: there each rank
  // combines what it holds with what it is sent, whoever the block belongs to.
  predicate ByCasts(dodona_plan plan) = plan.family < DODONA_FAMILY_CORE;

  // Whom the first phase takes blocks to.
  logic integer PlanMiddle(dodona_plan plan) =
    plan.family < DODONA_BLOCK_FAMILIES || plan.family == DODONA_FAMILY_SCATTER ? 0 : 1;

  // A is the cast S, backwards or forwards, and then the cast F.
  predicate Phased(dodona_plan plan, integer A, integer S, integer F) =
    TwoPhases(A, S, F, plan.request.blocks, FirstBack(plan), PlanLatency(plan), plan.first) &&
    Chain(S, F, FirstBack(plan), plan.request.ranks, plan.request.blocks, plan.request.root, PlanBegins(plan), PlanMiddle(plan),
          PlanWants(plan), PlanLatency(plan), PlanTicks(plan), plan.first, plan.steps - plan.first);

  // The ports: of messages where shares travel, simplex where the request asks for it. A window keeps a port for one tick.
  predicate PortsKept(dodona_plan plan, integer A) =
    (ByShares(plan) ? MessagePorts(A, 1)
     : plan.family == DODONA_FAMILY_COMBINE ? DuplexPorts(A, 1) : DuplexPorts(A, PlanTicks(plan))) &&
    (DODONA_TREE_FAMILIES <= plan.family < DODONA_BLOCK_FAMILIES && plan.family < DODONA_FAMILY_CUBE ==> SimplexPorts(A, 1));

  // Nothing is sent before step 1, and what is sent has arrived at the end of step plan.steps.
  predicate InTime(dodona_plan plan, integer A) = InWindow(A, PlanLatency(plan), 1, plan.steps + 1);

  // The schedule is a valid collective of the plan's operation.
  predicate ValidPlanned(dodona_plan plan, integer A, integer S, integer F) =
    InRange(A, plan.request.ranks, 2 * ScheduleBlocks(plan)) && PortsKept(plan, A) && InTime(plan, A) &&
    (ByCasts(plan) ==> Phased(plan, A, S, F));

  // In step y of the first phase's cast, or of the second's, run forwards: u sends v block j, perhaps with others.
  predicate CastCarries(dodona_plan plan, integer second, integer y, integer u, integer v, integer j) =
    \exists integer first, count; CastMoves(plan, second, y, u, v, first, count) && InMove(plan, first, count, j);

  // Whom a phase's cast goes from and to. A phase that would end where it begins is empty.
  logic integer CastFrom(dodona_plan plan, integer second) =
    second != 0 || FirstBack(plan) != 0 ? PlanMiddle(plan) : PlanBegins(plan);
  logic integer CastTo(dodona_plan plan, integer second) =
    second != 0 ? PlanWants(plan) : FirstBack(plan) != 0 ? 2 : PlanMiddle(plan);

  predicate CastNamed(dodona_plan plan, integer second, integer S) =
    CastFrom(plan, second) == CastTo(plan, second)
      ? Empty(S) : \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> CastCarries(plan, second, x, u, v, j);
*/

#endif
