/* Counts the blocks of the largest messages of an allgather by butterflies. */
#ifndef DODONA_COUNT_BINE_H
#define DODONA_COUNT_BINE_H

#include <stdint.h>
#include "spec/count/bine.h"

/* Returns the most blocks that a message of each step can have, added up. Where the ranks divide the blocks, the largest messages have as
   many. O(log ranks). */
/*@ requires range: 1 <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures volume: \result == BineVolume(ranks, blocks);
    ensures range: 0 <= \result <= 0x3fffffffffffffff;
    exits \false; */
int64_t dodona_bine_volume(int32_t ranks, int32_t blocks);

#endif
