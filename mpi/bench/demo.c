/* The parts of `make demo` that are MPI programs:
     demo run BYTES PLAN GROUP BLOCKS   that broadcast, with every byte compared
     demo race BYTES                    times: the plans for the machine as measured, and others' broadcasts */
#include "mpi/bench/timing.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RUNS = 1 };

static const char *const names[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) name,
    DODONA_ALGORITHM_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static int ranks, rank, failed;

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

static int find(const char *name) {
  for (int i = 0; i < DODONA_ALGORITHMS; i++)
    if (strcmp(names[i], name) == 0)
      return i;
  if (rank == 0)
    fprintf(stderr, "demo: PLAN: expected an algorithm, got %s\n", name);
  MPI_Abort(MPI_COMM_WORLD, 2);
  return 0;
}

static void run(int bytes, int32_t algorithm, int32_t blocks, int32_t group) {
  const dodona_plan plan =
      dodona_mpi_bench_plan(DODONA_BCAST, algorithm, blocks, group, (dodona_rule){1, 1, 0, 1});
  failed = dodona_mpi_time(dodona_mpi_steps, bytes, RUNS, MPI_COMM_WORLD, &plan) < 0;
  if (rank == 0)
    printf("%-10s  %d blocks in %lld steps, the lower bound is %lld: data %s on all %d ranks\n",
           names[algorithm], plan.request.blocks, (long long)plan.steps, (long long)plan.bound,
           failed ? "WRONG" : "right", ranks);
}

static void row(const char *name, double seconds) {
  failed = failed || seconds < 0;
  if (rank == 0 && seconds < 0)
    printf("%-26s  WRONG DATA\n", name);
  else if (rank == 0)
    printf("%-26s  %5.2f ms", name, seconds * 1e3);
}

static void race_plan(const char *name, const char *label, const dodona_cost *cost) {
  const dodona_request asked = {.algorithm = find(name)};
  dodona_advice advice;
  dodona_plan plan;
  if (dodona_planner_search(&asked, cost, &advice) != DODONA_OK ||
      dodona_mpi_plan(MPI_COMM_WORLD, &advice.request, &plan) != MPI_SUCCESS)
    MPI_Abort(MPI_COMM_WORLD, 2);
  row(label, dodona_mpi_time(dodona_mpi_steps, (int)cost->bytes, RUNS, MPI_COMM_WORLD, &plan));
  if (rank == 0)
    printf(", predicted %.2f: %d blocks, %lld steps\n", advice.time * 1e3, plan.request.blocks,
           (long long)plan.steps);
}

static void race(int bytes) {
  dodona_machine machine;
  dodona_machine_measure(MPI_COMM_WORLD, &machine);
  const dodona_cost cost = {ranks, bytes, machine.startup, machine.byte_time, machine.latency};
  race_plan("twotree-c", "twotree-c", &cost);
  race_plan("fractional", "fractional", &cost);
  race_plan("scatter-doubling", "scatter, then allgather", &cost);
  row("MPI_Bcast, MPICH's choice",
      dodona_mpi_time(dodona_mpi_library, bytes, RUNS, MPI_COMM_WORLD, NULL));
  if (rank == 0)
    puts("");
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (argc == 3 && strcmp(argv[1], "race") == 0) {
    race(number("BYTES", argv[2], 1));
  } else if (argc == 6 && strcmp(argv[1], "run") == 0) {
    int group = number("GROUP", argv[4], 0), blocks = number("BLOCKS", argv[5], 1);
    run(number("BYTES", argv[2], 1), find(argv[3]), blocks, group);
  } else {
    failed = 2;
    if (rank == 0)
      fprintf(stderr, "usage: demo run BYTES PLAN GROUP BLOCKS | demo race BYTES\n");
  }
  MPI_Finalize();
  return failed;
}
