/* A rank's part in one tree of a plan whose blocks each run down one tree: who feeds it, whom it feeds and
   which blocks. Two trees share the blocks by parity; the chain and the binary tree carry them all. In a
   fractional tree of groups of 2 or more a block's path depends on the block, and a postal tree has one
   block only: these have no lanes. */
#ifndef DODONA_SPEC_LANE_H
#define DODONA_SPEC_LANE_H

#include "plan.h"

/*@
  // How many trees: block j runs down tree j mod LaneTrees.
  logic integer LaneTrees{L}(dodona_plan *plan) =
    TwoTree(plan->algorithm) ? 2 :
    Fractional(plan->algorithm) && (plan->group == 1 || plan->ranks <= plan->group) ? 1 : 0;

  // The parent and the k-th child of position v in tree c, in the order in which they are fed.
  logic integer LaneAbove{L}(dodona_plan *plan, integer c, integer v) =
    TwoTree(plan->algorithm) ? TwoParent(PairOf(plan->algorithm), plan->ranks, c, v)
                             : ParentAt(plan->ranks, plan->group, plan->depth, v, 0);
  logic integer LaneBelow{L}(dodona_plan *plan, integer c, integer v, integer k) =
    TwoTree(plan->algorithm)
      ? Listed2(TwoChild(PairOf(plan->algorithm), plan->ranks, c, v, 1),
                TwoChild(PairOf(plan->algorithm), plan->ranks, c, v, 2), k)
      : ChildAt(plan->ranks, plan->group, plan->depth, v, k);

  // The same in ranks.
  logic integer LaneParent{L}(dodona_plan *plan, integer c, integer rank) =
    RankOrNone(plan->ranks, plan->root,
               LaneAbove(plan, c, Position(plan->ranks, plan->root, rank)));
  logic integer LaneChild{L}(dodona_plan *plan, integer c, integer rank, integer k) =
    RankOrNone(plan->ranks, plan->root,
               LaneBelow(plan, c, Position(plan->ranks, plan->root, rank), k));

  // How many blocks run down tree c.
  logic integer LaneCount{L}(dodona_plan *plan, integer c) =
    plan->blocks / LaneTrees(plan) + (c < plan->blocks % LaneTrees(plan) ? 1 : 0);
*/

#endif
