/* What the tree's local conditions say of a tree and of a place in it. */
#include "ref/algorithms/postal/family.h"
#include "spec/lemmas/base.h"
#include "spec/lemmas/reach.h"
#include "spec/lemmas/split.h"

/*@ ghost
  void lemma_postal_tree(const dodona_tree_plan *t)
  {
    int64_t T = lemma_horizon(DODONA_PostalRule(*t), t->ranks);
    /@ assert time: 0 <= t->horizon == T; @/
    /@ assert one: t->ranks == 1 ==> t->horizon == 0; @/
    lemma_local_split(DODONA_PostalSplit(*t));
    lemma_product_order(t->rule.latency, INT32_MAX, t->ranks - 1);
    lemma_product_order(t->ranks - 1, INT32_MAX - 1, INT32_MAX);
  }

  void lemma_postal_hops(const dodona_tree_plan *t)
  {
    lemma_postal_tree(t);
    lemma_split_hops(DODONA_PostalSplit(*t));
    /@ assert ranks: \forall integer x, a, b, j; DODONA_PostalHop(*t, x, a, b, j) ==> 2 <= t->ranks; @/
  }

  void lemma_postal_place(const dodona_tree_plan *t, const dodona_postal_place *at)
  {
    lemma_postal_tree(t);
    /@ assert local: SplitRange(DODONA_PostalSplit(*t), at->position); @/
  }
*/
