/* Prepares a message for an operation of MPI: where its bytes lie, copies of it, and the operation. */
#ifndef DODONA_MPI_OPERAND_H
#define DODONA_MPI_OPERAND_H

#include "mpi/context.h"
#include <stddef.h>

typedef struct dodona_mpi_operand {
  MPI_Count count;
  MPI_Datatype datatype;
  MPI_Op op;
  int commutative;
  int exact;            /* the same in any order (dodona_mpi_verdict) */
  MPI_Count element;    /* bytes of data in one */
  MPI_Count size;       /* and in all */
  MPI_Aint extent;      /* from one element to the next; may be negative */
  MPI_Aint true_lb;     /* where the data of an element begin, from its address */
  MPI_Aint true_extent; /* to where they end */
  MPI_Aint shift; /* from the start of a room for it to its address: a multiple of 16, so that the
                      elements are aligned as in the caller's buffer */
  size_t room;    /* bytes of a room, a multiple of 16 */
  int dense;      /* all bytes of the room from the address on are data, in this order */
} dodona_mpi_operand;

/* MPI_ERR_COUNT: count < 0. MPI_ERR_OP: null, or not defined for the datatype.
   MPI_ERR_NO_MEM: no buffer can be so large. */
int dodona_mpi_operand_of(dodona_mpi_context *context, MPI_Count count, const dodona_mpi_type *type,
                          MPI_Op op, dodona_mpi_operand *operand);

/* The same for a part of the message, with rooms for `count` of its elements. */
dodona_mpi_operand dodona_mpi_operand_part(const dodona_mpi_operand *operand, MPI_Count count);

/* Returns the address of a message that has the room for itself. */
void *dodona_mpi_operand_at(const dodona_mpi_operand *operand, char *room);

/* Copies the data and nothing else; the buffers share no byte. */
int dodona_mpi_operand_copy(const dodona_mpi_context *context, const dodona_mpi_operand *operand,
                            void *from, void *to);

/* The message at `into` becomes `with` op `into`. */
int dodona_mpi_operand_combine(const dodona_mpi_operand *operand, void *with, void *into);

#endif
