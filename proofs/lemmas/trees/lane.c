/* Each tree of a plan with lanes: what its local conditions say, tree by tree. */
#include "ref/trees/lane_acsl.h"
#include "ref/trees/pair_acsl.h"

/* In groups of one, or in one group of all. */
/*@ ghost
  /@ requires range: 1 <= r && 0 <= v < P && (r == 1 || P <= r);
     requires local: LocalTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures root: v == 0 <==> ParentAt(P, r, D, v, 0) == -1;
     ensures source: 0 < v ==> \forall integer j; 0 <= j ==>
       Source(P, r, D, v, j) == ParentAt(P, r, D, v, 0);
     ensures up: 0 < v ==> \let u = ParentAt(P, r, D, v, 0);
       0 <= u < v && Arrival(P, r, D, u) < Arrival(P, r, D, v) &&
       (ChildAt(P, r, D, u, 0) == v || ChildAt(P, r, D, u, 1) == v);
     exits \false; @/
  void lemma_pipeline_up(int32_t P, int32_t r, int32_t D, int32_t v)
  {
    if (v == 0) {
      /@ assert root: LocalRange(P, r, D, v); @/
      return;
    }
    /@ assert here: LocalRange(P, r, D, v) && LocalFeeder(P, r, D, v); @/
    /@ assert before: LocalRange(P, r, D, v - 1) && LocalDown(P, r, D, v - 1); @/
    /@ assert chain: P <= r ==> Feeder(P, r, D, v) == -1; @/
    /@ assert one: r == 1 ==> \forall integer j; 0 <= j ==> j % r == 0; @/
    /@ assert zero: 0 % r == 0; @/
    /@ assert fed: Feeder(P, r, D, v) != -1 ==> \let u = Feeder(P, r, D, v);
         r == 1 && 0 <= u < v && LocalRange(P, r, D, u) && LocalRight(P, r, D, u) &&
         Right(P, r, D, u) == v && Member(P, r, D, u) == 0; @/
    /@ assert feeder: Feeder(P, r, D, v) != -1 ==>
         ParentAt(P, r, D, v, 0) == Feeder(P, r, D, v); @/
    /@ assert next: Feeder(P, r, D, v) == -1 ==> ParentAt(P, r, D, v, 0) == v - 1; @/
  }

  /@ requires range: 1 <= r && 0 <= v < P && (r == 1 || P <= r);
     requires local: LocalTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures down: \forall integer k; 0 <= k <= 1 ==> \let b = ChildAt(P, r, D, v, k);
       b == -1 || (v < b < P && ParentAt(P, r, D, b, 0) == v);
     ensures order: ChildAt(P, r, D, v, 1) != -1 ==>
       ChildAt(P, r, D, v, 0) != -1 && ChildAt(P, r, D, v, 0) != ChildAt(P, r, D, v, 1);
     exits \false; @/
  void lemma_pipeline_down(int32_t P, int32_t r, int32_t D, int32_t v)
  {
    /@ assert here: LocalRange(P, r, D, v) && LocalDown(P, r, D, v) && LocalRight(P, r, D, v); @/
    /@ assert zero: 0 % r == 0; @/
    /@ assert down: Down(P, r, D, v) != -1 ==>
         Down(P, r, D, v) == v + 1 && ParentAt(P, r, D, v + 1, 0) == v; @/
    /@ assert right: Right(P, r, D, v) != -1 ==> \let b = Right(P, r, D, v);
         v < b < P && LocalFeeder(P, r, D, b) && r == 1 && Member(P, r, D, v) == 0 &&
         Feeder(P, r, D, b) == v; @/
    /@ assert fed: Right(P, r, D, v) != -1 ==>
         ParentAt(P, r, D, Right(P, r, D, v), 0) == v; @/
  }

  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && Fractional(plan->family);
     requires range: c == 0 && LaneTrees(*plan) == 1 && 0 <= v < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures node: LaneNode(*plan, c, v);
     ensures fed: LaneFed(*plan, c, v);
     exits \false; @/
  void lemma_lane_pipeline(const dodona_tree_plan *plan, int32_t c, int32_t v)
  {
    lemma_fractional_tree(plan);
    lemma_pipeline_up(plan->ranks, plan->group, plan->depth, v);
    lemma_pipeline_down(plan->ranks, plan->group, plan->depth, v);
    /@ assert here: LocalRange(plan->ranks, plan->group, plan->depth, v); @/
  }

  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && TwoTree(plan->family);
     requires range: 0 <= c <= 1 && 0 <= v < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures node: LaneNode(*plan, c, v);
     ensures fed: LaneFed(*plan, c, v);
     exits \false; @/
  void lemma_lane_twotree(const dodona_tree_plan *plan, int32_t c, int32_t v)
  {
    lemma_twotree_tree(plan);
    /@ assert here: TwoNode(plan->variant, plan->ranks, c, v); @/
    /@ assert above: \let u = TwoParent(plan->variant, plan->ranks, c, v);
         0 < v ==> 0 <= u < plan->ranks &&
           TwoNode(plan->variant, plan->ranks, c, u); @/
    /@ assert depth: 0 <= LaneDepth(*plan, c, v) <= INT32_MAX && (v == 0 <==> LaneAbove(*plan, c, v) == -1); @/
    /@ assert up: 0 < v ==> LaneUp(*plan, c, v); @/
    /@ assert down: LaneDown(*plan, c, v, 0) && LaneDown(*plan, c, v, 1); @/
  }

  void lemma_lane_node(const dodona_tree_plan *plan, int32_t c, int32_t v)
  {
    if (plan->family == DODONA_FAMILY_TWOTREE)
      lemma_lane_twotree(plan, c, v);
    else
      lemma_lane_pipeline(plan, c, v);
  }
*/
