#include "spec/lemmas/fractional.h"
#include "spec/algorithms/tree_depth.h"

/*@ ghost
  int32_t lemma_tree_depth(int32_t P, int32_t r)
  {
    int32_t D = lemma_depth(P, r);
    int32_t i = 0;
    lemma_capacity_monotone(r, -1, D - 1);
    /@ loop invariant range: 0 <= i <= D;
       loop invariant from: TreeDepth(P, r) == DepthFrom(P, r, i);
       loop assigns i;
       loop variant D - i; @/
    while (i < D) {
      /@ assert below: Capacity(r, i) <= Capacity(r, D - 1); @/
      /@ assert next: DepthFrom(P, r, i) == DepthFrom(P, r, i + 1); @/
      i++;
    }
    return D;
  }
*/
