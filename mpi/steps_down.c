/* No step waits for a rank that waits for this one: proofs/SOUNDNESS.md has the argument. Idle steps
   are passed over. Nothing is posted ahead of its step: blocks that share a link would then share its
   bandwidth, the first would arrive when the last does, and nothing would be left of the pipeline. */
#include "mpi/steps.h"
#include "mpi/window.h"

int64_t dodona_mpi_steps_open(const dodona_tree_plan *plan) {
  int64_t most = ((int64_t)plan->rule.latency + plan->rule.ticks - 1) / plan->rule.ticks;
  return most < plan->ranks ? most : plan->ranks;
}

/* In step x first what was posted `latency` steps before is completed: the step before, but in postal
   trees, where ceil(lambda) sends may then be under way. A rank of a postal tree acts when it is sent the
   message, and from `latency` ticks later on every `ticks` ticks; elsewhere both are 1. */
static void run(const dodona_mpi_role *role, const dodona_mpi_parts *message,
                dodona_mpi_window *window) {
  dodona_span active = dodona_mpi_role_active(role);
  int64_t latency = role->plan.rule.latency;
  int64_t ticks = role->plan.rule.ticks;
  int64_t x = active.first;
  dodona_mpi_flight ended;
  while (x <= active.last) {
    while (dodona_mpi_window_due(window, x - latency))
      dodona_mpi_window_complete(window, &ended);
    dodona_tree_step step = dodona_mpi_role_step(role, x);
    dodona_mpi_block in = dodona_mpi_part(message, step.recv_block, 1);
    dodona_mpi_block out = dodona_mpi_part(message, step.send_block, 1);
    dodona_mpi_window_post(window, &step, x, &in, &out);
    x += step.recv_from != DODONA_NONE ? latency : ticks;
  }
  while (dodona_mpi_window_due(window, active.last))
    dodona_mpi_window_complete(window, &ended);
}

int dodona_mpi_steps_down(const dodona_mpi_context *context, const dodona_mpi_role *role,
                          const dodona_mpi_parts *message, int before) {
  dodona_mpi_window window;
  int error = dodona_mpi_window_open(context, dodona_mpi_steps_open(&role->plan), &window);
  if (error != MPI_SUCCESS)
    return error;
  window.error = before;
  run(role, message, &window);
  return dodona_mpi_window_close(&window);
}
