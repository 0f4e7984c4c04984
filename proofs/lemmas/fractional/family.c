/* What the tree's local conditions say of a tree and of a place in it. */
#include "ref/algorithms/fractional/family.h"
#include "spec/lemmas/fractional.h"

/*@ ghost
  void lemma_fractional_tree(const dodona_tree_plan *t)
  {
    lemma_depth(t->ranks, t->group);
    lemma_local_tree(t->ranks, t->group, t->depth);
    lemma_pace_last(t->group, t->blocks);
    /@ assert pace: (t->blocks - 1) / t->group <= t->blocks - 1; @/
    /@ assert length: DODONA_FractionalSteps(*t) <= t->ranks + 2 * t->blocks; @/
  }

  void lemma_fractional_hops(const dodona_tree_plan *t)
  {
    lemma_fractional_tree(t);
    lemma_hops(t->ranks, t->group, t->depth, t->blocks);
    /@ assert ranks: \forall integer x, a, b, j; DODONA_FractionalHop(*t, x, a, b, j) ==> 2 <= t->ranks; @/
  }

  void lemma_fractional_place(const dodona_tree_plan *t, const dodona_fractional_place *at)
  {
    lemma_fractional_tree(t);
    /@ assert local: LocalRange(t->ranks, t->group, t->depth, at->position); @/
  }
*/
