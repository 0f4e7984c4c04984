/* Data-flow execution of plans: two trees, chain and binary tree, broadcast, reduction and allreduce by
   any two of them. */
#include "spec/machine/dataflow.h"
#include "ref/trees/lane_acsl.h"
#include "ref/trees/pair_acsl.h"

/*@
  // Lane T of system W is tree c of the plan: its ranks, and block j of two trees is block c + 2 j of all.
  predicate PlanNode(integer W, integer T, dodona_tree_plan plan, integer c, integer v) =
    Above(W, T, v) == LaneParent(plan, c, v) && Below(W, T, v, 0) == LaneChild(plan, c, v, 0) &&
    Below(W, T, v, 1) == LaneChild(plan, c, v, 1) &&
    Deep(W, T, v) == LaneDepth(plan, c, Position(plan.ranks, plan.root, v));
  predicate PlanBlocks(integer W, integer T, dodona_tree_plan plan, integer c) =
    LaneLength(W, T) == LaneCount(plan, c) &&
    \forall integer j; 0 <= j < LaneLength(W, T) ==>
      Which(W, T, j) == (plan.family == DODONA_FAMILY_TWOTREE ? c + 2 * j : j);
  predicate PlanLane(integer W, integer T, dodona_tree_plan plan, integer c) =
    PlanBlocks(W, T, plan, c) &&
    \forall integer v; 0 <= v < plan.ranks ==> PlanNode(W, T, plan, c, v);

  // Lanes a, a + 1 of W are the trees of the plan.
  predicate PlanLanes(integer W, integer a, dodona_tree_plan plan) =
    PlanLane(W, a, plan, 0) && (LaneTrees(plan) == 2 ==> PlanLane(W, a + 1, plan, 1));

  // The operation of this kind for block j of all, at rank v, is done.
  predicate BlockDone(integer W, integer a, dodona_tree_plan plan, integer kind, integer E, integer t,
                         integer v, integer j) =
    plan.family == DODONA_FAMILY_TWOTREE
      ? Done(E, t, Number(W, a + j % 2, kind, v, j / 2)) != 0
      : Done(E, t, Number(W, a, kind, v, j)) != 0;
*/

/* Local conditions in ranks, of a rank. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan);
     requires range: 0 <= c < LaneTrees(*plan) && 0 <= v < plan->ranks;
     requires lane: PlanLane(W, T, *plan, c);
     terminates \true;
     assigns \nothing;
     ensures up: Above(W, T, v) == -1 ||
       (0 <= Above(W, T, v) < plan->ranks && Deep(W, T, Above(W, T, v)) < Deep(W, T, v) &&
        (Below(W, T, Above(W, T, v), 0) == v || Below(W, T, Above(W, T, v), 1) == v));
     ensures deep: 0 <= Deep(W, T, v) <= INT32_MAX;
     exits \false; @/
  void lemma_flow_up(int64_t W, int64_t T, const dodona_tree_plan *plan, int32_t c, int32_t v)
  {
    int32_t b = v < plan->root ? v - plan->root + plan->ranks : v - plan->root;
    lemma_lane_node(plan, c, b);
    /@ assert here: PlanNode(W, T, *plan, c, v); @/
    /@ assert above: 0 < b ==> \let a = LaneAbove(*plan, c, b);
         \let u = Rank(plan->ranks, plan->root, a);
         0 <= u < plan->ranks && Position(plan->ranks, plan->root, u) == a && Above(W, T, v) == u &&
         PlanNode(W, T, *plan, c, u); @/
    /@ assert root: b == 0 ==> Above(W, T, v) == -1; @/
    /@ assert deep: 0 < b ==> Deep(W, T, Above(W, T, v)) < Deep(W, T, v); @/
    /@ assert first: 0 < b && LaneBelow(*plan, c, LaneAbove(*plan, c, b), 0) == b ==>
         Below(W, T, Above(W, T, v), 0) == v; @/
    /@ assert second: 0 < b && LaneBelow(*plan, c, LaneAbove(*plan, c, b), 1) == b ==>
         Below(W, T, Above(W, T, v), 1) == v; @/
    /@ assert up: 0 < b ==> LaneUp(*plan, c, b); @/
  }

  /@ requires plan: \valid_read(plan) && ValidPlan(*plan);
     requires range: 0 <= c < LaneTrees(*plan) && 0 <= v < plan->ranks && 0 <= k <= 1;
     requires lane: PlanLane(W, T, *plan, c);
     terminates \true;
     assigns \nothing;
     ensures down: Below(W, T, v, k) == -1 ||
       (0 <= Below(W, T, v, k) < plan->ranks && Above(W, T, Below(W, T, v, k)) == v);
     exits \false; @/
  void lemma_flow_down(int64_t W, int64_t T, const dodona_tree_plan *plan, int32_t c, int32_t v, int32_t k)
  {
    int32_t b = v < plan->root ? v - plan->root + plan->ranks : v - plan->root;
    lemma_lane_node(plan, c, b);
    /@ assert here: PlanNode(W, T, *plan, c, v); @/
    /@ assert below: LaneBelow(*plan, c, b, k) != -1 ==> \let a = LaneBelow(*plan, c, b, k);
         \let u = Rank(plan->ranks, plan->root, a);
         0 <= u < plan->ranks && Position(plan->ranks, plan->root, u) == a && u == Below(W, T, v, k) &&
         PlanNode(W, T, *plan, c, u); @/
  }

  /@ requires plan: \valid_read(plan) && ValidPlan(*plan);
     requires range: 0 <= c < LaneTrees(*plan) && 0 <= v < plan->ranks;
     requires lane: PlanLane(W, T, *plan, c);
     terminates \true;
     assigns \nothing;
     ensures other: Below(W, T, v, 0) == -1 || Below(W, T, v, 0) != Below(W, T, v, 1);
     exits \false; @/
  void lemma_flow_other(int64_t W, int64_t T, const dodona_tree_plan *plan, int32_t c, int32_t v)
  {
    int32_t b = v < plan->root ? v - plan->root + plan->ranks : v - plan->root;
    lemma_lane_node(plan, c, b);
    /@ assert here: PlanNode(W, T, *plan, c, v); @/
    /@ assert position: Position(plan->ranks, plan->root, v) == b; @/
    /@ assert first: Below(W, T, v, 0) == RankOrNone(plan->ranks, plan->root, LaneBelow(*plan, c, b, 0)); @/
    /@ assert second: Below(W, T, v, 1) == RankOrNone(plan->ranks, plan->root, LaneBelow(*plan, c, b, 1)); @/
    /@ assert range: -1 <= LaneBelow(*plan, c, b, 0) < plan->ranks && -1 <= LaneBelow(*plan, c, b, 1) < plan->ranks; @/
    /@ assert apart: LaneBelow(*plan, c, b, 0) == -1 || LaneBelow(*plan, c, b, 0) != LaneBelow(*plan, c, b, 1); @/
  }

  /@ requires plan: \valid_read(plan) && 1 <= plan->blocks;
     requires range: 0 <= c < LaneTrees(*plan);
     requires blocks: PlanBlocks(W, T, *plan, c);
     terminates \true;
     assigns \nothing;
     ensures blocks: LaneBlocks(W, T);
     exits \false; @/
  void lemma_flow_order(int64_t W, int64_t T, const dodona_tree_plan *plan, int32_t c)
  {
    if (plan->family == DODONA_FAMILY_TWOTREE) {
      /@ assert two: 0 <= c <= 1; @/
      return;
    }
    /@ assert one: LaneLength(W, T) == plan->blocks; @/
  }

  /@ requires plan: \valid_read(plan) && ValidPlan(*plan);
     requires range: 0 <= c < LaneTrees(*plan);
     requires lane: PlanLane(W, T, *plan, c);
     terminates \true;
     assigns \nothing;
     ensures tree: LaneTree(W, T, plan->ranks);
     ensures blocks: LaneBlocks(W, T);
     exits \false; @/
  void lemma_flow_tree(int64_t W, int64_t T, const dodona_tree_plan *plan, int32_t c)
  {
    int32_t v = 0;
    lemma_flow_order(W, T, plan, c);
    /@ loop invariant range: 0 <= v <= plan->ranks;
       loop invariant tree: \forall integer u; 0 <= u < v ==> LaneRank(W, T, plan->ranks, u);
       loop assigns v;
       loop variant plan->ranks - v; @/
    while (v < plan->ranks) {
      lemma_flow_up(W, T, plan, c, v);
      lemma_flow_down(W, T, plan, c, v, 0);
      lemma_flow_down(W, T, plan, c, v, 1);
      lemma_flow_other(W, T, plan, c, v);
      /@ assert here: LaneRank(W, T, plan->ranks, v); @/
      v++;
    }
  }

  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && 1 <= LaneTrees(*plan);
     requires lanes: PlanLanes(W, a, *plan);
     terminates \true;
     assigns \nothing;
     ensures first: LaneTree(W, a, plan->ranks) && LaneBlocks(W, a);
     ensures second: LaneTrees(*plan) == 2 ==>
       LaneTree(W, a + 1, plan->ranks) && LaneBlocks(W, a + 1);
     ensures trees: 1 <= LaneTrees(*plan) <= 2;
     exits \false; @/
  void lemma_flow_lanes(int64_t W, int32_t a, const dodona_tree_plan *plan)
  {
    lemma_flow_tree(W, a, plan, 0);
    if (plan->family == DODONA_FAMILY_TWOTREE)
      lemma_flow_tree(W, (int64_t)a + 1, plan, 1);
  }

  /@ requires plan: \valid_read(plan) && 1 <= plan->blocks && 1 <= LaneTrees(*plan);
     requires first: PlanBlocks(W, a, *plan, 0);
     requires second: LaneTrees(*plan) == 2 ==> PlanBlocks(W, a + 1, *plan, 1);
     requires lane: 0 <= a && a + LaneTrees(*plan) <= L && (a < U ==> a + LaneTrees(*plan) <= U);
     requires done: \forall integer T, k, v, j; InLane(W, plan->ranks, L, U, T, k, v, j) ==>
       Done(E, t, Number(W, T, k, v, j)) != 0;
     requires kind: 0 <= kind < Kinds(U, a);
     terminates \true;
     assigns \nothing;
     ensures blocks: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks ==>
       BlockDone(W, a, *plan, kind, E, t, v, j);
     exits \false; @/
  void lemma_flow_blocks(int64_t W, int32_t a, const dodona_tree_plan *plan, int32_t L, int32_t U,
                         int32_t kind, int64_t E, int64_t t)
  {
    if (plan->family == DODONA_FAMILY_TWOTREE) {
      /@ assert even: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks &&
           j % 2 == 0 ==> InLane(W, plan->ranks, L, U, a, kind, v, j / 2); @/
      /@ assert odd: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks &&
           j % 2 == 1 ==> InLane(W, plan->ranks, L, U, a + 1, kind, v, j / 2); @/
      return;
    }
    /@ assert one: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks ==>
         InLane(W, plan->ranks, L, U, a, kind, v, j); @/
  }
*/

/* A broadcast, whose lanes are the plan's trees, does not deadlock: where nothing can be done, every rank has
   every block. Kind 1: the block is there. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && L == LaneTrees(*plan) && 1 <= L;
     requires lanes: PlanLanes(W, 0, *plan);
     requires system: LanesWait(W, N, plan->ranks, L, 0, w) && Heights(W, N, 0);
     requires stuck: Stuck(W, N, E, t);
     terminates \true;
     assigns \nothing;
     ensures done: AllDone(N, E, t);
     ensures received: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks ==>
       BlockDone(W, 0, *plan, 1, E, t, v, j);
     exits \false; @/
  void theorem_flow_broadcast(const dodona_tree_plan *plan, int64_t W, int64_t N, int32_t L, int32_t w,
                              int64_t E, int64_t t)
  {
    lemma_flow_lanes(W, 0, plan);
    theorem_dataflow(W, N, plan->ranks, L, 0, w, E, t);
    lemma_flow_blocks(W, 0, plan, L, 0, 1, E, t);
  }
*/

/* A reduction through the plan's trees does not: where nothing can be done, every rank has sent every
   block, and the root has combined it. Kind 4: the block is sent, at the root: reduced. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && L == LaneTrees(*plan) && 1 <= L;
     requires lanes: PlanLanes(W, 0, *plan);
     requires system: LanesWait(W, N, plan->ranks, L, L, w) && Heights(W, N, L);
     requires stuck: Stuck(W, N, E, t);
     terminates \true;
     assigns \nothing;
     ensures done: AllDone(N, E, t);
     ensures reduced: \forall integer v, j; 0 <= v < plan->ranks && 0 <= j < plan->blocks ==>
       BlockDone(W, 0, *plan, 4, E, t, v, j);
     exits \false; @/
  void theorem_flow_reduction(const dodona_tree_plan *plan, int64_t W, int64_t N, int32_t L, int32_t w,
                              int64_t E, int64_t t)
  {
    lemma_flow_lanes(W, 0, plan);
    theorem_dataflow(W, N, plan->ranks, L, L, w, E, t);
    lemma_flow_blocks(W, 0, plan, L, L, 4, E, t);
  }
*/

/* An allreduce, a reduction by `up` and a broadcast by `down` at once, does not: where nothing can be done,
   every rank has every block of the result. */
/*@ ghost
  /@ requires up: \valid_read(up) && ValidPlan(*up) && U == LaneTrees(*up) && 1 <= U;
     requires down: \valid_read(down) && ValidPlan(*down) && L == U + LaneTrees(*down) && U < L;
     requires same: up->ranks == down->ranks && up->root == down->root && up->blocks == down->blocks;
     requires lanes: PlanLanes(W, 0, *up) && PlanLanes(W, U, *down);
     requires system: LanesWait(W, N, up->ranks, L, U, w) && Heights(W, N, U);
     requires stuck: Stuck(W, N, E, t);
     terminates \true;
     assigns \nothing;
     ensures done: AllDone(N, E, t);
     ensures received: \forall integer v, j; 0 <= v < up->ranks && 0 <= j < up->blocks ==>
       BlockDone(W, U, *down, 1, E, t, v, j);
     exits \false; @/
  void theorem_flow_allreduce(const dodona_tree_plan *up, const dodona_tree_plan *down, int64_t W, int64_t N,
                              int32_t L, int32_t U, int32_t w, int64_t E, int64_t t)
  {
    lemma_flow_lanes(W, 0, up);
    lemma_flow_lanes(W, U, down);
    theorem_dataflow(W, N, up->ranks, L, U, w, E, t);
    lemma_flow_blocks(W, U, down, L, U, 1, E, t);
  }
*/
