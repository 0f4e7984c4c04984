/* A reduction by a plan that keeps the order of ranks combines the inputs in rank order: its trees are
   in-order trees, in time. */
#include "proofs/lemmas/trees/order.h"
#include "proofs/lemmas/trees/reversed.h"
#include "ref/trees/tree.h"
#include "spec/machine/order_run.h"
#include "ref/trees/transfers_acsl.h"

/*@
  // The names of spec/machine/order_run.h mean the plan's trees.
  predicate PlanTrees(dodona_tree_plan plan) =
    \forall integer v, j;
      Lower(v, j) == OrderBelow(plan, j % 2, v) && Higher(v, j) == OrderAbove(plan, j % 2, v) &&
      First(v, j) == OrderLow(plan, j % 2, v) && Last(v, j) == OrderHigh(plan, j % 2, v) &&
      When(v, j) == PlanSteps(plan) - plan.rule.latency + 2 - PlanArrival(plan, v, j);

  // Rank v feeds u block j, or u is nobody.
  predicate FeedsBlock(dodona_tree_plan plan, integer v, integer j, integer u) =
    u != -1 ==> u != plan.root && PlanSource(plan, u, j) == v;
*/

/*@ ghost
  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, 0);
     requires rank: 0 <= v < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures below: \forall integer j; 0 <= j ==> FeedsBlock(*plan, v, j, OrderBelow(*plan, j % 2, v));
     ensures above: \forall integer j; 0 <= j ==> FeedsBlock(*plan, v, j, OrderAbove(*plan, j % 2, v));
     exits \false; @/
  void lemma_order_feeds(const dodona_tree_plan *plan, int32_t v)
  {
    lemma_order_down(plan, 0, v);
    lemma_order_down(plan, 1, v);
    /@ assert tree: \forall integer j; 0 <= j ==> j % 2 == 0 || j % 2 == 1; @/
  }

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, 0);
     terminates \true;
     assigns \nothing;
     ensures order: \forall integer v, c; 0 <= v < plan->ranks && 0 <= c <= 1 ==> OrderedChildren(*plan, c, v);
     ensures fed: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j ==> OrderFed(*plan, v, j);
     ensures feeds: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j ==>
       FeedsBlock(*plan, v, j, OrderBelow(*plan, j % 2, v)) && FeedsBlock(*plan, v, j, OrderAbove(*plan, j % 2, v));
     exits \false; @/
  void lemma_order_all(const dodona_tree_plan *plan)
  {
    /@ loop invariant range: 0 <= v <= plan->ranks;
       loop invariant order: \forall integer u, c; 0 <= u < v && 0 <= c <= 1 ==> OrderedChildren(*plan, c, u);
       loop invariant fed: \forall integer u, j; 0 <= u < v && 0 <= j ==> OrderFed(*plan, u, j);
       loop invariant feeds: \forall integer u, j; 0 <= u < v && 0 <= j ==>
         FeedsBlock(*plan, u, j, OrderBelow(*plan, j % 2, u)) && FeedsBlock(*plan, u, j, OrderAbove(*plan, j % 2, u));
       loop assigns v;
       loop variant plan->ranks - v; @/
    for (int32_t v = 0; v < plan->ranks; v++) {
      if (v == plan->root) {
        lemma_order_root(plan, 0);
        lemma_order_root(plan, 1);
      } else {
        lemma_order_rank(plan, 0, v);
        lemma_order_rank(plan, 1, v);
      }
      lemma_order_fed(plan, 0, v);
      lemma_order_fed(plan, 1, v);
      lemma_order_feeds(plan, v);
      /@ assert both: \forall integer c; 0 <= c <= 1 ==> OrderedChildren(*plan, c, v); @/
      /@ assert tree: \forall integer j; 0 <= j ==> j % 2 == 0 || j % 2 == 1; @/
      /@ assert here: \forall integer j; 0 <= j ==> OrderFed(*plan, v, j); @/
    }
  }

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, 0);
     requires trees: PlanTrees(*plan);
     terminates \true;
     assigns \nothing;
     ensures nested: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j ==>
       Nested(plan->ranks, v, j);
     ensures range: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j ==>
       -1 <= Lower(v, j) < v && (Higher(v, j) == -1 || v < Higher(v, j) < plan->ranks);
     ensures root: \forall integer j; 0 <= j ==>
       First(plan->root, j) == 0 && Last(plan->root, j) == plan->ranks - 1;
     ensures feeds: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j ==>
       FeedsBlock(*plan, v, j, Lower(v, j)) && FeedsBlock(*plan, v, j, Higher(v, j));
     ensures fed: \forall integer v, u, j; 0 <= v < plan->ranks && 0 <= j &&
       0 <= u < plan->ranks && u != plan->root && PlanSource(*plan, u, j) == v ==>
       u == Lower(v, j) || u == Higher(v, j);
     exits \false; @/
  void lemma_order_nested(const dodona_tree_plan *plan)
  {
    lemma_order_all(plan);
    /@ assert tree: \forall integer j; 0 <= j ==> 0 <= j % 2 <= 1; @/
    /@ assert order: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j ==> OrderedChildren(*plan, j % 2, v); @/
    /@ assert lower: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j ==>
         Spans(Lower(v, j), j, First(v, j), v - 1); @/
    /@ assert higher: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j ==>
         Spans(Higher(v, j), j, v + 1, Last(v, j)); @/
    /@ assert inside: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j ==>
         0 <= First(v, j) <= v <= Last(v, j) < plan->ranks; @/
    /@ assert range_lower: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j ==>
         Spans(Lower(v, j), j, First(v, j), v - 1) && -1 <= Lower(v, j) < v; @/
    /@ assert range_higher: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j ==>
         Spans(Higher(v, j), j, v + 1, Last(v, j)) &&
         (Higher(v, j) == -1 || v < Higher(v, j) < plan->ranks); @/
    /@ assert who: \forall integer v, u, j; 0 <= v < plan->ranks && 0 <= j &&
         0 <= u < plan->ranks && u != plan->root && PlanSource(*plan, u, j) == v ==>
         OrderFed(*plan, v, j) && (u == OrderBelow(*plan, j % 2, v) || u == OrderAbove(*plan, j % 2, v)); @/
  }

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, 0);
     requires trees: PlanTrees(*plan) && PlanReversed(*plan, R);
     terminates \true;
     assigns \nothing;
     ensures reduction: InOrderReduction(R, plan->ranks, plan->blocks, plan->rule.latency);
     exits \false; @/
  void lemma_order_timely(const dodona_tree_plan *plan, int64_t R)
  {
    lemma_order_nested(plan);
    lemma_transfers(plan);
    /@ assert ticks: 1 <= plan->rule.ticks; @/
    /@ assert fed: \forall integer v, j, u; 0 <= v < plan->ranks && 0 <= j < plan->blocks &&
         0 <= u < plan->ranks && FeedsBlock(*plan, v, j, u) ==>
         PlanTransfer(*plan, PlanArrival(*plan, u, j), v, u, j) && u != plan->root; @/
    /@ assert down: \forall integer v, j, u; 0 <= v < plan->ranks && 0 <= j < plan->blocks &&
         0 <= u < plan->ranks && FeedsBlock(*plan, v, j, u) ==>
         Transfer(R, When(u, j), u, v, j) && 1 <= When(u, j); @/
    /@ assert low: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks ==>
         Sending(R, v, j, Lower(v, j)); @/
    /@ assert high: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks ==>
         Sending(R, v, j, Higher(v, j)); @/
    /@ assert causal: \forall integer u, j, w; 0 <= u < plan->ranks && 0 <= j < plan->blocks &&
         0 <= w < plan->ranks && u != plan->root && FeedsBlock(*plan, u, j, w) ==>
         PlanArrival(*plan, u, j) + plan->rule.latency <= PlanArrival(*plan, w, j); @/
    /@ assert later: \forall integer u, j, w; 0 <= u < plan->ranks && 0 <= j < plan->blocks &&
         -1 <= w < plan->ranks && u != plan->root && FeedsBlock(*plan, u, j, w) ==>
         Later(plan->rule.latency, u, j, w); @/
    /@ assert children: \forall integer u, j; 0 <= u < plan->ranks && 0 <= j < plan->blocks &&
         u != plan->root ==> Later(plan->rule.latency, u, j, Lower(u, j)) &&
         Later(plan->rule.latency, u, j, Higher(u, j)); @/
    /@ assert one: \forall integer x, v, a, b, j; PlanTransfer(*plan, x, v, a, j) &&
         PlanTransfer(*plan, x, v, b, j) ==> a == b; @/
    /@ assert apart: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks &&
         Lower(v, j) != -1 && Higher(v, j) != -1 ==> When(Lower(v, j), j) != When(Higher(v, j), j); @/
    /@ assert only: \forall integer x, u, v, j; Transfer(R, x, u, v, j) ==>
         u != -1 && (u == Lower(v, j) || u == Higher(v, j)) && x == When(u, j); @/
    /@ assert timely: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks ==>
         Timely(R, plan->rule.latency, v, j); @/
  }
*/

/* Whatever the operation, so that it is associative: when the last message has arrived the root holds the
   inputs of all ranks, combined in rank order. */
/*@ requires plan: \valid_read(plan) && OrderPlan(*plan, 0);
    requires schedule: PlanReversed(*plan, R) && PlanTrees(*plan);
    requires network: ReducingInOrder(R, plan->rule.latency);
    requires associative: Associative;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == PlanSteps(*plan);
    ensures ordered: \forall integer j; 0 <= j < plan->blocks ==>
      Partial(\result + 1, plan->root, j) == Ordered(j, 0, plan->ranks - 1);
    exits \false; */
int64_t theorem_order_plan(const dodona_tree_plan *plan, int64_t R) {
  int64_t steps = dodona_tree_steps(plan);
  /*@ ghost
    lemma_order_nested(plan);
    lemma_order_timely(plan, R);
    lemma_transfers(plan);
    /@ assert latency: 1 <= plan->rule.latency; @/
    theorem_in_order(R, plan->ranks, plan->blocks, plan->rule.latency, steps + 1);
    /@ assert sent: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks &&
         v != plan->root ==> PlanTransfer(*plan, PlanArrival(*plan, v, j), PlanSource(*plan, v, j), v, j); @/
    /@ assert past: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks &&
         v != plan->root ==> When(v, j) + plan->rule.latency <= steps + 1; @/
    /@ assert held: \forall integer j; 0 <= j < plan->blocks ==>
         HeldInOrder(plan->rule.latency, steps + 1, plan->root, j); @/
    /@ assert partial: \forall integer j; 0 <= j < plan->blocks ==>
         Partial(steps + 1, plan->root, j) ==
           Ordered(j, From(plan->rule.latency, steps + 1, plan->root, j),
                   Until(plan->rule.latency, steps + 1, plan->root, j)); @/
    /@ assert nested: \forall integer j; 0 <= j < plan->blocks ==>
         Nested(plan->ranks, plan->root, j) && FeedsBlock(*plan, plan->root, j, Lower(plan->root, j)) &&
         FeedsBlock(*plan, plan->root, j, Higher(plan->root, j)); @/
    /@ assert from: \forall integer j; 0 <= j < plan->blocks ==>
         From(plan->rule.latency, steps + 1, plan->root, j) == 0; @/
    /@ assert until: \forall integer j; 0 <= j < plan->blocks ==>
         Until(plan->rule.latency, steps + 1, plan->root, j) == plan->ranks - 1; @/
    /@ assert same: \forall integer j; 0 <= j < plan->blocks ==>
         Ordered(j, From(plan->rule.latency, steps + 1, plan->root, j),
                 Until(plan->rule.latency, steps + 1, plan->root, j)) == Ordered(j, 0, plan->ranks - 1); @/
    /@ assert all: \forall integer j; 0 <= j < plan->blocks ==>
         Partial(steps + 1, plan->root, j) == Ordered(j, 0, plan->ranks - 1); @/
  */
  return steps;
}
