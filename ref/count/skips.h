/* Counts the blocks of the largest messages of an exchange by skips. */
#ifndef DODONA_COUNT_SKIPS_H
#define DODONA_COUNT_SKIPS_H

#include <stdint.h>
#include "spec/count/skips.h"

/* Returns the most blocks that so many of the shares, one after the other, can have: ceil(shares blocks / ranks). O(1). */
/*@ requires range: 1 <= shares <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures most: \result == SkipMost(ranks, blocks, shares);
    ensures range: 1 <= \result <= blocks;
    exits \false; */
int64_t dodona_skip_most(int32_t ranks, int32_t blocks, int32_t shares);

/* Returns the blocks of the largest message of each step of one half, added up. O(log ranks / log radix). */
/*@ requires range: 1 <= ranks && 2 <= radix && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures volume: \result == SkipHalfVolume(ranks, blocks, ranks, radix);
    ensures range: 0 <= \result <= 0x3fffffffffffffff;
    exits \false; */
int64_t dodona_skip_volume(int32_t ranks, int32_t radix, int32_t blocks);

#endif
