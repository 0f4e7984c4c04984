/* A rank's part in one tree of a plan in which each block runs down one tree: who feeds the rank, whom it
   feeds, and which blocks. Two trees share the blocks by parity; the chain and the binary tree carry them
   all. A fractional tree with groups of 2 or more has no lanes, because a block's path depends on the
   block; nor has a postal tree, which moves one block only. */
#ifndef DODONA_TREES_LANE_ACSL_H
#define DODONA_TREES_LANE_ACSL_H

#include "ref/trees/tree_acsl.h"

/*@
  // How many trees: block j runs down tree j mod LaneTrees.
  logic integer LaneTrees(dodona_tree_plan plan) =
    plan.family == DODONA_FAMILY_TWOTREE ? 2 :
    plan.family == DODONA_FAMILY_FRACTIONAL && (plan.group == 1 || plan.ranks <= plan.group) ? 1 : 0;

  // The parent and the k-th child of position v in tree c, in the order in which they are fed.
  logic integer LaneAbove(dodona_tree_plan plan, integer c, integer v) =
    plan.family == DODONA_FAMILY_TWOTREE
      ? TwoParent(plan.variant, plan.ranks, c, v)
      : ParentAt(plan.ranks, plan.group, plan.depth, v, 0);
  logic integer LaneBelow(dodona_tree_plan plan, integer c, integer v, integer k) =
    plan.family == DODONA_FAMILY_TWOTREE
      ? Listed2(TwoChild(plan.variant, plan.ranks, c, v, 1),
                TwoChild(plan.variant, plan.ranks, c, v, 2), k)
      : ChildAt(plan.ranks, plan.group, plan.depth, v, k);

  // The same in ranks.
  logic integer LaneParent(dodona_tree_plan plan, integer c, integer rank) =
    RankOrNone(plan.ranks, plan.root,
               LaneAbove(plan, c, Position(plan.ranks, plan.root, rank)));
  logic integer LaneChild(dodona_tree_plan plan, integer c, integer rank, integer k) =
    RankOrNone(plan.ranks, plan.root,
               LaneBelow(plan, c, Position(plan.ranks, plan.root, rank), k));

  // How deep position v is: the step in which it receives its first block.
  logic integer LaneDepth(dodona_tree_plan plan, integer c, integer v) =
    plan.family == DODONA_FAMILY_TWOTREE
      ? TwoStart(plan.variant, plan.ranks, c, v)
      : Arrival(plan.ranks, plan.group, plan.depth, v);

  // Parents and children agree, and a child is deeper than its parent.
  predicate LaneUp(dodona_tree_plan plan, integer c, integer v) =
    \let u = LaneAbove(plan, c, v);
    0 <= u < plan.ranks && LaneDepth(plan, c, u) < LaneDepth(plan, c, v) &&
    (LaneBelow(plan, c, u, 0) == v || LaneBelow(plan, c, u, 1) == v);
  predicate LaneDown(dodona_tree_plan plan, integer c, integer v, integer k) =
    \let b = LaneBelow(plan, c, v, k);
    b == -1 || (0 < b < plan.ranks && LaneAbove(plan, c, b) == v);
  predicate LaneNode(dodona_tree_plan plan, integer c, integer v) =
    0 <= LaneDepth(plan, c, v) <= INT32_MAX && (v == 0 <==> LaneAbove(plan, c, v) == -1) &&
    (0 < v ==> LaneUp(plan, c, v)) && LaneDown(plan, c, v, 0) && LaneDown(plan, c, v, 1) &&
    (LaneBelow(plan, c, v, 1) != -1 ==>
       LaneBelow(plan, c, v, 0) != -1 &&
       LaneBelow(plan, c, v, 0) != LaneBelow(plan, c, v, 1));

  // Every block of the tree comes from above.
  predicate LaneFed(dodona_tree_plan plan, integer c, integer v) =
    0 < v ==> \forall integer j; 0 <= j && j % LaneTrees(plan) == c ==>
      HopSource(plan, v, j) == LaneAbove(plan, c, v);

  // How many blocks run down tree c.
  logic integer LaneCount(dodona_tree_plan plan, integer c) =
    plan.family == DODONA_FAMILY_TWOTREE ? plan.blocks / 2 + (c < plan.blocks % 2 ? 1 : 0)
                                        : plan.blocks;
*/

/* The bodies are in proofs/lemmas/trees/lane.c. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan);
     requires range: 0 <= c < LaneTrees(*plan) && 0 <= v < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures node: LaneNode(*plan, c, v);
     ensures fed: LaneFed(*plan, c, v);
     exits \false; @/
  void lemma_lane_node(const dodona_tree_plan *plan, int32_t c, int32_t v);
*/

#endif
