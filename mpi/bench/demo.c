/* The parts of `make demo` that are MPI programs:
     demo measure BYTES                    what a step costs here, and the plan for it, for a shell to read
     demo run BYTES PLAN GROUP BLOCKS RUNS that plan and MPI_Bcast, with every byte compared in every run */
#include "mpi/bench/timing.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[] = {
#define DODONA_ROW(id, name, family, variant, takes, summary) name,
DODONA_ALGORITHM_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static int ranks, rank;

static int number(const char *field, const char *text, int least) {
  char *end = NULL;
  long n = strtol(text, &end, 10);
  if (end == text || *end || n < least || n > INT32_MAX) {
    if (rank == 0)
      fprintf(stderr, "demo: %s: expected %d .. 2147483647, got %s\n", field, least, text);
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  return (int)n;
}

static int measure(int bytes) {
  dodona_machine machine;
  dodona_plan plan;
  dodona_machine_measure(MPI_COMM_WORLD, &machine);
  dodona_machine_set(MPI_COMM_WORLD, &machine);
  dodona_plan_choose(bytes, MPI_BYTE, 0, MPI_COMM_WORLD, &plan);
  if (rank == 0)
    printf("startup=%.4g byte_time=%.4g plan=%s group=%d blocks=%d\n", machine.startup,
           machine.byte_time, names[plan.algorithm], plan.group, plan.blocks);
  return 0;
}

static int find(const char *name) {
  for (int i = 0; i < DODONA_ALGORITHMS; i++)
    if (strcmp(names[i], name) == 0)
      return i;
  if (rank == 0)
    fprintf(stderr, "demo: PLAN: expected an algorithm, got %s\n", name);
  MPI_Abort(MPI_COMM_WORLD, 2);
  return 0;
}

static int run(int bytes, const dodona_request *request, int runs) {
  dodona_plan plan;
  dodona_plan_for(MPI_COMM_WORLD, request, &plan);
  double ours = dodona_mpi_time(dodona_mpi_steps, bytes, runs, MPI_COMM_WORLD, &plan);
  double theirs = dodona_mpi_time(dodona_mpi_library, bytes, runs, MPI_COMM_WORLD, NULL);
  int good = ours >= 0 && theirs >= 0;
  if (rank > 0)
    return !good;
  if (!good) {
    printf("WRONG DATA: %s\n", ours < 0 ? "dodona_bcast" : "MPI_Bcast");
    return 1;
  }
  long long steps = (long long)dodona_steps(&plan);
  long long bound = (long long)dodona_bound_steps(ranks, plan.blocks);
  printf("data    all %d bytes on all %d ranks, in each of %d runs: right\n", bytes, ranks,
         runs + 1);
  printf("steps   %lld; the lower bound is %lld\n", steps, bound);
  printf("time    dodona_bcast %.3f ms, MPI_Bcast %.3f ms: %.2f times as fast\n", ours * 1e3,
         theirs * 1e3, theirs / ours);
  return 0;
}

int main(int argc, char **argv) {
  int failed = 2;
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (argc == 3 && strcmp(argv[1], "measure") == 0) {
    failed = measure(number("BYTES", argv[2], 1));
  } else if (argc == 7 && strcmp(argv[1], "run") == 0) {
    dodona_request request = {
        find(argv[3]), 0, 0, number("BLOCKS", argv[5], 1), number("GROUP", argv[4], 0),
        {1, 1, 0, 1}};
    failed = run(number("BYTES", argv[2], 1), &request, number("RUNS", argv[6], 1));
  } else if (rank == 0) {
    fprintf(stderr, "usage: demo measure BYTES | demo run BYTES PLAN GROUP BLOCKS RUNS\n");
  }
  MPI_Finalize();
  return failed;
}
