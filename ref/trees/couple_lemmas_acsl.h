/* What a pipeline promises to the couples that play it, as ghost functions. */
#ifndef DODONA_TREES_COUPLE_LEMMAS_ACSL_H
#define DODONA_TREES_COUPLE_LEMMAS_ACSL_H

#include "ref/trees/couple_acsl.h"

/* Nothing happens before step 1, and nobody sends to the root. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && plan->root == 0;
     terminates \true;
     assigns \nothing;
     ensures begins: \forall integer y, u, v, j; PlanTransfer(*plan, y, u, v, j) ==>
       1 <= y && 0 <= u && 0 < v && 0 <= j;
     exits \false; @/
  void lemma_plan_begins(const dodona_tree_plan *plan);
*/

/* PlanFirst is the first step in which rank 0 sends the block. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && !Postal(plan->family) &&
       plan->root == 0;
     terminates \true;
     assigns \nothing;
     ensures sent: \forall integer y, j; PlanFirst(*plan, y, j) ==>
       \exists integer d; PlanTransfer(*plan, y, 0, d, j);
     ensures least: \forall integer y, z, d, j;
       PlanFirst(*plan, y, j) && PlanTransfer(*plan, z, 0, d, j) ==> y <= z;
     ensures first: \forall integer y, d, j; PlanTransfer(*plan, y, 0, d, j) ==>
       \exists integer z; PlanFirst(*plan, z, j);
     exits \false; @/
  void lemma_plan_first(const dodona_tree_plan *plan);
*/

/* The steps of a pipeline are few. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && !Postal(plan->family);
     terminates \true;
     assigns \nothing;
     ensures word: 0 <= PlanSteps(*plan) <= 0x200000000;
     exits \false; @/
  void lemma_plan_word(const dodona_tree_plan *plan);
*/

#endif
