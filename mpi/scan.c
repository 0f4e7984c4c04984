/* A rank holds S, what it has of the ranks before it, and puts what comes in front of S. It sends S, or T, which is S and its own input behind
   it. Nothing is written while it is being sent: what comes has a room of its own until the step is over, and so has T. */
#include <stdint.h>
#include "mpi/call.h"
#include "mpi/window.h"

enum { BLOCK_T = 0 }; /* of a step; the other is S */

typedef struct scan {
  const dodona_mpi_call *call;
  const dodona_mpi_role *role;
  void *own;  /* this rank's input, the caller's */
  void *held; /* S, where there is one */
  void *came;
  void *joined; /* room for T */
  int holds;
  dodona_mpi_window window;
} scan;

/* S and the own input behind it, in `to`. */
static int join(const scan *s, void *to) {
  const dodona_mpi_operand *o = &s->call->operand;
  int error = MPI_SUCCESS;
  if (to != s->own)
    error = dodona_mpi_operand_copy(s->call->context, o, s->own, to);
  return error == MPI_SUCCESS && s->holds ? dodona_mpi_operand_combine(o, s->held, to) : error;
}

/* What the rank sends in the step. */
static void *outgoing(scan *s, const dodona_step *step) {
  if (step->send_first != BLOCK_T || step->send_to == DODONA_NONE)
    return s->held;
  if (!s->holds || s->window.error != MPI_SUCCESS)
    return s->own;
  dodona_mpi_note(&s->window.error, join(s, s->joined));
  return s->joined;
}

static void use(scan *s) {
  void *part = s->came;
  if (s->holds)
    dodona_mpi_note(&s->window.error, dodona_mpi_operand_combine(&s->call->operand, part, s->held));
  else {
    s->came = s->held;
    s->held = part;
  }
  s->holds = 1;
}

static void run(scan *s) {
  const dodona_mpi_operand *o = &s->call->operand;
  for (int64_t x = 1; x <= s->role->plan.steps; x++) {
    const dodona_step step = dodona_step_at(&s->role->plan, &s->role->place, x);
    if (step.send_to == DODONA_NONE && step.recv_from == DODONA_NONE)
      continue;
    dodona_mpi_flight ended;
    const dodona_mpi_block out = {outgoing(s, &step), o->count, o->datatype, NULL, 0};
    const dodona_mpi_block in = {s->came, o->count, o->datatype, NULL, 0};
    dodona_mpi_window_post(&s->window, &step, x, &in, &out);
    if (dodona_mpi_window_complete(&s->window, &ended))
      use(s);
  }
}

/* The result of an exscan on rank 0 is none: its buffer stays. */
static int finish(const scan *s) {
  const dodona_mpi_call *c = s->call;
  if (c->what == DODONA_SCAN)
    return join(s, c->recvbuf);
  return s->holds ? dodona_mpi_operand_copy(c->context, &c->operand, s->held, c->recvbuf)
                  : MPI_SUCCESS;
}

int dodona_mpi_scan(const dodona_mpi_call *c, const dodona_mpi_role *role) {
  const dodona_mpi_operand *o = &c->operand;
  scan s = {.call = c, .role = role};
  if (o->element == 0)
    return MPI_SUCCESS;
  s.own = c->sendbuf == MPI_IN_PLACE ? c->recvbuf : (void *)(uintptr_t)c->sendbuf;
  if (o->room > PTRDIFF_MAX / 3)
    return MPI_ERR_NO_MEM;
  char *rooms = dodona_mpi_take(c->context->pool, 3 * o->room);
  int error = rooms ? dodona_mpi_window_open(c->context, 1, &s.window) : MPI_ERR_NO_MEM;
  if (error == MPI_SUCCESS) {
    s.held = dodona_mpi_operand_at(o, rooms);
    s.came = dodona_mpi_operand_at(o, rooms + o->room);
    s.joined = dodona_mpi_operand_at(o, rooms + 2 * o->room);
    run(&s);
    error = dodona_mpi_window_close(&s.window);
    if (error == MPI_SUCCESS)
      error = finish(&s);
  }
  dodona_mpi_give(c->context->pool, rooms);
  return error;
}
