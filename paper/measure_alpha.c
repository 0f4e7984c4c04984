/* measure_alpha BYTES REPEAT LATENCY TICKS LOW HIGH: how long a broadcast by a fixed share alpha takes, for
   alpha = LOW, LOW + 1, ..., HIGH hundredths, then by the binomial tree, the lambda tree for lambda =
   LATENCY / TICKS and MPI_Bcast; CSV, seconds, the median. Data are compared in every run. */
#include "mpi/bench/timing.h"
#include "paper/tree.h"

#include <stdio.h>

static int rank, ranks, bytes, repeat;

static void row(const char *method, int hundredths, dodona_mpi_method *run,
                const dodona_plan *plan) {
  double seconds = dodona_mpi_time(run, bytes, repeat, MPI_COMM_WORLD, plan);
  if (seconds < 0)
    MPI_Abort(MPI_COMM_WORLD, 1);
  if (rank == 0) {
    printf("%d,%d,%s,%.2f,%.6g\n", ranks, bytes, method, hundredths / 100.0, seconds);
    fflush(stdout);
  }
}

static void plan_row(const char *method, int32_t algorithm, dodona_rule rule) {
  const dodona_plan plan = dodona_mpi_bench_plan(DODONA_BCAST, algorithm, 1, 0, rule);
  row(method, algorithm == DODONA_ALPHA ? rule.alpha_num : 0, dodona_mpi_steps, &plan);
}

int main(int argc, char **argv) {
  bytes = argument(argc, argv, 1, 1, 1 << 24);
  repeat = argument(argc, argv, 2, 1, 100000);
  int32_t latency = argument(argc, argv, 3, 1, 1 << 20);
  int32_t ticks = argument(argc, argv, 4, 1, latency);
  int low = argument(argc, argv, 5, 1, 99);
  int high = argument(argc, argv, 6, low, 99);
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  if (rank == 0)
    printf("ranks,bytes,method,alpha,seconds\n");
  for (int32_t alpha = low; alpha <= high; alpha++)
    plan_row("alpha", DODONA_ALPHA, (dodona_rule){latency, ticks, alpha, 100});
  plan_row("binomial", DODONA_BINOMIAL, (dodona_rule){latency, ticks, 0, 1});
  plan_row("lambda", DODONA_LAMBDA, (dodona_rule){latency, ticks, 0, 1});
  row("library", 0, dodona_mpi_library, NULL);
  MPI_Finalize();
  return 0;
}
