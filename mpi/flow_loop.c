/* Up to four strands: two trees up, two trees down. The loop waits for any message of any of them, so
   none holds up another. */
#include "mpi/flow_loop.h"
#include "mpi/merge.h"
#include "mpi/strand.h"
#include <stdlib.h>

enum { STRANDS = 4, UPS = 2 };

typedef struct flow {
  const dodona_mpi_context *context;
  const dodona_mpi_job *job;
  dodona_mpi_merge merges[UPS];
  dodona_mpi_strand strands[STRANDS]; /* the reduction's strands first */
  int32_t ups;
  int32_t count;
  int32_t window;
  MPI_Request *requests; /* of each strand `window` receives, then as many sends */
} flow;

int dodona_mpi_flows(const dodona_mpi_context *context, const dodona_plan *plan) {
  return context->window > 0 && dodona_lanes(plan) > 0;
}

/* Drops each DODONA_NONE from `peers`; returns how many are left. */
static int32_t listed(const int32_t peers[2], int32_t list[2]) {
  int32_t count = 0;
  for (int i = 0; i < 2; i++)
    if (peers[i] != DODONA_NONE)
      list[count++] = peers[i];
  return count;
}

static dodona_mpi_strand *next_strand(flow *f, const dodona_mpi_role *role, int32_t tree) {
  dodona_mpi_strand *s = &f->strands[f->count];
  *s = (dodona_mpi_strand){.context = f->context, .window = f->window};
  s->lane = dodona_lane_of(&role->plan, &role->place, tree);
  s->receives = f->requests + (size_t)f->count++ * 2 * (size_t)f->window;
  s->sends = s->receives + f->window;
  return s;
}

static int add_up(flow *f, int32_t tree) {
  const dodona_mpi_job *job = f->job;
  dodona_mpi_strand *s = next_strand(f, job->up, tree);
  const int32_t parent[2] = {s->lane.parent, DODONA_NONE};
  int root = s->lane.parent == DODONA_NONE;
  s->tag = DODONA_MPI_LANES + tree;
  s->sources = listed(s->lane.child, s->source);
  s->targets = listed(parent, s->target);
  int error =
      dodona_mpi_merge_open(f->context, job->operand, &job->own, root ? &job->message : NULL,
                            s->lane.child, f->window, &f->merges[f->ups]);
  if (error == MPI_SUCCESS)
    s->merge = &f->merges[f->ups++];
  return error;
}

static void add_down(flow *f, int32_t tree) {
  dodona_mpi_strand *s = next_strand(f, f->job->down, tree);
  const int32_t parent[2] = {s->lane.parent, DODONA_NONE};
  s->tag = DODONA_MPI_LANES + UPS + tree;
  s->sources = listed(parent, s->source);
  s->targets = listed(s->lane.child, s->target);
  s->parts = f->job->message;
  s->after = f->strands;
  s->afters = f->ups;
}

static int add_strands(flow *f) {
  int error = MPI_SUCCESS;
  for (int32_t i = 0; f->job->up && i < dodona_lanes(&f->job->up->plan) && error == MPI_SUCCESS;
       i++)
    error = add_up(f, i);
  for (int32_t i = 0; f->job->down && i < dodona_lanes(&f->job->down->plan); i++)
    add_down(f, i);
  return error;
}

/* Waits for one message and notes that it has ended. */
static int wait_for_one(const flow *f) {
  MPI_Status status;
  int which = MPI_UNDEFINED, each = 2 * f->window;
  int error = MPI_Waitany(f->count * each, f->requests, &which, &status);
  if (error != MPI_SUCCESS)
    return error;
  if (which == MPI_UNDEFINED)
    return MPI_ERR_INTERN; /* not ended, and nothing under way */
  int slot = which % each;
  return slot < f->window ? dodona_mpi_strand_came(&f->strands[which / each], slot, &status)
                          : MPI_SUCCESS;
}

static int run(flow *f) {
  int error = MPI_SUCCESS;
  for (;;) {
    int ended = 1;
    for (int32_t i = 0; i < f->count && error == MPI_SUCCESS; i++) {
      error = dodona_mpi_strand_advance(&f->strands[i]);
      ended = ended && dodona_mpi_strand_ended(&f->strands[i]);
    }
    if (ended || error != MPI_SUCCESS)
      return error;
    error = wait_for_one(f);
    if (error != MPI_SUCCESS)
      return error;
  }
}

int dodona_mpi_flow(const dodona_mpi_context *context, const dodona_mpi_job *job) {
  flow f = {.context = context, .job = job};
  int32_t blocks = job->message.blocks;
  f.window = context->window < blocks ? context->window : blocks;
  size_t room = (size_t)STRANDS * 2 * (size_t)f.window;
  f.requests = malloc(room * sizeof *f.requests);
  if (!f.requests)
    return MPI_ERR_NO_MEM;
  for (size_t i = 0; i < room; i++)
    f.requests[i] = MPI_REQUEST_NULL;
  int left = 0, error = add_strands(&f);
  if (error == MPI_SUCCESS)
    error = run(&f);
  for (int32_t i = 0; i < f.count && error != MPI_SUCCESS; i++)
    left |= dodona_mpi_strand_stop(&f.strands[i]);
  for (int32_t i = 0; i < f.ups; i++)
    dodona_mpi_merge_close(&f.merges[i], left);
  free(f.requests);
  return error;
}
