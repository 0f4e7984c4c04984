/* Translates between ranks and positions of the cube for any root. If the ranks are a power of two, position = rank xor
   root: neighbours stay neighbours, and the translation is its own inverse. Else position = (rank - root) mod P.

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

/* Returns the position of a rank. O(log P). */
/*@ requires range: 0 <= root < ranks && 0 <= rank < ranks;
    terminates \true;
    assigns \nothing;
    ensures position: \result == CubePosition(ranks, root, rank);
    ensures range: 0 <= \result < ranks;
    exits \false; */
int32_t dodona_cube_position(int32_t ranks, int32_t root, int32_t rank);

/* Returns the rank at a position; the inverse of dodona_cube_position. O(log P). */
/*@ requires range: 0 <= root < ranks && 0 <= position < ranks;
    terminates \true;
    assigns \nothing;
    ensures rank: \result == CubeRank(ranks, root, position);
    ensures range: 0 <= \result < ranks;
    exits \false; */
int32_t dodona_cube_rank(int32_t ranks, int32_t root, int32_t position);

#endif
