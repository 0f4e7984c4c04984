/* What is received to be combined goes to a room first, as its block may be under way in the same step. */
#include "mpi/baseline_run.h"
#include "mpi/context.h"
#include "mpi/message.h"
#include "mpi/operand.h"
#include "mpi/partition.h"
#include <stdlib.h>

typedef struct exchange {
  const dodona_mpi_context *context;
  int32_t baseline;
  int root;
  dodona_mpi_parts message;
  dodona_mpi_operand operand; /* of an allreduce: as much as comes in a step */
  char *room;
  int error; /* the first of the call: from then on messages are empty */
} exchange;

static dodona_step step_at(const exchange *e, int64_t x) {
  return dodona_baseline_step_at(e->baseline, e->context->ranks, e->root, e->message.blocks,
                                 e->context->rank, x);
}

static int64_t steps(const exchange *e) {
  return dodona_baseline_steps(e->baseline, e->context->ranks, e->message.blocks);
}

static int combine(const exchange *e, const dodona_step *step, const dodona_mpi_block *in) {
  dodona_mpi_operand part = e->operand;
  part.count = in->count;
  part.size = in->count * part.element;
  void *into = dodona_mpi_part(&e->message, step->recv_first, step->recv_count).buf;
  return dodona_mpi_operand_combine(&part, in->buf, into);
}

static void run_step(exchange *e, const dodona_step *step) {
  const dodona_mpi_context *c = e->context;
  const int tag = c->tag + DODONA_MPI_STEPS, comes = step->recv_from != DODONA_NONE;
  dodona_mpi_block in = dodona_mpi_part(&e->message, step->recv_first, step->recv_count);
  dodona_mpi_block out = dodona_mpi_part(&e->message, step->send_first, step->send_count);
  MPI_Request pending[2] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL};
  MPI_Status status[2];
  if (step->use)
    in.buf = dodona_mpi_operand_at(&e->operand, e->room);
  if (comes)
    dodona_mpi_note(&e->error, dodona_mpi_receive(&in, step->recv_from, tag, c->comm, &pending[0]));
  if (e->error != MPI_SUCCESS)
    out.count = 0;
  if (step->send_to != DODONA_NONE)
    dodona_mpi_note(
        &e->error, dodona_mpi_send(&out, step->send_to, tag, c->comm, c->synchronous, &pending[1]));
  dodona_mpi_note(&e->error, dodona_mpi_wait(pending, status));
  if (comes && e->error == MPI_SUCCESS)
    e->error = dodona_mpi_complete(&in, &status[0]);
  if (comes && step->use && e->error == MPI_SUCCESS)
    e->error = combine(e, step, &in);
}

static int run(exchange *e) {
  for (int64_t x = 1; x <= steps(e); x++) {
    dodona_step step = step_at(e, x);
    run_step(e, &step);
  }
  return e->error;
}

/* The most elements that come in a step to be combined. */
static MPI_Count most_elements(const exchange *e) {
  MPI_Count most = 0;
  for (int64_t x = 1; x <= steps(e); x++) {
    dodona_step step = step_at(e, x);
    dodona_mpi_block in = dodona_mpi_part(&e->message, step.recv_first, step.recv_count);
    if (step.use != DODONA_STORE && in.count > most)
      most = in.count;
  }
  return most;
}

static int is_for(int32_t baseline, int32_t collective, int32_t blocks) {
  return baseline >= 0 && baseline < DODONA_BASELINES && blocks >= 1 &&
         dodona_baseline_collective(baseline) == collective;
}

static int broadcast(exchange *e, int root, MPI_Comm comm) {
  dodona_mpi_context *context = NULL;
  MPI_Count size = 0;
  int error = dodona_mpi_context_begin(comm, &context);
  if (error == MPI_SUCCESS && (root < 0 || root >= context->ranks))
    error = MPI_ERR_ROOT;
  if (error == MPI_SUCCESS && e->message.count < 0)
    error = MPI_ERR_COUNT;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_measure_type(e->message.datatype, &size, &e->message.extent);
  if (error == MPI_SUCCESS && !is_for(e->baseline, DODONA_BASELINE_BCAST, e->message.blocks))
    error = MPI_ERR_ARG;
  e->context = context;
  return error == MPI_SUCCESS && size > 0 ? run(e) : error;
}

int dodona_mpi_baseline_bcast(void *buf, MPI_Count count, MPI_Datatype datatype, int root,
                              MPI_Comm comm, int32_t baseline, int32_t blocks) {
  exchange e = {.baseline = baseline, .root = root, .message = {buf, count, datatype, 0, blocks}};
  return dodona_mpi_report(comm, broadcast(&e, root, comm));
}

static int run_in_room(exchange *e, const void *sendbuf, const dodona_mpi_operand *whole) {
  int error = MPI_SUCCESS;
  e->operand = dodona_mpi_operand_part(whole, most_elements(e));
  e->room = malloc(e->operand.room + 1);
  if (!e->room)
    return MPI_ERR_NO_MEM;
  if (sendbuf != MPI_IN_PLACE)
    error = dodona_mpi_operand_copy(e->context, whole, (void *)(uintptr_t)sendbuf, e->message.buf);
  if (error == MPI_SUCCESS)
    error = run(e);
  free(e->room);
  return error;
}

static int allreduce(exchange *e, const void *sendbuf, MPI_Op op, MPI_Comm comm) {
  dodona_mpi_context *context = NULL;
  dodona_mpi_operand whole;
  const dodona_mpi_parts *m = &e->message;
  int error = dodona_mpi_context_begin(comm, &context);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_operand_of(context, m->count, m->datatype, op, &whole);
  if (error == MPI_SUCCESS && !whole.commutative)
    error = dodona_err_not_commutative();
  if (error == MPI_SUCCESS && m->count > 0 && (m->buf == MPI_IN_PLACE || m->buf == sendbuf))
    error = MPI_ERR_BUFFER;
  if (error == MPI_SUCCESS && !is_for(e->baseline, DODONA_BASELINE_ALLREDUCE, m->blocks))
    error = MPI_ERR_ARG;
  if (error != MPI_SUCCESS || whole.element == 0)
    return error;
  e->context = context;
  e->message.extent = whole.extent;
  return run_in_room(e, sendbuf, &whole);
}

int dodona_mpi_baseline_allreduce(const void *sendbuf, void *recvbuf, MPI_Count count,
                                  MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, int32_t baseline,
                                  int32_t blocks) {
  exchange e = {.baseline = baseline, .message = {recvbuf, count, datatype, 0, blocks}};
  return dodona_mpi_report(comm, allreduce(&e, sendbuf, op, comm));
}
