/* bench_chosen default|measured BYTES ...: a CSV table of broadcasts and allreduces whose plan is left open, on simulated hosts: what is
   chosen for the machine that is assumed, or measured, and the time from a common start to the last rank's end, in seconds. The data
   are compared in every run. */
#include "mpi/bench/timing.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TIMES = 5, MOST_BYTES = 1 << 28 };

static const char *const names[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, summary) name,
    DODONA_ALGORITHM_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static int ranks, rank, failed;

static void end(const char *text) {
  if (rank == 0)
    fprintf(stderr, "bench_chosen: %s\n", text);
  MPI_Abort(MPI_COMM_WORLD, 2);
}

static void row(int32_t op, int bytes) {
  dodona_plan plan;
  if (dodona_plan_choose(op, bytes, MPI_UINT8_T, 0, MPI_COMM_WORLD, &plan) != MPI_SUCCESS)
    end("no plan");
  double seconds = dodona_mpi_time_last(bytes, TIMES, MPI_COMM_WORLD, &plan);
  failed = failed || seconds < 0;
  if (rank == 0)
    printf("%s,%d,%d,%s,%d,%d,%.4g\n", op == DODONA_BCAST ? "bcast" : "allreduce", ranks, bytes,
           names[plan.request.algorithm], plan.request.group, plan.request.blocks, seconds);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  int measured = argc > 2 && strcmp(argv[1], "measured") == 0;
  if (argc < 3 || (!measured && strcmp(argv[1], "default") != 0))
    end("usage: bench_chosen default|measured BYTES ...");
  dodona_machine machine = DODONA_MACHINE_DEFAULT;
  if (measured && (dodona_machine_measure(MPI_COMM_WORLD, &machine) != MPI_SUCCESS ||
                   dodona_machine_set(MPI_COMM_WORLD, &machine) != MPI_SUCCESS))
    end("the machine was not measured");
  if (rank == 0)
    printf("# startup %.3g, byte time %.3g, latency %.3g\nop,ranks,bytes,algorithm,group,blocks,"
           "seconds\n",
           machine.startup, machine.byte_time, machine.latency);
  for (int i = 2; i < argc; i++) {
    char *rest = NULL;
    long bytes = strtol(argv[i], &rest, 10);
    if (rest == argv[i] || *rest || bytes < 0 || bytes > MOST_BYTES)
      end("BYTES: expected a number 0 .. 2^28");
    row(DODONA_BCAST, (int)bytes);
    row(DODONA_ALLREDUCE, (int)bytes);
  }
  MPI_Finalize();
  return failed;
}
