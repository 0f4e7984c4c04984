/* How much an alltoall of radix r moves. */
#ifndef DODONA_ALGORITHMS_ALLTOALL_VOLUME_H
#define DODONA_ALGORITHMS_ALLTOALL_VOLUME_H

#include <stdint.h>
#include "spec/algorithms/alltoall.h"

/* Returns how many blocks a rank sends in all steps together: each slot once for each digit of its number that is not 0
   (theorem_alltoall_volume). Pairwise these are ranks - 1. O(log ranks / log radix). */
/*@ requires range: 1 <= ranks && 2 <= radix;
    terminates \true;
    assigns \nothing;
    ensures volume: \result == DigitsFrom(ranks, radix, 1);
    ensures range: 0 <= \result <= 0x4000000000000000;
    exits \false; */
int64_t dodona_alltoall_volume(int32_t ranks, int32_t radix);

#endif
