/* bench_skips STARTUP OVERHEAD BYTE_TIME BYTES RADIX ...: a CSV table of allreduces by skips on this machine, or on a simulated one:
   of each radix (0: the planner's) the time, what the planner predicts by the three numbers, in seconds, and the ratio; then
   MPI_Allreduce. Sums are compared in every run. */
#include "mpi/bench/timing.h"
#include <stdio.h>
#include <stdlib.h>

enum { TIMES = 5 };

static int ranks, rank, failed;

/* Seconds of one run, from the last rank's start to the last rank's end: the ranks have one clock. Negative if a rank failed or a
   sum is wrong. Every run adds other data. */
static double run_once(double *in, double *out, int count, const dodona_plan *plan, int run) {
  for (int i = 0; i < count; i++)
    in[i] = rank + (double)i * run;
  MPI_Barrier(MPI_COMM_WORLD);
  double begin = MPI_Wtime();
  int error = plan ? dodona_allreduce(in, out, count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, plan)
                   : MPI_Allreduce(in, out, count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  double end = MPI_Wtime(), last[2];
  int wrong = error != MPI_SUCCESS, any = 0;
  for (int i = 0; i < count && !wrong; i++) {
    double sum = (double)ranks * (ranks - 1) / 2 + (double)i * run * ranks;
    wrong = out[i] < sum || out[i] > sum;
  }
  MPI_Allreduce((double[]){begin, end}, last, 2, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  MPI_Allreduce(&wrong, &any, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  return any ? -1 : last[1] - last[0];
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* The time, the median of TIMES runs after one to warm up; negative if one failed. */
static double time_of(int count, const dodona_plan *plan) {
  double *in = malloc(((size_t)count + 1) * sizeof *in);
  double *out = malloc(((size_t)count + 1) * sizeof *out);
  double seconds[TIMES + 1];
  if (!in || !out)
    MPI_Abort(MPI_COMM_WORLD, 2);
  int bad = 0;
  for (int run = 0; run <= TIMES; run++) {
    seconds[run] = run_once(in, out, count, plan, run);
    bad = bad || seconds[run] < 0;
  }
  free(in);
  free(out);
  qsort(seconds + 1, TIMES, sizeof *seconds, by_size);
  failed = failed || bad;
  return bad ? -1 : seconds[1 + TIMES / 2];
}

static void row(const dodona_cost *cost, int radix) {
  const dodona_request asked = {.op = DODONA_ALLREDUCE, .algorithm = DODONA_SKIPS, .group = radix};
  dodona_advice advice;
  dodona_plan plan;
  int count = (int)(cost->bytes / (double)sizeof(double));
  dodona_status status = dodona_planner_search(&asked, cost, &advice);
  if (status == DODONA_OK)
    status = dodona_plan_make(&advice.request, NULL, 0, &plan);
  if (status != DODONA_OK) {
    fprintf(stderr, "bench_skips: radix %d: %s\n", radix, dodona_status_text(status));
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  double seconds = time_of(count, &plan);
  if (rank == 0)
    printf("%d,%.0f,%s%d,%d,%.4g,%.4g,%.3f\n", ranks, cost->bytes, radix ? "" : "best ",
           advice.request.group, advice.request.blocks, seconds, advice.time,
           advice.time / seconds);
}

int main(int argc, char **argv) {
  dodona_cost cost = {0, 0, 0, 0, 0};
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (argc < 6) {
    if (rank == 0)
      fputs("usage: bench_skips STARTUP OVERHEAD BYTE_TIME BYTES RADIX ...\n", stderr);
    MPI_Finalize();
    return 2;
  }
  cost = (dodona_cost){ranks, atof(argv[4]), atof(argv[1]), atof(argv[3]),
                       atof(argv[1]) - atof(argv[2])};
  if (rank == 0)
    puts("ranks,bytes,radix,blocks,seconds,predicted,ratio");
  for (int i = 5; i < argc; i++)
    if (atoi(argv[i]) <= ranks)
      row(&cost, atoi(argv[i]));
  double others = time_of((int)(cost.bytes / (double)sizeof(double)), NULL);
  if (rank == 0)
    printf("%d,%.0f,MPI_Allreduce,,%.4g,,\n", ranks, cost.bytes, others);
  MPI_Finalize();
  return failed;
}
