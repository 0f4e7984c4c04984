/* No step waits for a rank that waits for this one: proofs/SOUNDNESS.md has the argument. Idle steps are passed over.
   Nothing is posted ahead of its round, and only skips have rounds of more than one step: blocks of a pipeline that share a
   link would else share its bandwidth, the first would arrive when the last does, and nothing would be left of the pipeline.
   In a round everything is posted before anything is waited for. What goes on past the last block with block 0 travels as two
   messages. In a round these are all that a rank receives (in the second half: sends) if its share is one of the last, else at
   most one that it sends (receives).

   What is stored is received where it belongs. What is combined comes to a room first, as its block may be under way
   in the same step. A rank holds of each block what it has combined so far:
     held = own                      until the first part comes
     held = part op held             prepend, and wherever the order is free
     held = held op part             append
     held = held op part op aside    the same, where a part of the block waits aside
   ref/schedule/operand.h says what waits: at most one part, of a plan of latency 1, for one of a later step. */
#include "mpi/steps.h"
#include "mpi/window.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* For one message; it grows when a larger one comes. */
typedef struct room {
  char *memory;
  size_t size;
} room;

typedef struct course {
  const dodona_mpi_context *context;
  const dodona_mpi_operand *whole;
  dodona_mpi_parts own;
  dodona_mpi_parts held;
  unsigned char *begun; /* of each block: it is held, else it is own; NULL: own is held */
  int lends;            /* the caller has no room for held */
  room lent;            /* that room, once it is needed */
  room *rooms;          /* for messages: a ring, then one for the part that waits */
  int64_t open;         /* rooms in the ring */
  int64_t received;     /* by way of the ring */
  int32_t waits;        /* the block of the part that waits, or DODONA_NONE */
  dodona_mpi_window window;
} course;

enum { PIECES = 2 }; /* of a message, at most */

static int64_t ticks_of(int32_t ticks) {
  return ticks > 1 ? ticks : 1; /* 0 where the algorithm has no latency */
}

/* The messages of the longest round of skips: one a step, and the rest of each that is cut. */
static int64_t round_of(const dodona_plan *plan) {
  int64_t most = 0, last = 0;
  for (int64_t x = 1; x <= plan->steps; x = last + 1) {
    last = dodona_round_last(plan, x);
    most = last - x + 1 > most ? last - x + 1 : most;
  }
  return most * PIECES;
}

/* How many receives, and how many sends, are under way at once at most. */
static int64_t open_of(const dodona_mpi_role *role) {
  if (!role)
    return 1;
  const dodona_request *request = &role->plan.request;
  if (request->algorithm == DODONA_SKIPS)
    return round_of(&role->plan);
  int64_t ticks = ticks_of(request->rule.ticks);
  int64_t most = (ticks_of(request->rule.latency) + ticks - 1) / ticks;
  return most < request->ranks ? most : request->ranks;
}

/* Returns where a message of so many elements goes; NULL if there is no memory. */
static void *address(const course *c, room *in, MPI_Count count) {
  dodona_mpi_operand part = dodona_mpi_operand_part(c->whole, count);
  if (in->size < part.room + 1) {
    free(in->memory);
    in->memory = malloc(part.room + 1);
    in->size = in->memory ? part.room + 1 : 0;
  }
  return in->memory ? dodona_mpi_operand_at(&part, in->memory) : NULL;
}

/* Makes the blocks held that are own. */
static int begin(course *c, int32_t first, int32_t count) {
  int error = MPI_SUCCESS;
  if (!c->begun)
    return MPI_SUCCESS;
  if (c->lends && !c->lent.memory)
    c->held.buf = address(c, &c->lent, c->own.count);
  if (c->lends && !c->lent.memory)
    return MPI_ERR_NO_MEM;
  for (int32_t j = first; j < first + count && error == MPI_SUCCESS; j++) {
    dodona_mpi_block own = dodona_mpi_part(&c->own, j, 1);
    dodona_mpi_operand part = dodona_mpi_operand_part(c->whole, own.count);
    if (!c->begun[j])
      error =
          dodona_mpi_operand_copy(c->context, &part, own.buf, dodona_mpi_part(&c->held, j, 1).buf);
    c->begun[j] = 1;
  }
  return error;
}

/* Behind what is held, and before what waits aside if that is of this block. */
static int append(course *c, const dodona_mpi_operand *part, int32_t j, void *came, void *held) {
  int error = dodona_mpi_operand_combine(part, held, came);
  if (c->waits == j && error == MPI_SUCCESS) {
    void *aside = address(c, &c->rooms[c->open], part->count);
    c->waits = DODONA_NONE;
    error = dodona_mpi_operand_combine(part, came, aside);
    came = aside;
  }
  return error == MPI_SUCCESS ? dodona_mpi_operand_copy(c->context, part, came, held) : error;
}

/* Uses what came. */
static int use(course *c, const dodona_mpi_flight *ended) {
  const dodona_step *step = &ended->moves;
  if (step->use == DODONA_STORE)
    return MPI_SUCCESS;
  if (step->use == DODONA_SET_ASIDE) {
    c->waits = step->recv_first;
    return MPI_SUCCESS;
  }
  int error = begin(c, step->recv_first, step->recv_count);
  if (error != MPI_SUCCESS)
    return error;
  dodona_mpi_operand part = dodona_mpi_operand_part(c->whole, ended->in.count);
  void *held = dodona_mpi_part(&c->held, step->recv_first, step->recv_count).buf;
  return step->use == DODONA_PREPEND ? dodona_mpi_operand_combine(&part, ended->in.buf, held)
                                     : append(c, &part, step->recv_first, ended->in.buf, held);
}

static void complete(course *c, int64_t x) {
  dodona_mpi_flight ended;
  while (dodona_mpi_window_due(&c->window, x))
    if (dodona_mpi_window_complete(&c->window, &ended))
      dodona_mpi_note(&c->window.error, use(c, &ended));
}

/* What is sent: blocks none of which has begun from where they are, others from what is held. */
static dodona_mpi_block outgoing(course *c, const dodona_step *step) {
  int32_t first = step->send_first, count = step->send_count;
  if (c->begun && count > 0 && !memchr(&c->begun[first], 1, (size_t)count))
    return dodona_mpi_part(&c->own, first, count);
  if (count > 0)
    dodona_mpi_note(&c->window.error, begin(c, first, count));
  return dodona_mpi_part(&c->held, first, count);
}

static dodona_mpi_block incoming(course *c, const dodona_step *step) {
  dodona_mpi_block in = dodona_mpi_part(&c->held, step->recv_first, step->recv_count);
  for (int32_t j = 0; j < step->recv_count && step->use == DODONA_STORE && c->begun; j++)
    c->begun[step->recv_first + j] = 1;
  if (step->use == DODONA_STORE)
    return in;
  int64_t slot = step->use == DODONA_SET_ASIDE ? c->open : c->received++ % c->open;
  in.buf = address(c, &c->rooms[slot], in.count);
  if (!in.buf && !c->rooms[slot].memory) {
    dodona_mpi_note(&c->window.error, MPI_ERR_NO_MEM);
    in.count = 0;
  }
  return in;
}

/* Of one end of a message what goes up to the last block, or the rest, which goes on with block 0. */
static void cut(int32_t blocks, int rest, int32_t *peer, int32_t *first, int32_t *count) {
  int32_t past = *peer == DODONA_NONE ? 0 : *count - (blocks - *first);
  past = past > 0 ? past : 0;
  *count = rest ? past : *count - past;
  if (rest) {
    *peer = past > 0 ? *peer : DODONA_NONE;
    *first = past > 0 ? 0 : DODONA_NONE;
  }
}

/* Posts the step, in as many pieces as its messages have. */
static void post(course *c, const dodona_step *step, int64_t x) {
  for (int rest = 0; rest < PIECES; rest++) {
    dodona_step piece = *step;
    cut(c->own.blocks, rest, &piece.send_to, &piece.send_first, &piece.send_count);
    cut(c->own.blocks, rest, &piece.recv_from, &piece.recv_first, &piece.recv_count);
    if (piece.recv_from == DODONA_NONE)
      piece.use = DODONA_STORE;
    dodona_mpi_block out = outgoing(c, &piece), in = incoming(c, &piece);
    dodona_mpi_window_post(&c->window, &piece, x, &in, &out);
  }
}

/* In a round that begins with step x first what was posted `latency` steps before is completed: the round before, but in postal
   trees, where ceil(lambda) sends may then be under way. A rank of a postal broadcast acts when it is sent the message, and from
   `latency` ticks later on every `ticks` ticks. */
static void run(course *c, const dodona_mpi_role *role) {
  const dodona_request *request = &role->plan.request;
  int64_t latency = ticks_of(request->rule.latency), ticks = ticks_of(request->rule.ticks);
  dodona_span active = dodona_active(&role->plan, &role->place);
  int64_t x = active.first;
  while (x <= active.last) {
    int64_t end = dodona_round_last(&role->plan, x);
    dodona_step step;
    complete(c, x - latency);
    for (; x <= end; x++) {
      step = dodona_step_at(&role->plan, &role->place, x);
      if (step.use != DODONA_STORE && c->whole->commutative)
        step.use = DODONA_PREPEND;
      post(c, &step, x);
    }
    if (request->op == DODONA_BCAST)
      x += (step.recv_from != DODONA_NONE ? latency : ticks) - 1;
  }
  complete(c, active.last);
}

static int open_course(course *c) {
  int in_place = c->own.buf == c->held.buf && !c->lends;
  c->rooms = calloc((size_t)c->open + 1, sizeof *c->rooms);
  c->begun = in_place ? NULL : calloc((size_t)c->own.blocks, 1);
  if (!c->rooms || (!c->begun && !in_place))
    return MPI_ERR_NO_MEM;
  return dodona_mpi_window_open(c->context, c->open, &c->window);
}

static void close_course(course *c) {
  for (int64_t i = 0; i <= c->open && c->rooms; i++)
    free(c->rooms[i].memory);
  free(c->rooms);
  free(c->lent.memory);
  free(c->begun);
}

int dodona_mpi_steps_run(const dodona_mpi_context *context, const dodona_mpi_job *job) {
  int64_t up = open_of(job->up), down = open_of(job->down);
  course c = {.context = context, .whole = job->operand, .own = job->own, .held = job->message};
  c.open = up > down ? up : down;
  c.waits = DODONA_NONE;
  c.lends = !job->down && job->up->plan.request.root != context->rank;
  int error = open_course(&c);
  if (error == MPI_SUCCESS) {
    if (job->up)
      run(&c, job->up);
    if (job->down && job->down != job->up)
      run(&c, job->down);
    error = dodona_mpi_window_close(&c.window);
    if (error == MPI_SUCCESS &&
        !c.lends) /* a rank that has received nothing of a block has its own */
      error = begin(&c, 0, c.own.blocks);
  }
  close_course(&c);
  return error;
}
