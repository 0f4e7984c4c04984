/* libdodona-preload.so: with LD_PRELOAD a program's MPI_Bcast, MPI_Reduce and MPI_Allreduce run as dodona_bcast and its like do without a
   plan; all else is MPI's. Fortran's entry points call these. Everything below calls PMPI (mpi/mpi.mk renames the library's calls), so that
   neither this library nor a profiling tool sees a message of Dodona's.

   What MPI would refuse, MPI refuses: calls with such arguments go to it as they are. So do calls on inter-communicators, on one rank, the
   first WAIT calls on each communicator, so that those of few calls cost nothing, and all calls on a communicator when there are MOST with
   one of Dodona's beside them already, as MPI has only about 2,000. All ranks decide alike: they count the calls that MPI accepts, as a rank may
   have made the others alone, and agree on the rest once for a communicator. A reduction to another root than 0 does not wait: MPICH 4.0.2 crashes there if it is in place. */
#include "mpi/call.h"
#include "mpi/profile.h"
#include <stdio.h>
#include <stdlib.h>

enum { WAIT = 4, MOST = 256 };

/* The machine from the file that rank 0's DODONA_PROFILE names; a file that is none leaves it to be measured. */
static int load(dodona_mpi_context *context) {
  char fault[DODONA_FAULT];
  const char *path = getenv("DODONA_PROFILE");
  int error = MPI_SUCCESS;
  if (!context->environment.profile)
    return MPI_SUCCESS;
  error = dodona_mpi_profile_load(context, path ? path : "", fault);
  if (fault[0] != '\0' && context->rank == 0)
    fprintf(stderr, "dodona: DODONA_PROFILE: %s\n", fault);
  return error == MPI_ERR_IO ? MPI_SUCCESS : error;
}

/* Makes the context ready for plans, if all ranks may. */
static int join(MPI_Comm comm, dodona_mpi_context *context) {
  int mine = dodona_mpi_companions() < MOST, all = 0;
  if (PMPI_Allreduce(&mine, &all, 1, MPI_INT, MPI_MIN, comm) != MPI_SUCCESS || !all)
    return 0;
  return dodona_mpi_context_of(comm, &context) == MPI_SUCCESS && load(context) == MPI_SUCCESS;
}

/* Whether an address may be one: NULL is MPI_BOTTOM to a derived datatype, and an error of MPI's to a predefined one. */
static int may_be(const void *buf, MPI_Datatype datatype) {
  int integers = 0, addresses = 0, types = 0, combiner = MPI_COMBINER_NAMED;
  if (buf != NULL)
    return 1;
  return datatype != MPI_DATATYPE_NULL &&
         PMPI_Type_get_envelope(datatype, &integers, &addresses, &types, &combiner) ==
             MPI_SUCCESS &&
         combiner != MPI_COMBINER_NAMED;
}

static int has_buffers(const dodona_mpi_call *c) {
  if (c->count <= 0)
    return c->count == 0;
  if (c->what == DODONA_BCAST)
    return may_be(c->recvbuf, c->datatype);
  int result = c->what == DODONA_ALLREDUCE || c->root == c->context->rank;
  return may_be(c->sendbuf, c->datatype) && (!result || may_be(c->recvbuf, c->datatype));
}

/* Whether Dodona may execute collectives on the communicator of the call; stores the context of that communicator. */
static int may_be_ours(dodona_mpi_call *c) {
  int inter = 1;
  return c->comm != MPI_COMM_NULL && PMPI_Comm_test_inter(c->comm, &inter) == MPI_SUCCESS &&
         !inter && dodona_mpi_context_find(c->comm, &c->context) == MPI_SUCCESS &&
         c->context->ranks > 1 && !c->context->refused;
}

/* Whether MPI has refused the call by its arguments, before it sent anything. */
static int is_refusal(int error) {
  const int refusals[] = {MPI_ERR_BUFFER, MPI_ERR_COUNT, MPI_ERR_TYPE, MPI_ERR_ROOT,
                          MPI_ERR_OP,     MPI_ERR_ARG,   MPI_ERR_COMM};
  int class = MPI_SUCCESS;
  PMPI_Error_class(error, &class);
  for (size_t k = 0; k < sizeof refusals / sizeof *refusals; k++)
    if (class == refusals[k])
      return 1;
  return 0;
}

/* The first calls on a communicator. */
static int wait(const dodona_mpi_call *c) {
  int error = dodona_mpi_pass(c);
  c->context->waited += !is_refusal(error);
  return error;
}

static int serve(int32_t what, const void *sendbuf, void *recvbuf, MPI_Count count,
                 MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm) {
  dodona_mpi_call c = {sendbuf, recvbuf, count, datatype, op, comm, what, root, .drop_in = 1};
  if (!may_be_ours(&c))
    return dodona_mpi_pass(&c);
  const int joins = c.context->comm == MPI_COMM_NULL;
  if (joins && c.context->waited < WAIT && (what != DODONA_REDUCE || root == 0))
    return wait(&c);
  if (!has_buffers(&c) || (joins && dodona_mpi_judge_call(&c) != MPI_SUCCESS))
    return dodona_mpi_pass(&c);
  c.context->refused = joins && !join(comm, c.context);
  return c.context->refused ? dodona_mpi_pass(&c) : dodona_mpi_run_call(&c, NULL);
}

int MPI_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm) {
  return serve(DODONA_BCAST, NULL, buffer, count, datatype, MPI_OP_NULL, root, comm);
}

int MPI_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
               int root, MPI_Comm comm) {
  return serve(DODONA_REDUCE, sendbuf, recvbuf, count, datatype, op, root, comm);
}

int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
                  MPI_Comm comm) {
  return serve(DODONA_ALLREDUCE, sendbuf, recvbuf, count, datatype, op, 0, comm);
}

#if MPI_VERSION >= 4

int MPI_Bcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm) {
  return serve(DODONA_BCAST, NULL, buffer, count, datatype, MPI_OP_NULL, root, comm);
}

int MPI_Reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
                 MPI_Op op, int root, MPI_Comm comm) {
  return serve(DODONA_REDUCE, sendbuf, recvbuf, count, datatype, op, root, comm);
}

int MPI_Allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
                    MPI_Op op, MPI_Comm comm) {
  return serve(DODONA_ALLREDUCE, sendbuf, recvbuf, count, datatype, op, 0, comm);
}

#endif
