#include "ref/trees/operand.h"
#include "ref/trees/table.h"
#include "ref/base/relabel.h"

/*@ requires memory: \valid_read(plan);
    requires plan: ValidPlan(*plan);
    terminates \true;
    assigns \nothing;
    ensures last: \result == 1 ==> RootLast(*plan);
    ensures not: \result == 0 ==> !RootLast(*plan);
    ensures boolean: \result == 0 || \result == 1;
    exits \false; */
static int root_last(const dodona_tree_plan *plan) {
  return plan->root > 0 && plan->root == plan->ranks - 1 &&
         (plan->family != DODONA_FAMILY_POSTAL || plan->ranks == 2);
}

int32_t dodona_operand_of(const dodona_tree_plan *plan, const dodona_tree_place *place,
                          int32_t from) {
  int32_t at = dodona_position(plan->ranks, plan->root, place->rank);
  int32_t child = dodona_position(plan->ranks, plan->root, from);
  if (child < at || (place->rank == plan->root && root_last(plan)))
    return DODONA_PREPEND;
  return plan->family == DODONA_FAMILY_FRACTIONAL && child == place->fractional.right
             ? DODONA_SET_ASIDE
             : DODONA_APPEND;
}
