/* A message in blocks whose sizes differ by one element at most, the larger ones first. */
#ifndef DODONA_MPI_PARTITION_H
#define DODONA_MPI_PARTITION_H

#include <stdint.h>

/* The elements before `block`, 0 <= block <= blocks, of count >= 0 elements in blocks >= 1 blocks. */
int64_t dodona_mpi_elements_before(int64_t count, int32_t blocks, int32_t block);

#endif
