/* One call of a collective. */
#ifndef DODONA_MPI_CALL_H
#define DODONA_MPI_CALL_H

#include "mpi/context.h"
#include "mpi/operand.h"

/* Of a broadcast only recvbuf, count and datatype. */
typedef struct dodona_mpi_call {
  const void *sendbuf;
  void *recvbuf;
  MPI_Count count;
  MPI_Datatype datatype;
  MPI_Op op;
  MPI_Comm comm;
  int32_t what; /* a dodona_op */
  int root;     /* of an allreduce 0 */
  int drop_in;  /* calls that MPI may refuse go to MPI */
  dodona_mpi_context *context;
  dodona_mpi_type type;
  MPI_Count bytes;            /* of a broadcast */
  dodona_mpi_operand operand; /* of a reduction */
} dodona_mpi_call;

/* Runs the call by a plan, or with NULL as the class of the call does. What MPI's own algorithm is for, MPI does. */
int dodona_mpi_run_call(dodona_mpi_call *call, const dodona_plan *plan);

/* Has MPI do the call. */
int dodona_mpi_pass(const dodona_mpi_call *call);

#endif
