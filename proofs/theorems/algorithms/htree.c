/* Nodes and positions of an H-tree are each other backwards, all of them. */
#include "spec/algorithms/htree_renaming.h"

/*@ ghost
  void theorem_htree(int64_t N, int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r, int32_t n)
  {
    lemma_sizes(R, C, r1, r2, r, n);
    int32_t nodes = R * C;
    int32_t v = 0;
    /@ loop invariant range: 0 <= v <= nodes;
       loop invariant there: \forall integer u; 0 <= u < v ==>
         0 <= Rename(N, u) < nodes && Original(N, Rename(N, u)) == u;
       loop invariant back: \forall integer u; 0 <= u < v ==>
         0 <= Original(N, u) < nodes && Rename(N, Original(N, u)) == u;
       loop assigns v;
       loop variant nodes - v; @/
    while (v < nodes) {
      lemma_htree_node(R, C, r1, r2, r, n, v);
      lemma_htree_position(R, C, r1, r2, r, n, v);
      /@ assert node: Rename(N, v) == HtreeNode(n, r1, r2, v); @/
      /@ assert position: Original(N, v) == HtreePosition(n, r1, r2, v); @/
      v++;
    }
  }
*/
