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
  int drop_in;  /* what is wrong with it MPI says; else Dodona does, before MPI sees it */
  dodona_mpi_context *context;
  dodona_mpi_type type;
  MPI_Count bytes;            /* of a broadcast */
  dodona_mpi_operand operand; /* of a reduction */
  MPI_Count sendcount;
  int counted;       /* shares have counts of their own, */
  const int *counts; /* these, where they matter: at a rank that has the whole message */
  const int *displs; /* where they lie there; of a reduce-scatter NULL */
  MPI_Datatype sendtype;
  dodona_mpi_type sent; /* of sendtype */
  struct dodona_mpi_sort
      *sort; /* what a call without a plan was counted with, if calls like it are, too; else NULL */
} dodona_mpi_call;

/* Judges the arguments, and makes known what there is to know of its datatypes. The context is known. */
int dodona_mpi_judge_call(dodona_mpi_call *call);

/* Runs the call by a plan, or with NULL as open.h says. */
int dodona_mpi_run_call(dodona_mpi_call *call, const dodona_plan *plan);

/* Runs the call by this rank's part in a plan for it. The call is judged, and begun. */
int dodona_mpi_execute(const dodona_mpi_call *call, const dodona_mpi_role *role);

/* Runs the call in phases on the grid of the context's nodes (mpi/grid.h): the request is of its columns, for as many ranks as there are nodes. The
   call is judged. */
int dodona_mpi_grid_run(const dodona_mpi_call *call, const dodona_request *request);

/* Runs a call in which ranks have shares, by its plan. An alltoall is judged with these. */
int dodona_mpi_shares(const dodona_mpi_call *call, const dodona_mpi_role *role);

/* Runs an alltoall, a scan or an exscan by its plan. */
int dodona_mpi_alltoall(const dodona_mpi_call *call, const dodona_mpi_role *role);
int dodona_mpi_scan(const dodona_mpi_call *call, const dodona_mpi_role *role);

/* Judges the arguments of one, and makes known what there is to know of its datatypes. */
int dodona_mpi_shares_judge(dodona_mpi_call *call);

/* Returns how many blocks the rank holds at once, from its own share on, apart from what it only sends of its input. */
int32_t dodona_mpi_held_blocks(const dodona_mpi_role *role, int combines);

/* Runs a call whose shares have counts of their own, by its plan. */
int dodona_mpi_counted(const dodona_mpi_call *call, const dodona_mpi_role *role);

/* Judges the arguments of one, and makes known what there is to know of its datatypes. */
int dodona_mpi_counted_judge(dodona_mpi_call *call);

/* Has MPI do the call. The context need not be known. */
int dodona_mpi_pass(dodona_mpi_call *call);

#endif
