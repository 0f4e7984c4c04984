/* bench_alpha LATENCY TICKS BYTES ...: a CSV table of broadcasts by trees of a fixed share alpha, 0.02,
   0.04, ..., 0.98, on this machine or on a simulated one: the times that the postal model predicts for
   lambda = LATENCY / TICKS, in units of t0, and those measured. Data are compared in every run.
   Source: Bruck et al., section 2.6, figures 10 to 13. */
#include "mpi/bench/timing.h"
#include <stdio.h>
#include <stdlib.h>

enum { TIMES = 5, SHARES = 50 };

static int ranks, rank;

static long number(const char *field, const char *text, long most) {
  char *end = NULL;
  long n = strtol(text, &end, 10);
  if (end == text || *end || n < 1 || n > most) {
    if (rank == 0)
      fprintf(stderr, "bench_alpha: %s: expected 1 .. %ld, got %s\n", field, most, text);
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  return n;
}

/* 1 if the data were right. */
static int row(int bytes, const dodona_rule *rule) {
  const dodona_plan plan = dodona_mpi_bench_plan(DODONA_BCAST, DODONA_ALPHA, 1, 0, *rule);
  double seconds = dodona_mpi_time(dodona_mpi_steps, bytes, TIMES, MPI_COMM_WORLD, &plan);
  if (rank == 0 && seconds >= 0)
    printf("%d,%d,%.2f,%.4g,%.5g\n", ranks, bytes, (double)rule->alpha_num / rule->alpha_den,
           (double)plan.steps / rule->ticks, seconds * 1e6);
  else if (rank == 0)
    printf("%d,%d,%.2f,,wrong data\n", ranks, bytes, (double)rule->alpha_num / rule->alpha_den);
  return seconds >= 0;
}

int main(int argc, char **argv) {
  int good = 1;
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (argc < 4) {
    if (rank == 0)
      fprintf(stderr, "usage: bench_alpha LATENCY TICKS BYTES ...\n");
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  int32_t latency = (int32_t)number("LATENCY", argv[1], 1000000);
  int32_t ticks = (int32_t)number("TICKS", argv[2], latency);
  if (rank == 0)
    printf("ranks,bytes,alpha,predicted,microseconds\n");
  for (int i = 3; i < argc; i++) {
    int bytes = (int)number("BYTES", argv[i], 1 << 30);
    for (int32_t share = 1; share < SHARES; share++) {
      dodona_rule rule = {latency, ticks, share, SHARES};
      good = row(bytes, &rule) && good;
    }
  }
  MPI_Finalize();
  return !good;
}
