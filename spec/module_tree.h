/* Trees of modules: when the head of a module's group receives block 0, counted from the root's.
   Source: Sanders and Sibeyn, section 4. */
#ifndef DODONA_SPEC_MODULE_TREE_H
#define DODONA_SPEC_MODULE_TREE_H

#include "logarithm.h"

/* The most modules, and ranks in a group, for which arrivals fit. */
#define MODULES_MOST 0x40000000
#define MODULES_GROUP 0x100000

/*@
  // In heap order, the root being number 1: an even number is a first child, an odd one a second.
  // Well-founded: k - (k + 1) / 2 = k / 2 < k for k >= 2.
  logic integer HeapModule(integer r, integer k) =
    k <= 1 ? 0 : HeapModule(r, k - (k + 1) / 2) + r + k % 2;
*/

#endif
