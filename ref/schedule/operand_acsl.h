/* What a rank of a reduction does with what it receives, so that the operands of an operation that is not
   commutative come in order: the parts of the positions below the rank, and its own input between them.
   Source: Sanders and Sibeyn, section 1 (reversal). The order of operands is not in it. */
#ifndef DODONA_SCHEDULE_OPERAND_ACSL_H
#define DODONA_SCHEDULE_OPERAND_ACSL_H

#include "ref/schedule/order_acsl.h"

/*@
  // If the root is the last rank, not rank 0, its input comes after all others. In a postal tree this needs
  // a root with one child.
  logic boolean RootLast(dodona_tree_plan plan) =
    0 < plan.root && plan.root == plan.ranks - 1 &&
    (plan.family == DODONA_FAMILY_FRACTIONAL || plan.family == DODONA_FAMILY_TWOTREE || plan.ranks == 2);

  // Rank v receives from u, its child in the tree of some block. The part goes in front of what v holds; or
  // aside, until the part of the same block has come that belongs between them; or behind what v holds.
  logic integer OperandOf(dodona_tree_plan plan, integer v, integer u) =
    \let a = Position(plan.ranks, plan.root, v);
    \let b = Position(plan.ranks, plan.root, u);
    b < a || v == plan.root && RootLast(plan) ? DODONA_PREPEND :
    plan.family == DODONA_FAMILY_FRACTIONAL && b == Right(plan.ranks, plan.group, plan.depth, a)
      ? DODONA_SET_ASIDE : DODONA_APPEND;

  // A reduction by the plan, in which each rank combines so, combines in the order 0 .. P - 1. This holds
  // for in-order trees, and for trees whose positions count in preorder if the positions are the ranks or,
  // except in postal trees, the root is the last rank.
  predicate CombinesInOrder(dodona_tree_plan plan) =
    KeepsRankOrder(plan) ||
    (plan.family == DODONA_FAMILY_FRACTIONAL && (plan.root == 0 || plan.root == plan.ranks - 1)) ||
    (Postal(plan.family) && plan.root == 0);
*/

#endif
