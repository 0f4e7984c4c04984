/* A rank keeps a block for each rank in slots: at first slot o has the block for the rank o ranks ahead; in the end slot o has the block from the
   rank o ranks behind. In a step it sends some slots, as one message of a derived datatype, and receives the same ones. What comes lies apart until the step is
   over, as the slots are being sent. Where each block goes straight to its rank there are no slots: it goes from where it lies to where it
   belongs. */
#include <stdint.h>
#include <string.h>
#include "mpi/call.h"
#include "mpi/described.h"
#include "mpi/window.h"
#include "ref/base/relabel.h"

typedef struct exchange {
  const dodona_mpi_role *role;
  const char *from; /* the blocks for ranks 0 .. P - 1 */
  char *to;         /* the blocks of ranks 0 .. P - 1 */
  char *slots;      /* NULL: there are none */
  char *came;
  MPI_Count each; /* bytes of a block */
  dodona_mpi_window window;
} exchange;

static int32_t ahead(const exchange *e, int32_t slot) {
  return dodona_rank(e->role->plan.request.ranks, slot, e->role->place.rank);
}

static int32_t behind(const exchange *e, int32_t slot) {
  return dodona_position(e->role->plan.request.ranks, slot, e->role->place.rank);
}

static void move_slots(const exchange *e, const dodona_slots *s) {
  for (int32_t i = 0; i < s->count; i += s->run) {
    const MPI_Count at = (s->first + i / s->run * s->stride) * e->each;
    const int32_t run = s->count - i < s->run ? s->count - i : s->run;
    memcpy(e->slots + at, e->came + at, (size_t)(run * e->each));
  }
}

static void step_by_slots(exchange *e, const dodona_step *step, int64_t x) {
  const dodona_request *q = &e->role->plan.request;
  const dodona_slots s = dodona_alltoall_step_at(q->ranks, q->group, e->role->place.rank, x).slots;
  const MPI_Count at = s.first * e->each;
  dodona_mpi_flight ended;
  MPI_Datatype runs = MPI_DATATYPE_NULL;
  dodona_mpi_note(&e->window.error,
                  dodona_mpi_runs(s.count / s.run, s.run * e->each, s.stride * e->each,
                                  s.count % s.run * e->each, &runs));
  const int made = runs != MPI_DATATYPE_NULL;
  const dodona_mpi_block out = {e->slots + at, made, made ? runs : MPI_BYTE, NULL, 0};
  const dodona_mpi_block in = {e->came + at, made, made ? runs : MPI_BYTE, NULL, 0};
  dodona_mpi_window_post(&e->window, step, x, &in, &out);
  if (dodona_mpi_window_complete(&e->window, &ended))
    move_slots(e, &s);
  if (made)
    MPI_Type_free(&runs);
}

/* Also the way of a rank that has no room: its messages are empty. */
static void step_straight(exchange *e, const dodona_step *step, int64_t x) {
  dodona_mpi_flight ended;
  const dodona_mpi_block nothing = {NULL, 0, MPI_BYTE, NULL, 0};
  dodona_mpi_block out = nothing, in = nothing;
  if (e->window.error == MPI_SUCCESS) {
    out.buf = (char *)(uintptr_t)e->from + ahead(e, step->send_first) * e->each;
    in.buf = e->to + behind(e, step->recv_first) * e->each;
    out.count = in.count = e->each;
  }
  dodona_mpi_window_post(&e->window, step, x, &in, &out);
  dodona_mpi_window_complete(&e->window, &ended);
}

static void run(exchange *e) {
  const int32_t ranks = e->role->plan.request.ranks;
  const size_t each = (size_t)e->each;
  for (int32_t o = 0; e->slots && o < ranks; o++)
    memcpy(e->slots + o * e->each, e->from + ahead(e, o) * e->each, each);
  for (int64_t x = 1; x <= e->role->plan.steps; x++) {
    const dodona_step step = dodona_step_at(&e->role->plan, &e->role->place, x);
    if (e->slots)
      step_by_slots(e, &step, x);
    else
      step_straight(e, &step, x);
  }
  if (e->window.error != MPI_SUCCESS)
    return;
  for (int32_t o = 0; e->slots && o < ranks; o++)
    memcpy(e->to + behind(e, o) * e->each, e->slots + o * e->each, each);
  if (!e->slots)
    memcpy(e->to + ahead(e, 0) * e->each, e->from + ahead(e, 0) * e->each, each);
}

/* Between the descriptions of what is sent and of where it goes; in place they are one. */
static int run_between(const dodona_mpi_call *c, const dodona_mpi_role *role,
                       const dodona_mpi_described *from, const dodona_mpi_described *to) {
  const int32_t ranks = role->plan.request.ranks;
  dodona_mpi_pool *pool = c->context->pool;
  exchange e = {.role = role, .from = from->bytes, .to = to->bytes, .each = c->bytes / ranks};
  int error = from->error != MPI_SUCCESS ? from->error : to->error;
  const int straight = role->plan.request.group >= ranks && from != to;
  if (!straight && error == MPI_SUCCESS) {
    e.slots = dodona_mpi_take(pool, 2 * (size_t)c->bytes);
    e.came = e.slots ? e.slots + c->bytes : NULL;
    error = e.slots ? MPI_SUCCESS : MPI_ERR_NO_MEM;
  }
  int opened = dodona_mpi_window_open(c->context, 1, &e.window);
  if (opened == MPI_SUCCESS) {
    e.window.error = error;
    run(&e);
    error = dodona_mpi_window_close(&e.window);
  }
  dodona_mpi_give(pool, e.slots);
  return opened != MPI_SUCCESS ? opened : error;
}

int dodona_mpi_alltoall(const dodona_mpi_call *c, const dodona_mpi_role *role) {
  const int32_t ranks = role->plan.request.ranks;
  const int in_place = c->sendbuf == MPI_IN_PLACE;
  if (c->bytes == 0)
    return MPI_SUCCESS;
  dodona_mpi_described to = dodona_mpi_describe(
      c->context, c->bytes,
      (dodona_mpi_elements){c->recvbuf, c->count * ranks, &c->type, in_place, 1});
  dodona_mpi_describe_cut(&to, NULL);
  if (in_place) {
    const int ran = run_between(c, role, &to, &to);
    const int stored = dodona_mpi_describe_end(&to, ran == MPI_SUCCESS);
    return ran != MPI_SUCCESS ? ran : stored;
  }
  void *sendbuf = (void *)(uintptr_t)c->sendbuf;
  dodona_mpi_described from = dodona_mpi_describe(
      c->context, c->bytes, (dodona_mpi_elements){sendbuf, c->sendcount * ranks, &c->sent, 1, 0});
  dodona_mpi_describe_cut(&from, NULL);
  const int ran = run_between(c, role, &from, &to);
  dodona_mpi_describe_end(&from, 0);
  const int stored = dodona_mpi_describe_end(&to, ran == MPI_SUCCESS);
  return ran != MPI_SUCCESS ? ran : stored;
}
