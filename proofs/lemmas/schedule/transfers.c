/* The transfers of a plan are the hops of its tree, turned by the root. */
#include "ref/schedule/tree_transfers_acsl.h"
#include "ref/base/types.h"
#include "spec/lemmas/fractional.h"
#include "ref/schedule/tree_lemmas_acsl.h"
#include "spec/lemmas/split.h"
#include "spec/lemmas/twotree.h"

/*@
  // What lemma_transfers says, in positions.
  predicate HopsInside{L}(dodona_tree_plan *plan) =
    \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==>
      0 <= a < plan->ranks && 0 < b < plan->ranks && a != b && 0 <= j < plan->blocks &&
      1 <= x <= PlanSteps(plan) - plan->rule.latency + 1 &&
      x == HopStep(plan, b, j) && a == HopSource(plan, b, j);
  predicate HopsApart{L}(dodona_tree_plan *plan) =
    (\forall integer x, y, a, b, c, j, k; PlanHop(plan, x, a, b, j) && PlanHop(plan, y, a, c, k) &&
      x <= y < x + plan->rule.ticks ==> x == y && b == c && j == k) &&
    (\forall integer x, y, a, b, c, j, k; PlanHop(plan, x, a, c, j) && PlanHop(plan, y, b, c, k) &&
      x <= y < x + plan->rule.ticks ==> x == y && a == b && j == k);
  predicate HopsCausal{L}(dodona_tree_plan *plan) =
    \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) && 0 < a ==>
      HopStep(plan, a, j) + plan->rule.latency <= x;
  predicate HopsReach{L}(dodona_tree_plan *plan) =
    \forall integer b, j; 0 < b < plan->ranks && 0 <= j < plan->blocks ==>
      PlanHop(plan, HopStep(plan, b, j), HopSource(plan, b, j), b, j);
  predicate HopsValid{L}(dodona_tree_plan *plan) =
    HopsInside(plan) && HopsApart(plan) && HopsCausal(plan) && HopsReach(plan);
*/

/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && Fractional(plan->family);
     terminates \true;
     assigns \nothing;
     ensures hops: HopsValid(plan);
     exits \false; @/
  void lemma_fractional_hops(const dodona_tree_plan *plan)
  {
    lemma_plan_fractional(plan);
    lemma_hops(plan->ranks, plan->group, plan->depth, plan->blocks);
    /@ assert hop: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) <==>
         Hop(plan->ranks, plan->group, plan->depth, plan->blocks, x, a, b, j); @/
    /@ assert ranks: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==> 2 <= plan->ranks; @/
    /@ assert length: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==>
         x <= PlanSteps(plan); @/
    /@ assert range: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==>
         0 <= a < plan->ranks && 0 < b < plan->ranks && a != b && 0 <= j < plan->blocks && 1 <= x; @/
    /@ assert when: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==>
         x == HopStep(plan, b, j) && a == HopSource(plan, b, j); @/
    /@ assert sending: \forall integer x, y, a, b, c, j, k; PlanHop(plan, x, a, b, j) &&
         PlanHop(plan, y, a, c, k) && x <= y < x + 1 ==> x == y && b == c && j == k; @/
    /@ assert receiving: \forall integer x, y, a, b, c, j, k; PlanHop(plan, x, a, c, j) &&
         PlanHop(plan, y, b, c, k) && x <= y < x + 1 ==> x == y && a == b && j == k; @/
    /@ assert causal: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) && 0 < a ==>
         HopStep(plan, a, j) + 1 <= x; @/
    /@ assert inside: HopsInside(plan); @/
    /@ assert apart: HopsApart(plan); @/
    /@ assert late: HopsCausal(plan); @/
    /@ assert reached: HopsReach(plan); @/
  }

  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && Postal(plan->family);
     terminates \true;
     assigns \nothing;
     ensures hops: HopsValid(plan);
     exits \false; @/
  void lemma_postal_hops(const dodona_tree_plan *plan)
  {
    lemma_plan_postal(plan);
    lemma_split_hops(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                     plan->rule.alpha_den, plan->ranks, plan->horizon);
    /@ assert hop: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) <==>
         SplitHop(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                  plan->rule.alpha_den, plan->ranks, plan->horizon, x, a, b, j); @/
    /@ assert ranks: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==> 2 <= plan->ranks; @/
    /@ assert when: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==>
         x == HopStep(plan, b, j) && a == HopSource(plan, b, j); @/
    /@ assert length: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==>
         x <= PlanSteps(plan) - plan->rule.latency + 1; @/
    /@ assert range: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==>
         0 <= a < plan->ranks && 0 < b < plan->ranks && a != b && 0 <= j < plan->blocks && 1 <= x; @/
    /@ assert inside: HopsInside(plan); @/
    /@ assert apart: HopsApart(plan); @/
    /@ assert late: HopsCausal(plan); @/
    /@ assert reached: HopsReach(plan); @/
  }

  /@ requires pair: DODONA_COMPLETE <= pair <= DODONA_INORDER && 2 <= P && 1 <= s;
     requires local: LocalTwo(pair, P);
     terminates \true;
     assigns \nothing;
     ensures last: \forall integer x, a, b, j; TwoHop(pair, P, s, x, a, b, j) ==>
       x <= TwoSteps(pair, P, s);
     exits \false; @/
  void lemma_two_steps(int32_t pair, int32_t P, int32_t s)
  {
    lemma_last_two(pair, P, 0);
    lemma_last_two(pair, P, 1);
    /@ assert tree: \forall integer j; 0 <= j ==> j % 2 == 0 || j % 2 == 1; @/
    /@ assert even: \forall integer w, j; (w == 2 || w == 4) && 0 <= j < s && j % 2 == 0 ==>
         Beat(w, j) <= Beat(w, s - 1); @/
    /@ assert odd: \forall integer w, j; (w == 2 || w == 4) && 0 <= j < s && j % 2 == 1 ==>
         2 <= s && Beat(w, j) <= Beat(w, s - 2); @/
    /@ assert period: TwoPeriod(pair, P) == 2 || TwoPeriod(pair, P) == 4; @/
    /@ assert even_hop: \forall integer b, j; 0 < b < P && 0 <= j < s && j % 2 == 0 ==>
         TwoArrival(pair, P, b, j) <= TwoLast(pair, P, 0) + Beat(TwoPeriod(pair, P), s - 1); @/
    /@ assert odd_hop: \forall integer b, j; 0 < b < P && 0 <= j < s && j % 2 == 1 ==>
         2 <= s &&
         TwoArrival(pair, P, b, j) <= TwoLast(pair, P, 1) + Beat(TwoPeriod(pair, P), s - 2); @/
    /@ assert even_end: TwoLast(pair, P, 0) + Beat(TwoPeriod(pair, P), s - 1) <=
         TwoSteps(pair, P, s); @/
    /@ assert odd_end: 2 <= s ==> TwoLast(pair, P, 1) + Beat(TwoPeriod(pair, P), s - 2) <=
         TwoSteps(pair, P, s); @/
    /@ assert all: \forall integer b, j; 0 < b < P && 0 <= j < s ==>
         TwoArrival(pair, P, b, j) <= TwoSteps(pair, P, s); @/
  }

  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && TwoTree(plan->family);
     terminates \true;
     assigns \nothing;
     ensures hops: HopsValid(plan);
     exits \false; @/
  void lemma_twotree_hops(const dodona_tree_plan *plan)
  {
    int32_t pair = plan->variant;
    lemma_plan_twotree(plan);
    lemma_two_hops(pair, plan->ranks, plan->blocks);
    if (plan->ranks >= 2)
      lemma_two_steps(pair, plan->ranks, plan->blocks);
    /@ assert hop: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) <==>
         TwoHop(pair, plan->ranks, plan->blocks, x, a, b, j); @/
    /@ assert ranks: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==> 2 <= plan->ranks; @/
    /@ assert when: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==>
         x == HopStep(plan, b, j) && a == HopSource(plan, b, j); @/
    /@ assert length: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==>
         x <= PlanSteps(plan); @/
    /@ assert range: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) ==>
         0 <= a < plan->ranks && 0 < b < plan->ranks && a != b && 0 <= j < plan->blocks && 1 <= x; @/
    /@ assert sending: \forall integer x, y, a, b, c, j, k; PlanHop(plan, x, a, b, j) &&
         PlanHop(plan, y, a, c, k) && x <= y < x + 1 ==> x == y && b == c && j == k; @/
    /@ assert receiving: \forall integer x, y, a, b, c, j, k; PlanHop(plan, x, a, c, j) &&
         PlanHop(plan, y, b, c, k) && x <= y < x + 1 ==> x == y && a == b && j == k; @/
    /@ assert causal: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) && 0 < a ==>
         HopStep(plan, a, j) + 1 <= x; @/
    /@ assert inside: HopsInside(plan); @/
    /@ assert apart: HopsApart(plan); @/
    /@ assert late: HopsCausal(plan); @/
    /@ assert reached: HopsReach(plan); @/
  }

  void lemma_transfers(const dodona_tree_plan *plan)
  {
    if (plan->family == DODONA_FAMILY_TWOTREE)
      lemma_twotree_hops(plan);
    else if (plan->family == DODONA_FAMILY_POSTAL)
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
