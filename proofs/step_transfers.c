/* The transfers of a plan are the hops of its tree, turned by the root. */
#include "../spec/plan_transfers.h"
#include "../spec/fractional_hops.h"
#include "../spec/fractional_lemmas.h"
#include "../spec/plan_lemmas.h"
#include "../spec/split_lemmas.h"

/*@
  // What lemma_transfers says, in positions.
  predicate HopsValid{L}(dodona_plan *plan) =
    (\forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==>
      0 <= a < b < plan->ranks && 0 <= j < plan->blocks &&
      1 <= x <= PlanSteps(plan) - plan->rule.latency + 1 &&
      x == HopStep(plan, b, j) && a == HopSource(plan, b, j)) &&
    (\forall integer x, y, a, b, c, j, k; PlanHop(plan, x, a, b, j) && PlanHop(plan, y, a, c, k) &&
      x <= y < x + plan->rule.ticks ==> x == y && b == c && j == k) &&
    (\forall integer x, y, a, b, c, j, k; PlanHop(plan, x, a, c, j) && PlanHop(plan, y, b, c, k) &&
      x <= y < x + plan->rule.ticks ==> x == y && a == b && j == k) &&
    (\forall integer x, a, b, j; PlanHop(plan, x, a, b, j) && 0 < a ==>
      HopStep(plan, a, j) + plan->rule.latency <= x) &&
    (\forall integer b, j; 0 < b < plan->ranks && 0 <= j < plan->blocks ==>
      PlanHop(plan, HopStep(plan, b, j), HopSource(plan, b, j), b, j));
*/

/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && !Postal(plan->algorithm);
     terminates \true;
     assigns \nothing;
     ensures hops: HopsValid(plan);
     exits \false; @/
  void lemma_fractional_hops(const dodona_plan *plan)
  {
    lemma_plan_fractional(plan);
    lemma_hops(plan->ranks, plan->group, plan->depth, plan->blocks);
    /@ assert hop: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) <==>
         Hop(plan->ranks, plan->group, plan->depth, plan->blocks, x, a, b, j); @/
    /@ assert range: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==>
         plan->ranks != 1 && 0 <= a < b < plan->ranks && 0 <= j < plan->blocks &&
         1 <= x <= PlanSteps(plan); @/
    /@ assert when: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==>
         x == HopStep(plan, b, j) && a == HopSource(plan, b, j); @/
    /@ assert sending: \forall integer x, y, a, b, c, j, k; PlanHop(plan, x, a, b, j) &&
         PlanHop(plan, y, a, c, k) && x <= y < x + 1 ==> x == y && b == c && j == k; @/
    /@ assert receiving: \forall integer x, y, a, b, c, j, k; PlanHop(plan, x, a, c, j) &&
         PlanHop(plan, y, b, c, k) && x <= y < x + 1 ==> x == y && a == b && j == k; @/
    /@ assert causal: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) && 0 < a ==>
         HopStep(plan, a, j) + 1 <= x; @/
    /@ assert reached: \forall integer b, j; 0 < b < plan->ranks && 0 <= j < plan->blocks ==>
         PlanHop(plan, HopStep(plan, b, j), HopSource(plan, b, j), b, j); @/
  }

  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && Postal(plan->algorithm);
     terminates \true;
     assigns \nothing;
     ensures hops: HopsValid(plan);
     exits \false; @/
  void lemma_postal_hops(const dodona_plan *plan)
  {
    lemma_plan_postal(plan);
    lemma_split_hops(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                     plan->rule.alpha_den, plan->ranks, plan->horizon);
    /@ assert ranks: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==> plan->ranks != 1; @/
  }

  void lemma_transfers(const dodona_plan *plan)
  {
    if (DODONA_LAMBDA <= plan->algorithm)
      lemma_postal_hops(plan);
    else
      lemma_fractional_hops(plan);
    /@ assert turn: \forall integer v; 0 <= v < plan->ranks ==>
         0 <= Position(plan->ranks, plan->root, v) < plan->ranks &&
         Rank(plan->ranks, plan->root, Position(plan->ranks, plan->root, v)) == v; @/
    /@ assert back: \forall integer v; 0 <= v < plan->ranks ==>
         0 <= Rank(plan->ranks, plan->root, v) < plan->ranks &&
         Position(plan->ranks, plan->root, Rank(plan->ranks, plan->root, v)) == v; @/
    /@ assert root: \forall integer v; 0 <= v < plan->ranks ==>
         (v == plan->root <==> Position(plan->ranks, plan->root, v) == 0); @/
  }
*/
