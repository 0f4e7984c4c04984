/* The depth of a tree, as a number. */
#ifndef DODONA_SPEC_ALGORITHMS_TREE_DEPTH_H
#define DODONA_SPEC_ALGORITHMS_TREE_DEPTH_H

#include "spec/algorithms/fractional.h"

/*@
  // The first step, from i on, in which P ranks are reached.
  // measure P - i
  logic integer DepthFrom(integer P, integer r, integer i) =
    P <= i || P <= Capacity(r, i) ? i : DepthFrom(P, r, i + 1);

  // The D of IsDepth(P, r, D).
  logic integer TreeDepth(integer P, integer r) = DepthFrom(P, r, 0);
*/

/*@ ghost
  /@ requires 1 <= P && 1 <= r;
     terminates \true;
     assigns \nothing;
     ensures depth: \result == TreeDepth(P, r) && IsDepth(P, r, \result) && 0 <= \result < P;
     ensures only: \forall int32_t D; IsDepth(P, r, D) ==> D == \result;
     exits \false; @/
  int32_t lemma_tree_depth(int32_t P, int32_t r);
*/

#endif
