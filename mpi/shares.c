/* Collectives in which each rank has a share of the message: how it lies at the ranks.

     scatter         the root's buffer    at others what they hand on, their own share first
     gather          the same, turned round
     allgather       every rank's buffer
     reduce-scatter  every rank's input; what it combines, its own share first

   Shares that are handed on lie one after the other, modulo the message, so a rank needs room for no more than comes to it; through
   butterflies shares before its own come, too, and it needs room for all. Moved shares are
   bytes of their signature; combined ones are elements. */
#include <stdint.h>
#include <string.h>
#include "mpi/call.h"
#include "mpi/judge.h"
#include "mpi/described.h"
#include "mpi/judge.h"
#include "mpi/steps.h"

/* Where the block lies behind the rank's own first one. */
static int32_t behind(const dodona_mpi_role *role, int32_t block) {
  const dodona_request *q = &role->plan.request;
  int32_t own = q->blocks / q->ranks * role->place.rank;
  return block < own ? block - own + q->blocks : block - own;
}

/* Whether the message goes past the last block behind the rank's own first one, and on with its own. */
static int goes_on(const dodona_mpi_role *role, int32_t first, int32_t count) {
  return count > 0 && behind(role, first) > role->plan.request.blocks - count;
}

/* How many blocks, from the rank's own first one on, have room for the message. */
static int32_t reach(const dodona_mpi_role *role, int32_t first, int32_t count) {
  if (count == 0)
    return 0;
  return goes_on(role, first, count) ? role->plan.request.blocks : behind(role, first) + count;
}

int32_t dodona_mpi_held_blocks(const dodona_mpi_role *role, int combines) {
  const dodona_request *q = &role->plan.request;
  int32_t most = q->blocks / q->ranks, begun = combines ? 0 : q->blocks;
  for (int64_t x = 1; x <= role->plan.steps; x++) {
    const dodona_step step = dodona_step_at(&role->plan, &role->place, x);
    const int held = goes_on(role, step.send_first, step.send_count) ||
                     (step.send_count > 0 && behind(role, step.send_first) < begun);
    int32_t sent = held ? reach(role, step.send_first, step.send_count) : 0;
    int32_t got = reach(role, step.recv_first, step.recv_count);
    most = sent > most ? sent : most;
    most = got > most ? got : most;
    begun = got > begun ? got : begun;
  }
  return most;
}

static dodona_mpi_parts bytes_at(const dodona_mpi_call *c, const dodona_mpi_role *role, char *bytes,
                                 int32_t turn) {
  const dodona_request *q = &role->plan.request;
  return (dodona_mpi_parts){bytes, c->bytes, MPI_BYTE, 1, q->blocks, q->blocks / q->ranks,
                            turn,  NULL};
}

static int run_bytes(const dodona_mpi_call *c, const dodona_mpi_role *role,
                     const dodona_mpi_parts *message, dodona_mpi_described *d, int error) {
  const dodona_mpi_job job = {.down = role,
                              .operand = &c->operand,
                              .own = *message,
                              .message = *message,
                              .described = d,
                              .error = error};
  return dodona_mpi_steps_run(c->context, &job);
}

/* At a rank that hands shares on: they lie in a room, or its own alone in its buffer. */
static int hand_on(const dodona_mpi_call *c, const dodona_mpi_role *role) {
  const dodona_request *q = &role->plan.request;
  int scatters = c->what == DODONA_SCATTER, error = MPI_SUCCESS;
  int32_t each = q->blocks / q->ranks, own = each * c->context->rank;
  MPI_Count share = c->bytes / q->ranks;
  size_t room = (size_t)(share / each + 1) * (size_t)dodona_mpi_held_blocks(role, 0);
  char *held = dodona_mpi_take(c->context->pool, room);
  if (!held)
    error = MPI_ERR_NO_MEM;
  if (error == MPI_SUCCESS && !scatters)
    error = dodona_mpi_describe_take(c->context, held, share, c->sendbuf, c->sendcount, &c->sent);
  const dodona_mpi_parts message = bytes_at(c, role, held, own);
  int ran = run_bytes(c, role, &message, NULL, error);
  if (ran == MPI_SUCCESS && scatters)
    ran = dodona_mpi_describe_put(c->context, held, share, c->recvbuf, c->count, &c->type);
  dodona_mpi_give(c->context->pool, held);
  return ran;
}

/* At a rank that has the whole message: the root, or in an allgather everybody. */
static int hold_all(const dodona_mpi_call *c, const dodona_mpi_role *role) {
  const dodona_mpi_context *context = c->context;
  int scatters = c->what == DODONA_SCATTER;
  int in_place = scatters ? c->recvbuf == MPI_IN_PLACE : c->sendbuf == MPI_IN_PLACE;
  void *buf = scatters ? (void *)(uintptr_t)c->sendbuf : c->recvbuf;
  const dodona_mpi_type *type = scatters ? &c->sent : &c->type;
  MPI_Count count = (scatters ? c->sendcount : c->count) * context->ranks,
            share = c->bytes / context->ranks;
  dodona_mpi_described d = dodona_mpi_describe(
      context, c->bytes, (dodona_mpi_elements){buf, count, type, scatters || in_place, !scatters});
  char *bytes = d.bytes, *own = bytes + share * context->rank;
  const dodona_mpi_parts message = bytes_at(c, role, bytes, 0);
  dodona_mpi_describe_cut(&d, &message);
  int error = d.error;
  if (error == MPI_SUCCESS && !scatters && !in_place)
    error = dodona_mpi_describe_take(context, own, share, c->sendbuf, c->sendcount, &c->sent);
  int ran = run_bytes(c, role, &message, &d, error);
  if (ran == MPI_SUCCESS && scatters && !in_place)
    ran = dodona_mpi_describe_send(&d, message.each * context->rank, message.each);
  if (ran == MPI_SUCCESS && scatters && !in_place)
    ran = dodona_mpi_describe_put(context, own, share, c->recvbuf, c->count, &c->type);
  int stored = dodona_mpi_describe_end(&d, ran == MPI_SUCCESS);
  return ran != MPI_SUCCESS ? ran : stored;
}

/* What is combined lies in a room of its own: more may come than the rank's share. */
static int reduce_scatter(const dodona_mpi_call *c, const dodona_mpi_role *role) {
  const dodona_request *q = &role->plan.request;
  int32_t each = q->blocks / q->ranks;
  dodona_mpi_job job = {
      .up = role, .operand = &c->operand, .first = each * c->context->rank, .count = each};
  void *input = c->sendbuf == MPI_IN_PLACE ? c->recvbuf : (void *)(uintptr_t)c->sendbuf;
  if (!c->operand.commutative && !role->plan.ordered)
    return dodona_err_not_commutative();
  if (c->operand.element == 0)
    return MPI_SUCCESS;
  job.own = (dodona_mpi_parts){
      input, c->operand.count, c->datatype, c->operand.extent, q->blocks, each, 0, NULL};
  job.message = job.own;
  job.message.turn = job.first;
  const dodona_mpi_operand held =
      dodona_mpi_operand_part(&c->operand, (c->count / each + 1) * dodona_mpi_held_blocks(role, 1));
  char *room = dodona_mpi_take(c->context->pool, held.room);
  if (!room)
    job.error = MPI_ERR_NO_MEM;
  job.message.buf = room ? dodona_mpi_operand_at(&held, room) : NULL;
  int error = dodona_mpi_steps_run(c->context, &job);
  if (error == MPI_SUCCESS) {
    const dodona_mpi_operand share = dodona_mpi_operand_part(&c->operand, c->count);
    error = dodona_mpi_operand_copy(c->context, &share, job.message.buf, c->recvbuf);
  }
  dodona_mpi_give(c->context->pool, room);
  return error;
}

int dodona_mpi_shares(const dodona_mpi_call *c, const dodona_mpi_role *role) {
  const dodona_request *q = &role->plan.request;
  if (q->blocks % q->ranks != 0)
    return MPI_ERR_ARG;
  if (c->what == DODONA_REDUCE_SCATTER)
    return reduce_scatter(c, role);
  if (c->bytes == 0)
    return MPI_SUCCESS;
  return c->what == DODONA_ALLGATHER || c->root == c->context->rank ? hold_all(c, role)
                                                                    : hand_on(c, role);
}

/* Whether this rank looks at what it sends, or at what it receives. */
static int sends(const dodona_mpi_call *c) {
  int root = c->root == c->context->rank;
  return c->what == DODONA_SCATTER
             ? root
             : c->sendbuf != MPI_IN_PLACE || (c->what == DODONA_GATHER && !root);
}

static int receives(const dodona_mpi_call *c) {
  int root = c->root == c->context->rank;
  return c->what == DODONA_GATHER
             ? root
             : c->what != DODONA_SCATTER || c->recvbuf != MPI_IN_PLACE || !root;
}

/* Where there is a buffer that must be one, and no buffer is both. */
static int buffers_fit(const dodona_mpi_call *c) {
  int root = c->root == c->context->rank;
  if (c->what == DODONA_SCATTER)
    return c->sendbuf != MPI_IN_PLACE && (c->recvbuf != MPI_IN_PLACE || root);
  if (c->what == DODONA_GATHER)
    return c->recvbuf != MPI_IN_PLACE && (c->sendbuf != MPI_IN_PLACE || root);
  return c->recvbuf != MPI_IN_PLACE && c->sendbuf != c->recvbuf;
}

int dodona_mpi_shares_judge(dodona_mpi_call *c) {
  int error = MPI_SUCCESS, ranks = c->context->ranks;
  MPI_Count share = 0;
  if ((sends(c) && c->what != DODONA_REDUCE_SCATTER && c->sendcount < 0) ||
      (receives(c) && c->count < 0))
    return MPI_ERR_COUNT;
  if (receives(c))
    error = dodona_mpi_type_of(c->datatype, &c->context->type, &c->type);
  if (error == MPI_SUCCESS && receives(c))
    error = dodona_mpi_judge_type(c->context, &c->type);
  if (error == MPI_SUCCESS && c->what == DODONA_REDUCE_SCATTER) {
    if (c->count > PTRDIFF_MAX / ranks)
      return MPI_ERR_NO_MEM;
    error = dodona_mpi_operand_of(c->context, c->count * ranks, &c->type, c->op, &c->operand);
    return error == MPI_SUCCESS && c->count > 0 && !buffers_fit(c) ? MPI_ERR_BUFFER : error;
  }
  if (error == MPI_SUCCESS && sends(c))
    error = dodona_mpi_type_of(c->sendtype, &c->context->type, &c->sent);
  if (error == MPI_SUCCESS && sends(c))
    error = dodona_mpi_judge_type(c->context, &c->sent);
  if (error == MPI_SUCCESS)
    error = sends(c) ? dodona_mpi_bytes_of(c->sendcount, &c->sent, &share)
                     : dodona_mpi_bytes_of(c->count, &c->type, &share);
  if (error == MPI_SUCCESS && share > PTRDIFF_MAX / ranks)
    error = MPI_ERR_NO_MEM;
  c->bytes = share * ranks;
  return error == MPI_SUCCESS && share > 0 && !buffers_fit(c) ? MPI_ERR_BUFFER : error;
}
