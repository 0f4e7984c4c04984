#include "ref/trees/rank_order.h"

int dodona_in_order_trees(const dodona_tree_plan *plan) {
  if (plan->ranks <= 2)
    return 1;
  if (plan->root != 0 && plan->root != plan->ranks - 1)
    return 0;
  if (plan->family == DODONA_FAMILY_TWOTREE && plan->variant == DODONA_INORDER)
    return plan->ranks % 2;
  return plan->family == DODONA_FAMILY_FRACTIONAL && plan->group >= plan->ranks;
}

int dodona_keeps_rank_order(const dodona_tree_plan *plan) {
  if (dodona_in_order_trees(plan))
    return 1;
  if (plan->root != 0 && plan->root != plan->ranks - 1)
    return 0;
  return plan->family == DODONA_FAMILY_FRACTIONAL ||
         (plan->family == DODONA_FAMILY_POSTAL && plan->root == 0);
}
