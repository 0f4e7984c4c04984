/* Counts the blocks of the largest messages of an exchange by skips. */
#ifndef DODONA_COUNT_SKIPS_H
#define DODONA_COUNT_SKIPS_H

#include <stdint.h>
#include "spec/count/skips.h"

/* Returns the blocks of the largest message of each step of one half, added up. O(log ranks / log radix). */
/*@ requires range: 1 <= ranks && 2 <= radix && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures volume: \result == SkipHalfVolume(ranks, blocks, ranks, radix);
    ensures range: 0 <= \result <= 0x3fffffffffffffff;
    exits \false; */
int64_t dodona_skip_volume(int32_t ranks, int32_t radix, int32_t blocks);

#endif
