/* A message as bytes, in the order of its signature: ranks of a broadcast may describe the same data in different ways, and cut it into
   the same blocks nevertheless. */
#ifndef DODONA_MPI_DESCRIBED_H
#define DODONA_MPI_DESCRIBED_H

#include "mpi/context.h"

typedef struct dodona_mpi_described {
  void *bytes;     /* where they lie: in the caller's buffer if there is nothing between them */
  MPI_Count count; /* of bytes */
  void *packed;    /* else a copy, of the context's pool */
  int error; /* there is no copy, or no room for one: the messages of this rank are to be empty */
} dodona_mpi_described;

/* Stores how many bytes `count` elements have. MPI_ERR_NO_MEM: no buffer can be so large. */
int dodona_mpi_bytes_of(MPI_Count count, const dodona_mpi_type *type, MPI_Count *bytes);

/* Describes `count` elements of so many bytes. If the elements are not dense, makes room for a copy, and if `full` copies them. */
dodona_mpi_described dodona_mpi_describe(const dodona_mpi_context *context, void *buf,
                                         MPI_Count count, const dodona_mpi_type *type,
                                         MPI_Count bytes, int full);

/* Ends a description: gives the room back, after it has stored the copy where the elements are if `store`. */
int dodona_mpi_describe_end(const dodona_mpi_context *context,
                            const dodona_mpi_described *described, void *buf, MPI_Count count,
                            MPI_Datatype datatype, int store);

#endif
