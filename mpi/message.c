/* Elements that lie in two places go as one element of a derived datatype, in the MPI-3 form also counts above INT_MAX. */
#include "mpi/message.h"
#include "mpi/dodona_mpi.h"
#include <limits.h>
#include <stddef.h>
#include <stdint.h>

#if MPI_VERSION >= 4 && !defined(DODONA_MPI_INT_COUNTS)

/* No count is too large. */
#define FITS(count) 1

static int start_send(const void *buf, MPI_Count count, MPI_Datatype datatype, int to, int tag,
                      MPI_Comm comm, int synchronous, MPI_Request *request) {
  return synchronous ? MPI_Issend_c(buf, count, datatype, to, tag, comm, request)
                     : MPI_Isend_c(buf, count, datatype, to, tag, comm, request);
}

static int start_receive(void *buf, MPI_Count count, MPI_Datatype datatype, int from, int tag,
                         MPI_Comm comm, MPI_Request *request) {
  return MPI_Irecv_c(buf, count, datatype, from, tag, comm, request);
}

/* All elements as one, by their addresses. */
static int whole_type(const dodona_mpi_block *block, MPI_Datatype *whole) {
  const MPI_Count lengths[2] = {block->count, block->more};
  const MPI_Count places[2] = {(MPI_Count)(intptr_t)block->buf, (MPI_Count)(intptr_t)block->rest};
  const MPI_Datatype types[2] = {block->datatype, block->datatype};
  return MPI_Type_create_struct_c(2, lengths, places, types, whole);
}

static int runs_type(MPI_Count runs, MPI_Count bytes, MPI_Count stride, MPI_Datatype *datatype) {
  return MPI_Type_create_hvector_c(runs, bytes, stride, MPI_BYTE, datatype);
}

int dodona_mpi_complete(const dodona_mpi_block *block, MPI_Status *status) {
  MPI_Count received = 0;
  int error = MPI_Get_count_c(status, block->datatype, &received);
  return error == MPI_SUCCESS && received != block->count + block->more ? MPI_ERR_TRUNCATE : error;
}

#else

/* The most elements that go as a count; a smaller number lets small messages test the rest. */
#ifndef DODONA_MPI_INT_COUNTS
#define DODONA_MPI_INT_COUNTS INT_MAX
#endif

#define FITS(count) ((count) <= DODONA_MPI_INT_COUNTS)

/* `count` elements as one, not yet committed: runs of DODONA_MPI_INT_COUNTS, then the others. Strides are explicit, as
   the extent of several elements need not be a multiple of one element's extent. */
static int large_type(MPI_Count count, MPI_Datatype datatype, MPI_Datatype *large) {
  const int run = DODONA_MPI_INT_COUNTS;
  MPI_Aint lb = 0, extent = 0;
  MPI_Datatype runs = MPI_DATATYPE_NULL;
  if (count / run > INT_MAX)
    return MPI_ERR_COUNT;
  int error = MPI_Type_get_extent(datatype, &lb, &extent);
  if (error == MPI_SUCCESS)
    error = MPI_Type_create_hvector((int)(count / run), run, run * extent, datatype, &runs);
  if (error != MPI_SUCCESS)
    return error;
  int lengths[2] = {1, (int)(count % run)};
  MPI_Aint displacements[2] = {0, (MPI_Aint)(count - count % run) * extent};
  MPI_Datatype parts[2] = {runs, datatype};
  error = MPI_Type_create_struct(2, lengths, displacements, parts, large);
  MPI_Type_free(&runs);
  return error;
}

static int start_send(const void *buf, MPI_Count count, MPI_Datatype datatype, int to, int tag,
                      MPI_Comm comm, int synchronous, MPI_Request *request) {
  return synchronous ? MPI_Issend(buf, (int)count, datatype, to, tag, comm, request)
                     : MPI_Isend(buf, (int)count, datatype, to, tag, comm, request);
}

static int start_receive(void *buf, MPI_Count count, MPI_Datatype datatype, int from, int tag,
                         MPI_Comm comm, MPI_Request *request) {
  return MPI_Irecv(buf, (int)count, datatype, from, tag, comm, request);
}

/* All elements as one, by their addresses. */
static int whole_type(const dodona_mpi_block *block, MPI_Datatype *whole) {
  MPI_Datatype types[2] = {MPI_DATATYPE_NULL, MPI_DATATYPE_NULL};
  int lengths[2] = {1, 1};
  MPI_Aint places[2] = {(MPI_Aint)(intptr_t)block->buf, (MPI_Aint)(intptr_t)block->rest};
  int pieces = block->more > 0 ? 2 : 1;
  int error = large_type(block->count, block->datatype, &types[0]);
  if (error == MPI_SUCCESS && pieces == 2)
    error = large_type(block->more, block->datatype, &types[1]);
  if (error == MPI_SUCCESS)
    error = MPI_Type_create_struct(pieces, lengths, places, types, whole);
  for (int i = 0; i < pieces; i++)
    if (types[i] != MPI_DATATYPE_NULL)
      MPI_Type_free(&types[i]);
  return error;
}

static int runs_type(MPI_Count runs, MPI_Count bytes, MPI_Count stride, MPI_Datatype *datatype) {
  MPI_Datatype run = MPI_DATATYPE_NULL;
  int error = runs > INT_MAX ? MPI_ERR_COUNT : large_type(bytes, MPI_BYTE, &run);
  if (error == MPI_SUCCESS)
    error = MPI_Type_create_hvector((int)runs, 1, (MPI_Aint)stride, run, datatype);
  if (run != MPI_DATATYPE_NULL)
    MPI_Type_free(&run);
  return error;
}

int dodona_mpi_complete(const dodona_mpi_block *block, MPI_Status *status) {
  int received = 0;
  const MPI_Count all = block->count + block->more;
  int error = MPI_Get_count(status, block->datatype, &received);
  if (error != MPI_SUCCESS)
    return error;
  /* of a count above INT_MAX MPI-3 says nothing else */
  return received != (all > INT_MAX ? MPI_UNDEFINED : all) ? MPI_ERR_TRUNCATE : MPI_SUCCESS;
}

#endif

int dodona_mpi_runs(MPI_Count runs, MPI_Count bytes, MPI_Count stride, MPI_Count rest,
                    MPI_Datatype *datatype) {
  MPI_Datatype parts[2] = {MPI_DATATYPE_NULL, MPI_DATATYPE_NULL};
  const int lengths[2] = {1, 1};
  const MPI_Aint places[2] = {0, (MPI_Aint)(runs * stride)};
  *datatype = MPI_DATATYPE_NULL;
  int error = runs_type(runs, bytes, stride, &parts[0]);
  if (error == MPI_SUCCESS && rest > 0)
    error = runs_type(1, rest, rest, &parts[1]);
  if (error == MPI_SUCCESS)
    error = MPI_Type_create_struct(rest > 0 ? 2 : 1, lengths, places, parts, datatype);
  for (int i = 0; i < 2; i++)
    if (parts[i] != MPI_DATATYPE_NULL)
      MPI_Type_free(&parts[i]);
  return error == MPI_SUCCESS ? MPI_Type_commit(datatype) : error;
}

static int is_plain(const dodona_mpi_block *block) {
  return block->more == 0 && FITS(block->count);
}

int dodona_mpi_send(const dodona_mpi_block *block, int to, int tag, MPI_Comm comm, int synchronous,
                    MPI_Request *request) {
  MPI_Datatype whole = MPI_DATATYPE_NULL;
  if (is_plain(block))
    return start_send(block->buf, block->count, block->datatype, to, tag, comm, synchronous,
                      request);
  int error = whole_type(block, &whole);
  if (error == MPI_SUCCESS)
    error = MPI_Type_commit(&whole);
  if (error == MPI_SUCCESS)
    error = start_send(MPI_BOTTOM, 1, whole, to, tag, comm, synchronous, request);
  if (whole != MPI_DATATYPE_NULL)
    MPI_Type_free(&whole); /* MPI keeps it until the send has ended */
  return error;
}

int dodona_mpi_receive(const dodona_mpi_block *block, int from, int tag, MPI_Comm comm,
                       MPI_Request *request) {
  MPI_Datatype whole = MPI_DATATYPE_NULL;
  if (is_plain(block))
    return start_receive(block->buf, block->count, block->datatype, from, tag, comm, request);
  int error = whole_type(block, &whole);
  if (error == MPI_SUCCESS)
    error = MPI_Type_commit(&whole);
  if (error == MPI_SUCCESS)
    error = start_receive(MPI_BOTTOM, 1, whole, from, tag, comm, request);
  if (whole != MPI_DATATYPE_NULL)
    MPI_Type_free(&whole);
  return error;
}

void dodona_mpi_note(int *first, int error) {
  if (*first == MPI_SUCCESS)
    *first = error;
}

static void give_up(int count, MPI_Request *pending) {
  for (int i = 0; i < count; i++) {
    int ended = pending[i] == MPI_REQUEST_NULL;
    if (!ended && MPI_Cancel(&pending[i]) == MPI_SUCCESS)
      MPI_Test(&pending[i], &ended, MPI_STATUS_IGNORE);
    if (!ended)
      MPI_Request_free(&pending[i]);
  }
}

/* Counts the requests that have not ended, and in *ended those that have. */
static int open_of(int count, const MPI_Request *pending, int *ended) {
  int open = 0;
  *ended = 0;
  for (int i = 0; i < count; i++) {
    int flag = 0;
    if (pending[i] == MPI_REQUEST_NULL)
      continue;
    if (MPI_Request_get_status(pending[i], &flag, MPI_STATUS_IGNORE) != MPI_SUCCESS)
      flag = 1; /* whoever waits for it is told why */
    open += !flag;
    *ended += flag;
  }
  return open;
}

/* MPICH reports what is wrong with a request that is only asked for to MPI_COMM_WORLD, which has it returned meanwhile. */
int dodona_mpi_ended(int count, const MPI_Request *pending, int all, double patience) {
  const double end = MPI_Wtime() + patience;
  int enough = 0, world = 0, ended = 0;
  MPI_Errhandler handler = MPI_ERRHANDLER_NULL;
  MPI_Initialized(&world); /* else there are sessions */
  if (world && PMPI_Comm_get_errhandler(MPI_COMM_WORLD, &handler) == MPI_SUCCESS)
    PMPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  do
    enough = open_of(count, pending, &ended) == 0 || (!all && ended > 0);
  while (!enough && MPI_Wtime() < end);
  if (handler != MPI_ERRHANDLER_NULL) {
    PMPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    MPI_Errhandler_free(&handler);
  }
  return enough;
}

int dodona_mpi_barrier(MPI_Comm comm, double patience) {
  MPI_Request all = MPI_REQUEST_NULL;
  int ended = 0;
  if (patience <= 0)
    return PMPI_Barrier(comm);
  const double end = MPI_Wtime() + patience;
  int error = PMPI_Ibarrier(comm, &all);
  while (error == MPI_SUCCESS && !ended && MPI_Wtime() < end)
    error = MPI_Test(&all, &ended, MPI_STATUS_IGNORE);
  return error != MPI_SUCCESS || ended ? error : dodona_err_late(); /* MPI cannot cancel it */
}

int dodona_mpi_wait(MPI_Request pending[2], MPI_Status status[2], double patience) {
  status[0].MPI_ERROR = status[1].MPI_ERROR = MPI_SUCCESS;
  if (patience > 0 && !dodona_mpi_ended(2, pending, 1, patience)) {
    give_up(2, pending);
    return dodona_err_late();
  }
  int first = MPI_SUCCESS, error = MPI_Waitall(2, pending, status);
  for (int i = 0; i < 2 && error != MPI_SUCCESS; i++) {
    int class = MPI_SUCCESS, code = status[i].MPI_ERROR;
    MPI_Error_class(code, &class);
    dodona_mpi_note(&first, class == MPI_ERR_PENDING ? MPI_Wait(&pending[i], &status[i]) : code);
  }
  return first != MPI_SUCCESS ? first : error;
}

void dodona_mpi_withdraw(MPI_Request *receive) {
  MPI_Status status;
  if (*receive == MPI_REQUEST_NULL)
    return;
  MPI_Cancel(receive);
  MPI_Wait(receive, &status);
}

/* A message that has no room is truncated, and gone. */
void dodona_mpi_drain(MPI_Comm comm) {
  MPI_Status status;
  int come = 0;
  while (MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &come, &status) == MPI_SUCCESS && come)
    MPI_Recv(NULL, 0, MPI_BYTE, status.MPI_SOURCE, status.MPI_TAG, comm, &status);
}

void *dodona_mpi_moved(void *buf, MPI_Aint offset) {
  if (offset == 0)
    return buf;
  uintptr_t base = buf == MPI_BOTTOM ? 0 : (uintptr_t)buf;
  return (void *)(base + (uintptr_t)offset);
}
