/* Replaces the functions of MPI that the executors call by ones that count and pass on. Waits are for a
   receive, then a send, and sleep between polls, so that more ranks than cores do not wait for each
   other's time slices. */
#define _POSIX_C_SOURCE 200809L
#include "mpi_watch.h"
#include <mpi.h>
#include <time.h>

static long standard, synchronous, violations;
static int open_sends, open_receives, allowed = 1;

void mpi_watch_allow(int most) {
  allowed = most;
}

void mpi_watch_start(void) {
  standard = synchronous = violations = 0;
}

#if MPI_VERSION >= 4

static void sending(long *kind) {
  (*kind)++;
  violations += ++open_sends > allowed;
}

static void receiving(void) {
  violations += ++open_receives > allowed;
}

int MPI_Isend(const void *buf, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm,
              MPI_Request *request) {
  sending(&standard);
  return PMPI_Isend(buf, count, type, to, tag, comm, request);
}

int MPI_Isend_c(const void *buf, MPI_Count count, MPI_Datatype type, int to, int tag, MPI_Comm comm,
                MPI_Request *request) {
  sending(&standard);
  return PMPI_Isend_c(buf, count, type, to, tag, comm, request);
}

int MPI_Issend(const void *buf, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm,
               MPI_Request *request) {
  sending(&synchronous);
  return PMPI_Issend(buf, count, type, to, tag, comm, request);
}

int MPI_Issend_c(const void *buf, MPI_Count count, MPI_Datatype type, int to, int tag,
                 MPI_Comm comm, MPI_Request *request) {
  sending(&synchronous);
  return PMPI_Issend_c(buf, count, type, to, tag, comm, request);
}

int MPI_Irecv(void *buf, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm,
              MPI_Request *request) {
  receiving();
  return PMPI_Irecv(buf, count, type, from, tag, comm, request);
}

int MPI_Irecv_c(void *buf, MPI_Count count, MPI_Datatype type, int from, int tag, MPI_Comm comm,
                MPI_Request *request) {
  receiving();
  return PMPI_Irecv_c(buf, count, type, from, tag, comm, request);
}

int MPI_Waitall(int count, MPI_Request requests[], MPI_Status statuses[]) {
  const struct timespec nap = {0, 1000};
  int received = requests[0] != MPI_REQUEST_NULL, sent = requests[1] != MPI_REQUEST_NULL;
  int done = 0, error = PMPI_Testall(count, requests, &done, statuses);
  for (int polls = 0; error == MPI_SUCCESS && !done; polls++) {
    if (polls > 50)
      nanosleep(&nap, NULL);
    error = PMPI_Testall(count, requests, &done, statuses);
  }
  open_receives -= received;
  open_sends -= sent;
  return error;
}

long mpi_watch_sends(void) {
  return standard + synchronous;
}

#else

long mpi_watch_sends(void) {
  (void)open_sends, (void)open_receives;
  return -1;
}

#endif

int mpi_watch_clean(int kind) {
  return violations == 0 && (kind ? standard : synchronous) == 0;
}
