/* Nodes and positions of an H-tree as a renaming: a plan over positions becomes a plan over nodes (relabel.h). */
#ifndef DODONA_SPEC_ALGORITHMS_HTREE_RENAMING_H
#define DODONA_SPEC_ALGORITHMS_HTREE_RENAMING_H

#include "spec/lemmas/htree_node.h"
#include "spec/machine/relabel.h"

/*@
  // Renaming N takes positions to nodes.
  predicate HtreeNames(integer N, integer n, integer r1, integer r2) =
    \forall integer v; Rename(N, v) == HtreeNode(n, r1, r2, v) &&
      Original(N, v) == HtreePosition(n, r1, r2, v);
*/

/* It is a renaming: each node has one position, and each position one node. */
/*@ ghost
  /@ requires htree: IsHtree(R, C, r1, r2, r, n);
     requires names: HtreeNames(N, n, r1, r2);
     terminates \true;
     assigns \nothing;
     ensures renaming: Renaming(N, Nodes(R, C));
     exits \false; @/
  void theorem_htree(int64_t N, int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r, int32_t n);
*/

#endif
