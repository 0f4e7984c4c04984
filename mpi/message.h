/* Messages of any count: MPI-4 where the library has it, else large counts by a derived datatype. */
#ifndef DODONA_MPI_MESSAGE_H
#define DODONA_MPI_MESSAGE_H

#include <mpi.h>

/* One block where it lies: `count` elements of `datatype` from `buf` on. */
typedef struct dodona_mpi_block {
  void *buf;
  MPI_Count count;
  MPI_Datatype datatype;
} dodona_mpi_block;

/* The duplicate communicator carries nothing but these messages. Between two ranks those of one tag are
   received in the order in which they are sent: one tag for all steps, one for each lane of data flow. They are
   counted from the tag of the call: what a failed call left behind is never received by a later one. */
enum { DODONA_MPI_STEPS = 0, DODONA_MPI_LANES = 1, DODONA_MPI_TAGS = 5 };

/* Starts to send the block; `synchronous`: the request ends only when the receive has begun. */
int dodona_mpi_send(const dodona_mpi_block *block, int to, int tag, MPI_Comm comm, int synchronous,
                    MPI_Request *request);

/* Starts to receive the block. */
int dodona_mpi_receive(const dodona_mpi_block *block, int from, int tag, MPI_Comm comm,
                       MPI_Request *request);

/* Waits for a receive and a send, in this order, until both have ended; either may be MPI_REQUEST_NULL. */
int dodona_mpi_wait(MPI_Request pending[2], MPI_Status status[2]);

/* Notes the first error of a call. */
void dodona_mpi_note(int *first, int error);

/* Takes a receive back that is to be forgotten after an error. */
void dodona_mpi_withdraw(MPI_Request *receive);

/* Receives and forgets what has come to this rank and no call waits for. */
void dodona_mpi_drain(MPI_Comm comm);

/* MPI_ERR_TRUNCATE if what `status` tells of is not the whole block. */
int dodona_mpi_complete(const dodona_mpi_block *block, MPI_Status *status);

/* The address `offset` bytes after buf, which may be MPI_BOTTOM: then offsets are addresses. */
void *dodona_mpi_moved(void *buf, MPI_Aint offset);

/* Bytes of data in an element, and from the start of one to that of the next. */
int dodona_mpi_measure_type(MPI_Datatype datatype, MPI_Count *size, MPI_Aint *extent);

#endif
