/* bench_allreduce PROFILE BYTES ...: a CSV table of allreduce times on this machine, or on a simulated
   one: MPI_Allreduce; the plan that is chosen by the profile; if that is a combine, combines of the latencies 1, 2, 4, ...
   below its own; and a combine of twice its latency. Sums are compared in every run. */
#include "mpi/bench/timing.h"
#include <stdio.h>
#include <stdlib.h>

enum { TIMES = 5 };

static int ranks, rank, failed;

/* Seconds of one run on this rank; negative if it failed or a sum is wrong. Every run adds other data. */
static double run_once(long *in, long *out, int count, const dodona_plan *plan, int run) {
  for (int i = 0; i < count; i++)
    in[i] = rank + (long)i * run;
  MPI_Barrier(MPI_COMM_WORLD);
  double seconds = MPI_Wtime();
  int error = plan ? dodona_allreduce(in, out, count, MPI_LONG, MPI_SUM, MPI_COMM_WORLD, plan)
                   : MPI_Allreduce(in, out, count, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
  seconds = MPI_Wtime() - seconds;
  for (int i = 0; i < count && error == MPI_SUCCESS; i++)
    if (out[i] != (long)ranks * (ranks - 1) / 2 + (long)i * run * ranks)
      return -1;
  return error == MPI_SUCCESS ? seconds : -1;
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* The slowest rank's time, the median of TIMES runs after one to warm up; negative if one failed. */
static double time_of(int count, const dodona_plan *plan) {
  long *in = malloc((size_t)count * sizeof *in), *out = malloc((size_t)count * sizeof *out);
  double seconds[TIMES + 1];
  if (!in || !out)
    MPI_Abort(MPI_COMM_WORLD, 2);
  int bad = 0;
  for (int run = 0; run <= TIMES; run++) {
    double mine = run_once(in, out, count, plan, run), least = 0;
    MPI_Allreduce(&mine, &seconds[run], 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    MPI_Allreduce(&mine, &least, 1, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD);
    bad = bad || least < 0;
  }
  free(in);
  free(out);
  qsort(seconds + 1, TIMES, sizeof *seconds, by_size);
  return bad ? -1 : seconds[1 + TIMES / 2];
}

static void row(int bytes, const dodona_plan *plan) {
  double seconds = time_of(bytes / (int)sizeof(long), plan);
  failed = failed || seconds < 0;
  if (rank > 0)
    return;
  printf("%d,%d,%s,", ranks, bytes,
         !plan                                       ? "MPI_Allreduce"
         : plan->request.algorithm == DODONA_COMBINE ? "combine"
                                                     : "chosen");
  if (plan)
    printf("%d,%lld,", plan->request.rule.latency, (long long)plan->steps);
  else
    printf(",,");
  if (seconds < 0)
    printf("wrong data\n");
  else
    printf("%.5g\n", seconds * 1e6);
  fflush(stdout);
}

static void combine(int bytes, int32_t latency) {
  const dodona_plan plan = dodona_mpi_bench_plan(DODONA_ALLREDUCE, DODONA_COMBINE, 1, 0,
                                                 (dodona_rule){latency, 1, 0, 0});
  row(bytes, &plan);
}

static void bench(int bytes) {
  dodona_plan chosen;
  row(bytes, NULL);
  if (dodona_plan_choose(DODONA_ALLREDUCE, bytes, MPI_BYTE, 0, MPI_COMM_WORLD, &chosen) !=
      MPI_SUCCESS)
    MPI_Abort(MPI_COMM_WORLD, 2);
  int32_t most = chosen.request.algorithm == DODONA_COMBINE ? chosen.request.rule.latency : 1;
  for (int32_t latency = 1; latency < most; latency *= 2)
    combine(bytes, latency);
  row(bytes, &chosen);
  combine(bytes, 2 * most);
}

int main(int argc, char **argv) {
  char fault[DODONA_FAULT] = "";
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  int usable = argc > 1 && dodona_machine_load(MPI_COMM_WORLD, argv[1], fault) == MPI_SUCCESS;
  if (!usable) {
    if (rank == 0)
      fprintf(stderr, "bench_allreduce: %s\n", argc > 1 ? fault : "PROFILE: expected a file name");
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  if (rank == 0)
    printf("ranks,bytes,method,latency,rounds,microseconds\n");
  for (int i = 2; i < argc; i++) {
    char *end = argv[i];
    long bytes = strtol(argv[i], &end, 10);
    if (end == argv[i] || *end || bytes < 8 || bytes > 1 << 30) {
      if (rank == 0)
        fprintf(stderr, "bench_allreduce: argument %d: expected 8 .. 2^30 bytes, got %s\n", i,
                argv[i]);
      MPI_Abort(MPI_COMM_WORLD, 2);
    }
    bench((int)bytes);
  }
  MPI_Finalize();
  return failed;
}
