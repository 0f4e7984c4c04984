/* A program that knows nothing of Dodona, for mpi/bench/real.sh: CSV of what, bytes, microseconds.
   plain calls SECONDS    broadcasts, reductions and allreduces of 8 bytes to 1 MiB, calls in a row, each size for so long, after as long to warm
                          up: a call of the slowest rank
   plain communicators    a communicator, one call of each kind, and its end: the median of 200 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 1 << 20, TIMES = 200, OPS = 3, SIZES = 7 };
static const char *const ops[OPS] = {"bcast", "reduce", "allreduce"};
static const int sizes[SIZES] = {8, 64, 512, 4096, 32768, 262144, MOST};
static char in[MOST], out[MOST];

static void call(int op, int bytes, MPI_Comm comm) {
  if (op == 0)
    MPI_Bcast(out, bytes, MPI_BYTE, 0, comm);
  else if (op == 1)
    MPI_Reduce(in, out, bytes, MPI_UNSIGNED_CHAR, MPI_SUM, 0, comm);
  else
    MPI_Allreduce(in, out, bytes, MPI_UNSIGNED_CHAR, MPI_SUM, comm);
}

/* Seconds of so many calls in a row, on the slowest rank. */
static double row(int op, int bytes, long count) {
  double took, slowest;
  MPI_Barrier(MPI_COMM_WORLD);
  took = MPI_Wtime();
  for (long i = 0; i < count; i++)
    call(op, bytes, MPI_COMM_WORLD);
  took = MPI_Wtime() - took;
  PMPI_Allreduce(&took, &slowest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  return slowest;
}

static void calls(double seconds, int rank) {
  for (int op = 0; op < OPS; op++)
    for (int i = 0; i < SIZES; i++) {
      const int bytes = sizes[i];
      long count = 16;
      double took = 0, all = 0;
      while ((took = row(op, bytes, count)) < seconds / 8)
        count *= 2;
      for (all = took; all < seconds;)
        all += row(op, bytes, count);
      double least = row(op, bytes, count);
      for (all = least; all < seconds; all += took) {
        took = row(op, bytes, count);
        least = took < least ? took : least;
      }
      if (rank == 0)
        printf("%s,%d,%.4g\n", ops[op], bytes, 1e6 * least / (double)count);
      fflush(stdout);
    }
}

static int compare(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void communicators(int rank) {
  double took[TIMES];
  for (int i = 0; i < TIMES; i++) {
    MPI_Comm comm;
    MPI_Barrier(MPI_COMM_WORLD);
    took[i] = MPI_Wtime();
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    for (int op = 0; op < OPS; op++)
      call(op, 8, comm);
    MPI_Comm_free(&comm);
    took[i] = MPI_Wtime() - took[i];
  }
  qsort(took, TIMES, sizeof *took, compare);
  if (rank == 0)
    printf("communicator,8,%.4g\n", 1e6 * took[TIMES / 2]);
}

int main(int argc, char **argv) {
  int rank = 0;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (argc == 3 && strcmp(argv[1], "calls") == 0 && atof(argv[2]) > 0)
    calls(atof(argv[2]), rank);
  else if (argc == 2 && strcmp(argv[1], "communicators") == 0)
    communicators(rank);
  else if (rank == 0)
    fprintf(stderr, "usage: plain calls SECONDS | plain communicators\n");
  MPI_Finalize();
  return 0;
}
