/* A program that begins with MPI_Session_init, where there is no MPI_COMM_WORLD. */
#include <mpi.h>
#include <stdio.h>

static int sums(MPI_Comm comm) {
  int size = 0, me = 0, good = 1;
  double data[1000];
  MPI_Comm_size(comm, &size);
  MPI_Comm_rank(comm, &me);
  for (int call = 0; call < 30; call++) {
    for (int i = 0; i < 1000; i++)
      data[i] = me + i;
    good =
        good && MPI_Allreduce(MPI_IN_PLACE, data, 1000, MPI_DOUBLE, MPI_SUM, comm) == MPI_SUCCESS;
    for (int i = 0; i < 1000; i++)
      good = good && data[i] > size * (size - 1) / 2 + size * i - 0.5 &&
             data[i] < size * (size - 1) / 2 + size * i + 0.5;
  }
  return good;
}

int main(void) {
  MPI_Session session;
  MPI_Group world;
  MPI_Comm comm;
  int rank = 0;
  MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
  MPI_Group_from_session_pset(session, "mpi://WORLD", &world);
  MPI_Comm_create_from_group(world, "dodona", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
  MPI_Comm_rank(comm, &rank);
  int good = sums(comm), all = 0;
  MPI_Reduce(&good, &all, 1, MPI_INT, MPI_MIN, 0, comm);
  if (rank == 0)
    printf("sessions: %d passed, %d failed\n", all, !all);
  MPI_Group_free(&world);
  MPI_Comm_free(&comm);
  MPI_Session_finalize(&session);
  return rank == 0 && !all;
}
