/* The turns of a star: one for every block and position, in order. */
#include "ref/algorithms/star/family.h"
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_star_tree(const dodona_tree_plan *t)
  {
    lemma_product_order(t->blocks, INT32_MAX, t->ranks - 1);
    lemma_product_order(t->ranks - 1, INT32_MAX - 1, INT32_MAX);
    /@ assert next: \forall integer j, k; 0 <= j < k ==> j * (t->ranks - 1) + (t->ranks - 1) <= k * (t->ranks - 1); @/
    /@ assert order: \forall integer b, c, j, k; 0 < b < t->ranks && 0 < c < t->ranks && 0 <= j < k ==>
         StarTurn(t->ranks, b, j) < StarTurn(t->ranks, c, k); @/
    /@ assert zero: \forall integer k; 0 <= k ==> 0 <= k * (t->ranks - 1); @/
  }

  void lemma_star_hops(const dodona_tree_plan *t)
  {
    lemma_star_tree(t);
  }
*/
