/* Runs a call in phases on the grid of its ranks. Each rank keeps the whole message in one buffer; in the columns' phase it has a share of it, or all
   of it if it is a leader. A rank that meets an error goes through all phases, with empty messages. */
#include "mpi/call.h"
#include "mpi/described.h"
#include "mpi/grid.h"
#include "mpi/steps.h"
#include "ref/base/op.h"
#include <stdint.h>

typedef struct course {
  const dodona_mpi_call *call;
  const dodona_mpi_nodes *nodes;
  int columns; /* that have shares */
  int row;     /* this rank's */
  int column;
  int root_row;
  int root_column;
  dodona_mpi_parts input;   /* what the first phase begins with */
  dodona_mpi_parts message; /* what all phases work in */
  int error;
} course;

static dodona_mpi_parts in_blocks(const dodona_mpi_parts *parts, int32_t blocks) {
  dodona_mpi_parts cut = *parts;
  cut.blocks = blocks;
  return cut;
}

/* Enters a phase among the ranks that rank_of names; this rank is the `position`-th of these ranks. Returns NULL where this rank has no part in the phase,
   or after an error. All ranks of the communicator count the phase, so that their tags stay the same. */
static const dodona_mpi_role *enter(course *c, const dodona_request *request, const int *rank_of,
                                    int position, int takes_part) {
  dodona_mpi_context *context = c->call->context;
  const dodona_mpi_role *role = NULL;
  const dodona_mpi_names names = {rank_of, NULL};
  int error = dodona_mpi_context_begin(context);
  if (error == MPI_SUCCESS && takes_part)
    error = dodona_mpi_enter(&context->roles, request->ranks, position, request, names, &role);
  dodona_mpi_note(&c->error, error);
  return error == MPI_SUCCESS ? role : NULL;
}

static void run(course *c, dodona_mpi_job *job) {
  job->operand = &c->call->operand;
  job->error = c->error;
  dodona_mpi_note(&c->error, dodona_mpi_steps_run(c->call->context, job));
}

/* A phase in these rows. */
static void run_row(course *c, const dodona_request *request, dodona_mpi_rows rows) {
  const int is_roots = c->row == c->root_row, shares = c->columns > 1;
  const int takes_part = rows == DODONA_MPI_ALL_ROWS || is_roots == (rows == DODONA_MPI_ROOTS_ROW);
  const dodona_mpi_role *role =
      enter(c, request, c->nodes->at + c->nodes->begin[c->row], c->column, takes_part);
  if (!role)
    return;
  const dodona_mpi_parts message = in_blocks(&c->message, request->blocks);
  dodona_mpi_job job = {.own = message, .message = message};
  if (dodona_op_combines(request->op)) {
    job.up = role;
    job.own = in_blocks(&c->input, request->blocks);
    job.first = shares ? c->column : 0;
    job.count = shares;
  } else {
    job.down = role;
  }
  run(c, &job);
}

/* The phase in this rank's column, of its share. */
static void run_column(course *c, const dodona_request *request) {
  const int op = c->call->what;
  const dodona_mpi_parts shares = in_blocks(&c->message, c->columns);
  dodona_request q = *request;
  q.root = op == DODONA_ALLREDUCE ? 0 : c->root_row;
  const dodona_mpi_role *role =
      enter(c, &q, c->nodes->dealt + (c->column < c->columns ? c->column * q.ranks : 0), c->row,
            c->column < c->columns);
  if (!role)
    return;
  const dodona_mpi_block share = dodona_mpi_part(&shares, c->column, 1);
  dodona_mpi_parts part = in_blocks(&c->message, role->plan.request.blocks);
  part.buf = share.buf;
  part.count = share.count;
  dodona_mpi_job job = {.up = op == DODONA_BCAST ? NULL : role,
                        .down = op == DODONA_REDUCE ? NULL : role,
                        .own = part,
                        .message = part};
  run(c, &job);
}

static void run_phases(course *c, const dodona_request *request) {
  const int op = c->call->what, length = c->nodes->begin[c->row + 1] - c->nodes->begin[c->row];
  dodona_request row;
  dodona_mpi_rows rows = dodona_mpi_grid_before(op, c->columns, length, c->root_column, &row);
  run_row(c, &row, rows);
  run_column(c, request);
  rows = dodona_mpi_grid_after(op, c->columns, length, c->root_column, &row);
  run_row(c, &row, rows);
}

static int broadcast(course *c, const dodona_request *request) {
  const dodona_mpi_call *call = c->call;
  const int full = call->root == call->context->rank;
  if (call->bytes == 0)
    return MPI_SUCCESS;
  dodona_mpi_described d = dodona_mpi_describe(
      call->context, call->bytes,
      (dodona_mpi_elements){call->recvbuf, call->count, &call->type, full, !full});
  dodona_mpi_describe_cut(&d, NULL);
  c->message = c->input = (dodona_mpi_parts){d.bytes, d.count, MPI_BYTE, 1, 1, 0, 0, NULL};
  c->error = d.error;
  run_phases(c, request);
  const int stored = dodona_mpi_describe_end(&d, c->error == MPI_SUCCESS);
  return c->error != MPI_SUCCESS ? c->error : stored;
}

static int reduction(course *c, const dodona_request *request) {
  const dodona_mpi_call *call = c->call;
  dodona_mpi_pool *pool = call->context->pool;
  const int result = call->what == DODONA_ALLREDUCE || call->root == call->context->rank;
  if (call->operand.element == 0)
    return MPI_SUCCESS;
  char *room = result ? NULL : dodona_mpi_take(pool, call->operand.room);
  void *own = call->sendbuf == MPI_IN_PLACE ? call->recvbuf : (void *)(uintptr_t)call->sendbuf;
  void *message = result ? call->recvbuf
                  : room ? dodona_mpi_operand_at(&call->operand, room)
                         : NULL;
  c->input =
      (dodona_mpi_parts){own, call->count, call->datatype, call->operand.extent, 1, 0, 0, NULL};
  c->message = c->input;
  c->message.buf = message;
  c->error = result || room ? MPI_SUCCESS : MPI_ERR_NO_MEM;
  run_phases(c, request);
  dodona_mpi_give(pool, room);
  return c->error;
}

int dodona_mpi_grid_run(const dodona_mpi_call *call, const dodona_request *request) {
  const dodona_mpi_context *context = call->context;
  const dodona_mpi_nodes *nodes = context->site.nodes;
  course c = {.call = call, .nodes = nodes};
  c.columns = dodona_mpi_grid_columns(&context->site, call->what);
  c.row = nodes->of[context->rank];
  c.column = nodes->place[context->rank] - nodes->begin[c.row];
  c.root_row = nodes->of[call->root];
  c.root_column = nodes->place[call->root] - nodes->begin[c.root_row];
  return call->what == DODONA_BCAST ? broadcast(&c, request) : reduction(&c, request);
}
