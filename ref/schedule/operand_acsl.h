/* What a rank of a reduction does with what it receives, so that the operands of an operation that is not
   commutative come in order: the parts of the positions below a rank, and its own input, between them.
   Source: Sanders and Sibeyn, section 1 (reversal). The order of operands is not in it. */
#ifndef DODONA_SCHEDULE_OPERAND_ACSL_H
#define DODONA_SCHEDULE_OPERAND_ACSL_H

#include "ref/schedule/order_acsl.h"

/*@
  // The root, where it is not rank 0 but the last one, comes after all others; but not in a postal tree, unless
  // it has one child.
  logic boolean RootLast{L}(dodona_plan *plan) =
    0 < plan->root && plan->root == plan->ranks - 1 &&
    (plan->family == DODONA_FAMILY_FRACTIONAL || plan->family == DODONA_FAMILY_TWOTREE || plan->ranks == 2);

  // Rank v receives from u, its child in the tree of some block: in front of what it holds; aside, until the
  // part of the same block has come that belongs between them; else behind what it holds.
  logic integer OperandOf{L}(dodona_plan *plan, integer v, integer u) =
    \let a = Position(plan->ranks, plan->root, v);
    \let b = Position(plan->ranks, plan->root, u);
    b < a || v == plan->root && RootLast(plan) ? DODONA_PREPEND :
    plan->family == DODONA_FAMILY_FRACTIONAL && b == Right(plan->ranks, plan->group, plan->depth, a)
      ? DODONA_HOLD : DODONA_APPEND;

  // A reduction by the plan, each rank combining so, combines in the order 0 .. P - 1: in-order trees; the
  // trees whose positions count in preorder where those are the ranks or, but in postal trees, the root
  // is the last rank.
  predicate CombinesInOrder{L}(dodona_plan *plan) =
    KeepsRankOrder(plan) ||
    (plan->family == DODONA_FAMILY_FRACTIONAL && (plan->root == 0 || plan->root == plan->ranks - 1)) ||
    (Postal(plan->family) && plan->root == 0);
*/

#endif
