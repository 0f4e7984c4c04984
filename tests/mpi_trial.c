#define _POSIX_C_SOURCE 200809L
#include "mpi_trial.h"
#include "dodona_mpi.h"
#include "mpi_results.h"
#include "mpi_watch.h"
#include <stdlib.h>
#include <time.h>

trials trials_start(void) {
  trials all = {.turn = 0};
  MPI_Comm_dup(MPI_COMM_WORLD, &all.comm);
  MPI_Comm_set_errhandler(all.comm, MPI_ERRORS_RETURN);
  MPI_Comm_size(all.comm, &all.ranks);
  MPI_Comm_rank(all.comm, &all.rank);
  return all;
}

void trials_end(trials *all) {
  MPI_Comm_free(&all->comm);
}

void *trial_allocate(size_t bytes) {
  void *made = malloc(bytes);
  if (!made)
    MPI_Abort(MPI_COMM_WORLD, 2);
  return made;
}

void trial_come_late(const trials *all) {
  const struct timespec delay = {0, 300000};
  if ((all->turn * 7 + all->rank) % 13 == 0)
    nanosleep(&delay, NULL);
}

int trial_allreduce(const trials *all, const void *sendbuf, void *recvbuf, int count,
                    MPI_Datatype type, MPI_Op op, int latency, int *clean) {
  int synchronous = all->turn / 2 % 2;
  dodona_combine_plan plan = {0, 0, 0};
  check(dodona_combine_for(all->comm, latency, &plan) == MPI_SUCCESS, "plan, latency %d", latency);
  dodona_synchronous(all->comm, synchronous);
  trial_come_late(all);
  mpi_watch_allow(latency);
  mpi_watch_start();
  int error = dodona_allreduce(sendbuf, recvbuf, count, type, op, all->comm, &plan);
  *clean =
      mpi_watch_clean(synchronous) && (mpi_watch_sends() != 0 || all->ranks == 1 || count == 0);
  mpi_watch_allow(1);
  return error;
}

int trial_reference(const trials *all, const void *sendbuf, void *recvbuf, int count,
                    MPI_Datatype type, MPI_Op op) {
#if MPI_VERSION >= 4
  const struct timespec nap = {0, 20000};
  MPI_Request request;
  int done = 0, error = MPI_SUCCESS;
  if (all->ranks > 2) {
    error = MPI_Iallreduce(sendbuf, recvbuf, count, type, op, all->comm, &request);
    while (error == MPI_SUCCESS && !done) {
      error = MPI_Test(&request, &done, MPI_STATUS_IGNORE);
      if (!done)
        nanosleep(&nap, NULL);
    }
    return error;
  }
#endif
  return MPI_Allreduce(sendbuf, recvbuf, count, type, op, all->comm);
}
