/* Sends and receives messages of any count: by MPI-4 functions if the library has them, else large counts
   by a derived datatype. */
#ifndef DODONA_MPI_MESSAGE_H
#define DODONA_MPI_MESSAGE_H

#include <mpi.h>

/* Blocks where they lie: `count` elements of `datatype` from `buf` on, then `more` from `rest` on. Both go as one message. */
typedef struct dodona_mpi_block {
  void *buf;
  MPI_Count count;
  MPI_Datatype datatype;
  void *rest;
  MPI_Count more; /* 0: there is no rest */
} dodona_mpi_block;

/* The tags. The duplicate communicator carries only these messages, and messages with one tag between two
   ranks are received in the order in which they are sent. So one tag serves all steps, and one each lane of
   data flow. Tags count from the tag of the call: no later call receives what a failed call left behind. */
enum { DODONA_MPI_STEPS = 0, DODONA_MPI_LANES = 1, DODONA_MPI_TAGS = 5 };

/* Starts to send the block; `synchronous`: the request ends only when the receive has begun. */
int dodona_mpi_send(const dodona_mpi_block *block, int to, int tag, MPI_Comm comm, int synchronous,
                    MPI_Request *request);

/* Starts to receive the block. */
int dodona_mpi_receive(const dodona_mpi_block *block, int from, int tag, MPI_Comm comm,
                       MPI_Request *request);

/* Waits for a receive and a send, in this order, until both have ended; either may be MPI_REQUEST_NULL. After `patience` seconds, unless that is 0,
   gives up what has not ended: dodona_err_late(). */
int dodona_mpi_wait(MPI_Request pending[2], MPI_Status status[2], double patience);

/* Waits until all of the requests have ended, or only one; no longer than `patience`. Returns 0 if that was not long enough. */
int dodona_mpi_ended(int count, const MPI_Request *pending, int all, double patience);

/* Waits until all ranks have called this, or in the same way no longer. */
int dodona_mpi_barrier(MPI_Comm comm, double patience);

/* Notes the first error of a call. */
void dodona_mpi_note(int *first, int error);

/* Cancels a receive after an error. */
void dodona_mpi_withdraw(MPI_Request *receive);

/* Receives and forgets messages that have come to this rank and that no call waits for. */
void dodona_mpi_drain(MPI_Comm comm);

/* Returns MPI_ERR_TRUNCATE if the message of `status` is not the whole block. */
int dodona_mpi_complete(const dodona_mpi_block *block, MPI_Status *status);

/* Makes a committed datatype of runs of bytes: `runs` runs, each of `bytes` bytes and `stride` bytes behind the one before, then one of `rest` bytes,
   unless that is 0. */
int dodona_mpi_runs(MPI_Count runs, MPI_Count bytes, MPI_Count stride, MPI_Count rest,
                    MPI_Datatype *datatype);

/* Returns the address `offset` bytes after buf. If buf is MPI_BOTTOM, offsets are addresses. */
void *dodona_mpi_moved(void *buf, MPI_Aint offset);

#endif
