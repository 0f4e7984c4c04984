/* One call of a collective. */
#ifndef DODONA_MPI_CALL_H
#define DODONA_MPI_CALL_H

#include "mpi/context.h"
#include "mpi/operand.h"

/* A broadcast uses only recvbuf, count and datatype. Where ranks have shares, a rank receives a share as `count` elements of `datatype` in
   recvbuf, and sends a share as `sendcount` elements of `sendtype` in sendbuf. */
typedef struct dodona_mpi_call {
  const void *sendbuf;
  void *recvbuf;
  MPI_Count count;
  MPI_Datatype datatype;
  MPI_Op op;
  MPI_Comm comm;
  int32_t what; /* a dodona_op */
  int root;     /* 0 where there is none */
  int drop_in;  /* calls that MPI may refuse go to MPI */
  dodona_mpi_context *context;
  dodona_mpi_type type;
  MPI_Count bytes;            /* of a broadcast */
  dodona_mpi_operand operand; /* of a reduction */
  MPI_Count sendcount;
  MPI_Datatype sendtype;
  dodona_mpi_type sent; /* of sendtype */
} dodona_mpi_call;

/* Judges the arguments, and makes known what there is to know of its datatypes. The context is known. */
int dodona_mpi_judge_call(dodona_mpi_call *call);

/* Runs the call by a plan, or with NULL as the class of the call does. What MPI's own algorithm is for, MPI does. */
int dodona_mpi_run_call(dodona_mpi_call *call, const dodona_plan *plan);

/* Runs a call in which ranks have shares, by its plan. */
int dodona_mpi_shares(const dodona_mpi_call *call, const dodona_mpi_role *role);

/* Judges the arguments of one, and makes known what there is to know of its datatypes. */
int dodona_mpi_shares_judge(dodona_mpi_call *call);

/* Has MPI do the call. */
int dodona_mpi_pass(const dodona_mpi_call *call);

#endif
