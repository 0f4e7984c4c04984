/* Up to four strands: two trees up, two trees down. The loop waits for any message of any of them, so
   none holds up another. */
#include "mpi/bench/flow/flow.h"
#include "mpi/steps.h"
#include "ref/trees/lane.h"
#include "mpi/bench/flow/merge.h"
#include "mpi/bench/flow/strand.h"
#include "ref/schedule/row.h"
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
  int error;             /* the first */
  MPI_Request *requests; /* of each strand `window` receives, then as many sends */
} flow;

/* The lanes of what the role reduces by, or broadcasts by; 0 without trees. */
static int32_t lanes(const dodona_mpi_role *role, int up) {
  if (!role || DODONA_TREE_FAMILIES <= dodona_plan_family(role->plan.request))
    return 0;
  return dodona_lanes(up ? &role->plan.up : &role->plan.down);
}

static int window_set;

static int may_flow(const dodona_mpi_job *job) {
  return (!job->up || lanes(job->up, 1) > 0) && (!job->down || lanes(job->down, 0) > 0);
}

/* Drops each DODONA_NONE from `peers`; returns how many are left. */
static int32_t listed(const int32_t peers[2], int32_t list[2]) {
  int32_t count = 0;
  for (int i = 0; i < 2; i++)
    if (peers[i] != DODONA_NONE)
      list[count++] = peers[i];
  return count;
}

static dodona_mpi_strand *next_strand(flow *f, dodona_lane lane) {
  dodona_mpi_strand *s = &f->strands[f->count];
  *s = (dodona_mpi_strand){.context = f->context, .window = f->window, .error = &f->error};
  s->lane = lane;
  s->receives = f->requests + (size_t)f->count++ * 2 * (size_t)f->window;
  s->sends = s->receives + f->window;
  return s;
}

static int add_up(flow *f, int32_t tree) {
  const dodona_mpi_job *job = f->job;
  dodona_mpi_strand *s =
      next_strand(f, dodona_lane_of(&job->up->plan.up, &job->up->place.up, tree));
  const int32_t parent[2] = {s->lane.parent, DODONA_NONE};
  int root = s->lane.parent == DODONA_NONE;
  s->tag = f->context->tag + DODONA_MPI_LANES + tree;
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
  const dodona_mpi_role *role = f->job->down;
  dodona_mpi_strand *s = next_strand(f, dodona_lane_of(&role->plan.down, &role->place.down, tree));
  const int32_t parent[2] = {s->lane.parent, DODONA_NONE};
  s->tag = f->context->tag + DODONA_MPI_LANES + UPS + tree;
  s->sources = listed(parent, s->source);
  s->targets = listed(s->lane.child, s->target);
  s->parts = f->job->message;
  s->after = f->strands;
  s->afters = f->ups;
}

static int add_strands(flow *f) {
  int error = MPI_SUCCESS;
  for (int32_t i = 0; i < lanes(f->job->up, 1) && error == MPI_SUCCESS; i++)
    error = add_up(f, i);
  for (int32_t i = 0; i < lanes(f->job->down, 0); i++)
    add_down(f, i);
  return error;
}

/* Waits for one message, and notes that it has ended. Returns 0 if none ends any more. */
static int wait_for_one(flow *f) {
  MPI_Status status = {.MPI_ERROR = MPI_SUCCESS};
  const double patience = f->context->environment.patience;
  int which = MPI_UNDEFINED, each = 2 * f->window, all = f->count * each;
  int late = patience > 0 && !dodona_mpi_ended(all, f->requests, 0, patience);
  int error = late ? dodona_err_late() : MPI_Waitany(all, f->requests, &which, &status);
  dodona_mpi_note(&f->error,
                  error != MPI_SUCCESS ? error : status.MPI_ERROR); /* there by SimGrid */
  if (which == MPI_UNDEFINED || f->requests[which] != MPI_REQUEST_NULL) {
    dodona_mpi_note(&f->error, MPI_ERR_INTERN);
    return 0;
  }
  int slot = which % each;
  if (slot < f->window)
    dodona_mpi_strand_came(&f->strands[which / each], slot, &status);
  return 1;
}

static void run(flow *f) {
  int ended = 0;
  while (!ended) {
    ended = 1;
    for (int32_t i = 0; i < f->count; i++) {
      dodona_mpi_strand_advance(&f->strands[i]);
      ended = ended && dodona_mpi_strand_ended(&f->strands[i]);
    }
    if (!ended && !wait_for_one(f))
      return;
  }
}

static int run_flow(const dodona_mpi_context *context, const dodona_mpi_job *job) {
  flow f = {.context = context, .job = job, .error = MPI_SUCCESS};
  int32_t blocks = job->message.blocks;
  f.window = window_set < blocks ? window_set : blocks;
  size_t room = (size_t)STRANDS * 2 * (size_t)f.window;
  f.requests = malloc(room * sizeof *f.requests);
  if (!f.requests)
    return MPI_ERR_NO_MEM;
  for (size_t i = 0; i < room; i++)
    f.requests[i] = MPI_REQUEST_NULL;
  f.error = add_strands(&f);
  if (f.error == MPI_SUCCESS) {
    f.error = job->error;
    run(&f);
  }
  for (int32_t i = 0; i < f.ups; i++)
    dodona_mpi_merge_close(&f.merges[i]);
  free(f.requests);
  return f.error;
}

static const dodona_mpi_way flowing = {may_flow, run_flow};

int dodona_bench_flow(MPI_Comm comm, int window) {
  dodona_mpi_context *context = NULL;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS && window < 0)
    error = MPI_ERR_ARG;
  if (error == MPI_SUCCESS)
    context->way = window > 0 ? &flowing : NULL;
  if (error == MPI_SUCCESS && window > 0)
    window_set = window;
  return dodona_mpi_report(comm, error);
}
