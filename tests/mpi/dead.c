/* mpi_dead OP: ranks call one collective without end, and the last rank dies in the middle. No rank gets past it. */
#define _POSIX_C_SOURCE 200112L /* SIGKILL */
#include "mpi/dodona_mpi.h"
#include <signal.h>
#include <stdio.h>
#include <string.h>

enum { COUNT = 300, LAST = 100 };

int main(int argc, char **argv) {
  static int in[COUNT], out[COUNT];
  const char *op = argc > 1 ? argv[1] : "bcast";
  int ranks = 0, rank = 0, error = MPI_SUCCESS;
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  for (int i = 0; error == MPI_SUCCESS; i++) {
    if (i == LAST && rank == ranks - 1)
      raise(SIGKILL);
    if (strcmp(op, "bcast") == 0)
      error = dodona_bcast(out, COUNT, MPI_INT, i % ranks, MPI_COMM_WORLD, NULL);
    else if (strcmp(op, "reduce") == 0)
      error = dodona_reduce(in, out, COUNT, MPI_INT, MPI_SUM, i % ranks, MPI_COMM_WORLD, NULL);
    else
      error = dodona_allreduce(in, out, COUNT, MPI_INT, MPI_SUM, MPI_COMM_WORLD, NULL);
  }
  fprintf(stderr, "rank %d: an error\n", rank); /* MPI may give one, and the program may go on */
  MPI_Abort(MPI_COMM_WORLD, 3);
  return 3;
}
