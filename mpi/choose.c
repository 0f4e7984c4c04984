/* Which plan: on request, or the best of all algorithms by the planner. */
#include "context.h"
#include "dodona_mpi.h"
#include "message.h"
#include <math.h>
#include <stddef.h>

int dodona_plan_for(MPI_Comm comm, const dodona_request *request, dodona_plan *plan) {
  dodona_request ours = *request;
  int ranks = 0, inter = 0;
  int error = comm == MPI_COMM_NULL ? MPI_ERR_COMM : MPI_Comm_test_inter(comm, &inter);
  if (error == MPI_SUCCESS)
    error = inter ? MPI_ERR_COMM : MPI_Comm_size(comm, &ranks);
  ours.ranks = ranks;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_make_plan(&ours, plan, NULL);
  return dodona_mpi_report(comm, error);
}

/* The fastest by prediction, with no more blocks than elements. */
static int search(const dodona_mpi_context *context, MPI_Count count, MPI_Count size,
                  dodona_request *best) {
  const dodona_machine *machine = &context->machine;
  dodona_cost cost = {context->ranks, (double)count * (double)size, machine->startup,
                      machine->byte_time};
  double least = INFINITY;
  for (int32_t algorithm = 0; algorithm < DODONA_ALGORITHMS; algorithm++) {
    dodona_advice advice;
    dodona_status status = dodona_planner_search(&cost, algorithm, &advice);
    if (status == DODONA_BAD_ALGORITHM)
      continue;
    if (status != DODONA_OK)
      return MPI_ERR_ARG;
    if (advice.time >= least)
      continue;
    least = advice.time;
    best->algorithm = algorithm;
    best->group = advice.group;
    best->blocks = advice.blocks;
    best->rule = (dodona_rule){1, 1, 0, 1};
  }
  if (best->blocks > count)
    best->blocks = count > 0 ? (int32_t)count : 1;
  return MPI_SUCCESS;
}

int dodona_mpi_choose(dodona_mpi_context *context, MPI_Count count, MPI_Count size, int root,
                      dodona_plan *plan) {
  dodona_request *last = &context->chosen;
  if (last->ranks == 0 || context->count != count || context->size != size) {
    last->ranks = 0;
    int error = search(context, count, size, last);
    if (error != MPI_SUCCESS)
      return error;
    last->ranks = context->ranks;
    context->count = count;
    context->size = size;
  }
  last->root = root;
  return dodona_mpi_make_plan(last, plan, NULL);
}

int dodona_plan_choose(MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                       dodona_plan *plan) {
  dodona_mpi_context *context = NULL;
  MPI_Count size = 0;
  MPI_Aint extent = 0;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS && count < 0)
    error = MPI_ERR_COUNT;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_measure_type(datatype, &size, &extent);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_choose(context, count, size, root, plan);
  return dodona_mpi_report(comm, error);
}
