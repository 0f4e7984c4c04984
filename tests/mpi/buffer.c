#include "tests/mpi/buffer.h"
#include "tests/mpi/trial.h"
#include <stdlib.h>
#include <string.h>

static char pattern(size_t i, int seed) {
  unsigned x = (unsigned)i * 2654435761u + (unsigned)seed * 40503u;
  return (char)(x >> 13);
}

test_buffer test_buffer_make(const test_type *type, int count, int rank, int root, int seed) {
  ptrdiff_t first, end;
  test_type_span(type, count, &first, &end);
  test_buffer b = {NULL, NULL, (size_t)(end - first) + 2 * TRIAL_MARGIN, NULL};
  char *source = trial_allocate(b.bytes);
  b.held = trial_allocate(b.bytes);
  b.expected = trial_allocate(b.bytes);
  for (size_t i = 0; i < b.bytes; i++)
    source[i] = pattern(i, seed);
  memset(b.held, 0x5a + rank % 7, b.bytes);
  if (rank == root)
    memcpy(b.held, source, b.bytes);
  memcpy(b.expected, b.held, b.bytes);
  ptrdiff_t at = TRIAL_MARGIN - first;
  test_type_copy(type, count, source + at, b.expected + at);
  b.start = b.held + at;
  free(source);
  return b;
}

int test_buffer_end(test_buffer *b) {
  int same = memcmp(b->held, b->expected, b->bytes) == 0;
  free(b->held);
  free(b->expected);
  return same;
}
