/* Keeps memory between calls, so that a call that has been made before allocates nothing. */
#ifndef DODONA_MPI_POOL_H
#define DODONA_MPI_POOL_H

#include <stddef.h>

/* Pieces come in powers of two. No more bytes are kept than DODONA_MPI_KEPT. */
enum { DODONA_MPI_PIECES = 48, DODONA_MPI_KEPT = 1 << 22 };

struct dodona_mpi_piece;

typedef struct dodona_mpi_pool {
  struct dodona_mpi_piece *kept[DODONA_MPI_PIECES]; /* of each size, a list */
  size_t bytes;                                     /* of all that is kept */
} dodona_mpi_pool;

/* Returns memory of `size` bytes or more, aligned as malloc aligns; NULL if there is none. What is in it is not said. */
void *dodona_mpi_take(dodona_mpi_pool *pool, size_t size);

/* Returns the bytes that `memory`, taken from a pool, has room for. */
size_t dodona_mpi_taken(const void *memory);

/* Gives back what was taken; nothing if it is NULL. */
void dodona_mpi_give(dodona_mpi_pool *pool, void *memory);

/* Frees all that is kept. */
void dodona_mpi_empty(dodona_mpi_pool *pool);

#endif
