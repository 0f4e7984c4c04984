/* Counts blocks in shares that follow each other in a circle: after the last share comes share 0. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_CIRCLE_H
#define DODONA_ALGORITHMS_EXCHANGE_CIRCLE_H

#include <stdint.h>
#include "spec/algorithms/skips.h"

/* Returns how many of the blocks are in so many of the `ranks` shares, from share `low` on, modulo `ranks`. O(1). */
/*@ requires range: 0 <= low < ranks && 1 <= blocks && 1 <= shares <= ranks;
    terminates \true;
    assigns \nothing;
    ensures count: \result == SkipCount(ranks, blocks, low, shares);
    ensures range: 0 <= \result <= blocks;
    exits \false; */
int32_t dodona_circle_count(int32_t ranks, int32_t blocks, int32_t low, int32_t shares);

/* Returns the first block of a share, which is one of the blocks: the share may be empty, but not the last. O(1). */
/*@ requires range: 0 <= share < ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures first: \result == ShareFirst(ranks, blocks, share) && 0 <= \result < blocks;
    exits \false; */
int32_t dodona_circle_first(int32_t ranks, int32_t blocks, int32_t share);

#endif
