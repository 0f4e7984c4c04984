/* What is known of trees, as ghost functions. The bodies are in proofs/lemmas/trees/tree.c. */
#ifndef DODONA_TREES_PAIR_ACSL_H
#define DODONA_TREES_PAIR_ACSL_H

#include "ref/trees/tree_acsl.h"

/* Parents and children of two trees agree, in ranks. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && TwoTree(plan->family);
     requires rank: 0 <= rank < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures parent: PlanChild(*plan, rank, k) != -1 ==>
       PlanParent(*plan, PlanChild(*plan, rank, k), 0) == rank ||
       PlanParent(*plan, PlanChild(*plan, rank, k), 1) == rank;
     exits \false; @/
  void lemma_twotree_child(const dodona_tree_plan *plan, int32_t rank, int32_t k);

  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && TwoTree(plan->family);
     requires rank: 0 <= rank < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures child: PlanParent(*plan, rank, k) != -1 ==>
       PlanChild(*plan, PlanParent(*plan, rank, k), 0) == rank ||
       PlanChild(*plan, PlanParent(*plan, rank, k), 1) == rank ||
       PlanChild(*plan, PlanParent(*plan, rank, k), 2) == rank ||
       PlanChild(*plan, PlanParent(*plan, rank, k), 3) == rank;
     exits \false; @/
  void lemma_twotree_parent(const dodona_tree_plan *plan, int32_t rank, int32_t k);
*/

#endif
