/* Says where the blocks of a message begin: the larger ones first, sizes differ by one at most.

     size = 8, blocks = 3:   0 1 2 | 3 4 5 | 6 7 */
#ifndef DODONA_BASE_BLOCKS_H
#define DODONA_BASE_BLOCKS_H

#include <stdint.h>

/* Returns how much of the message comes before block `block`, in units of the message: bytes, or elements. The first
   size mod blocks blocks are larger by one than the others. The whole message comes before block number `blocks`. */
/*@ requires range: 0 <= size && 1 <= blocks && 0 <= block <= blocks;
    terminates \true;
    assigns \nothing;
    ensures before: \result == block * (size / blocks) + \min(block, size % blocks);
    ensures range: 0 <= \result <= size;
    ensures whole: block == blocks ==> \result == size;
    exits \false; */
int64_t dodona_blocks_begin(int64_t size, int32_t blocks, int32_t block);

/* Returns the size of a block. */
/*@ requires range: 0 <= size && 1 <= blocks && 0 <= block < blocks;
    terminates \true;
    assigns \nothing;
    ensures size: \result == size / blocks + (block < size % blocks ? 1 : 0);
    ensures range: 0 <= \result <= size;
    exits \false; */
int64_t dodona_blocks_size(int64_t size, int32_t blocks, int32_t block);

#endif
