/* Translates between ranks and positions of a hypercube for any root: position = rank xor root. Neighbours
   stay neighbours, and the translation is its own inverse.

     root 101:   position 000 001 010 011 100 101 110 111
                 rank     101 100 111 110 001 000 011 010 */
#ifndef DODONA_ALGORITHMS_CUBE_FLIP_H
#define DODONA_ALGORITHMS_CUBE_FLIP_H

#include "ref/base/types.h"
#include "spec/algorithms/flip.h"

/* Returns the position of rank v, which is also the rank at position v: root ^ v. O(log root) time and
   recursion depth. */
/*@ requires range: 0 <= root && 0 <= v;
    terminates \true;
    decreases root;
    assigns \nothing;
    ensures flipped: 0 <= \result == Flipped(root, v);
    exits \false; */
int32_t dodona_flip(int32_t root, int32_t v);

#endif
