/* Cuts a message into blocks, between elements, as ref/base/blocks.h says. */
#ifndef DODONA_MPI_PARTITION_H
#define DODONA_MPI_PARTITION_H

#include "mpi/message.h"
#include <stdint.h>

/* Makes the partition of `count` elements, `extent` bytes from one to the next, into `blocks` blocks. */
typedef struct dodona_mpi_parts {
  void *buf;
  MPI_Count count;
  MPI_Datatype datatype;
  MPI_Aint extent;
  int32_t blocks;
  int32_t each; /* how many blocks each of equal shares is cut into; 0: the whole is cut at once */
  int32_t
      turn; /* the block that lies at buf, those before it behind the last; not all need be there */
  const MPI_Count *begins; /* where each block begins, and behind the last; NULL: they are equal */
} dodona_mpi_parts;

/* Returns the blocks first .. first + count - 1 where they lie, past the last block from block 0 on, in two places where they go on at buf; no
   elements if first is DODONA_NONE. */
dodona_mpi_block dodona_mpi_part(const dodona_mpi_parts *parts, int32_t first, int32_t count);

#endif
