/* Runs the baselines of ref/schedule/baseline.h over MPI, for tests and benches: in each step at most one
   message each way, of contiguous blocks. */
#ifndef DODONA_MPI_BASELINE_RUN_H
#define DODONA_MPI_BASELINE_RUN_H

#include "mpi/dodona_mpi.h"

/* Broadcasts like MPI_Bcast, by a baseline that broadcasts, in `blocks` blocks; buf as in dodona_bcast.
   Errors as there; MPI_ERR_ARG: no baseline of a broadcast, or blocks < 1. */
int dodona_mpi_baseline_bcast(void *buf, MPI_Count count, MPI_Datatype datatype, int root,
                              MPI_Comm comm, int32_t baseline, int32_t blocks);

/* Reduces like MPI_Allreduce, by a baseline of an allreduce, for commutative operations. Errors as in
   dodona_allreduce; MPI_ERR_ARG: no baseline of an allreduce, or blocks < 1. */
int dodona_mpi_baseline_allreduce(const void *sendbuf, void *recvbuf, MPI_Count count,
                                  MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, int32_t baseline,
                                  int32_t blocks);

#endif
