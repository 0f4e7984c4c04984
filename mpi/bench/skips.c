/* bench_skips OP STARTUP OVERHEAD BYTE_TIME BYTES RADIX ...: a CSV table of collectives by skips on simulated hosts: of each radix (0:
   the planner's) the time, what the planner predicts by the three numbers, in seconds, and the ratio. The data are compared in every
   run. OP: bcast, allreduce, or multiplying, an allreduce by recursive multiplying. RADIX: more than there are ranks are passed over. */
#include "mpi/bench/timing.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TIMES = 5 };

static int ranks, rank, failed;

static void end(const char *what, const char *got) {
  if (rank == 0)
    fprintf(stderr, "bench_skips: %s: %s\n", what, got);
  MPI_Abort(MPI_COMM_WORLD, 2);
}

static double number(const char *name, const char *text) {
  char *rest = NULL;
  double value = strtod(text, &rest);
  if (rest == text || *rest || !(value >= 0))
    end(name, "expected a number, 0 or more");
  return value;
}

static void row(int32_t op, int32_t algorithm, const dodona_cost *cost, int radix) {
  const dodona_request asked = {.op = op, .algorithm = algorithm, .group = radix};
  dodona_advice advice;
  dodona_plan plan;
  dodona_status status = dodona_planner_search(&asked, cost, &advice);
  if (status == DODONA_OK)
    status = dodona_plan_make(&advice.request, NULL, 0, &plan);
  if (status != DODONA_OK)
    end("the planner", dodona_status_text(status));
  double seconds = dodona_mpi_time_last((int)cost->bytes, TIMES, MPI_COMM_WORLD, &plan);
  failed = failed || seconds < 0;
  if (rank == 0)
    printf("%d,%.0f,%s%d,%d,%.4g,%.4g,%.3f\n", ranks, cost->bytes, radix ? "" : "best ",
           advice.request.group, advice.request.blocks, seconds, advice.time,
           advice.time / seconds);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (argc < 7)
    end("usage", "bench_skips OP STARTUP OVERHEAD BYTE_TIME BYTES RADIX ...");
  const int casts = strcmp(argv[1], "bcast") == 0, multiplies = strcmp(argv[1], "multiplying") == 0;
  if (!casts && !multiplies && strcmp(argv[1], "allreduce") != 0)
    end("OP", "expected bcast, allreduce or multiplying");
  double startup = number("STARTUP", argv[2]), overhead = number("OVERHEAD", argv[3]);
  dodona_cost cost = {ranks, number("BYTES", argv[5]), startup, number("BYTE_TIME", argv[4]),
                      startup - overhead};
  if (rank == 0)
    puts("ranks,bytes,radix,blocks,seconds,predicted,ratio");
  for (int i = 6; i < argc; i++)
    if (number("RADIX", argv[i]) <= ranks)
      row(casts ? DODONA_BCAST : DODONA_ALLREDUCE, multiplies ? DODONA_MULTIPLYING : DODONA_SKIPS,
          &cost, (int)number("RADIX", argv[i]));
  MPI_Finalize();
  return failed;
}
