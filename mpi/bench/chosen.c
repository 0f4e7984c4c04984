/* bench_chosen WAY OP BYTES ...: a CSV table of collectives, from rank 0 or to it, on simulated hosts, from a common start to the
   last rank's end, in seconds. OP: bcast, reduce, allreduce, scatter, gather, allgather, reduce-scatter or all. BYTES: of the message, of
   all ranks' shares. WAY: default, what the planner chooses for the machine that is assumed, or
   measured, for the one that is measured; tried, what calls without a plan take after their trials; each, every algorithm as the planner
   would have it on the measured machine, and the time that it expects; mpi, MPI's own. The data are compared in every run: a time below 0 is one with wrong data. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200112L /* setenv */
#endif
#include "mpi/bench/timing.h"
#include "mpi/candidates.h"
#include "mpi/open.h"
#include "mpi/trial.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
  TIMES = 1,
  MOST_BYTES = 1 << 28,
  WARM = 4 + 1 + 6 * (DODONA_MPI_PLANS + 1) /* the first calls, one of the kind, and the trials */
};

static const char *const ways[] = {"default", "measured", "tried", "each", "mpi"};
enum { DEFAULT, MEASURED, TRIED, EACH, OWN, WAYS };

static int ranks, rank, failed;

static void end(const char *text) {
  if (rank == 0)
    fprintf(stderr, "bench_chosen: %s\n", text);
  MPI_Abort(MPI_COMM_WORLD, 2);
}

/* `expected` is what the planner predicts; 0: nothing. */
static void tell(int32_t op, int bytes, const dodona_request *q, double seconds, double expected) {
  failed = failed || seconds < 0;
  if (rank == 0)
    printf("%s,%d,%d,%s,%d,%d,%.4g,%.4g\n", dodona_mpi_op_name(op), ranks, bytes,
           dodona_mpi_algorithm_name(q ? q->algorithm : DODONA_MPI_OWN), q ? q->group : 0,
           q ? q->blocks : 0, seconds, expected);
  fflush(stdout);
}

/* What a call takes after its trials. */
static const dodona_request *taken(int32_t op, int bytes) {
  static dodona_request request;
  const dodona_mpi_wish wish = {
      .op = op, .count = bytes, .size = 1, .exact = 1, .algorithm = DODONA_MPI_ANY};
  dodona_mpi_state state = dodona_mpi_open_state(MPI_COMM_WORLD, &wish, &request);
  if (state == DODONA_MPI_COUNTS || state == DODONA_MPI_TRIES)
    end("no choice");
  return state == DODONA_MPI_PLANNED ? &request : NULL;
}

static void timed(int32_t op, int bytes, const dodona_plan *plan, double expected) {
  tell(op, bytes, &plan->request, dodona_mpi_time_last(bytes, TIMES, MPI_COMM_WORLD, plan),
       expected);
}

static void each(int32_t op, int bytes) {
  dodona_mpi_wish wish = {
      .op = op, .count = bytes, .size = 1, .exact = 1, .algorithm = DODONA_MPI_ANY};
  dodona_mpi_context *context = NULL;
  if (dodona_mpi_context_of(MPI_COMM_WORLD, &context) != MPI_SUCCESS)
    end("no machine");
  for (wish.algorithm = 0; wish.algorithm < DODONA_ALGORITHMS; wish.algorithm++) {
    dodona_request request;
    dodona_plan plan;
    double expected = 0;
    int count = 0;
    if (dodona_mpi_candidates(&context->site, &wish, 1, &request, &expected, &count) ==
            MPI_SUCCESS &&
        dodona_mpi_plan(MPI_COMM_WORLD, &request, &plan) == MPI_SUCCESS)
      timed(op, bytes, &plan, expected);
  }
}

static void row(int way, int32_t op, int bytes) {
  dodona_plan plan;
  if (way == TRIED || way == OWN) {
    int own = way == OWN;
    double seconds = dodona_mpi_time_open(op, own, bytes, own ? 1 : WARM, TIMES, MPI_COMM_WORLD);
    tell(op, bytes, own || ranks == 1 || bytes == 0 ? NULL : taken(op, bytes), seconds, 0);
  } else if (way == EACH) {
    each(op, bytes);
  } else if (dodona_plan_choose(op, bytes, MPI_UINT8_T, 0, MPI_COMM_WORLD, &plan) == MPI_SUCCESS) {
    timed(op, bytes, &plan, 0);
  } else {
    end("no plan");
  }
}

static void measure(void) {
  dodona_machine machine = DODONA_MACHINE_DEFAULT;
  if (dodona_machine_measure(MPI_COMM_WORLD, &machine) != MPI_SUCCESS ||
      dodona_machine_set(MPI_COMM_WORLD, &machine) != MPI_SUCCESS)
    end("the machine was not measured");
  if (rank == 0)
    printf("# startup %.3g, byte time %.3g, latency %.3g\n", machine.startup, machine.byte_time,
           machine.latency);
}

int main(int argc, char **argv) {
  int way = 0, found = 0;
  setenv("DODONA_TUNE", "try", 1);
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  while (argc > 3 && way < WAYS && strcmp(argv[1], ways[way]) != 0)
    way++;
  if (argc < 4 || way == WAYS)
    end("usage: bench_chosen default|measured|tried|each|mpi OP|all BYTES ...");
  if (way == MEASURED || way == EACH)
    measure();
  if (rank == 0)
    puts("op,ranks,bytes,algorithm,group,blocks,seconds,expected");
  for (int i = 3; i < argc; i++) {
    char *rest = NULL;
    long bytes = strtol(argv[i], &rest, 10);
    if (rest == argv[i] || *rest || bytes < 0 || bytes > MOST_BYTES)
      end("BYTES: expected a number 0 .. 2^28");
    for (int32_t op = DODONA_BCAST; op < DODONA_OPS; op++)
      if (strcmp(argv[2], "all") == 0 || strcmp(argv[2], dodona_mpi_op_name(op)) == 0) {
        row(way, op, (int)bytes);
        found = 1;
      }
  }
  if (!found)
    end("OP: expected bcast, reduce, allreduce, scatter, gather, allgather, reduce-scatter or all");
  MPI_Finalize();
  return failed;
}
