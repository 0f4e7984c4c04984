/* Datatypes to broadcast, each with its type map, so that a test knows every byte without MPI. */
#ifndef DODONA_TESTS_MPI_TYPES_H
#define DODONA_TESTS_MPI_TYPES_H

#include <mpi.h>
#include <stddef.h>

enum { TEST_TYPES = 8, SEGMENTS = 4 };

typedef struct test_type {
  const char *name;
  MPI_Datatype type;
  int lb;       /* the lower bound of an element */
  int extent;   /* bytes from one element to the next; may be negative */
  int segments; /* an element is data at offset[i] .. offset[i] + length[i] - 1 from its start */
  int offset[SEGMENTS];
  int length[SEGMENTS];
} test_type;

void test_types_make(test_type types[TEST_TYPES]);
void test_types_free(test_type types[TEST_TYPES]);

/* The first byte of `count` elements relative to the buffer's address, and one past the last. */
void test_type_span(const test_type *type, int count, ptrdiff_t *first, ptrdiff_t *end);

/* Copies the data of `count` elements, and nothing else. */
void test_type_copy(const test_type *type, int count, const char *from, char *to);

/* SimGrid 3.32 steps through elements with a negative lower bound by their size, not their extent. */
int test_type_broken(const test_type *type, int count);

#endif
