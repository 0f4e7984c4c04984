/* The transfers of a plan are the hops of its tree, turned by the root. */
#include "ref/trees/transfers_acsl.h"

#define DODONA_FAMILY_LEMMA(id, tag, Tag, summary)                                                 \
  case DODONA_FAMILY_##id:                                                                         \
    lemma_##tag##_hops(plan);                                                                      \
    break;

/*@
  // DODONA_HOPS_... of a plan.
  predicate HopsInside(dodona_tree_plan plan) =
    \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==>
      0 <= a < plan.ranks && 0 < b < plan.ranks && a != b && 0 <= j < plan.blocks &&
      1 <= x <= PlanSteps(plan) - plan.rule.latency + 1 &&
      x == HopStep(plan, b, j) && a == HopSource(plan, b, j);
  predicate HopsApart(dodona_tree_plan plan) =
    (\forall integer x, y, a, b, c, j, k; PlanHop(plan, x, a, b, j) && PlanHop(plan, y, a, c, k) &&
      x <= y < x + plan.rule.ticks ==> x == y && b == c && j == k) &&
    (\forall integer x, y, a, b, c, j, k; PlanHop(plan, x, a, c, j) && PlanHop(plan, y, b, c, k) &&
      x <= y < x + plan.rule.ticks ==> x == y && a == b && j == k);
  predicate HopsCausal(dodona_tree_plan plan) =
    \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) && 0 < a ==>
      HopStep(plan, a, j) + plan.rule.latency <= x;
  predicate HopsReach(dodona_tree_plan plan) =
    \forall integer b, j; 0 < b < plan.ranks && 0 <= j < plan.blocks ==>
      PlanHop(plan, HopStep(plan, b, j), HopSource(plan, b, j), b, j);
*/

/* What the family says of its hops. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan);
     terminates \true;
     assigns \nothing;
     ensures inside: HopsInside(*plan);
     ensures apart: HopsApart(*plan);
     ensures causal: HopsCausal(*plan);
     ensures reach: HopsReach(*plan);
     exits \false; @/
  void lemma_family_hops(const dodona_tree_plan *plan)
  {
    /@ assert hops: DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_HOPS) \true; @/
    /@ assert times: DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_TIMES) \true; @/
    switch (plan->family) {
      DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_LEMMA)
    }
    /@ assert range: \forall integer x, a, b, j; PlanHop(*plan, x, a, b, j) ==>
         0 <= a < plan->ranks && 0 < b < plan->ranks && a != b && 0 <= j < plan->blocks && 1 <= x; @/
    /@ assert when: \forall integer x, a, b, j; PlanHop(*plan, x, a, b, j) ==>
         x == HopStep(*plan, b, j) && a == HopSource(*plan, b, j); @/
    /@ assert length: \forall integer x, a, b, j; PlanHop(*plan, x, a, b, j) ==>
         x <= PlanSteps(*plan) - plan->rule.latency + 1; @/
  }

  void lemma_transfers(const dodona_tree_plan *plan)
  {
    lemma_family_hops(plan);
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
