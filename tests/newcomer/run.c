/* Runs a star by dodona_mpi_run, for tests/newcomer.sh: every operation from every root, each element compared. */
#include "mpi/dodona_mpi.h"
#include <stdio.h>

enum { COUNT = 11, BLOCKS = 3 };

/* The number of wrong elements at this rank. */
static int wrong(int32_t op, int root, int rank, int ranks) {
  int in[COUNT], out[COUNT], bad = 0;
  dodona_request request = {.op = op, .algorithm = DODONA_STAR, .root = root, .blocks = BLOCKS};
  dodona_plan plan;
  if (dodona_mpi_plan(MPI_COMM_WORLD, &request, &plan) != MPI_SUCCESS)
    return 1;
  for (int i = 0; i < COUNT; i++) {
    in[i] = 100 * rank + i;
    out[i] = op == DODONA_BCAST && rank == root ? 1000 + i : -1;
  }
  if (dodona_mpi_run(&plan, in, out, COUNT, MPI_INT, MPI_SUM, MPI_COMM_WORLD) != MPI_SUCCESS)
    return 1;
  if (op == DODONA_REDUCE && rank != root)
    return 0;
  for (int i = 0; i < COUNT; i++)
    bad += out[i] != (op == DODONA_BCAST ? 1000 + i : 100 * (ranks * (ranks - 1) / 2) + ranks * i);
  return bad;
}

int main(int argc, char **argv) {
  int rank, ranks, bad = 0, all;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  for (int32_t op = DODONA_BCAST; op <= DODONA_ALLREDUCE; op++)
    for (int root = 0; root < ranks; root++)
      bad += wrong(op, root, rank, ranks);
  MPI_Allreduce(&bad, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0)
    printf("%d wrong\n", all);
  MPI_Finalize();
  return all != 0;
}
