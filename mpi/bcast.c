/* The executor: a plan, step by step. It knows steps only, and no algorithm by name.

   No step waits for a rank that waits for this one: proofs/SOUNDNESS.md has the argument. Idle steps
   are passed over. Nothing is posted ahead of its step: blocks that share a link would then share its
   bandwidth, the first would arrive when the last does, and nothing would be left of the pipeline. */
#include "context.h"
#include "dodona_mpi.h"
#include "message.h"
#include "partition.h"
#include "window.h"
#include <stddef.h>

typedef struct message {
  void *buf;
  MPI_Count count;
  MPI_Datatype datatype;
  MPI_Aint extent;
  int32_t blocks;
} message;

/* Block j of the message; no elements if there is no block j. */
static dodona_mpi_block block_of(const message *m, int32_t j) {
  dodona_mpi_block block = {m->buf, 0, m->datatype};
  if (j == DODONA_NONE)
    return block;
  int64_t first = dodona_mpi_elements_before(m->count, m->blocks, j);
  block.count = dodona_mpi_elements_before(m->count, m->blocks, j + 1) - first;
  block.buf = dodona_mpi_moved(m->buf, (MPI_Aint)first * m->extent);
  return block;
}

/* In step x first what was posted `latency` steps before is completed: the step before, but in postal
   trees, where ceil(lambda) sends may then be under way. A rank of a postal tree acts when it is sent the
   message, and from `latency` ticks later on every `ticks` ticks; elsewhere both are 1. */
static int run(const dodona_mpi_context *context, const message *m, dodona_mpi_window *window) {
  dodona_span active = dodona_active(&context->plan, &context->place);
  int64_t latency = context->plan.rule.latency;
  int64_t ticks = context->plan.rule.ticks;
  int64_t x = active.first;
  dodona_mpi_block came;
  int error = MPI_SUCCESS;
  while (x <= active.last && error == MPI_SUCCESS) {
    while (error == MPI_SUCCESS && dodona_mpi_window_due(window, x - latency))
      error = dodona_mpi_window_complete(window, &came);
    dodona_step step = dodona_step_at(&context->plan, &context->place, x);
    dodona_mpi_block in = block_of(m, step.recv_block), out = block_of(m, step.send_block);
    if (error == MPI_SUCCESS)
      error = dodona_mpi_window_post(window, &step, x, &in, &out);
    x += step.recv_from != DODONA_NONE ? latency : ticks;
  }
  while (error == MPI_SUCCESS && dodona_mpi_window_due(window, active.last))
    error = dodona_mpi_window_complete(window, &came);
  return error;
}

static int run_in_window(const dodona_mpi_context *context, const message *m) {
  const dodona_rule *rule = &context->plan.rule;
  int64_t most = ((int64_t)rule->latency + rule->ticks - 1) / rule->ticks;
  dodona_mpi_window window;
  int error =
      dodona_mpi_window_open(context, most < context->ranks ? most : context->ranks, &window);
  if (error != MPI_SUCCESS)
    return error;
  error = run(context, m, &window);
  dodona_mpi_window_close(&window);
  return error;
}

static int broadcast(message *m, int root, MPI_Comm comm, const dodona_plan *plan) {
  dodona_mpi_context *context = NULL;
  dodona_plan chosen;
  MPI_Count size = 0;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS && (root < 0 || root >= context->ranks))
    error = MPI_ERR_ROOT;
  if (error == MPI_SUCCESS && m->count < 0)
    error = MPI_ERR_COUNT;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_measure_type(m->datatype, &size, &m->extent);
  if (error == MPI_SUCCESS && !plan) {
    error = dodona_mpi_choose(context, m->count, size, root, &chosen);
    plan = &chosen;
  }
  if (error == MPI_SUCCESS)
    error = dodona_mpi_context_enter(context, plan);
  if (error == MPI_SUCCESS && plan->root != root)
    error = MPI_ERR_ROOT;
  if (error != MPI_SUCCESS || size == 0)
    return error;
  m->blocks = plan->blocks;
  return run_in_window(context, m);
}

int dodona_bcast_c(void *buf, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                   const dodona_plan *plan) {
  message m = {buf, count, datatype, 0, 1};
  return dodona_mpi_report(comm, broadcast(&m, root, comm, plan));
}

int dodona_bcast(void *buf, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
                 const dodona_plan *plan) {
  return dodona_bcast_c(buf, count, datatype, root, comm, plan);
}
