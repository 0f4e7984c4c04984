/* Pieces of a size that no call takes any more go when others have no place: what is given back then drives out all that is kept. So calls
   that take turns find their pieces again, if together they need no more than is kept. */
#include "mpi/pool.h"
#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>

enum { LEAST = 6 }; /* 64 bytes */

/* Stands in front of the memory. */
typedef struct dodona_mpi_piece {
  alignas(max_align_t) struct dodona_mpi_piece *next;
  int power; /* it has 2^power bytes behind this */
} piece;

static piece *piece_of(const void *memory) {
  return (piece *)(void *)((char *)(uintptr_t)memory - sizeof(piece));
}

static size_t bytes_of(const piece *p) {
  return (size_t)1 << p->power;
}

size_t dodona_mpi_taken(const void *memory) {
  return bytes_of(piece_of(memory));
}

void *dodona_mpi_take(dodona_mpi_pool *pool, size_t size) {
  int power = LEAST;
  while (power < DODONA_MPI_PIECES && (size_t)1 << power < size)
    power++;
  if (power == DODONA_MPI_PIECES)
    return NULL;
  piece *p = pool->kept[power];
  if (p) {
    pool->kept[power] = p->next;
    pool->bytes -= bytes_of(p);
  } else if ((p = malloc(sizeof *p + ((size_t)1 << power))) != NULL) {
    p->power = power;
  }
  return p ? p + 1 : NULL;
}

void dodona_mpi_give(dodona_mpi_pool *pool, void *memory) {
  if (!memory)
    return;
  piece *p = piece_of(memory);
  if (bytes_of(p) > DODONA_MPI_KEPT) {
    free(p);
    return;
  }
  if (bytes_of(p) > DODONA_MPI_KEPT - pool->bytes)
    dodona_mpi_empty(pool);
  p->next = pool->kept[p->power];
  pool->kept[p->power] = p;
  pool->bytes += bytes_of(p);
}

void dodona_mpi_empty(dodona_mpi_pool *pool) {
  for (int i = 0; i < DODONA_MPI_PIECES; i++)
    while (pool->kept[i]) {
      piece *p = pool->kept[i];
      pool->kept[i] = p->next;
      free(p);
    }
  pool->bytes = 0;
}
