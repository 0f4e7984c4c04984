/* The cost of a plan. */
#include "ref/count/plan_cost.h"

dodona_charge dodona_plan_cost(const dodona_tree_plan *plan) {
  int64_t steps = dodona_tree_steps(plan);
  dodona_charge cost = {steps, steps};
  return cost;
}
