/* The parts of `make demo` that are MPI programs:
     demo run BYTES PLAN GROUP BLOCKS   that broadcast, with every byte compared
     demo race BYTES                    times: the plans for the machine as measured, and others' broadcasts */
#include "mpi/bench/timing.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RUNS = 1 };

static const char *const names[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, summary) name,
    DODONA_TREE_TABLE(DODONA_ROW)
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
  for (int i = 0; i < DODONA_TREES; i++)
    if (strcmp(names[i], name) == 0)
      return i;
  if (rank == 0)
    fprintf(stderr, "demo: PLAN: expected an algorithm, got %s\n", name);
  MPI_Abort(MPI_COMM_WORLD, 2);
  return 0;
}

static void run(int bytes, const dodona_tree_request *request) {
  dodona_tree_plan plan;
  dodona_plan_for(MPI_COMM_WORLD, request, &plan);
  failed = dodona_mpi_time(dodona_mpi_steps, bytes, RUNS, MPI_COMM_WORLD, &plan) < 0;
  if (rank == 0)
    printf("%-10s  %d blocks in %lld steps, the lower bound is %lld: data %s on all %d ranks\n",
           names[plan.algorithm], plan.blocks, (long long)dodona_tree_steps(&plan),
           (long long)dodona_bound_steps(ranks, plan.blocks), failed ? "WRONG" : "right", ranks);
}

static void row(const char *name, double seconds) {
  failed = failed || seconds < 0;
  if (rank == 0 && seconds < 0)
    printf("%-26s  WRONG DATA\n", name);
  else if (rank == 0)
    printf("%-26s  %5.2f ms", name, seconds * 1e3);
}

static void race_plan(const char *name, const dodona_cost *cost) {
  dodona_advice advice;
  dodona_tree_plan plan;
  dodona_planner_search(cost, find(name), &advice);
  dodona_tree_request request = {find(name), 0, 0, advice.blocks, advice.group, {1, 1, 0, 1}};
  dodona_plan_for(MPI_COMM_WORLD, &request, &plan);
  row(name, dodona_mpi_time(dodona_mpi_steps, (int)cost->bytes, RUNS, MPI_COMM_WORLD, &plan));
  if (rank == 0)
    printf(", predicted %.2f: %d blocks, %lld steps\n", advice.time * 1e3, plan.blocks,
           (long long)dodona_tree_steps(&plan));
}

static int scatter(void *buf, int bytes, MPI_Comm comm, const dodona_tree_plan *unused) {
  const dodona_request request = {.algorithm = DODONA_SCATTER_DOUBLING, .blocks = ranks};
  dodona_plan plan;
  (void)unused;
  int error = dodona_mpi_plan(comm, &request, &plan);
  return error == MPI_SUCCESS ? dodona_mpi_run(&plan, NULL, buf, bytes, MPI_BYTE, MPI_OP_NULL, comm)
                              : error;
}

static void race(int bytes) {
  dodona_machine machine;
  dodona_machine_measure(MPI_COMM_WORLD, &machine);
  const dodona_cost cost = {ranks, bytes, machine.startup, machine.byte_time};
  race_plan("twotree-c", &cost);
  race_plan("fractional", &cost);
  row("scatter, then allgather", dodona_mpi_time(scatter, bytes, RUNS, MPI_COMM_WORLD, NULL));
  if (rank == 0)
    puts("");
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
    dodona_tree_request request = {
        find(argv[3]), 0, 0, number("BLOCKS", argv[5], 1), number("GROUP", argv[4], 0),
        {1, 1, 0, 1}};
    run(number("BYTES", argv[2], 1), &request);
  } else {
    failed = 2;
    if (rank == 0)
      fprintf(stderr, "usage: demo run BYTES PLAN GROUP BLOCKS | demo race BYTES\n");
  }
  MPI_Finalize();
  return failed;
}
