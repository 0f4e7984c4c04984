#include "mpi/partition.h"
#include "ref/base/blocks.h"

/* How many elements come before a block. */
static int64_t begin(const dodona_mpi_parts *parts, int32_t block) {
  if (parts->begins)
    return parts->begins[block];
  if (parts->each == 0)
    return dodona_blocks_begin(parts->count, parts->blocks, block);
  int64_t share = parts->count / (parts->blocks / parts->each);
  return block / parts->each * share + dodona_blocks_begin(share, parts->each, block % parts->each);
}

dodona_mpi_block dodona_mpi_part(const dodona_mpi_parts *parts, int32_t first, int32_t count) {
  dodona_mpi_block block = {parts->buf, 0, parts->datatype, parts->buf, 0};
  if (first < 0)
    return block;
  int32_t past = first > parts->blocks - count ? first - (parts->blocks - count) : 0;
  int64_t before = begin(parts, first);
  block.count = begin(parts, first + (count - past)) - before;
  block.more = begin(parts, past);
  if (parts->turn > 0) { /* block 0 lies behind the last block */
    before += (first < parts->turn ? parts->count : 0) - begin(parts, parts->turn);
    block.count += block.more;
    block.more = 0;
  }
  if (block.count == 0 && block.more > 0) { /* all lies in one place */
    block.count = block.more;
    block.more = 0;
    before = 0;
  }
  block.buf = dodona_mpi_moved(parts->buf, (MPI_Aint)before * parts->extent);
  return block;
}
