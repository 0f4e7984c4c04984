/* Keeps memory between calls, so that a call that has been made before allocates nothing. */
#ifndef DODONA_MPI_POOL_H
#define DODONA_MPI_POOL_H

#include <stddef.h>

/* What is kept: DODONA_MPI_KEPT pieces, and as many bytes in all as DODONA_MPI_KEPT_BYTES, at most. */
enum { DODONA_MPI_KEPT = 12, DODONA_MPI_KEPT_BYTES = 1 << 20 };

typedef struct dodona_mpi_pool {
  void *kept[DODONA_MPI_KEPT];
  size_t bytes; /* of all that is kept */
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
