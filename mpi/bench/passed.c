/* bench_passed [BYTES]: what Dodona adds to calls that it leaves to MPI, as with DODONA_ALGORITHM=mpi: CALLS of each in turn, the median of
   ROUNDS ratios; of a rank's calls in a row, without a barrier between. */
#define _POSIX_C_SOURCE 200112L /* setenv */
#include "mpi/dodona_mpi.h"
#include "mpi/environment.h"
#include <stdio.h>
#include <stdlib.h>

enum { CALLS = 2000, ROUNDS = 101, MOST = 1 << 20 };

static char in[MOST], out[MOST];

static void one(int32_t op, int ours, int bytes) {
  MPI_Comm comm = MPI_COMM_WORLD;
  if (op == DODONA_BCAST && ours)
    dodona_bcast(out, bytes, MPI_BYTE, 0, comm, NULL);
  else if (op == DODONA_BCAST)
    PMPI_Bcast(out, bytes, MPI_BYTE, 0, comm);
  else if (op == DODONA_REDUCE && ours)
    dodona_reduce(in, out, bytes, MPI_UINT8_T, MPI_SUM, 0, comm, NULL);
  else if (op == DODONA_REDUCE)
    PMPI_Reduce(in, out, bytes, MPI_UINT8_T, MPI_SUM, 0, comm);
  else if (ours)
    dodona_allreduce(in, out, bytes, MPI_UINT8_T, MPI_SUM, comm, NULL);
  else
    PMPI_Allreduce(in, out, bytes, MPI_UINT8_T, MPI_SUM, comm);
}

static double seconds(int32_t op, int ours, int bytes) {
  PMPI_Barrier(MPI_COMM_WORLD);
  double began = MPI_Wtime();
  for (int i = 0; i < CALLS; i++)
    one(op, ours, bytes);
  PMPI_Barrier(MPI_COMM_WORLD);
  return MPI_Wtime() - began;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int argc, char **argv) {
  int rank = 0, bytes = argc > 1 ? atoi(argv[1]) : 8;
  setenv("DODONA_ALGORITHM", "mpi", 1);
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (bytes < 1 || bytes > MOST) {
    if (rank == 0)
      fprintf(stderr, "bench_passed: expected 1 to %d bytes\n", MOST);
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  for (int32_t op = 0; op <= DODONA_ALLREDUCE; op++) {
    double ratio[ROUNDS], least = 1;
    for (int i = 0; i < ROUNDS; i++) {
      double ours = seconds(op, i % 2 == 0, bytes), other = seconds(op, i % 2 != 0, bytes);
      double own = i % 2 == 0 ? other : ours;
      ratio[i] = (i % 2 == 0 ? ours : other) / own;
      least = own < least ? own : least;
    }
    qsort(ratio, ROUNDS, sizeof *ratio, compare);
    if (rank == 0)
      printf("%s of %d bytes: %.3f times MPI's %.3g us\n", dodona_mpi_op_name(op), bytes,
             ratio[ROUNDS / 2], 1e6 * least / CALLS);
  }
  MPI_Finalize();
  return 0;
}
