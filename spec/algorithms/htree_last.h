/* When the last head of an H-tree receives its first block; its members follow in a chain. */
#ifndef DODONA_SPEC_ALGORITHMS_HTREE_LAST_H
#define DODONA_SPEC_ALGORITHMS_HTREE_LAST_H

#include "spec/algorithms/htree.h"

/*@
  // 2 r + 2 steps for each halving of the side, but that two of the edges are down ones. Recursive in name only, so that provers
  // keep the name.
  // measure n < 0 ? 1 : 0
  logic integer LateHead(integer n, integer r) =
    n < 0 ? LateHead(0, r) : 2 * Halvings(n) * (r + 1) - (n > 1 ? 2 : 0);
*/

#endif
