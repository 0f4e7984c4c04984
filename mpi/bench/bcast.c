/* bench_bcast [PROFILE | ALGORITHM[:BLOCKS]] BYTES ...: a CSV table of broadcast times on this machine, or on a simulated one:
   MPI_Bcast, every algorithm that is planned, by its best plan for the machine as measured, and the best of those
   plans whose messages carry one block with all messages posted at once; with a profile, the plan that is chosen by it; with an algorithm, this one by
   steps and nothing else, in so many blocks. Data are compared in every run. */
#include "mpi/bench/timing.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TIMES = 5 };

static const char *const names[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) name,
    DODONA_ALGORITHM_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static int rank, failed;
static int32_t only = DODONA_NONE; /* the algorithm that was asked for */
static int32_t only_blocks;        /* 0: the best number */

static void row(const char *method, dodona_mpi_method *run, int bytes, const dodona_plan *plan,
                double predicted) {
  double seconds = dodona_mpi_time(run, bytes, TIMES, MPI_COMM_WORLD, plan);
  failed = failed || seconds < 0;
  if (rank > 0)
    return;
  int ranks = 0;
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  printf("%d,%d,%s,", ranks, bytes, method);
  if (plan && plan->request.group != 0 && plan->request.group < ranks)
    printf("%d", plan->request.group);
  if (plan && predicted > 0)
    printf(",%d,%lld,%.3g,", plan->request.blocks, (long long)plan->steps, predicted * 1e3);
  else if (plan)
    printf(",%d,%lld,,", plan->request.blocks, (long long)plan->steps);
  else
    printf(",,,,");
  if (seconds < 0)
    printf("wrong data\n");
  else
    printf("%.4g\n", seconds * 1e3);
  fflush(stdout);
}

static void bench(int ranks, int bytes, const dodona_machine *machine) {
  dodona_cost cost = {ranks, bytes, machine->startup, machine->byte_time, 0};
  dodona_plan best = {.steps = 0};
  double least = -1;
  if (only == DODONA_NONE)
    row("MPI_Bcast", dodona_mpi_library, bytes, NULL, 0);
  for (int32_t algorithm = 0; algorithm < DODONA_ALGORITHMS; algorithm++) {
    dodona_advice advice;
    dodona_plan plan;
    if (only != DODONA_NONE && algorithm != only)
      continue;
    if (dodona_planner_search(&(dodona_request){.algorithm = algorithm}, &cost, &advice) !=
        DODONA_OK)
      continue;
    if (only_blocks > 0)
      advice.request.blocks = only_blocks;
    if (dodona_mpi_plan(MPI_COMM_WORLD, &advice.request, &plan) != MPI_SUCCESS)
      MPI_Abort(MPI_COMM_WORLD, 2);
    row(names[algorithm], dodona_mpi_steps, bytes, &plan, only_blocks > 0 ? 0 : advice.time);
    int single = dodona_row_family(algorithm) < DODONA_BLOCK_FAMILIES; /* one block a message */
    if (single && (least < 0 || advice.time < least)) {
      least = advice.time;
      best = plan;
    }
  }
  if (only != DODONA_NONE)
    return;
  char label[64];
  snprintf(label, sizeof label, "%s at once", names[best.request.algorithm]);
  row(label, dodona_mpi_at_once, bytes, &best, least);
}

static void bench_profile(const char *path, int bytes) {
  char fault[DODONA_FAULT], label[64];
  dodona_plan plan;
  if (dodona_machine_load(MPI_COMM_WORLD, path, fault) != MPI_SUCCESS) {
    if (rank == 0)
      fprintf(stderr, "bench_bcast: %s\n", fault);
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  dodona_plan_choose(DODONA_BCAST, bytes, MPI_BYTE, 0, MPI_COMM_WORLD, &plan);
  const dodona_request *q = &plan.request;
  if (dodona_row_family(q->algorithm) == DODONA_FAMILY_POSTAL)
    snprintf(label, sizeof label, "lambda %d/%d by profile", q->rule.latency, q->rule.ticks);
  else
    snprintf(label, sizeof label, "%s by profile", names[q->algorithm]);
  row(label, dodona_mpi_steps, bytes, &plan, 0);
}

/* NAME or NAME:BLOCKS; anything else is the name of a file. */
static int take_algorithm(const char *word) {
  size_t length = strcspn(word, ":");
  for (int32_t i = 0; i < DODONA_ALGORITHMS; i++)
    if (strlen(names[i]) == length && strncmp(names[i], word, length) == 0) {
      only = i;
      only_blocks = word[length] == ':' ? (int32_t)strtol(word + length + 1, NULL, 10) : 0;
      return 1;
    }
  return 0;
}

int main(int argc, char **argv) {
  int ranks = 0;
  dodona_machine machine;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  dodona_machine_measure(MPI_COMM_WORLD, &machine);
  if (rank == 0)
    printf("# a step: %.3g us + %.3g ns a byte; predicted and measured times in ms\n"
           "ranks,bytes,method,group,blocks,steps,predicted,measured\n",
           machine.startup * 1e6, machine.byte_time * 1e9);
  const char *profile = NULL;
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  for (int i = 1; i < argc; i++) {
    char *end = argv[i];
    long bytes = strtol(argv[i], &end, 10);
    if (i == 1 && (end == argv[i] || *end)) {
      profile = take_algorithm(argv[i]) ? NULL : argv[i];
      continue;
    }
    if (end == argv[i] || *end || bytes < 1 || bytes > 1 << 30) {
      if (rank == 0)
        fprintf(stderr, "bench_bcast: argument %d: expected 1 .. 2^30 bytes, got %s\n", i, argv[i]);
      MPI_Abort(MPI_COMM_WORLD, 2);
    }
    bench(ranks, (int)bytes, &machine);
    if (profile)
      bench_profile(profile, (int)bytes);
  }
  MPI_Finalize();
  return failed;
}
