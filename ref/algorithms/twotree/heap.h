/* Translates a rank to its heap position in a complete tree of TwoTreeC or TwoTreeC+C, and back. heap.c
   draws the trees. Source: the paper of TwoTreeC, section 3 and section 4.3.1. */
#ifndef DODONA_ALGORITHMS_TWOTREE_HEAP_H
#define DODONA_ALGORITHMS_TWOTREE_HEAP_H

#include "ref/algorithms/twotree/pair.h"
#include "spec/algorithms/twotree.h"

/* Returns the heap position, 1 .. ranks - 1, of `rank` in tree `tree` of the pair; O(1). */
/*@ requires pair: pair == DODONA_COMPLETE || pair == DODONA_TURNED;
    requires range: 0 <= tree <= 1 && 1 <= rank < ranks;
    terminates \true;
    assigns \nothing;
    ensures index: \result == HeapIndex(pair, ranks, tree, rank);
    ensures range: 1 <= \result < ranks;
    ensures inverse: HeapNode(pair, ranks, tree, \result) == rank;
    exits \false; */
int32_t dodona_heap_index(int32_t pair, int32_t ranks, int32_t tree, int32_t rank);

/* Returns the rank at heap position `index`; the inverse of dodona_heap_index, O(1). */
/*@ requires pair: pair == DODONA_COMPLETE || pair == DODONA_TURNED;
    requires range: 0 <= tree <= 1 && 1 <= index < ranks;
    terminates \true;
    assigns \nothing;
    ensures node: \result == HeapNode(pair, ranks, tree, index);
    ensures range: 1 <= \result < ranks;
    ensures inverse: HeapIndex(pair, ranks, tree, \result) == index;
    exits \false; */
int32_t dodona_heap_node(int32_t pair, int32_t ranks, int32_t tree, int32_t index);

#endif
