/* What is known of trees, as ghost functions. The bodies are in proofs/lemmas/schedule/tree.c. */
#ifndef DODONA_SCHEDULE_TREE_LEMMAS_ACSL_H
#define DODONA_SCHEDULE_TREE_LEMMAS_ACSL_H

#include "ref/schedule/tree_acsl.h"

/* clang-format off */
/* The case of a family, of a tree p, by value. */
#define DODONA_VALUE_TREE(id, tag, Tag, summary) (p.family == DODONA_FAMILY_##id ==> DODONA_##Tag##Form(p)) &&
#define DODONA_VALUE_STEPS(id, tag, Tag, summary) p.family == DODONA_FAMILY_##id ? DODONA_##Tag##Steps(p):
#define DODONA_VALUE_TABLE(id, tag, Tag, summary) (p.family == DODONA_FAMILY_##id ==> DODONA_##Tag##Table(p, table)) &&
/* clang-format on */

/*@
  // A tree by value: a tree that is written nowhere stays valid, with its steps and its table.
  predicate SoundTreePlan(dodona_tree_plan p) =
    0 <= p.algorithm < DODONA_TREES && p.family == FamilyOf(p.algorithm) && p.variant == VariantOf(p.algorithm) &&
    0 <= p.family < DODONA_TREE_FAMILIES && 1 <= p.ranks && 0 <= p.root < p.ranks && 1 <= p.blocks &&
    DODONA_TREE_FAMILY_TABLE(DODONA_VALUE_TREE) \true;
  logic integer StepsBy(dodona_tree_plan p) = p.ranks == 1 ? 0 : DODONA_TREE_FAMILY_TABLE(DODONA_VALUE_STEPS) 0;
  predicate TableBy{L}(dodona_tree_plan p, uint32_t *table) = DODONA_TREE_FAMILY_TABLE(DODONA_VALUE_TABLE) \true;
*/

/* A tree, its steps, its table. */
/*@ ghost
  /@ requires memory: \valid_read(p);
     terminates \true;
     assigns \nothing;
     ensures plan: SoundTreePlan(*p) <==> ValidPlan(p);
     ensures steps: StepsBy(*p) == PlanSteps(p);
     ensures table: TableBy(*p, table) <==> PlanTable(p, table);
     exits \false; @/
  void lemma_tree_value(const dodona_tree_plan *p, const uint32_t *table);
*/

/* Parents and children of two trees agree, in ranks. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && TwoTree(plan->family);
     requires rank: 0 <= rank < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures parent: PlanChild(plan, rank, k) != -1 ==>
       PlanParent(plan, PlanChild(plan, rank, k), 0) == rank ||
       PlanParent(plan, PlanChild(plan, rank, k), 1) == rank;
     exits \false; @/
  void lemma_twotree_child(const dodona_tree_plan *plan, int32_t rank, int32_t k);

  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && TwoTree(plan->family);
     requires rank: 0 <= rank < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures child: PlanParent(plan, rank, k) != -1 ==>
       PlanChild(plan, PlanParent(plan, rank, k), 0) == rank ||
       PlanChild(plan, PlanParent(plan, rank, k), 1) == rank ||
       PlanChild(plan, PlanParent(plan, rank, k), 2) == rank ||
       PlanChild(plan, PlanParent(plan, rank, k), 3) == rank;
     exits \false; @/
  void lemma_twotree_parent(const dodona_tree_plan *plan, int32_t rank, int32_t k);
*/

#endif
