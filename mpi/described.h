/* A message as bytes, in the order of its signature: ranks of a broadcast may describe the same data in different ways, and cut it into
   the same blocks nevertheless. Elements that are not dense are copied, block by block where the message is cut: a block is packed when it is
   sent first, and unpacked when it has come, while others are under way. */
#ifndef DODONA_MPI_DESCRIBED_H
#define DODONA_MPI_DESCRIBED_H

#include "mpi/context.h"
#include "mpi/partition.h"

/* The elements, and what is to be done with them. */
typedef struct dodona_mpi_elements {
  void *buf;
  MPI_Count count;
  const dodona_mpi_type *type;
  int full;   /* they are the data: they are packed */
  int stores; /* they are to be: what comes is unpacked */
} dodona_mpi_elements;

typedef struct dodona_mpi_described {
  void *bytes;     /* where they lie: in the caller's buffer if there is nothing between them */
  MPI_Count count; /* of bytes */
  char *packed;    /* else a copy, of the context's pool */
  int error; /* there is no copy, or no room for one: the messages of this rank are to be empty */
  const dodona_mpi_context *context;
  dodona_mpi_elements of;
  dodona_mpi_parts parts; /* the copy, in blocks */
  unsigned char *known;   /* what has been done for each block; NULL: the copy is made at once */
  int32_t *came;          /* the blocks that have come and not been unpacked */
  int32_t waiting;        /* how many */
} dodona_mpi_described;

/* Stores how many bytes `count` elements have. MPI_ERR_NO_MEM: no buffer can be so large. */
int dodona_mpi_bytes_of(MPI_Count count, const dodona_mpi_type *type, MPI_Count *bytes);

/* Describes elements of so many bytes. If they are not dense, makes room for a copy. */
dodona_mpi_described dodona_mpi_describe(const dodona_mpi_context *context, MPI_Count bytes,
                                         dodona_mpi_elements of);

/* Says that the message goes in the blocks of `parts`, which is at d->bytes, so that each is packed on its own; with NULL, or where blocks are smaller
   than elements, or the message has other bytes than the elements, packs all. */
void dodona_mpi_describe_cut(dodona_mpi_described *d, const dodona_mpi_parts *parts);

/* Blocks first .. first + count - 1, past the last block from block 0 on, are to be sent: packs those that are not there. */
int dodona_mpi_describe_send(dodona_mpi_described *d, int32_t first, int32_t count);

/* They have come. */
void dodona_mpi_describe_came(dodona_mpi_described *d, int32_t first, int32_t count);

/* Unpacks what has come. */
int dodona_mpi_describe_unpack(dodona_mpi_described *d);

/* Copies so many bytes to the elements, or from them. */
int dodona_mpi_describe_put(const dodona_mpi_context *context, const char *bytes, MPI_Count size,
                            void *buf, MPI_Count count, const dodona_mpi_type *type);
int dodona_mpi_describe_take(const dodona_mpi_context *context, char *bytes, MPI_Count size,
                             const void *buf, MPI_Count count, const dodona_mpi_type *type);

/* Ends a description: if `good` unpacks what is to be stored and has not been, and gives the room back. */
int dodona_mpi_describe_end(dodona_mpi_described *d, int good);

#endif
