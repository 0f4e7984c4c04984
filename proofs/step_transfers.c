/* The transfers of a plan are the hops of its tree, turned by the root. */
#include "../spec/plan_transfers.h"
#include "../spec/fractional_hops.h"
#include "../spec/fractional_lemmas.h"

/*@ ghost
  void lemma_transfers(const dodona_plan *plan)
  {
    lemma_depth(plan->ranks, plan->group);
    lemma_local_tree(plan->ranks, plan->group, plan->depth);
    lemma_hops(plan->ranks, plan->group, plan->depth, plan->blocks);
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
