#include "mpi/partition.h"
#include "ref/base/blocks.h"

dodona_mpi_block dodona_mpi_part(const dodona_mpi_parts *parts, int32_t first, int32_t count) {
  dodona_mpi_block block = {parts->buf, 0, parts->datatype};
  if (first < 0)
    return block;
  int64_t before = dodona_blocks_begin(parts->count, parts->blocks, first);
  block.count = dodona_blocks_begin(parts->count, parts->blocks, first + count) - before;
  block.buf = dodona_mpi_moved(parts->buf, (MPI_Aint)before * parts->extent);
  return block;
}
