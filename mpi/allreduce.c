/* The executor of a combine. In step x of 1 .. rounds + 1 a rank first completes what it posted in step
   x - L, the send and the receive, and combines what came; then it posts what step x has. So at most L
   sends and L receives are under way, and what is sent in step x has all that came before.

   Nothing is written that is being sent: what came is combined with what is held in the buffer into which
   it came, and that becomes what is held. A rank holds S, the combination of what it received, and makes
   T of it and its own input for each T that it sends; when no S will be sent any more it holds T.

   Rooms. What is posted in step y and next in step z is held from step y + L to step z + L, when what
   came next replaces it; what was last sent of it, in step z + L - 1, is complete in step z + 2 L - 1.
   The receive that comes 2 L receives after step y's is not posted before that step: 2 L rooms go round.
   A T that is made in step x is free in step x + L, or it is held, and then no other is made: L rooms
   go round. */
#include "mpi/context.h"
#include "mpi/dodona_mpi.h"
#include "mpi/message.h"
#include "mpi/operand.h"
#include "mpi/window.h"
#include <stdint.h>
#include <stdlib.h>

enum { BLOCK_T = 0 }; /* of a step of a combine; the other is S */

typedef enum holding { NOTHING, S, T } holding;

typedef struct allreduce {
  const dodona_mpi_context *context;
  dodona_mpi_operand operand;
  void *own; /* this rank's input, the caller's */
  void *held;
  holding holds;
  char *rooms;      /* for messages: those received, then T */
  int64_t incoming; /* rooms for messages received */
  int64_t received; /* receives posted */
  int64_t latency;  /* L, or the steps that send if they are fewer */
  dodona_mpi_window window;
} allreduce;

static void *room(const allreduce *a, int64_t i) {
  return dodona_mpi_operand_at(&a->operand, a->rooms + (size_t)i * a->operand.room);
}

/* Completes what is oldest, and combines. */
static void complete(allreduce *a) {
  dodona_mpi_flight ended;
  if (dodona_mpi_window_complete(&a->window, &ended) && a->holds != NOTHING)
    dodona_mpi_note(&a->window.error,
                    dodona_mpi_operand_combine(&a->operand, a->held, ended.in.buf));
  a->held = ended.in.buf;
  a->holds = a->holds == T ? T : S;
}

/* T as it is in step x; it is held if no S is sent from step x on. */
static void make_t(allreduce *a, int64_t x, void **t) {
  *t = a->holds == T ? a->held : a->own;
  if (a->holds == S && a->window.error == MPI_SUCCESS) {
    *t = room(a, a->incoming + x % a->latency);
    a->window.error = dodona_mpi_operand_copy(a->context, &a->operand, a->own, *t);
    if (a->window.error == MPI_SUCCESS)
      a->window.error = dodona_mpi_operand_combine(&a->operand, a->held, *t);
  }
  if (x > a->context->last_s) {
    a->held = *t;
    a->holds = T;
  }
}

static void post(allreduce *a, int64_t x) {
  const dodona_mpi_context *c = a->context;
  dodona_tree_step step = dodona_combine_step_at(&c->combine, c->combine_table, c->rank, x);
  if (step.recv_from == DODONA_NONE)
    return;
  dodona_mpi_block out = {a->held, a->operand.count, a->operand.datatype};
  if (step.send_block == BLOCK_T)
    make_t(a, x, &out.buf);
  dodona_mpi_block in = {room(a, a->received++ % a->incoming), out.count, out.datatype};
  dodona_mpi_window_post(&a->window, &step, x, &in, &out);
}

static void run(allreduce *a) {
  int64_t rounds = dodona_combine_steps(&a->context->combine);
  int32_t latency = a->context->combine.latency;
  for (int64_t x = 1; x <= rounds + 1; x++) {
    if (dodona_mpi_window_due(&a->window, x - latency))
      complete(a);
    post(a, x);
  }
}

/* All that came, and the own input if it is not in it. */
static int finish(const allreduce *a, void *recvbuf) {
  void *first = a->holds == T ? a->held : a->own;
  int error = MPI_SUCCESS;
  if (first != recvbuf)
    error = dodona_mpi_operand_copy(a->context, &a->operand, first, recvbuf);
  if (error == MPI_SUCCESS && a->holds == S)
    error = dodona_mpi_operand_combine(&a->operand, a->held, recvbuf);
  return error;
}

/* Room for all messages, and the course. */
static int allreduce_on(const dodona_mpi_context *context, const dodona_mpi_operand *operand,
                        void *own, void *recvbuf) {
  int64_t latency = context->combine.latency;
  int64_t steps = dodona_combine_steps(&context->combine) - latency + 1;
  steps = steps < 1 ? 1 : steps;
  allreduce a = {.context = context, .operand = *operand, .own = own, .holds = NOTHING};
  a.latency = latency < steps ? latency : steps;
  a.incoming = 2 * latency < steps ? 2 * latency : steps;
  size_t rooms = (size_t)(a.incoming + a.latency);
  if (rooms > PTRDIFF_MAX / (operand->room + 1))
    return MPI_ERR_NO_MEM;
  a.rooms = malloc(rooms * operand->room + 1);
  int error = a.rooms ? dodona_mpi_window_open(context, a.latency, &a.window) : MPI_ERR_NO_MEM;
  if (error != MPI_SUCCESS) {
    free(a.rooms);
    return error;
  }
  run(&a);
  error = dodona_mpi_window_close(&a.window);
  if (error == MPI_SUCCESS)
    error = finish(&a, recvbuf);
  free(a.rooms);
  return error;
}

static int allreduce_checked(const void *sendbuf, void *recvbuf, MPI_Count count,
                             MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
                             const dodona_combine_plan *plan) {
  dodona_mpi_context *context = NULL;
  dodona_mpi_operand operand;
  dodona_combine_plan chosen;
  int error = dodona_mpi_context_begin(comm, &context);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_operand_of(context, count, datatype, op, &operand);
  if (error == MPI_SUCCESS && !operand.commutative)
    error = dodona_err_not_commutative();
  if (error == MPI_SUCCESS && count > 0 && (recvbuf == MPI_IN_PLACE || sendbuf == recvbuf))
    error = MPI_ERR_BUFFER;
  if (error == MPI_SUCCESS && !plan) {
    error = dodona_mpi_choose_combine(context, (double)operand.size, &chosen);
    plan = &chosen;
  }
  if (error == MPI_SUCCESS)
    error = dodona_mpi_context_enter_combine(context, plan);
  if (error != MPI_SUCCESS || operand.element == 0)
    return error;
  void *own = sendbuf == MPI_IN_PLACE ? recvbuf : (void *)(uintptr_t)sendbuf;
  return allreduce_on(context, &operand, own, recvbuf);
}

int dodona_allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
                       MPI_Op op, MPI_Comm comm, const dodona_combine_plan *plan) {
  return dodona_mpi_report(comm,
                           allreduce_checked(sendbuf, recvbuf, count, datatype, op, comm, plan));
}

int dodona_allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype,
                     MPI_Op op, MPI_Comm comm, const dodona_combine_plan *plan) {
  return dodona_allreduce_c(sendbuf, recvbuf, count, datatype, op, comm, plan);
}
