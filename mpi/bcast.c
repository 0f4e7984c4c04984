/* A broadcast: its arguments, its plan, and which executor. */
#include "context.h"
#include "dodona_mpi.h"
#include "flow_loop.h"
#include "message.h"
#include "steps.h"
#include <stddef.h>

static int broadcast(dodona_mpi_parts *message, int root, MPI_Comm comm, const dodona_plan *plan) {
  dodona_mpi_context *context = NULL;
  dodona_plan chosen;
  MPI_Count size = 0;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS && (root < 0 || root >= context->ranks))
    error = MPI_ERR_ROOT;
  if (error == MPI_SUCCESS && message->count < 0)
    error = MPI_ERR_COUNT;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_measure_type(message->datatype, &size, &message->extent);
  if (error == MPI_SUCCESS && !plan) {
    error = dodona_mpi_choose(context, message->count, size, root, &chosen);
    plan = &chosen;
  }
  if (error == MPI_SUCCESS)
    error = dodona_mpi_context_enter(context, plan, &context->down);
  if (error == MPI_SUCCESS && plan->root != root)
    error = MPI_ERR_ROOT;
  if (error != MPI_SUCCESS || size == 0)
    return error;
  message->blocks = plan->blocks;
  dodona_mpi_job job = {.down = &context->down, .message = *message};
  return dodona_mpi_flows(context, plan) ? dodona_mpi_flow(context, &job)
                                         : dodona_mpi_steps_down(context, job.down, message);
}

int dodona_bcast_c(void *buf, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                   const dodona_plan *plan) {
  dodona_mpi_parts message = {buf, count, datatype, 0, 1};
  return dodona_mpi_report(comm, broadcast(&message, root, comm, plan));
}

int dodona_bcast(void *buf, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
                 const dodona_plan *plan) {
  return dodona_bcast_c(buf, count, datatype, root, comm, plan);
}
