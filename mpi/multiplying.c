/* The messages of a round are all under way at once. A rank sends what it has; what comes has rooms of its own. When the round is over the rank combines
   all of it in the order of the ranks that sent it, its own part among them: so do all that have heard the same parts, and end with the same bits. Each
   part is combined into the one behind it, and the last of them is what the rank has then. In the last round of a fold what comes is the result. */
#include "mpi/steps.h"
#include "mpi/window.h"
#include "ref/schedule/round.h"
#include <stdint.h>
#include <stdlib.h>

typedef struct part {
  int32_t rank; /* that sent it */
  void *data;
} part;

typedef struct multiplying {
  const dodona_mpi_context *context;
  const dodona_mpi_role *role;
  const dodona_mpi_operand *operand;
  int32_t most; /* messages of a round */
  void **rooms; /* one more: what the rank has is in one of them */
  part *parts;  /* as many */
  void *held;
  dodona_mpi_window window;
} multiplying;

static int by_rank(const void *left, const void *right) {
  const part *a = left, *b = right;
  return (a->rank > b->rank) - (a->rank < b->rank);
}

/* Posts the steps from `first` on. With more ports than other ranks the ports behind those have nothing. */
static void post(multiplying *m, int64_t first, int64_t last) {
  int32_t room = 0;
  for (int64_t x = first; x <= last && x < first + m->most; x++) {
    const dodona_step step = dodona_step_at(&m->role->plan, &m->role->place, x);
    room += m->rooms[room] == m->held;
    const dodona_mpi_block in = {m->rooms[room], m->operand->count, m->operand->datatype, NULL, 0};
    const dodona_mpi_block out = {m->held, m->operand->count, m->operand->datatype, NULL, 0};
    dodona_mpi_window_post(&m->window, &step, x, &in, &out);
    room += step.recv_from != DODONA_NONE;
  }
}

/* Waits for all that was posted. Returns how many parts there are; *stored is what came as the result, else NULL. */
static int32_t await(multiplying *m, void **stored) {
  dodona_mpi_flight ended;
  int32_t count = 0;
  m->parts[count++] = (part){m->role->place.rank, m->held};
  *stored = NULL;
  while (dodona_mpi_window_due(&m->window, INT64_MAX))
    if (dodona_mpi_window_complete(&m->window, &ended)) {
      m->parts[count++] = (part){ended.moves.recv_from, ended.in.buf};
      *stored = ended.moves.use == DODONA_STORE ? ended.in.buf : *stored;
    }
  return count;
}

static void run_round(multiplying *m, int64_t first, int64_t last) {
  void *stored = NULL;
  post(m, first, last);
  const int32_t count = await(m, &stored);
  if (m->window.error != MPI_SUCCESS)
    return;
  if (stored) {
    m->held = stored;
    return;
  }
  qsort(m->parts, (size_t)count, sizeof *m->parts, by_rank);
  for (int32_t i = 1; i < count; i++)
    dodona_mpi_note(&m->window.error,
                    dodona_mpi_operand_combine(m->operand, m->parts[i - 1].data, m->parts[i].data));
  m->held = m->parts[count - 1].data;
}

/* From the input to the result, which is in one of the rooms; the first is the caller's. */
static int run(multiplying *m, const dodona_mpi_job *job) {
  const dodona_mpi_operand *o = m->operand;
  void *result = m->rooms[0];
  if (job->own.buf != result)
    m->window.error = dodona_mpi_operand_copy(m->context, o, job->own.buf, result);
  m->held = result;
  for (int64_t x = 1, last; x <= m->role->plan.steps; x = last + 1) {
    last = dodona_round_last(&m->role->plan, x);
    run_round(m, x, last);
  }
  const int error = dodona_mpi_window_close(&m->window);
  return error == MPI_SUCCESS && m->held != result
             ? dodona_mpi_operand_copy(m->context, o, m->held, result)
             : error;
}

int dodona_mpi_multiplying_run(const dodona_mpi_context *context, const dodona_mpi_job *job) {
  const dodona_request *q = &job->up->plan.request;
  const dodona_mpi_operand *o = job->operand;
  multiplying m = {.context = context, .role = job->up, .operand = o};
  m.most = q->group - 1 < q->ranks - 1 ? q->group - 1 : q->ranks - 1;
  m.most = m.most > 0 ? m.most : 1;
  const size_t rooms = (size_t)m.most, own = sizeof *m.rooms + sizeof *m.parts;
  if (rooms > (PTRDIFF_MAX - own) / (o->room + own))
    return MPI_ERR_NO_MEM;
  char *memory = dodona_mpi_take(context->pool, rooms * o->room);
  void *list = dodona_mpi_take(context->pool, (rooms + 1) * own);
  int error = memory && list ? dodona_mpi_window_open(context, m.most, &m.window) : MPI_ERR_NO_MEM;
  if (error == MPI_SUCCESS) {
    m.window.rank_of = job->up->names.rank_of;
    m.parts = list;
    m.rooms = (void **)(m.parts + rooms + 1);
    m.rooms[0] = job->message.buf;
    for (size_t i = 0; i < rooms; i++)
      m.rooms[i + 1] = dodona_mpi_operand_at(o, memory + i * o->room);
    error = run(&m, job);
  }
  dodona_mpi_give(context->pool, list);
  dodona_mpi_give(context->pool, memory);
  return error;
}
