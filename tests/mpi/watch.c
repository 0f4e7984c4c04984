/* Replaces the functions of MPI that the executors call by ones that count and pass on. Waits sleep between
   polls, so that more ranks than cores do not wait for each other's time slices. */
#define _POSIX_C_SOURCE 200809L
#include "tests/mpi/watch.h"
#include "ref/dodona.h"
#include <mpi.h>
#include <stdlib.h>
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

/* What is under way, to tell sends from receives when it ends. */
enum { MOST_OPEN = 4096 };
static struct {
  MPI_Request request;
  int sends;
} opened[MOST_OPEN];
static int open_count;

static int opening(int error, MPI_Request request, int sends) {
  if (error != MPI_SUCCESS)
    return error;
  int *kind = sends ? &open_sends : &open_receives;
  violations += ++*kind > allowed;
  if (open_count == MOST_OPEN)
    MPI_Abort(MPI_COMM_WORLD, 2);
  opened[open_count].request = request;
  opened[open_count++].sends = sends;
  return error;
}

static void ending(MPI_Request request) {
  int i = 0;
  while (i < open_count && opened[i].request != request)
    i++;
  if (request == MPI_REQUEST_NULL || i == open_count)
    return;
  int *kind = opened[i].sends ? &open_sends : &open_receives;
  --*kind;
  opened[i] = opened[--open_count];
}

/* As they are before a wait, which makes some MPI_REQUEST_NULL. */
static MPI_Request *copied(int count, const MPI_Request requests[]) {
  MPI_Request *copy = malloc((size_t)count * sizeof *copy + 1);
  if (!copy)
    MPI_Abort(MPI_COMM_WORLD, 2);
  for (int i = 0; i < count; i++)
    copy[i] = requests[i];
  return copy;
}

static void nap(int polls) {
  const struct timespec time = {0, 1000};
  if (polls > 50)
    nanosleep(&time, NULL);
}

int MPI_Isend(const void *buf, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm,
              MPI_Request *request) {
  standard++;
  int error = PMPI_Isend(buf, count, type, to, tag, comm, request);
  return opening(error, *request, 1);
}

int MPI_Isend_c(const void *buf, MPI_Count count, MPI_Datatype type, int to, int tag, MPI_Comm comm,
                MPI_Request *request) {
  standard++;
  int error = PMPI_Isend_c(buf, count, type, to, tag, comm, request);
  return opening(error, *request, 1);
}

int MPI_Issend(const void *buf, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm,
               MPI_Request *request) {
  synchronous++;
  int error = PMPI_Issend(buf, count, type, to, tag, comm, request);
  return opening(error, *request, 1);
}

int MPI_Issend_c(const void *buf, MPI_Count count, MPI_Datatype type, int to, int tag,
                 MPI_Comm comm, MPI_Request *request) {
  synchronous++;
  int error = PMPI_Issend_c(buf, count, type, to, tag, comm, request);
  return opening(error, *request, 1);
}

int MPI_Irecv(void *buf, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm,
              MPI_Request *request) {
  int error = PMPI_Irecv(buf, count, type, from, tag, comm, request);
  return opening(error, *request, 0);
}

int MPI_Irecv_c(void *buf, MPI_Count count, MPI_Datatype type, int from, int tag, MPI_Comm comm,
                MPI_Request *request) {
  int error = PMPI_Irecv_c(buf, count, type, from, tag, comm, request);
  return opening(error, *request, 0);
}

int MPI_Waitall(int count, MPI_Request requests[], MPI_Status statuses[]) {
  MPI_Request *before = copied(count, requests);
  int done = 0, error = PMPI_Testall(count, requests, &done, statuses);
  for (int polls = 0; error == MPI_SUCCESS && !done; polls++) {
    nap(polls);
    error = PMPI_Testall(count, requests, &done, statuses);
  }
  for (int i = 0; i < count; i++)
    ending(before[i]);
  free(before);
  return error;
}

int MPI_Waitany(int count, MPI_Request requests[], int *which, MPI_Status *status) {
  MPI_Request *before = copied(count, requests);
  int done = 0, error = PMPI_Testany(count, requests, which, &done, status);
  for (int polls = 0; error == MPI_SUCCESS && !done; polls++) {
    nap(polls);
    error = PMPI_Testany(count, requests, which, &done, status);
  }
  if (*which != MPI_UNDEFINED)
    ending(before[*which]);
  free(before);
  return error;
}

int MPI_Test(MPI_Request *request, int *done, MPI_Status *status) {
  MPI_Request before = *request;
  int error = PMPI_Test(request, done, status);
  if (error == MPI_SUCCESS && *done)
    ending(before);
  return error;
}

int MPI_Wait(MPI_Request *request, MPI_Status *status) {
  MPI_Request before = *request;
  int error = PMPI_Wait(request, status);
  ending(before);
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

int mpi_watch_clean(mpi_watch_kind kind) {
  return violations == 0 &&
         (kind == MPI_WATCH_ANY || (kind == MPI_WATCH_STANDARD ? synchronous : standard) == 0);
}

mpi_watch_kind mpi_watch_kind_of(int kind, int algorithm) {
  int paced =
      algorithm == DODONA_CUBE || algorithm == DODONA_TWOTREE_C || algorithm == DODONA_TWOTREE_CC;
  return kind ? MPI_WATCH_SYNCHRONOUS : paced ? MPI_WATCH_ANY : MPI_WATCH_STANDARD;
}
