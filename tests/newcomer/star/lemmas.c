/* The turns of a star: one for every block and position, in order. */
#include "ref/algorithms/star/family.h"
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_star_tree(const dodona_tree_plan *t)
  {
    lemma_product_order(t->blocks, INT32_MAX, t->ranks - 1);
    lemma_product_order(t->ranks - 1, INT32_MAX - 1, INT32_MAX);
    /@ assert products: \forall integer j, k; 0 <= j < k ==> j * (t->ranks - 1) + (t->ranks - 1) <= k * (t->ranks - 1); @/
    /@ assert zero: StarRound(t->ranks, 0) == 0; @/
    /@ assert next: \forall integer j, k; 0 <= j < k ==> StarRound(t->ranks, j) + (t->ranks - 1) <= StarRound(t->ranks, k); @/
    /@ assert least: \forall integer j; 0 <= j ==> 0 <= StarRound(t->ranks, j); @/
  }

  void lemma_star_hops(const dodona_tree_plan *t)
  {
    lemma_star_tree(t);
  }
*/
