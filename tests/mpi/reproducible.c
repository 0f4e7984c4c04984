/* A reduction by a given plan has the same bits in every run, whatever delays its ranks: of floating-point numbers whose sum depends on the order,
   50 times by each algorithm, while random ranks come late. */
#ifndef _POSIX_C_SOURCE         /* smpicc defines it */
#define _POSIX_C_SOURCE 199309L /* nanosleep */
#endif
#include "mpi/bench/flow/flow.h"
#include "mpi/dodona_mpi.h"
#include "tests/mpi/late.h"
#include "tests/mpi/plans.h"
#include "tests/mpi/results.h"
#include <stdlib.h>
#include <string.h>

enum { RUNS = 50, COUNT = 97, BLOCKS = 7 };

static int ranks, rank;

static void try_plan(int32_t op, int32_t algorithm, int window) {
  static double in[COUNT], first[COUNT], out[COUNT];
  unsigned state = (unsigned)rank + 1;
  int same = 1, good = 1, result = op == DODONA_ALLREDUCE || rank == 0;
  const dodona_plan plan =
      plan_on(MPI_COMM_WORLD, request_of(op, algorithm, 0, BLOCKS, 2, (dodona_rule){3, 1, 1, 2}));
  dodona_bench_flow(MPI_COMM_WORLD, window);
  late_fill(in, COUNT, rank);
  for (int run = 0; run < RUNS; run++) {
    late_come(&state);
    memset(out, 0, sizeof out);
    int error = dodona_mpi_run(&plan, in, out, COUNT, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    good = good && error == MPI_SUCCESS;
    if (run == 0)
      memcpy(first, out, sizeof out);
    same = same && (!result || memcmp(first, out, sizeof out) == 0);
  }
  check(good && same, "operation %d, algorithm %d, window %d: %s", op, algorithm, window,
        good ? "other bits" : "an error");
}

/* The numbers are such that the order shows: from the first rank and from the last the sums differ. */
static void try_numbers(void) {
  static double in[COUNT];
  double *all = malloc((size_t)ranks * sizeof in);
  int differ = 0;
  late_fill(in, COUNT, rank);
  MPI_Allgather(in, COUNT, MPI_DOUBLE, all, COUNT, MPI_DOUBLE, MPI_COMM_WORLD);
  for (int i = 0; i < COUNT; i++) {
    double up = 0, down = 0;
    for (int r = 0; r < ranks; r++) {
      up += all[r * COUNT + i];
      down += all[(ranks - 1 - r) * COUNT + i];
    }
    differ = differ || memcmp(&up, &down, sizeof up) != 0;
  }
  check(differ || ranks < 3, "no order of these numbers shows");
  free(all);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  try_numbers();
  for (int32_t op = DODONA_REDUCE; op <= DODONA_ALLREDUCE; op++)
    for (int32_t algorithm = 0; algorithm < DODONA_ALGORITHMS; algorithm++)
      if (dodona_serves(algorithm, op) && !dodona_takes(algorithm, DODONA_TAKES_MODULES) &&
          !dodona_takes(algorithm, DODONA_TAKES_MESH))
        for (int window = 0; window <= 2; window += 2)
          try_plan(op, algorithm, window);
  int failed = check_summary("the same bits in every run");
  MPI_Finalize();
  return failed;
}
