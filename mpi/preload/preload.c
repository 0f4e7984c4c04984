/* libdodona-preload.so: with LD_PRELOAD a program's MPI_Bcast, MPI_Reduce, MPI_Allreduce, MPI_Allgather and MPI_Reduce_scatter_block run as
   dodona_bcast and its like do without a plan; all else is MPI's, nonblocking and persistent collectives among it. Fortran's entry points call
   these. Everything below calls PMPI (mpi/mpi.mk renames the library's calls), so that neither this library nor a profiling tool sees a message of
   Dodona's. What MPI would refuse, MPI refuses: such calls go to it as they are. */
#include "mpi/call.h"
#include "mpi/open.h"
#include "mpi/preload/serve.h"

/* The last call of a thread, if those like it need no look (dodona_mpi_open_passes), and while no communicator has gone: its handle may be given
   again. */
static _Thread_local __attribute__((tls_model("initial-exec"))) struct {
  struct dodona_mpi_sort *sort;
  unsigned long freed;
  word comm;
  word count;
  word type;
  word op;
  int32_t what;
  int root;
} last;

static int is_like_last(int32_t what, word count, word type, word op, int root, word comm) {
  return last.sort && last.comm == comm && last.count == count && last.type == type &&
         last.what == what && last.op == op && last.root == root &&
         last.freed == dodona_mpi_contexts_freed() && dodona_mpi_open_passes(last.sort);
}

static int serve(dodona_mpi_call *call, word type, word op, word comm) {
  call->datatype = (MPI_Datatype)type;
  call->op = (MPI_Op)op;
  call->comm = (MPI_Comm)comm;
  call->drop_in = 1;
  int error = dodona_mpi_run_call(call, NULL);
  last.sort = call->sort;
  if (!last.sort)
    return error;
  last.freed = dodona_mpi_contexts_freed();
  last.comm = comm;
  last.count = call->count;
  last.type = type;
  last.op = op;
  last.what = call->what;
  last.root = call->root;
  return error;
}

static int end(int error) {
  dodona_mpi_open_passed(last.sort, error);
  return error;
}

int dodona_preload_bcast(word buffer, word count, word type, word root, word comm) {
  if (is_like_last(DODONA_BCAST, count, type, MPI_OP_NULL, (int)root, comm))
    return end(PMPI_Bcast_c((void *)buffer, count, (MPI_Datatype)type, (int)root, (MPI_Comm)comm));
  dodona_mpi_call call = {
      .what = DODONA_BCAST, .recvbuf = (void *)buffer, .count = count, .root = (int)root};
  return serve(&call, type, MPI_OP_NULL, comm);
}

int dodona_preload_reduce(word from, word to, word count, word type, word op, word root,
                          word comm) {
  if (from != (word)MPI_IN_PLACE && is_like_last(DODONA_REDUCE, count, type, op, (int)root, comm))
    return end(PMPI_Reduce_c((void *)from, (void *)to, count, (MPI_Datatype)type, (MPI_Op)op,
                             (int)root, (MPI_Comm)comm));
  dodona_mpi_call call = {.what = DODONA_REDUCE,
                          .sendbuf = (void *)from,
                          .recvbuf = (void *)to,
                          .count = count,
                          .root = (int)root};
  return serve(&call, type, op, comm);
}

int dodona_preload_allreduce(word from, word to, word count, word type, word op, word comm) {
  if (is_like_last(DODONA_ALLREDUCE, count, type, op, 0, comm))
    return end(PMPI_Allreduce_c((void *)from, (void *)to, count, (MPI_Datatype)type, (MPI_Op)op,
                                (MPI_Comm)comm));
  dodona_mpi_call call = {
      .what = DODONA_ALLREDUCE, .sendbuf = (void *)from, .recvbuf = (void *)to, .count = count};
  return serve(&call, type, op, comm);
}

int dodona_preload_allgather(word from, word sent, word sent_type, word to, word count, word type,
                             word comm) {
  dodona_mpi_call call = {.what = DODONA_ALLGATHER,
                          .sendbuf = (void *)from,
                          .recvbuf = (void *)to,
                          .count = count,
                          .sendcount = sent,
                          .sendtype = (MPI_Datatype)sent_type};
  return serve(&call, type, MPI_OP_NULL, comm);
}

int dodona_preload_reduce_scatter(word from, word to, word count, word type, word op, word comm) {
  dodona_mpi_call call = {.what = DODONA_REDUCE_SCATTER,
                          .sendbuf = (void *)from,
                          .recvbuf = (void *)to,
                          .count = count,
                          .sendtype = MPI_DATATYPE_NULL};
  return serve(&call, type, op, comm);
}
