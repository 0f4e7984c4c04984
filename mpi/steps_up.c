/* The broadcast's steps from the last to the first, with sending and receiving exchanged. What is received in
   step x is combined before step x - latency. A rank holds of each block what it has combined so far:

     held = own                      until the first child's part comes
     held = part op held             where the order is free, or the part belongs in front
     held = held op part             where it belongs behind
     held = held op part op aside    the same, where a part of the block waits aside

   As ../ref/operand.h and ../ref/simplex_operand.h have it, which say what waits: at most one part, of a plan of
   latency 1, for one of a later step. Such a part is received where it waits. */
#include "mpi/steps.h"
#include "mpi/window.h"
#include <stdint.h>
#include <stdlib.h>

typedef struct reduction {
  const dodona_mpi_context *context;
  const dodona_mpi_role *role;
  dodona_mpi_operand operand; /* the largest block */
  dodona_mpi_parts own;
  dodona_mpi_parts held;
  unsigned char *begun; /* of each block: it is held, else it is own */
  char *whole;          /* the memory of held, or NULL */
  char *rooms;          /* for messages: a ring */
  int64_t open;         /* rooms */
  char *aside;          /* a room more, for the part that waits */
  int32_t waits;        /* the block of that part, or DODONA_NONE */
  int64_t received;     /* receives posted */
  dodona_mpi_window window;
} reduction;

/* Makes block j held if it is own. */
static int begin(reduction *r, const dodona_mpi_operand *part, int32_t j) {
  void *own = dodona_mpi_part(&r->own, j, 1).buf, *held = dodona_mpi_part(&r->held, j, 1).buf;
  if (r->begun[j])
    return MPI_SUCCESS;
  r->begun[j] = 1;
  return own == held ? MPI_SUCCESS : dodona_mpi_operand_copy(r->context, part, own, held);
}

static dodona_mpi_operand part_of(const reduction *r, const dodona_mpi_block *block) {
  dodona_mpi_operand part = r->operand;
  part.count = block->count;
  part.size = block->count * part.element;
  return part;
}

static int32_t operand_of(const reduction *r, int32_t from) {
  return r->operand.commutative ? DODONA_PREPEND : dodona_mpi_role_operand(r->role, from);
}

/* Behind what is held, and before what waits aside if that is of this block. */
static int append(reduction *r, const dodona_mpi_operand *part, int32_t j, void *came, void *held) {
  int error = dodona_mpi_operand_combine(part, held, came);
  if (r->waits == j && error == MPI_SUCCESS) {
    void *aside = dodona_mpi_operand_at(&r->operand, r->aside);
    r->waits = DODONA_NONE;
    error = dodona_mpi_operand_combine(part, came, aside);
    came = aside;
  }
  return error == MPI_SUCCESS ? dodona_mpi_operand_copy(r->context, part, came, held) : error;
}

/* Combines what came. */
static int combine(reduction *r, const dodona_mpi_flight *ended) {
  dodona_mpi_operand part = part_of(r, &ended->in);
  int32_t j = ended->moves.recv_block, does = operand_of(r, ended->moves.recv_from);
  void *came = ended->in.buf, *held = dodona_mpi_part(&r->held, j, 1).buf;
  if (does == DODONA_SET_ASIDE) {
    r->waits = j;
    return MPI_SUCCESS;
  }
  int error = begin(r, &part, j);
  if (error != MPI_SUCCESS)
    return error;
  return does == DODONA_PREPEND ? dodona_mpi_operand_combine(&part, came, held)
                                : append(r, &part, j, came, held);
}

static void complete(reduction *r) {
  dodona_mpi_flight ended;
  if (dodona_mpi_window_complete(&r->window, &ended))
    dodona_mpi_note(&r->window.error, combine(r, &ended));
}

static void post(reduction *r, int64_t x) {
  dodona_tree_step step = dodona_reverse(dodona_mpi_role_step(r->role, x));
  int32_t j = step.send_block;
  dodona_mpi_block in = dodona_mpi_part(&r->own, step.recv_block, 1);
  dodona_mpi_block out = dodona_mpi_part(j >= 0 && r->begun[j] ? &r->held : &r->own, j, 1);
  if (step.recv_from != DODONA_NONE) {
    char *room = r->aside;
    if (operand_of(r, step.recv_from) != DODONA_SET_ASIDE)
      room = r->rooms + (size_t)(r->received++ % r->open) * r->operand.room;
    in.buf = dodona_mpi_operand_at(&r->operand, room);
  }
  dodona_mpi_window_post(&r->window, &step, -x, &in, &out);
}

static void run(reduction *r) {
  dodona_span active = dodona_mpi_role_active(r->role);
  int64_t latency = r->role->plan.rule.latency;
  for (int64_t x = active.last; x >= active.first; x--) {
    while (dodona_mpi_window_due(&r->window, -x - latency))
      complete(r);
    post(r, x);
  }
  while (dodona_mpi_window_due(&r->window, -active.first))
    complete(r);
}

/* A root that has received nothing of a block has its own input as the result. */
static int finish(reduction *r) {
  int error = MPI_SUCCESS;
  for (int32_t j = 0; j < r->own.blocks && error == MPI_SUCCESS; j++) {
    dodona_mpi_block own = dodona_mpi_part(&r->own, j, 1);
    dodona_mpi_operand part = part_of(r, &own);
    error = begin(r, &part, j);
  }
  return error;
}

/* Memory: none for a leaf. */
static int open_rooms(reduction *r, const dodona_mpi_operand *whole, int root) {
  int inner = dodona_mpi_role_feeds(r->role);
  r->open = inner ? dodona_mpi_steps_open(&r->role->plan) : 0;
  size_t rooms = (size_t)r->open + !r->operand.commutative;
  if (rooms > PTRDIFF_MAX / (r->operand.room + 1))
    return MPI_ERR_NO_MEM;
  r->waits = DODONA_NONE;
  r->begun = calloc((size_t)r->own.blocks, 1);
  r->rooms = malloc(rooms * r->operand.room + 1);
  r->aside = r->rooms ? r->rooms + (size_t)r->open * r->operand.room : NULL;
  if (inner && !root) {
    r->whole = malloc(whole->room + 1);
    r->held.buf = dodona_mpi_operand_at(whole, r->whole);
  }
  return r->begun && r->rooms && (r->whole || !inner || root) ? MPI_SUCCESS : MPI_ERR_NO_MEM;
}

int dodona_mpi_steps_up(const dodona_mpi_context *context, const dodona_mpi_role *role,
                        const dodona_mpi_operand *operand, const dodona_mpi_parts *own,
                        const dodona_mpi_parts *result) {
  reduction r = {.context = context, .role = role, .own = *own, .held = *own};
  int root = role->plan.root == context->rank;
  if (root)
    r.held = *result;
  r.operand = dodona_mpi_operand_part(operand, dodona_mpi_part(own, 0, 1).count);
  int error = open_rooms(&r, operand, root);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_window_open(context, dodona_mpi_steps_open(&role->plan), &r.window);
  if (error == MPI_SUCCESS) {
    run(&r);
    error = dodona_mpi_window_close(&r.window);
    if (error == MPI_SUCCESS && root)
      error = finish(&r);
  }
  free(r.begun);
  free(r.whole);
  free(r.rooms);
  return error;
}
