/* C(i): how many ranks of a fractional tree with groups of r have an arrival of at most i.
   Source: Sanders and Sibeyn, section 3 (P_i); NOTES.md part A. */
#ifndef DODONA_SPEC_CAPACITY_H
#define DODONA_SPEC_CAPACITY_H

#include <stdint.h>
#include "power.h"

/*@
  // measure i
  // fact 0 <= Capacity(r, i)
  logic integer Capacity(integer r, integer i) =
    i < 0 || r < 1 ? 0 :
    i < r ? i + 1 :
    r + Capacity(r, i - r) + Capacity(r, i - r - 1);

  // D, the step in which the last of P ranks receives its first block.
  predicate IsDepth(integer P, integer r, integer D) =
    0 <= D && P <= Capacity(r, D) && Capacity(r, D - 1) < P;

  // The table of a tree of depth D: C(r), C(r + 1), ..., C(D - 1). Empty if D <= r.
  predicate CapacityTable{L}(integer r, integer D, uint32_t *table) =
    \valid_read(table + (0 .. D - r - 1)) &&
    \forall integer k; 0 <= k < D - r ==> table[k] == Capacity(r, r + k);

  // The least m with (2 r + 1) 2^m >= P + r: after r + (r + 1) m steps the tree has reached P ranks.
  predicate IsDoublings(integer P, integer r, integer m) =
    0 <= m && P + r <= (2 * r + 1) * Pow2(m) &&
    (0 < m ==> (2 * r + 1) * Pow2(m - 1) < P + r);
*/

#endif
