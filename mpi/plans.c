/* Plans for programs: the one that is asked for, and the one that is predicted to be the fastest. */
#include "mpi/candidates.h"
#include "mpi/context.h"
#include "mpi/same_bits.h"

int dodona_mpi_plan(MPI_Comm comm, const dodona_request *request, dodona_plan *plan) {
  dodona_request ours = *request;
  int inter = 0;
  int error = comm == MPI_COMM_NULL ? MPI_ERR_COMM : MPI_Comm_test_inter(comm, &inter);
  if (error == MPI_SUCCESS)
    error = inter ? MPI_ERR_COMM : MPI_Comm_size(comm, &ours.ranks);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_make(&ours, plan, NULL);
  if (error == MPI_SUCCESS)
    plan->table = NULL;
  return dodona_mpi_report(comm, error);
}

int dodona_plan_choose(int op, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                       dodona_plan *plan) {
  dodona_mpi_context *context = NULL;
  dodona_mpi_wish wish = {
      .op = op, .root = root, .count = count, .exact = 1, .algorithm = DODONA_MPI_ANY};
  dodona_request request;
  dodona_mpi_type type;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS && (op < DODONA_BCAST || op >= DODONA_OPS))
    error = MPI_ERR_ARG;
  if (error == MPI_SUCCESS && (root < 0 || root >= context->ranks))
    error = MPI_ERR_ROOT;
  if (error == MPI_SUCCESS && count < 0)
    error = MPI_ERR_COUNT;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_type_of(datatype, &context->type, &type);
  if (error == MPI_SUCCESS) {
    wish.size = type.size;
    wish.level = dodona_mpi_level_bound(context->level, op, 0);
    error = dodona_mpi_best(&context->site, &wish, &request);
  }
  if (error == MPI_SUCCESS)
    error = dodona_mpi_make(&request, plan, NULL);
  if (error == MPI_SUCCESS)
    plan->table = NULL;
  return dodona_mpi_report(comm, error);
}
