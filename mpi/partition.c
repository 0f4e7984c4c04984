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

/* How many elements lie before a block, told by how many blocks lie before it. */
static int64_t before(const dodona_mpi_parts *parts, int32_t blocks) {
  if (parts->turn == 0)
    return begin(parts, blocks);
  if (blocks <= parts->blocks - parts->turn)
    return begin(parts, parts->turn + blocks) - begin(parts, parts->turn);
  return begin(parts, parts->blocks) - begin(parts, parts->turn) +
         begin(parts, blocks - (parts->blocks - parts->turn));
}

dodona_mpi_block dodona_mpi_part(const dodona_mpi_parts *parts, int32_t first, int32_t count) {
  dodona_mpi_block block = {parts->buf, 0, parts->datatype, parts->buf, 0};
  if (first < 0)
    return block;
  /* how many blocks lie before the first, and how many of its own lie at the front again */
  const int32_t lies =
      first < parts->turn ? first - parts->turn + parts->blocks : first - parts->turn;
  const int32_t past = lies > parts->blocks - count ? lies - (parts->blocks - count) : 0;
  int64_t elements = before(parts, lies);
  block.count = before(parts, lies + (count - past)) - elements;
  block.more = past > 0 ? before(parts, past) : 0;
  if (block.count == 0 && block.more > 0) { /* all lies in one place */
    block.count = block.more;
    block.more = 0;
    elements = 0;
  }
  block.buf = dodona_mpi_moved(parts->buf, (MPI_Aint)elements * parts->extent);
  return block;
}
