#include "ref/schedule/rank_order.h"

int dodona_in_order_trees(const dodona_plan *plan) {
  if (plan->ranks <= 2)
    return 1;
  if (plan->root != 0 && plan->root != plan->ranks - 1)
    return 0;
  if (plan->algorithm == DODONA_TWOTREE_S)
    return plan->ranks % 2;
  return plan->algorithm <= DODONA_FRACTIONAL && plan->group >= plan->ranks;
}

int dodona_keeps_rank_order(const dodona_plan *plan) {
  if (dodona_in_order_trees(plan))
    return 1;
  if (plan->root != 0 && plan->root != plan->ranks - 1)
    return 0;
  return plan->algorithm <= DODONA_FRACTIONAL ||
         (plan->algorithm <= DODONA_ALPHA && plan->root == 0);
}
