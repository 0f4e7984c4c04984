/* What couples need to know of the plan they play: in which step a block is sent first, and that twice the
   plan's steps are a number of 64 bits. */
#include "ref/trees/couple_lemmas_acsl.h"
#include "ref/base/types.h"
#include "spec/lemmas/fractional.h"
#include "ref/trees/pair_acsl.h"
#include "ref/trees/transfers_acsl.h"
#include "spec/lemmas/twotree.h"

/*@ ghost
  void lemma_plan_begins(const dodona_tree_plan *plan)
  {
    lemma_transfers(plan);
  }
*/

/*@
  // What lemma_plan_first says.
  predicate FirstKnown(dodona_tree_plan plan) =
    (\forall integer y, z, d, j; PlanFirst(plan, y, j) && PlanTransfer(plan, z, 0, d, j) ==> y <= z) &&
    (\forall integer y, d, j; PlanTransfer(plan, y, 0, d, j) ==>
       \exists integer z; PlanFirst(plan, z, j));
*/

/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && Fractional(plan->family) &&
       plan->root == 0;
     terminates \true;
     assigns \nothing;
     ensures known: FirstKnown(*plan);
     exits \false; @/
  void lemma_fractional_first(const dodona_tree_plan *plan)
  {
    lemma_fractional_tree(plan);
    lemma_sends(plan->ranks, plan->group, plan->depth, 0);
    /@ assert local: LocalRange(plan->ranks, plan->group, plan->depth, 0) &&
         LocalDown(plan->ranks, plan->group, plan->depth, 0); @/
    /@ assert down: 2 <= plan->ranks ==> Down(plan->ranks, plan->group, plan->depth, 0) == 1; @/
    /@ assert right: LocalRight(plan->ranks, plan->group, plan->depth, 0); @/
    /@ assert feeder: 2 <= plan->ranks ==> Feeder(plan->ranks, plan->group, plan->depth, 1) == -1; @/
    /@ assert other: Right(plan->ranks, plan->group, plan->depth, 0) != 1; @/
    /@ assert sends: \forall integer x, v, j; PlanTransfer(*plan, x, 0, v, j) ==>
         PlaceSends(plan->group, plan->blocks, 0, 0,
           Down(plan->ranks, plan->group, plan->depth, 0),
           Right(plan->ranks, plan->group, plan->depth, 0), x, v, j); @/
    /@ assert first: \forall integer y, j; PlanFirst(*plan, y, j) ==> y == Pace(plan->group, j) + 1; @/
    /@ assert after: \forall integer z, d, j; PlanTransfer(*plan, z, 0, d, j) ==>
         Pace(plan->group, j) + 1 <= z && 0 <= j < plan->blocks && 2 <= plan->ranks; @/
    /@ assert hop: \forall integer j; 0 <= j < plan->blocks && 2 <= plan->ranks ==>
         Hop(plan->ranks, plan->group, plan->depth, plan->blocks, Pace(plan->group, j) + 1, 0, 1, j); @/
    /@ assert there: \forall integer j; 0 <= j < plan->blocks && 2 <= plan->ranks ==>
         PlanTransfer(*plan, Pace(plan->group, j) + 1, 0, 1, j); @/
    /@ assert one: \forall integer j; 0 <= j < plan->blocks && 2 <= plan->ranks ==>
         PlanFirst(*plan, Pace(plan->group, j) + 1, j); @/
  }

  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && TwoTree(plan->family) &&
       plan->root == 0;
     terminates \true;
     assigns \nothing;
     ensures known: FirstKnown(*plan);
     exits \false; @/
  void lemma_twotree_first(const dodona_tree_plan *plan)
  {
    int32_t pair = plan->variant;
    lemma_twotree_tree(plan);
    lemma_two_hops(pair, plan->ranks, plan->blocks);
    /@ assert hop: \forall integer x, v, j; PlanTransfer(*plan, x, 0, v, j) ==>
         TwoHop(pair, plan->ranks, plan->blocks, x, 0, v, j); @/
    /@ assert tree: \forall integer j; 0 <= j ==> j % 2 == 0 || j % 2 == 1; @/
    /@ assert node: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j ==>
         TwoNode(pair, plan->ranks, j % 2, v); @/
    /@ assert top: \forall integer x, v, j; TwoHop(pair, plan->ranks, plan->blocks, x, 0, v, j) ==>
         v == TwoChild(pair, plan->ranks, j % 2, 0, 1); @/
    /@ assert same: \forall integer y, z, u, v, j; PlanTransfer(*plan, y, 0, u, j) &&
         PlanTransfer(*plan, z, 0, v, j) ==> u == v && y == z; @/
    /@ assert first: \forall integer y, d, j; PlanTransfer(*plan, y, 0, d, j) ==> PlanFirst(*plan, y, j); @/
  }

  void lemma_plan_first(const dodona_tree_plan *plan)
  {
    if (plan->family == DODONA_FAMILY_FRACTIONAL)
      lemma_fractional_first(plan);
    else
      lemma_twotree_first(plan);
  }
*/

/* Two blocks of a tree are at most four steps apart. */
/*@ ghost
  /@ terminates \true;
     assigns \nothing;
     ensures beat: \forall integer j; 0 <= j ==> 0 <= Beat(TwoPeriod(pair, P), j) <= 2 * j;
     exits \false; @/
  void lemma_beat_word(int32_t pair, int32_t P)
  {
    /@ assert period: TwoPeriod(pair, P) == 2 || TwoPeriod(pair, P) == 4; @/
    /@ assert two: \forall integer j; 0 <= j ==> 0 <= Beat(2, j) <= 2 * j; @/
    /@ assert four: \forall integer j; 0 <= j ==> 0 <= Beat(4, j) <= 2 * j; @/
  }

  void lemma_plan_word(const dodona_tree_plan *plan)
  {
    if (plan->ranks == 1)
      return;
    if (plan->family == DODONA_FAMILY_FRACTIONAL) {
      lemma_fractional_tree(plan);
      lemma_pace_last(plan->group, plan->blocks);
      /@ assert slow: (plan->blocks - 1) / plan->group <= plan->blocks - 1; @/
      return;
    }
    int32_t pair = plan->variant;
    lemma_twotree_tree(plan);
    int32_t even = lemma_last_two(pair, plan->ranks, 0);
    int32_t odd = lemma_last_two(pair, plan->ranks, 1);
    /@ assert even: TwoNode(pair, plan->ranks, 0, even) && 1 <= TwoLast(pair, plan->ranks, 0) <= 126; @/
    /@ assert odd: TwoNode(pair, plan->ranks, 1, odd) && 1 <= TwoLast(pair, plan->ranks, 1) <= 126; @/
    lemma_beat_word(pair, plan->ranks);
  }
*/
