/* Says when the positions of a complete tree receive, by the parity colouring. Source:
   spec/algorithms/twotree.h; the colouring is not in the paper. */
#ifndef DODONA_ALGORITHMS_TWOTREE_START_H
#define DODONA_ALGORITHMS_TWOTREE_START_H

#include "ref/algorithms/twotree/pair.h"
#include "spec/algorithms/twotree.h"

/* Returns the steps from one block of a tree to its next block: 2, but 4 in TwoTreeC+C for an even number
   of ranks above 2, where one rank is on top of both trees. O(1). */
/*@ requires range: 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures period: \result == HeapPeriod(pair, ranks);
    ensures range: \result == 2 || \result == 4;
    exits \false; */
int32_t dodona_heap_period(int32_t pair, int32_t ranks);

/* Returns the steps from heap position index / 2 to index, 1 or 2; O(1). */
/*@ requires tree: 0 <= tree <= 1 && (period == 2 || period == 4);
    requires range: 2 <= index < ranks;
    terminates \true;
    assigns \nothing;
    ensures delay: \result == HeapDelay(ranks, tree, period, index);
    ensures range: 1 <= \result <= 2;
    exits \false; */
int32_t dodona_heap_delay(int32_t ranks, int32_t tree, int32_t period, int32_t index);

/* Returns the step in which heap position `index` receives its tree's first block. In T1 for even `ranks`
   this is 1 + 2 floor(log2 index), less the number of places where two neighbouring bits of index differ.
   One pass over the bits. */
/*@ requires tree: 0 <= tree <= 1 && (period == 2 || period == 4);
    requires range: 1 <= index < ranks;
    terminates \true;
    assigns \nothing;
    ensures start: \result == HeapStart(ranks, tree, period, index);
    ensures range: 1 <= \result <= 64;
    exits \false; */
int32_t dodona_heap_start(int32_t ranks, int32_t tree, int32_t period, int32_t index);

#endif
