/* Combines the blocks of one lane of a reduction at a rank: its own input and the blocks that its children
   send. There is room for `window` blocks, not for the message. */
#ifndef DODONA_MPI_MERGE_H
#define DODONA_MPI_MERGE_H

#include "mpi/context.h"
#include "mpi/operand.h"
#include "mpi/partition.h"

typedef struct dodona_mpi_merge {
  const dodona_mpi_context *context;
  dodona_mpi_operand operand; /* the largest block */
  dodona_mpi_parts own;       /* this rank's input */
  dodona_mpi_parts result;    /* at the root, where the result goes; may be own */
  int root;
  int32_t sources;  /* children, 0 .. 2 */
  int32_t order[3]; /* the operands from left to right: sources, and one other number for own */
  int32_t window;
  int32_t each; /* rooms for one block of the lane */
  char *rooms;
  void **merged; /* block k of the lane at k mod window */
} dodona_mpi_merge;

/* `child` are the ranks of the sources. If the operation is not commutative, the operands stand in the
   order of ranks; else in the order that copies least. `operand` is the whole message. MPI_ERR_NO_MEM:
   nothing to close. */
int dodona_mpi_merge_open(const dodona_mpi_context *context, const dodona_mpi_operand *operand,
                          const dodona_mpi_parts *own, const dodona_mpi_parts *result,
                          const int32_t child[2], int32_t window, dodona_mpi_merge *merge);

/* Returns where block b of the message, block k of the lane, goes when it comes from this source; its place
   is free when block k - window has been sent. */
dodona_mpi_block dodona_mpi_merge_in(const dodona_mpi_merge *merge, int32_t b, int64_t k,
                                     int32_t source);

/* Combines block k, which has come from all sources; at the root the result is then in its place. */
int dodona_mpi_merge_take(dodona_mpi_merge *merge, int32_t b, int64_t k);

/* Returns the combined block. */
dodona_mpi_block dodona_mpi_merge_out(const dodona_mpi_merge *merge, int32_t b, int64_t k);

void dodona_mpi_merge_close(dodona_mpi_merge *merge);

#endif
