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

/* How many elements `count` blocks from `first` on have, past the last block from block 0 on. */
static int64_t along(const dodona_mpi_parts *parts, int32_t first, int32_t count) {
  if (first <= parts->blocks - count)
    return begin(parts, first + count) - begin(parts, first);
  return begin(parts, parts->blocks) - begin(parts, first) +
         begin(parts, first - (parts->blocks - count));
}

dodona_mpi_block dodona_mpi_part(const dodona_mpi_parts *parts, int32_t first, int32_t count) {
  dodona_mpi_block block = {parts->buf, 0, parts->datatype, parts->buf, 0};
  if (first < 0)
    return block;
  /* how many blocks lie before the first, and how many of its own lie at the front again */
  const int32_t turned = first - parts->turn;
  const int32_t before = turned < 0 ? turned + parts->blocks : turned;
  const int32_t past = before > parts->blocks - count ? before - (parts->blocks - count) : 0;
  int64_t elements = along(parts, parts->turn, before);
  block.count = along(parts, first, count - past);
  block.more = along(parts, parts->turn, past);
  if (block.count == 0 && block.more > 0) { /* all lies in one place */
    block.count = block.more;
    block.more = 0;
    elements = 0;
  }
  block.buf = dodona_mpi_moved(parts->buf, (MPI_Aint)elements * parts->extent);
  return block;
}
