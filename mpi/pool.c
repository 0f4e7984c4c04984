/* In front of each piece stands its size. */
#include "mpi/pool.h"
#include <stdint.h>
#include <stdlib.h>

enum { HEAD = 16, SPARE = 4096 }; /* a piece is not given for less than half of it, but for this */

static size_t *head_of(void *memory) {
  return (size_t *)(void *)((char *)memory - HEAD);
}

size_t dodona_mpi_taken(const void *memory) {
  return *(const size_t *)(const void *)((const char *)memory - HEAD);
}

/* The place of the smallest piece that is large enough and not much too large, or -1. */
static int fitting(const dodona_mpi_pool *pool, size_t size) {
  int best = -1;
  for (int i = 0; i < DODONA_MPI_KEPT; i++) {
    size_t has = pool->kept[i] ? dodona_mpi_taken(pool->kept[i]) : 0;
    if (pool->kept[i] && has >= size && has / 2 <= size + SPARE &&
        (best < 0 || has < dodona_mpi_taken(pool->kept[best])))
      best = i;
  }
  return best;
}

void *dodona_mpi_take(dodona_mpi_pool *pool, size_t size) {
  int place = fitting(pool, size);
  if (place >= 0) {
    void *found = pool->kept[place];
    pool->bytes -= dodona_mpi_taken(found);
    pool->kept[place] = NULL;
    return found;
  }
  char *made = size < PTRDIFF_MAX - HEAD ? malloc(size + HEAD) : NULL;
  if (!made)
    return NULL;
  *head_of(made + HEAD) = size;
  return made + HEAD;
}

void dodona_mpi_give(dodona_mpi_pool *pool, void *memory) {
  int place = 0;
  if (!memory)
    return;
  while (place < DODONA_MPI_KEPT && pool->kept[place])
    place++;
  size_t size = dodona_mpi_taken(memory);
  if (place == DODONA_MPI_KEPT || size > DODONA_MPI_KEPT_BYTES - pool->bytes) {
    free(head_of(memory));
    return;
  }
  pool->kept[place] = memory;
  pool->bytes += size;
}

void dodona_mpi_empty(dodona_mpi_pool *pool) {
  for (int i = 0; i < DODONA_MPI_KEPT; i++) {
    if (pool->kept[i])
      free(head_of(pool->kept[i]));
    pool->kept[i] = NULL;
  }
  pool->bytes = 0;
}
