/* Which results must have the same bits, and what may then do a call. */
#ifndef DODONA_MPI_SAME_BITS_H
#define DODONA_MPI_SAME_BITS_H

#include "mpi/dodona_mpi.h"

/* "ranks, runs or sizes"; and the dodona_same_level of one of these words, or -1. */
#define DODONA_MPI_LEVELS "ranks, runs or sizes"
int32_t dodona_mpi_level_of(const char *word);

/* 2^16 bytes: for this size calls of all sizes choose that must have the same bits. */
enum { DODONA_MPI_ONE_SIZE = 16 };

/* Returns the level that the results of such a call must have, if MPI's own algorithm is not known to have it; else DODONA_SAME_NOTHING. It is
   known where nothing is combined, and where any order computes the same bits; and DODONA_SAME_ON_RANKS where each result is on one rank. */
int32_t dodona_mpi_level_bound(int32_t level, int32_t op, int exact);

/* Returns whether the results of the algorithm's plans for the operation have the level. */
int dodona_mpi_level_has(int32_t level, int32_t op, int32_t algorithm);

/* Returns whether calls without a plan may take the algorithm. Where sizes must have the same bits, no tree may depend on the size, as trees do that take a
   latency. */
int dodona_mpi_level_open(int32_t level, int32_t op, int32_t algorithm);

#endif
