/* Where the theorems of two trees start: a rank's position, and its place in the pair. */
#ifndef DODONA_PROOFS_THEOREMS_ALGORITHMS_TWOTREE_H
#define DODONA_PROOFS_THEOREMS_ALGORITHMS_TWOTREE_H

#include "proofs/theorems/trees/plan.h"
#include "ref/base/types.h"
#include "spec/lemmas/twotree.h"

/*@
  // x, 1 .. P - 1; 0 at the root.
  logic integer PositionOf(dodona_tree_plan plan, integer rank) =
    Position(plan.ranks, plan.root, rank);
*/

/* The two trees' parts of the rank's place. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table) && TwoTree(plan->family);
    requires rank: 0 <= rank < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures even: \let v = PositionOf(*plan, rank); \let pair = plan->variant;
      \result.even.parent == TwoParent(pair, plan->ranks, 0, v) &&
      \result.even.start == TwoStart(pair, plan->ranks, 0, v) &&
      \result.even.early == TwoChild(pair, plan->ranks, 0, v, 1) &&
      \result.even.late == TwoChild(pair, plan->ranks, 0, v, 2);
    ensures odd: \let v = PositionOf(*plan, rank); \let pair = plan->variant;
      \result.odd.parent == TwoParent(pair, plan->ranks, 1, v) &&
      \result.odd.start == TwoStart(pair, plan->ranks, 1, v) &&
      \result.odd.early == TwoChild(pair, plan->ranks, 1, v, 1) &&
      \result.odd.late == TwoChild(pair, plan->ranks, 1, v, 2);
    exits \false; */
dodona_twotree_place twotree_of(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank);

#endif
