/* Root != 0 on a hypercube: positions are ranks with the root's bits flipped, so that neighbours stay
   neighbours. Its own inverse. */
#ifndef DODONA_ALGORITHMS_CUBE_FLIP_H
#define DODONA_ALGORITHMS_CUBE_FLIP_H

#include "ref/base/types.h"
#include "spec/algorithms/flip.h"

/* The position of rank v, the rank at position v: root ^ v. O(log root), and so deep. */
/*@ requires range: 0 <= root && 0 <= v;
    terminates \true;
    decreases root;
    assigns \nothing;
    ensures flipped: 0 <= \result == Flipped(root, v);
    exits \false; */
int32_t dodona_flip(int32_t root, int32_t v);

#endif
