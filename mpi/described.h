/* A message as bytes, in the order of its signature: ranks of a broadcast may describe the same data in different ways, and cut it into
   the same blocks nevertheless. */
#ifndef DODONA_MPI_DESCRIBED_H
#define DODONA_MPI_DESCRIBED_H

#include "mpi/context.h"

typedef struct dodona_mpi_described {
  void *bytes;     /* where they lie: in the caller's buffer if there is nothing between them */
  MPI_Count count; /* of bytes */
  void *packed;    /* else a copy, of the context's pool */
  int error;       /* the copy was not made: the messages of this rank are to be empty */
} dodona_mpi_described;

/* Describes `count` elements; if they are not dense makes room for a copy, and if `full` copies them. MPI_ERR_TYPE: null. MPI_ERR_NO_MEM.
   What MPI reports. */
int dodona_mpi_describe(const dodona_mpi_context *context, void *buf, MPI_Count count,
                        MPI_Datatype datatype, int full, dodona_mpi_described *described);

/* Stores the copy, if there is one, where the elements are. */
int dodona_mpi_store(const dodona_mpi_context *context, const dodona_mpi_described *described,
                     void *buf, MPI_Count count, MPI_Datatype datatype);

#endif
