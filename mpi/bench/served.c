/* For the simulator, which does not preload: a program's three calls by other names, served without a plan as the drop-in serves them. */
#include "mpi/dodona_mpi.h"

int served_MPI_Bcast(void *buffer, int count, MPI_Datatype type, int root, MPI_Comm comm);
int served_MPI_Reduce(const void *from, void *to, int count, MPI_Datatype type, MPI_Op op, int root,
                      MPI_Comm comm);
int served_MPI_Allreduce(const void *from, void *to, int count, MPI_Datatype type, MPI_Op op,
                         MPI_Comm comm);

int served_MPI_Bcast(void *buffer, int count, MPI_Datatype type, int root, MPI_Comm comm) {
  return dodona_bcast(buffer, count, type, root, comm, NULL);
}

int served_MPI_Reduce(const void *from, void *to, int count, MPI_Datatype type, MPI_Op op, int root,
                      MPI_Comm comm) {
  return dodona_reduce(from, to, count, type, op, root, comm, NULL);
}

int served_MPI_Allreduce(const void *from, void *to, int count, MPI_Datatype type, MPI_Op op,
                         MPI_Comm comm) {
  return dodona_allreduce(from, to, count, type, op, comm, NULL);
}
