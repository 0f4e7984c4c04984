/* MPI's own collectives, by the names that profiling tools leave alone. */
#include "mpi/call.h"
#include <limits.h>
#include <stdint.h>

#if MPI_VERSION >= 4

static int pass(const dodona_mpi_call *call) {
  const dodona_mpi_call *c = call;
  if (c->what == DODONA_BCAST)
    return PMPI_Bcast_c(c->recvbuf, c->count, c->datatype, c->root, c->comm);
  if (c->what == DODONA_REDUCE)
    return PMPI_Reduce_c(c->sendbuf, c->recvbuf, c->count, c->datatype, c->op, c->root, c->comm);
  if (c->what == DODONA_SCATTER)
    return PMPI_Scatter_c(c->sendbuf, c->sendcount, c->sendtype, c->recvbuf, c->count, c->datatype,
                          c->root, c->comm);
  if (c->what == DODONA_GATHER)
    return PMPI_Gather_c(c->sendbuf, c->sendcount, c->sendtype, c->recvbuf, c->count, c->datatype,
                         c->root, c->comm);
  if (c->what == DODONA_ALLGATHER)
    return PMPI_Allgather_c(c->sendbuf, c->sendcount, c->sendtype, c->recvbuf, c->count,
                            c->datatype, c->comm);
  if (c->what == DODONA_REDUCE_SCATTER)
    return PMPI_Reduce_scatter_block_c(c->sendbuf, c->recvbuf, c->count, c->datatype, c->op,
                                       c->comm);
  if (c->what == DODONA_ALLTOALL)
    return PMPI_Alltoall_c(c->sendbuf, c->sendcount, c->sendtype, c->recvbuf, c->count, c->datatype,
                           c->comm);
  if (c->what == DODONA_SCAN)
    return PMPI_Scan_c(c->sendbuf, c->recvbuf, c->count, c->datatype, c->op, c->comm);
  if (c->what == DODONA_EXSCAN)
    return PMPI_Exscan_c(c->sendbuf, c->recvbuf, c->count, c->datatype, c->op, c->comm);
  if (c->what == DODONA_BARRIER)
    return PMPI_Barrier(c->comm);
  return PMPI_Allreduce_c(c->sendbuf, c->recvbuf, c->count, c->datatype, c->op, c->comm);
}

#else

static int pass(const dodona_mpi_call *call) {
  const dodona_mpi_call *c = call;
  int count = (int)c->count;
  if (c->count > INT_MAX)
    return dodona_mpi_report(c->comm, MPI_ERR_COUNT);
  if (c->what == DODONA_BCAST)
    return PMPI_Bcast(c->recvbuf, count, c->datatype, c->root, c->comm);
  if (c->what == DODONA_REDUCE)
    return PMPI_Reduce(c->sendbuf, c->recvbuf, count, c->datatype, c->op, c->root, c->comm);
  int sent = (int)c->sendcount;
  if (c->what == DODONA_SCATTER)
    return PMPI_Scatter(c->sendbuf, sent, c->sendtype, c->recvbuf, count, c->datatype, c->root,
                        c->comm);
  if (c->what == DODONA_GATHER)
    return PMPI_Gather(c->sendbuf, sent, c->sendtype, c->recvbuf, count, c->datatype, c->root,
                       c->comm);
  if (c->what == DODONA_ALLGATHER)
    return PMPI_Allgather(c->sendbuf, sent, c->sendtype, c->recvbuf, count, c->datatype, c->comm);
  if (c->what == DODONA_REDUCE_SCATTER)
    return PMPI_Reduce_scatter_block(c->sendbuf, c->recvbuf, count, c->datatype, c->op, c->comm);
  if (c->what == DODONA_ALLTOALL)
    return PMPI_Alltoall(c->sendbuf, sent, c->sendtype, c->recvbuf, count, c->datatype, c->comm);
  if (c->what == DODONA_SCAN)
    return PMPI_Scan(c->sendbuf, c->recvbuf, count, c->datatype, c->op, c->comm);
  if (c->what == DODONA_EXSCAN)
    return PMPI_Exscan(c->sendbuf, c->recvbuf, count, c->datatype, c->op, c->comm);
  if (c->what == DODONA_BARRIER)
    return PMPI_Barrier(c->comm);
  return PMPI_Allreduce(c->sendbuf, c->recvbuf, count, c->datatype, c->op, c->comm);
}

#endif

/* Where shares have counts of their own. */
static int pass_counted(const dodona_mpi_call *c) {
  const int count = (int)c->count, sent = (int)c->sendcount;
  if (c->what == DODONA_SCATTER)
    return PMPI_Scatterv(c->sendbuf, c->counts, c->displs, c->sendtype, c->recvbuf, count,
                         c->datatype, c->root, c->comm);
  if (c->what == DODONA_GATHER)
    return PMPI_Gatherv(c->sendbuf, sent, c->sendtype, c->recvbuf, c->counts, c->displs,
                        c->datatype, c->root, c->comm);
  if (c->what == DODONA_ALLGATHER)
    return PMPI_Allgatherv(c->sendbuf, sent, c->sendtype, c->recvbuf, c->counts, c->displs,
                           c->datatype, c->comm);
  return PMPI_Reduce_scatter(c->sendbuf, c->recvbuf, c->counts, c->datatype, c->op, c->comm);
}

/* By a copy of the input. */
static int pass_copied(const dodona_mpi_call *call) {
  const dodona_mpi_operand *o = &call->operand;
  dodona_mpi_call copied = *call;
  void *room = dodona_mpi_take(call->context->pool, o->room);
  if (!room)
    return pass(call);
  copied.sendbuf = dodona_mpi_operand_at(o, room);
  int error =
      dodona_mpi_operand_copy(call->context, o, call->recvbuf, (void *)(uintptr_t)copied.sendbuf);
  if (error == MPI_SUCCESS)
    error = pass(&copied);
  else
    dodona_mpi_report(call->comm, error);
  dodona_mpi_give(call->context->pool, room);
  return error;
}

/* MPICH 4.0.2 takes MPI_IN_PLACE for an address where the root is not rank 0. */
int dodona_mpi_pass(dodona_mpi_call *call) {
  if (call->counted)
    return pass_counted(call);
  int copied = call->what == DODONA_REDUCE && call->root != 0 && call->sendbuf == MPI_IN_PLACE &&
               call->context && dodona_mpi_judge_call(call) == MPI_SUCCESS &&
               call->operand.size > 0;
  return copied ? pass_copied(call) : pass(call);
}
