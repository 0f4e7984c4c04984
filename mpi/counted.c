/* Shares that have counts of their own. Block i of the plan is rank i's share. Shares lie one after the other in a room, in the order of ranks, with
   nothing where a rank knows of no share: in a scatter and a gather only the root knows all sizes, so the plan first moves the sizes,
   and with them each rank learns how large what will come to it is. */
#include <stdint.h>
#include <string.h>
#include "mpi/call.h"
#include "mpi/described.h"
#include "mpi/judge.h"
#include "mpi/steps.h"

typedef struct counted {
  const dodona_mpi_call *call;
  const dodona_mpi_role *role;
  int64_t *sizes;    /* bytes of each share; 0: unknown */
  MPI_Count *begins; /* where each lies, and behind the last */
  char *room;
} counted;

static int is_root(const dodona_mpi_call *c) {
  return c->root == c->context->rank;
}

/* Whether the rank has the whole message, in a buffer with counts. */
static int has_all(const dodona_mpi_call *c) {
  return c->what == DODONA_ALLGATHER || is_root(c);
}

/* Whether the rank's own share lies among all shares. */
static int in_place(const dodona_mpi_call *c) {
  return c->what == DODONA_SCATTER ? c->recvbuf == MPI_IN_PLACE : c->sendbuf == MPI_IN_PLACE;
}

/* The elements of a share, where all are. */
static void *share_at(const dodona_mpi_call *c, int rank) {
  const int scatters = c->what == DODONA_SCATTER;
  const dodona_mpi_type *type = scatters ? &c->sent : &c->type;
  void *all = scatters ? (void *)(uintptr_t)c->sendbuf : c->recvbuf;
  return dodona_mpi_moved(all, (MPI_Aint)c->displs[rank] * type->extent);
}

/* The sizes that the rank knows from the beginning. */
static void know(const counted *s) {
  const dodona_mpi_call *c = s->call;
  const dodona_mpi_type *type = c->what == DODONA_SCATTER ? &c->sent : &c->type;
  memset(s->sizes, 0, (size_t)c->context->ranks * sizeof *s->sizes);
  for (int r = 0; r < c->context->ranks && has_all(c); r++)
    s->sizes[r] = (int64_t)c->counts[r] * type->size;
  if (c->what == DODONA_GATHER && !is_root(c))
    s->sizes[c->context->rank] = c->sendcount * c->sent.size;
}

static int move(const counted *s, const dodona_mpi_parts *message, int error) {
  const dodona_mpi_job job = {.down = s->role,
                              .operand = &s->call->operand,
                              .own = *message,
                              .message = *message,
                              .error = error};
  return dodona_mpi_steps_run(s->call->context, &job);
}

static int move_sizes(const counted *s) {
  const int ranks = s->call->context->ranks;
  const dodona_mpi_parts sizes = {
      s->sizes, ranks * (MPI_Count)sizeof *s->sizes, MPI_BYTE, 1, ranks, 1, 0, NULL};
  return s->call->what == DODONA_ALLGATHER ? MPI_SUCCESS : move(s, &sizes, MPI_SUCCESS);
}

static void lay_out(const counted *s) {
  s->begins[0] = 0;
  for (int r = 0; r < s->call->context->ranks; r++)
    s->begins[r + 1] = s->begins[r] + s->sizes[r];
}

/* The shares that the rank sends from the beginning. */
static int fill(const counted *s) {
  const dodona_mpi_call *c = s->call;
  const int scatters = c->what == DODONA_SCATTER, me = c->context->rank;
  int error = MPI_SUCCESS;
  for (int r = 0; r < c->context->ranks && scatters && is_root(c) && error == MPI_SUCCESS; r++)
    error = dodona_mpi_describe_take(c->context, s->room + s->begins[r], s->sizes[r],
                                     share_at(c, r), c->counts[r], &c->sent);
  if (scatters)
    return error;
  if (in_place(c))
    return dodona_mpi_describe_take(c->context, s->room + s->begins[me], s->sizes[me],
                                    share_at(c, me), c->counts[me], &c->type);
  if (c->sendcount * c->sent.size != s->sizes[me])
    return MPI_ERR_TRUNCATE;
  return dodona_mpi_describe_take(c->context, s->room + s->begins[me], s->sizes[me], c->sendbuf,
                                  c->sendcount, &c->sent);
}

/* The shares that the rank is to have. */
static int deliver(const counted *s) {
  const dodona_mpi_call *c = s->call;
  const int me = c->context->rank;
  int error = MPI_SUCCESS;
  if (c->what == DODONA_SCATTER) {
    if (in_place(c))
      return MPI_SUCCESS;
    if (c->count * c->type.size < s->sizes[me])
      return MPI_ERR_TRUNCATE;
    return dodona_mpi_describe_put(c->context, s->room + s->begins[me], s->sizes[me], c->recvbuf,
                                   c->type.size > 0 ? s->sizes[me] / c->type.size : 0, &c->type);
  }
  for (int r = 0; r < c->context->ranks && has_all(c) && error == MPI_SUCCESS; r++)
    if (r != me || !in_place(c))
      error = dodona_mpi_describe_put(c->context, s->room + s->begins[r], s->sizes[r],
                                      share_at(c, r), c->counts[r], &c->type);
  return error;
}

/* Without one all blocks are empty. */
static void make_room(counted *s, size_t bytes, int *error) {
  const size_t ranks = (size_t)s->call->context->ranks;
  s->room = dodona_mpi_take(s->call->context->pool, bytes);
  if (s->room)
    return;
  dodona_mpi_note(error, MPI_ERR_NO_MEM);
  memset(s->begins, 0, (ranks + 1) * sizeof *s->begins);
}

static int move_shares(counted *s) {
  const dodona_mpi_call *c = s->call;
  const int ranks = c->context->ranks;
  int error = MPI_SUCCESS;
  know(s);
  error = move_sizes(s);
  lay_out(s);
  make_room(s, (size_t)s->begins[ranks] + 1, &error);
  if (error == MPI_SUCCESS)
    error = fill(s);
  const dodona_mpi_parts shares = {s->room, s->begins[ranks], MPI_BYTE, 1, ranks, 1, 0, s->begins};
  error = move(s, &shares, error);
  if (error == MPI_SUCCESS)
    error = deliver(s);
  dodona_mpi_give(c->context->pool, s->room);
  return error;
}

/* How many elements the blocks first .. first + count - 1 have, past the last from block 0 on. */
static MPI_Count elements_of(const counted *s, int32_t first, int32_t count) {
  const dodona_mpi_parts parts = {
      NULL,     s->begins[s->call->context->ranks], MPI_BYTE, 1, s->call->context->ranks, 1, 0,
      s->begins};
  const dodona_mpi_block block = dodona_mpi_part(&parts, first, count);
  return block.count + block.more;
}

static int reduce_scatter(counted *s) {
  const dodona_mpi_call *c = s->call;
  const int ranks = c->context->ranks, me = c->context->rank;
  dodona_mpi_job job = {.up = s->role, .operand = &c->operand, .first = me, .count = 1};
  void *input = c->sendbuf == MPI_IN_PLACE ? c->recvbuf : (void *)(uintptr_t)c->sendbuf;
  s->begins[0] = 0;
  for (int r = 0; r < ranks; r++)
    s->begins[r + 1] = s->begins[r] + c->counts[r];
  job.own = (dodona_mpi_parts){input, c->operand.count, c->datatype, c->operand.extent, ranks, 1,
                               0,     s->begins};
  job.message = job.own;
  job.message.turn = me;
  const dodona_mpi_operand held =
      dodona_mpi_operand_part(&c->operand, elements_of(s, me, dodona_mpi_held_blocks(s->role, 1)));
  make_room(s, held.room + 1, &job.error);
  job.message.buf = s->room ? dodona_mpi_operand_at(&held, s->room) : NULL;
  int error = dodona_mpi_steps_run(c->context, &job);
  if (error == MPI_SUCCESS) {
    const dodona_mpi_operand share = dodona_mpi_operand_part(&c->operand, c->counts[me]);
    error = dodona_mpi_operand_copy(c->context, &share, job.message.buf, c->recvbuf);
  }
  dodona_mpi_give(c->context->pool, s->room);
  return error;
}

int dodona_mpi_counted(const dodona_mpi_call *c, const dodona_mpi_role *role) {
  const size_t ranks = (size_t)c->context->ranks;
  const int sums = c->what == DODONA_REDUCE_SCATTER;
  counted s = {.call = c, .role = role};
  if (role->plan.request.blocks != role->plan.request.ranks)
    return MPI_ERR_ARG;
  if (sums && !c->operand.commutative && !role->plan.ordered)
    return dodona_err_not_commutative();
  if (sums && c->operand.element == 0)
    return MPI_SUCCESS;
  s.sizes = dodona_mpi_take(c->context->pool, ranks * sizeof *s.sizes);
  s.begins = dodona_mpi_take(c->context->pool, (ranks + 1) * sizeof *s.begins);
  int error = s.sizes && s.begins ? MPI_SUCCESS : MPI_ERR_NO_MEM;
  if (error == MPI_SUCCESS)
    error = sums ? reduce_scatter(&s) : move_shares(&s);
  dodona_mpi_give(c->context->pool, s.sizes);
  dodona_mpi_give(c->context->pool, s.begins);
  return error;
}

/* Adds the counts up; -1 if there is a negative one. */
static MPI_Count sum_of(const dodona_mpi_call *c) {
  MPI_Count sum = 0;
  for (int r = 0; r < c->context->ranks; r++) {
    if (c->counts[r] < 0)
      return -1;
    sum += c->counts[r];
  }
  return sum;
}

/* Looks at a datatype that matters, and at the bytes of its elements. */
static int judge_side(dodona_mpi_call *c, MPI_Datatype datatype, MPI_Count count,
                      dodona_mpi_type *type) {
  MPI_Count bytes = 0;
  if (count < 0)
    return MPI_ERR_COUNT;
  int error = dodona_mpi_type_of(datatype, &c->context->type, type);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_judge_type(c->context, type);
  return error == MPI_SUCCESS ? dodona_mpi_bytes_of(count, type, &bytes) : error;
}

int dodona_mpi_counted_judge(dodona_mpi_call *c) {
  const int scatters = c->what == DODONA_SCATTER, sums = c->what == DODONA_REDUCE_SCATTER;
  const MPI_Count all = sums || has_all(c) ? sum_of(c) : 0;
  int error = all < 0 ? MPI_ERR_COUNT : MPI_SUCCESS;
  if (error == MPI_SUCCESS && sums) {
    error = dodona_mpi_type_of(c->datatype, &c->context->type, &c->type);
    if (error == MPI_SUCCESS)
      error = dodona_mpi_operand_of(c->context, all, &c->type, c->op, &c->operand);
    return error == MPI_SUCCESS && (c->recvbuf == MPI_IN_PLACE || c->sendbuf == c->recvbuf)
               ? MPI_ERR_BUFFER
               : error;
  }
  if (in_place(c) && c->what != DODONA_ALLGATHER && !is_root(c))
    return MPI_ERR_BUFFER;
  if (error == MPI_SUCCESS && has_all(c))
    error =
        judge_side(c, scatters ? c->sendtype : c->datatype, all, scatters ? &c->sent : &c->type);
  if (error == MPI_SUCCESS && !in_place(c))
    error = scatters ? judge_side(c, c->datatype, c->count, &c->type)
                     : judge_side(c, c->sendtype, c->sendcount, &c->sent);
  return error;
}
