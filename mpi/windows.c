/* In step x of 1 .. rounds + 1 a rank first completes what it posted in step
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
#include "mpi/steps.h"
#include "mpi/window.h"
#include <stdint.h>

enum { BLOCK_T = 0 }; /* of a step of a combine; the other is S */

typedef enum holding { NOTHING, S, T } holding;

typedef struct allreduce {
  const dodona_mpi_context *context;
  const dodona_mpi_role *role;
  dodona_mpi_operand operand;
  void *own; /* this rank's input, the caller's */
  void *held;
  holding holds;
  char *rooms;      /* for messages: those received, then T */
  int64_t incoming; /* rooms for messages received */
  int64_t received; /* receives posted */
  int64_t last_s;   /* the last step in which an S is sent; 0: none */
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
  if (x > a->last_s) {
    a->held = *t;
    a->holds = T;
  }
}

static void post(allreduce *a, int64_t x) {
  dodona_step step = dodona_step_at(&a->role->plan, &a->role->place, x);
  if (step.recv_from == DODONA_NONE)
    return;
  dodona_mpi_block out = {a->held, a->operand.count, a->operand.datatype, NULL, 0};
  if (step.send_first == BLOCK_T)
    make_t(a, x, &out.buf);
  dodona_mpi_block in = {room(a, a->received++ % a->incoming), out.count, out.datatype, NULL, 0};
  dodona_mpi_window_post(&a->window, &step, x, &in, &out);
}

static void run(allreduce *a) {
  int32_t latency = a->role->plan.request.rule.latency;
  for (int64_t x = 1; x <= a->role->plan.steps + 1; x++) {
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

static int64_t last_s(const dodona_mpi_role *role) {
  int64_t x = role->plan.steps;
  while (x > 0 && dodona_step_at(&role->plan, &role->place, x).send_first != 1 - BLOCK_T)
    x--;
  return x;
}

/* Room for all messages, and the course. */
int dodona_mpi_windows_run(const dodona_mpi_context *context, const dodona_mpi_job *job) {
  const dodona_plan *plan = &job->up->plan;
  int64_t latency = plan->request.rule.latency, steps = plan->steps - latency + 1;
  steps = steps < 1 ? 1 : steps;
  allreduce a = {.context = context, .role = job->up, .operand = *job->operand};
  a.own = job->own.buf;
  a.last_s = last_s(a.role);
  a.latency = latency < steps ? latency : steps;
  a.incoming = 2 * latency < steps ? 2 * latency : steps;
  size_t rooms = (size_t)(a.incoming + a.latency);
  if (rooms > PTRDIFF_MAX / (a.operand.room + 1))
    return MPI_ERR_NO_MEM;
  a.rooms = dodona_mpi_take(context->pool, rooms * a.operand.room);
  int error = a.rooms ? dodona_mpi_window_open(context, a.latency, &a.window) : MPI_ERR_NO_MEM;
  if (error == MPI_SUCCESS) {
    a.window.rank_of = job->up->names.rank_of;
    run(&a);
    error = dodona_mpi_window_close(&a.window);
    if (error == MPI_SUCCESS)
      error = finish(&a, job->message.buf);
  }
  dodona_mpi_give(context->pool, a.rooms);
  return error;
}
