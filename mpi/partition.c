/* Blocks 0 .. count mod blocks - 1 have one element more than the others:

     count = 8, blocks = 3:   0 1 2 | 3 4 5 | 6 7 */
#include "partition.h"

int64_t dodona_mpi_elements_before(int64_t count, int32_t blocks, int32_t block) {
  int64_t larger = count % blocks;
  return block * (count / blocks) + (block < larger ? block : larger);
}
