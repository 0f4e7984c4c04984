/* The executor that this project does not use, for the bench: the same messages, but all receives are
   posted at the start and no send is waited for. Blocks then share the link that they should follow
   each other on. */
#include "mpi/context.h"
#include "mpi/partition.h"
#include "mpi/bench/timing.h"
#include <stdlib.h>

typedef struct messages {
  char *buf;
  int bytes;
  MPI_Comm comm;
  const dodona_plan *plan;
  dodona_place place;
  MPI_Request *receives; /* of each block */
  MPI_Request *sends;
  int sent;
} messages;

static int length_of(const messages *m, int32_t block, char **at) {
  int64_t first = dodona_blocks_begin(m->bytes, m->plan->request.blocks, block);
  *at = m->buf + first;
  return (int)dodona_blocks_size(m->bytes, m->plan->request.blocks, block);
}

static int post_receives(messages *m, dodona_span active) {
  int error = MPI_SUCCESS;
  for (int64_t x = active.first; x <= active.last && error == MPI_SUCCESS; x++) {
    dodona_step step = dodona_step_at(m->plan, &m->place, x);
    char *at = NULL;
    if (step.recv_from == DODONA_NONE)
      continue;
    int length = length_of(m, step.recv_first, &at);
    error = MPI_Irecv(at, length, MPI_BYTE, step.recv_from, step.recv_first, m->comm,
                      &m->receives[step.recv_first]);
  }
  return error;
}

/* Sends each block, in the order of the plan, as soon as it is there. */
static int post_sends(messages *m, dodona_span active) {
  int error = MPI_SUCCESS;
  for (int64_t x = active.first; x <= active.last && error == MPI_SUCCESS; x++) {
    dodona_step step = dodona_step_at(m->plan, &m->place, x);
    char *at = NULL;
    MPI_Status status;
    if (step.send_to == DODONA_NONE)
      continue;
    int length = length_of(m, step.send_first, &at);
    error = MPI_Wait(&m->receives[step.send_first], &status);
    if (error == MPI_SUCCESS)
      error = MPI_Isend(at, length, MPI_BYTE, step.send_to, step.send_first, m->comm,
                        &m->sends[m->sent++]);
  }
  return error;
}

static size_t sends_in(const messages *m, dodona_span active) {
  size_t sends = 0;
  for (int64_t x = active.first; x <= active.last; x++)
    sends += dodona_step_at(m->plan, &m->place, x).send_to != DODONA_NONE;
  return sends;
}

int dodona_mpi_at_once(void *buf, int bytes, MPI_Comm comm, const dodona_plan *plan) {
  dodona_plan same;
  messages m = {buf, bytes, comm, &same, {0}, NULL, NULL, 0};
  uint32_t *table = NULL;
  int rank = 0, error = MPI_Comm_rank(comm, &rank);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_make(&plan->request, &same, &table);
  if (error != MPI_SUCCESS)
    return error;
  m.place = dodona_place_of(&same, rank);
  dodona_span active = dodona_active(&same, &m.place);
  size_t blocks = (size_t)plan->request.blocks, sends = sends_in(&m, active);
  m.receives = malloc(blocks * sizeof(MPI_Request));
  m.sends = malloc(sends * sizeof(MPI_Request) + 1);
  MPI_Status *status = malloc((blocks + sends) * sizeof(MPI_Status));
  if (!m.receives || !m.sends || !status)
    MPI_Abort(comm, 2);
  for (size_t i = 0; i < blocks; i++)
    m.receives[i] = MPI_REQUEST_NULL;
  error = post_receives(&m, active);
  if (error == MPI_SUCCESS)
    error = post_sends(&m, active);
  if (error == MPI_SUCCESS)
    error = MPI_Waitall((int)blocks, m.receives, status);
  if (error == MPI_SUCCESS)
    error = MPI_Waitall(m.sent, m.sends, status);
  free(m.receives);
  free(m.sends);
  free(status);
  free(table);
  return error;
}
