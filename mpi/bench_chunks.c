/* bench_chunks L o g G BYTES ...: the search around the simulated optimum, on this machine or on a simulated
   one. For every algorithm that cuts a broadcast into blocks: their best number in the LogGP model by
   simulation, and the measured time with 20 % and 10 % fewer, as many, 10 % and 20 % more. A CSV
   table, the least measured time of each algorithm marked. L, o, g, G are integers in one unit of time.
   Data are compared in every run.
   Source: TwoTreeC, section 4.3. */
#include "timing.h"
#include "../ref/oracle/chunks.h"
#include <stdio.h>
#include <stdlib.h>

enum { TIMES = 5 };

static const struct {
  const char *name;
  int32_t takes;
} algorithms[] = {
#define DODONA_ALGORITHM(id, name, takes, default_group, summary) {name, takes},
#include "algorithms.def"
#undef DODONA_ALGORITHM
};

static int rank, ranks, failed;

static double measure(int32_t algorithm, int32_t blocks, int bytes) {
  dodona_request request = {algorithm, 0, 0, blocks, 2, {1, 1, 0, 1}};
  dodona_plan plan;
  if (dodona_plan_for(MPI_COMM_WORLD, &request, &plan) != MPI_SUCCESS)
    return -1;
  return dodona_mpi_time(dodona_mpi_steps, bytes, TIMES, MPI_COMM_WORLD, &plan);
}

/* The same on all ranks, which all simulate. */
static void search(const dodona_loggp *loggp, int32_t algorithm, int bytes) {
  oracle_chunked it = {*loggp, bytes, ranks, DODONA_NONE, algorithm, 2, 1};
  int32_t tried[ORACLE_AROUND], blocks = 0, count, best = 0;
  int64_t simulated[ORACLE_AROUND], time;
  double measured[ORACLE_AROUND];
  if (!oracle_chunks_search(&it, bytes, &blocks, &time))
    MPI_Abort(MPI_COMM_WORLD, 2);
  count = oracle_chunks_around(blocks, bytes, tried);
  for (int32_t k = 0; k < count; k++) {
    if (!oracle_chunks_time(&it, tried[k], &simulated[k]))
      MPI_Abort(MPI_COMM_WORLD, 2);
    measured[k] = measure(algorithm, tried[k], bytes);
    failed = failed || measured[k] < 0;
    if (measured[k] < measured[best])
      best = k;
  }
  for (int32_t k = 0; k < count && rank == 0; k++)
    printf("%d,%d,%s,%d,%lld,%.4g,%s%s\n", ranks, bytes, algorithms[algorithm].name, tried[k],
           (long long)simulated[k], measured[k] * 1e3, tried[k] == blocks ? "simulated" : "",
           k != best            ? ""
           : tried[k] == blocks ? " measured"
                                : "measured");
  fflush(stdout);
}

/* The argument, least .. most, or the end. */
static long number(char **argv, int i, long least, long most) {
  char *end = argv[i];
  long value = strtol(argv[i], &end, 10);
  if (end != argv[i] && !*end && value >= least && value <= most)
    return value;
  if (rank == 0)
    fprintf(stderr, "bench_chunks: argument %d: expected %ld .. %ld, got %s\n", i, least, most,
            argv[i]);
  MPI_Abort(MPI_COMM_WORLD, 2);
  return least;
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  if (argc < 6) {
    if (rank == 0)
      fprintf(stderr, "bench_chunks: expected L o g G BYTES ..., got %d arguments\n", argc - 1);
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  dodona_loggp loggp = {number(argv, 1, 0, INT32_MAX), number(argv, 2, 0, INT32_MAX),
                        number(argv, 3, 0, INT32_MAX), number(argv, 4, 0, INT32_MAX)};
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  if (rank == 0)
    printf("# L %lld, o %lld, g %lld, G %lld; simulated times in their unit, measured ones in ms; "
           "best: the\n"
           "# number of blocks with the least time of each kind\n"
           "ranks,bytes,algorithm,blocks,simulated,measured,best\n",
           (long long)loggp.latency, (long long)loggp.overhead, (long long)loggp.gap,
           (long long)loggp.byte_gap);
  for (int i = 5; i < argc; i++) {
    int bytes = (int)number(argv, i, 1, 1 << 30);
    for (int32_t k = 0; k < DODONA_ALGORITHMS; k++)
      if ((algorithms[k].takes & DODONA_TAKES_BLOCKS) != 0)
        search(&loggp, k, bytes);
  }
  MPI_Finalize();
  return failed;
}
