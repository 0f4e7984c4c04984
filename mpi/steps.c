/* No step waits for a rank that waits for this one: proofs/SOUNDNESS.md has the argument. Idle steps are passed over.
   Nothing is posted ahead of its round (dodona_round_last), and in a pipeline a step is a round: blocks that share a link would
   else share its bandwidth, the first would arrive when the last does, and nothing would be left of the pipeline. Of a round at most
   DODONA_MPI_MOST_OPEN steps are under way; then the oldest is completed before the next is posted. What goes on past the last block
   with block 0 lies in two places, and travels as one message.

   What is stored is received where it belongs. What is combined comes to a room first, as its block may be under way
   in the same step. A rank holds of each block what it has combined so far:
     held = own                      until the first part comes
     held = part op held             prepend, and wherever the order is free
     held = held op part             append
     held = held op part op aside    the same, where a part of the block waits aside
   ref/trees/operand.h says what waits: at most one part, of a plan of latency 1, for one of a later step. */
#include "mpi/steps.h"
#include "mpi/described.h"
#include "mpi/window.h"
#include <stdint.h>
#include <string.h>

#ifndef DODONA_MPI_MOST_OPEN
#define DODONA_MPI_MOST_OPEN 4096 /* a smaller number lets short rounds test the rest */
#endif

/* For one message; it grows when a larger one comes. */
typedef struct room {
  char *memory; /* of the context's pool, or NULL */
} room;

typedef struct course {
  const dodona_mpi_context *context;
  const dodona_mpi_operand *whole;
  dodona_mpi_parts own;
  dodona_mpi_parts held;
  dodona_mpi_described *described; /* of moved bytes, or NULL */
  unsigned char *begun; /* of each block: it is held, else it is own; NULL: own is held */
  int lends;            /* the caller has no room for held */
  room lent;            /* that room, once it is needed */
  room *rooms;          /* for messages: a ring, then one for the part that waits */
  int64_t open;         /* rooms in the ring */
  int64_t received;     /* by way of the ring */
  int32_t waits;        /* the block of the part that waits, or DODONA_NONE */
  dodona_mpi_window window;
} course;

static int64_t ticks_of(int32_t ticks) {
  return ticks > 1 ? ticks : 1; /* 0 where the algorithm has no latency */
}

/* How many receives, and how many sends, are under way at once at most, but for rounds of several steps. */
static int64_t open_of(const dodona_mpi_role *role) {
  if (!role)
    return 1;
  const dodona_request *request = &role->plan.request;
  int64_t ticks = ticks_of(request->rule.ticks);
  int64_t most = (ticks_of(request->rule.latency) + ticks - 1) / ticks;
  return most < request->ranks ? most : request->ranks;
}

/* Returns where a message of so many elements goes; NULL if there is no memory. */
static void *address(const course *c, room *in, MPI_Count count) {
  dodona_mpi_operand part = dodona_mpi_operand_part(c->whole, count);
  if (!in->memory || dodona_mpi_taken(in->memory) < part.room) {
    dodona_mpi_give(c->context->pool, in->memory);
    in->memory = dodona_mpi_take(c->context->pool, part.room);
  }
  return in->memory ? dodona_mpi_operand_at(&part, in->memory) : NULL;
}

/* Block i of those from `first` on. */
static int32_t at(const course *c, int32_t first, int32_t i) {
  return i < c->own.blocks - first ? first + i : i - (c->own.blocks - first);
}

/* Has room for what is held. */
static int lend(course *c) {
  if (c->lends && !c->lent.memory)
    c->held.buf = address(c, &c->lent, c->own.count);
  return c->lends && !c->lent.memory ? MPI_ERR_NO_MEM : MPI_SUCCESS;
}

/* Makes the blocks held that are own. */
static int begin(course *c, int32_t first, int32_t count) {
  if (!c->begun)
    return MPI_SUCCESS;
  int error = lend(c);
  for (int32_t i = 0; i < count && error == MPI_SUCCESS; i++) {
    int32_t j = at(c, first, i);
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
  if (step->use == DODONA_STORE && c->described)
    dodona_mpi_describe_came(c->described, step->recv_first, step->recv_count);
  if (step->use == DODONA_STORE)
    return MPI_SUCCESS;
  if (step->use == DODONA_SET_ASIDE) {
    c->waits = step->recv_first;
    return MPI_SUCCESS;
  }
  int error = begin(c, step->recv_first, step->recv_count);
  if (error != MPI_SUCCESS)
    return error;
  dodona_mpi_block held = dodona_mpi_part(&c->held, step->recv_first, step->recv_count);
  dodona_mpi_operand part = dodona_mpi_operand_part(c->whole, held.count);
  if (step->use == DODONA_APPEND)
    return append(c, &part, step->recv_first, ended->in.buf, held.buf);
  error = dodona_mpi_operand_combine(&part, ended->in.buf, held.buf);
  if (held.more == 0 || error != MPI_SUCCESS)
    return error;
  void *came = dodona_mpi_moved(ended->in.buf, (MPI_Aint)held.count * c->held.extent);
  part = dodona_mpi_operand_part(c->whole, held.more);
  return dodona_mpi_operand_combine(&part, came, held.rest);
}

/* Whether each send of the plan ends only when it is received, so that nobody is a step ahead. MPI ends a send of few bytes at once: the
   blocks that a rank then sends in a row share its link, and each comes as late as the last. So it is in the cube and in two complete trees,
   whose ranks send and receive in every step. In other trees ranks wait for each other in turn, where being ahead is a gain. */
static int is_paced(const dodona_plan *plan) {
  int32_t algorithm = plan->request.algorithm, family = dodona_row_family(algorithm);
  return plan->request.blocks > 1 &&
         (family == DODONA_FAMILY_CUBE ||
          (family == DODONA_FAMILY_TWOTREE && dodona_row_variant(algorithm) != DODONA_INORDER));
}

static void complete(course *c, int64_t x) {
  dodona_mpi_flight ended;
  while (dodona_mpi_window_due(&c->window, x))
    if (dodona_mpi_window_complete(&c->window, &ended))
      dodona_mpi_note(&c->window.error, use(c, &ended));
}

/* Returns where the blocks lie that the rank sends: in its own input if it holds none of them yet, else with all that it holds. */
static dodona_mpi_block outgoing(course *c, const dodona_step *step) {
  int32_t first = step->send_first, count = step->send_count, i = 0;
  if (c->described && count > 0)
    dodona_mpi_note(&c->window.error, dodona_mpi_describe_send(c->described, first, count));
  while (c->begun && i < count && !c->begun[at(c, first, i)])
    i++;
  if (c->begun && count > 0 && i == count)
    return dodona_mpi_part(&c->own, first, count);
  if (count > 0)
    dodona_mpi_note(&c->window.error, begin(c, first, count));
  return dodona_mpi_part(&c->held, first, count);
}

static dodona_mpi_block incoming(course *c, const dodona_step *step) {
  if (step->use == DODONA_STORE && step->recv_count > 0) {
    int error = lend(c);
    dodona_mpi_note(&c->window.error, error);
    if (error != MPI_SUCCESS)
      return (dodona_mpi_block){0};
  }
  dodona_mpi_block in = dodona_mpi_part(&c->held, step->recv_first, step->recv_count);
  for (int32_t j = 0; j < step->recv_count && step->use == DODONA_STORE && c->begun; j++)
    c->begun[at(c, step->recv_first, j)] = 1;
  if (step->use == DODONA_STORE)
    return in;
  int64_t slot = step->use == DODONA_SET_ASIDE ? c->open : c->received++ % c->open;
  in.count += in.more; /* a room holds them in a row */
  in.more = 0;
  in.buf = address(c, &c->rooms[slot], in.count);
  if (!in.buf && !c->rooms[slot].memory) {
    dodona_mpi_note(&c->window.error, MPI_ERR_NO_MEM);
    in.count = 0;
  }
  return in;
}

/* Makes room for a round of so many steps. Where something is under way, and without memory, the course stays as it is. */
static void widen(course *c, int64_t steps) {
  int64_t most = steps < DODONA_MPI_MOST_OPEN ? steps : DODONA_MPI_MOST_OPEN;
  if (most <= c->open || c->window.count > 0)
    return;
  room *rooms = dodona_mpi_take(c->context->pool, ((size_t)most + 1) * sizeof *rooms);
  if (!rooms || !dodona_mpi_window_widen(&c->window, most)) {
    dodona_mpi_give(c->context->pool, rooms);
    return;
  }
  for (int64_t i = 0; i < most; i++)
    rooms[i] = i < c->open ? c->rooms[i] : (room){NULL};
  rooms[most] = c->rooms[c->open]; /* the part that waits */
  dodona_mpi_give(c->context->pool, c->rooms);
  c->rooms = rooms;
  c->open = most;
}

/* Posts step x, when the oldest step has made way for it. */
static void post(course *c, const dodona_step *asked, int64_t x) {
  dodona_step step = *asked;
  if (step.use != DODONA_STORE && c->whole->commutative)
    step.use = DODONA_PREPEND;
  if (c->window.count == c->window.size)
    complete(c, c->window.flights[c->window.first].step);
  dodona_mpi_block out = outgoing(c, &step), in = incoming(c, &step);
  dodona_mpi_window_post(&c->window, &step, x, &in, &out);
}

/* In a round that begins with step x first what was posted `latency` steps before is completed: the round before, but in postal
   trees, where ceil(lambda) sends may then be under way. A rank of a postal broadcast acts when it is sent the message, and from
   `latency` ticks later on every `ticks` ticks. */
static void run(course *c, const dodona_mpi_role *role) {
  const dodona_request *request = &role->plan.request;
  int64_t latency = ticks_of(request->rule.latency), ticks = ticks_of(request->rule.ticks);
  dodona_span active = dodona_active(&role->plan, &role->place);
  c->window.synchronous = c->context->synchronous || is_paced(&role->plan);
  c->window.rank_of = role->names.rank_of;
  int64_t x = active.first;
  while (x <= active.last) {
    int64_t end = dodona_round_last(&role->plan, x);
    dodona_step step;
    complete(c, x - latency);
    if (x < end)
      widen(c, end - x + 1);
    for (; x <= end; x++) {
      step = dodona_step_at(&role->plan, &role->place, x);
      post(c, &step, x);
    }
    if (c->described && c->window.error == MPI_SUCCESS)
      c->window.error = dodona_mpi_describe_unpack(c->described);
    if (request->op == DODONA_BCAST)
      x += (step.recv_from != DODONA_NONE ? latency : ticks) - 1;
  }
  complete(c, active.last);
}

static int open_course(course *c) {
  int in_place = c->own.buf == c->held.buf && !c->lends;
  c->rooms = dodona_mpi_take(c->context->pool, ((size_t)c->open + 1) * sizeof *c->rooms);
  c->begun = in_place ? NULL : dodona_mpi_take(c->context->pool, (size_t)c->own.blocks);
  for (int64_t i = 0; i <= c->open && c->rooms; i++)
    c->rooms[i].memory = NULL;
  if (!c->rooms || (!c->begun && !in_place))
    return MPI_ERR_NO_MEM;
  if (c->begun)
    memset(c->begun, 0, (size_t)c->own.blocks);
  return dodona_mpi_window_open(c->context, c->open, &c->window);
}

static void close_course(course *c) {
  dodona_mpi_pool *pool = c->context->pool;
  for (int64_t i = 0; i <= c->open && c->rooms; i++)
    dodona_mpi_give(pool, c->rooms[i].memory);
  dodona_mpi_give(pool, c->rooms);
  dodona_mpi_give(pool, c->lent.memory);
  dodona_mpi_give(pool, c->begun);
}

int dodona_mpi_steps_run(const dodona_mpi_context *context, const dodona_mpi_job *job) {
  int64_t up = open_of(job->up), down = open_of(job->down);
  course c = {.context = context, .whole = job->operand, .own = job->own, .held = job->message};
  c.described = job->described;
  c.open = up > down ? up : down;
  c.waits = DODONA_NONE;
  c.lends = !job->down && job->count == 0 && job->up->plan.request.root != job->up->place.rank;
  int error = open_course(&c);
  if (error == MPI_SUCCESS) {
    c.window.error = job->error;
    if (job->up)
      run(&c, job->up);
    if (job->down && job->down != job->up)
      run(&c, job->down);
    error = dodona_mpi_window_close(&c.window);
    if (error == MPI_SUCCESS &&
        !c.lends) /* a rank that has received nothing of a block has its own */
      error = job->count > 0 ? begin(&c, job->first, job->count) : begin(&c, 0, c.own.blocks);
  }
  close_course(&c);
  return error;
}
