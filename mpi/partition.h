/* A message in blocks, cut between elements as ../ref/blocks.h says. */
#ifndef DODONA_MPI_PARTITION_H
#define DODONA_MPI_PARTITION_H

#include "mpi/message.h"
#include <stdint.h>

/* A message of `count` elements, `extent` bytes from one to the next, in `blocks` blocks. */
typedef struct dodona_mpi_parts {
  void *buf;
  MPI_Count count;
  MPI_Datatype datatype;
  MPI_Aint extent;
  int32_t blocks;
} dodona_mpi_parts;

/* The blocks first .. first + count - 1 where they lie; no elements if first is DODONA_NONE. */
dodona_mpi_block dodona_mpi_part(const dodona_mpi_parts *parts, int32_t first, int32_t count);

#endif
