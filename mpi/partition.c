/* Blocks 0 .. count mod blocks - 1 have one element more than the others:

     count = 8, blocks = 3:   0 1 2 | 3 4 5 | 6 7 */
#include "partition.h"

int64_t dodona_mpi_elements_before(int64_t count, int32_t blocks, int32_t block) {
  int64_t larger = count % blocks;
  return block * (count / blocks) + (block < larger ? block : larger);
}

dodona_mpi_block dodona_mpi_part(const dodona_mpi_parts *parts, int32_t first, int32_t count) {
  dodona_mpi_block block = {parts->buf, 0, parts->datatype};
  if (first < 0)
    return block;
  int64_t before = dodona_mpi_elements_before(parts->count, parts->blocks, first);
  block.count = dodona_mpi_elements_before(parts->count, parts->blocks, first + count) - before;
  block.buf = dodona_mpi_moved(parts->buf, (MPI_Aint)before * parts->extent);
  return block;
}
