/* The modules of the machine at hand. */
#include "mpi/context.h"

/* The least of the ranks that share memory with this one, and how many they are. */
static int module_of(MPI_Comm comm, int *least, int *size) {
  MPI_Comm module;
  int rank = 0;
  int error = MPI_Comm_split_type(comm, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &module);
  if (error != MPI_SUCCESS)
    return error;
  error = MPI_Comm_rank(comm, &rank);
  if (error == MPI_SUCCESS)
    error = MPI_Comm_size(module, size);
  if (error == MPI_SUCCESS)
    error = MPI_Allreduce(&rank, least, 1, MPI_INT, MPI_MIN, module);
  MPI_Comm_free(&module);
  return error;
}

/* Ranks of a communicator that is split by one colour are ordered by their key: the module's least rank, then
   their own. */
static int order(MPI_Comm comm, MPI_Comm *ordered, int *modules, int *per_module) {
  int least = 0, size = 0, ranks = 0, most[2];
  int error = module_of(comm, &least, &size);
  if (error == MPI_SUCCESS)
    error = MPI_Comm_split(comm, 0, least, ordered);
  int sizes[2] = {size, -size};
  if (error == MPI_SUCCESS)
    error = MPI_Allreduce(sizes, most, 2, MPI_INT, MPI_MAX, comm);
  if (error == MPI_SUCCESS)
    error = MPI_Comm_size(comm, &ranks);
  if (error != MPI_SUCCESS)
    return error;
  *per_module = most[0] == -most[1] ? size : 0;
  *modules = *per_module > 0 ? ranks / size : 0;
  return MPI_SUCCESS;
}

int dodona_modules(MPI_Comm comm, MPI_Comm *ordered, int *modules, int *per_module) {
  dodona_mpi_context *context = NULL;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS)
    error = order(context->comm, ordered, modules, per_module);
  if (error == MPI_SUCCESS) /* the context's communicator returns errors, and hands that on */
    error = MPI_Comm_set_errhandler(*ordered, MPI_ERRORS_ARE_FATAL);
  return dodona_mpi_report(comm, error);
}
