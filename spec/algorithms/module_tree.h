/* Trees of modules: when the head of a module's group receives block 0, counted from the root's.
   Source: Sanders and Sibeyn, section 4. */
#ifndef DODONA_SPEC_ALGORITHMS_MODULE_TREE_H
#define DODONA_SPEC_ALGORITHMS_MODULE_TREE_H

#include "spec/algorithms/fractional.h"
#include "spec/base.h"

/* The most modules, and ranks in a group, for which arrivals fit. */
#define DODONA_MODULES_MOST 0x40000000
#define DODONA_MODULES_GROUP 0x100000

/*@
  // In heap order, the root being number 1: an even number is a first child, an odd one a second.
  // measure k
  logic integer HeapModule(integer r, integer k) =
    k <= 1 ? 0 : HeapModule(r, k - (k + 1) / 2) + r + k % 2;

  // In the fractional tree of so many modules in groups of one, of depth D: a first child stands behind its
  // parent, a second one at the parent's right.
  logic integer SkewedParent(integer count, integer D, integer m) =
    Feeder(count, 1, D, m) == -1 ? m - 1 : Feeder(count, 1, D, m);

  // measure m < 0 ? 0 : m
  logic integer SkewedModule(integer r, integer count, integer D, integer m) =
    m <= 0 || m <= SkewedParent(count, D, m) ? 0 :
    SkewedModule(r, count, D, SkewedParent(count, D, m)) +
      (Feeder(count, 1, D, m) == -1 ? r : 2 * r + 1);

  // Second children on the way from the root to m.
  logic integer SecondsAbove(integer r, integer count, integer D, integer m) =
    SkewedModule(r, count, D, m) - r * Arrival(count, 1, D, m);
*/

#endif
