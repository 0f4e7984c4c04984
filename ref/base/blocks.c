#include "ref/base/blocks.h"

int64_t dodona_blocks_begin(int64_t size, int32_t blocks, int32_t block) {
  int64_t each = size / blocks;
  int64_t larger = size % blocks;
  /*@ assert whole: size == blocks * each + larger && 0 <= each && 0 <= larger < blocks; */
  /*@ assert before: 0 <= block * each <= blocks * each; */
  return block * each + (block < larger ? block : larger);
}

int64_t dodona_blocks_size(int64_t size, int32_t blocks, int32_t block) {
  return size / blocks + (block < size % blocks ? 1 : 0);
}
