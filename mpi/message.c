/* In the MPI-3 form counts above INT_MAX go as one element of a derived datatype. */
#include "mpi/message.h"
#include <limits.h>
#include <stddef.h>
#include <stdint.h>

#if MPI_VERSION >= 4 && !defined(DODONA_MPI_INT_COUNTS)

int dodona_mpi_send(const dodona_mpi_block *block, int to, int tag, MPI_Comm comm, int synchronous,
                    MPI_Request *request) {
  if (synchronous)
    return MPI_Issend_c(block->buf, block->count, block->datatype, to, tag, comm, request);
  return MPI_Isend_c(block->buf, block->count, block->datatype, to, tag, comm, request);
}

int dodona_mpi_receive(const dodona_mpi_block *block, int from, int tag, MPI_Comm comm,
                       MPI_Request *request) {
  return MPI_Irecv_c(block->buf, block->count, block->datatype, from, tag, comm, request);
}

int dodona_mpi_complete(const dodona_mpi_block *block, MPI_Status *status) {
  MPI_Count received = 0;
  int error = MPI_Get_count_c(status, block->datatype, &received);
  return error == MPI_SUCCESS && received != block->count ? MPI_ERR_TRUNCATE : error;
}

#else

/* The most elements that go as a count; a smaller number lets small messages test the rest. */
#ifndef DODONA_MPI_INT_COUNTS
#define DODONA_MPI_INT_COUNTS INT_MAX
#endif

/* `count` elements as one: runs of DODONA_MPI_INT_COUNTS, then the others. Strides are explicit, as
   the extent of several elements need not be a multiple of that of one. */
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
  return error == MPI_SUCCESS ? MPI_Type_commit(large) : error;
}

int dodona_mpi_send(const dodona_mpi_block *block, int to, int tag, MPI_Comm comm, int synchronous,
                    MPI_Request *request) {
  int (*start)(const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *) =
      synchronous ? MPI_Issend : MPI_Isend;
  if (block->count <= DODONA_MPI_INT_COUNTS)
    return start(block->buf, (int)block->count, block->datatype, to, tag, comm, request);
  MPI_Datatype large = MPI_DATATYPE_NULL;
  int error = large_type(block->count, block->datatype, &large);
  if (error != MPI_SUCCESS)
    return error;
  error = start(block->buf, 1, large, to, tag, comm, request);
  MPI_Type_free(&large); /* MPI keeps it until the send has ended */
  return error;
}

int dodona_mpi_receive(const dodona_mpi_block *block, int from, int tag, MPI_Comm comm,
                       MPI_Request *request) {
  if (block->count <= DODONA_MPI_INT_COUNTS)
    return MPI_Irecv(block->buf, (int)block->count, block->datatype, from, tag, comm, request);
  MPI_Datatype large = MPI_DATATYPE_NULL;
  int error = large_type(block->count, block->datatype, &large);
  if (error != MPI_SUCCESS)
    return error;
  error = MPI_Irecv(block->buf, 1, large, from, tag, comm, request);
  MPI_Type_free(&large);
  return error;
}

int dodona_mpi_complete(const dodona_mpi_block *block, MPI_Status *status) {
  int received = 0;
  int error = MPI_Get_count(status, block->datatype, &received);
  if (error != MPI_SUCCESS)
    return error;
  /* of a count above INT_MAX MPI-3 says nothing else */
  return received != (block->count > INT_MAX ? MPI_UNDEFINED : block->count) ? MPI_ERR_TRUNCATE
                                                                             : MPI_SUCCESS;
}

#endif

void dodona_mpi_note(int *first, int error) {
  if (*first == MPI_SUCCESS)
    *first = error;
}

int dodona_mpi_wait(MPI_Request pending[2], MPI_Status status[2]) {
  status[0].MPI_ERROR = status[1].MPI_ERROR = MPI_SUCCESS;
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

int dodona_mpi_measure_type(MPI_Datatype datatype, MPI_Count *size, MPI_Aint *extent) {
  MPI_Aint lb = 0;
  if (datatype == MPI_DATATYPE_NULL)
    return MPI_ERR_TYPE;
  int error = MPI_Type_size_x(datatype, size);
  return error == MPI_SUCCESS ? MPI_Type_get_extent(datatype, &lb, extent) : error;
}
