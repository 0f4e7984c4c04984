/* A buffer to broadcast into: the elements and a margin around them; every byte is compared. */
#ifndef DODONA_TESTS_MPI_BUFFER_H
#define DODONA_TESTS_MPI_BUFFER_H

#include "tests/mpi/types.h"

typedef struct test_buffer {
  char *held;     /* all bytes */
  char *expected; /* what they must be in the end */
  size_t bytes;
  char *start; /* the address to broadcast, in `held` */
} test_buffer;

/* Of this rank; data that follow from the seed are at the root, and other data at the others. */
test_buffer test_buffer_make(const test_type *type, int count, int rank, int root, int seed);

/* 1 if every byte is as it must be. The buffer is no more. */
int test_buffer_end(test_buffer *b);

#endif
