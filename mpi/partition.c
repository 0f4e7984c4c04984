#include "mpi/partition.h"
#include "ref/base/blocks.h"

dodona_mpi_block dodona_mpi_part(const dodona_mpi_parts *parts, int32_t first, int32_t count) {
  dodona_mpi_block block = {parts->buf, 0, parts->datatype, parts->buf, 0};
  if (first < 0)
    return block;
  int32_t past = first > parts->blocks - count ? first - (parts->blocks - count) : 0;
  int64_t before = dodona_blocks_begin(parts->count, parts->blocks, first);
  block.count = dodona_blocks_begin(parts->count, parts->blocks, first + (count - past)) - before;
  block.more = dodona_blocks_begin(parts->count, parts->blocks, past);
  block.buf = dodona_mpi_moved(parts->buf, (MPI_Aint)before * parts->extent);
  return block;
}
