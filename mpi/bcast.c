/* A broadcast: its arguments, its plan, and which executor. */
#include "mpi/context.h"
#include "mpi/dodona_mpi.h"
#include "mpi/flow_loop.h"
#include "mpi/message.h"
#include "mpi/steps.h"
#include <stddef.h>

/* Makes it the role's: the planner's choice if there is neither plan nor network. */
static int enter(dodona_mpi_context *context, const dodona_tree_plan *plan,
                 const dodona_network *network, MPI_Count count, MPI_Count size, int root) {
  dodona_tree_plan chosen;
  int error = MPI_SUCCESS;
  if (network)
    return dodona_mpi_context_enter_network(context, network, &context->down);
  if (!plan)
    error = dodona_mpi_choose(context, count, size, root, &chosen);
  return error == MPI_SUCCESS
             ? dodona_mpi_context_enter(context, plan ? plan : &chosen, &context->down)
             : error;
}

static int broadcast(dodona_mpi_parts *message, int root, MPI_Comm comm,
                     const dodona_tree_plan *plan, const dodona_network *network) {
  dodona_mpi_context *context = NULL;
  MPI_Count size = 0;
  int error = dodona_mpi_context_begin(comm, &context);
  if (error == MPI_SUCCESS && (root < 0 || root >= context->ranks))
    error = MPI_ERR_ROOT;
  if (error == MPI_SUCCESS && message->count < 0)
    error = MPI_ERR_COUNT;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_measure_type(message->datatype, &size, &message->extent);
  if (error == MPI_SUCCESS)
    error = enter(context, plan, network, message->count, size, root);
  const dodona_tree_plan *entered = error == MPI_SUCCESS ? &context->down.plan : NULL;
  if (error == MPI_SUCCESS && entered->root != root)
    error = MPI_ERR_ROOT;
  if (error != MPI_SUCCESS || size == 0)
    return error;
  message->blocks = entered->blocks;
  dodona_mpi_job job = {.down = &context->down, .message = *message};
  return !network && dodona_mpi_flows(context, entered)
             ? dodona_mpi_flow(context, &job)
             : dodona_mpi_steps_down(context, job.down, message, MPI_SUCCESS);
}

int dodona_bcast_c(void *buf, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                   const dodona_tree_plan *plan) {
  dodona_mpi_parts message = {buf, count, datatype, 0, 1};
  return dodona_mpi_report(comm, broadcast(&message, root, comm, plan, NULL));
}

int dodona_bcast(void *buf, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
                 const dodona_tree_plan *plan) {
  return dodona_bcast_c(buf, count, datatype, root, comm, plan);
}

int dodona_network_bcast_c(void *buf, MPI_Count count, MPI_Datatype datatype, int root,
                           MPI_Comm comm, const dodona_network *network) {
  dodona_mpi_parts message = {buf, count, datatype, 0, 1};
  return dodona_mpi_report(comm, broadcast(&message, root, comm, NULL, network));
}

int dodona_network_bcast(void *buf, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
                         const dodona_network *network) {
  return dodona_network_bcast_c(buf, count, datatype, root, comm, network);
}
