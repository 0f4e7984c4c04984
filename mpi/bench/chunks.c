/* bench_chunks [bcast|reduce|allreduce] L o g G BYTES ...: the search around the simulated optimum, on this
   machine or on a simulated one; of broadcasts if none is named. For every algorithm that cuts a message into
   blocks: their best number in the LogGP model by simulation, and the measured time with 20 % and 10 % fewer,
   as many, 10 % and 20 % more. A CSV table, the least measured time of each algorithm marked.
   L, o, g, G are integers in one unit of time. By data flow with a window of 2, as simulated, where
   the plan has lanes; sums of bytes. Data are compared in every run.
   Source: TwoTreeC, section 4.3. */
#include "mpi/bench/flow/flow.h"
#include "mpi/bench/timing.h"
#include "ref/advice/loggp.h"
#include "ref/oracle/shared/chunks.h"
#include "ref/trees/reduction.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TIMES = 5, WINDOW = 2 };

typedef enum collective { BCAST, REDUCE, ALLREDUCE, COLLECTIVES } collective;
static const char *const names[COLLECTIVES] = {"bcast", "reduce", "allreduce"};

static const char *const algorithms[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) name,
    DODONA_ALGORITHM_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static int rank, ranks, failed;

static double measure(const oracle_chunked *it, collective what, int32_t algorithm,
                      int32_t blocks) {
  const dodona_plan plan =
      dodona_mpi_bench_plan((int32_t)what, algorithm, blocks, it->group, (dodona_rule){1, 1, 0, 1});
  int bytes = (int)it->bytes;
  return what == BCAST ? dodona_mpi_time(dodona_mpi_steps, bytes, TIMES, MPI_COMM_WORLD, &plan)
                       : dodona_mpi_time_sum(bytes, TIMES, MPI_COMM_WORLD, &plan);
}

/* The same on all ranks, which all simulate. */
static void search(const oracle_chunked *it, collective what, int32_t algorithm) {
  int32_t tried[ORACLE_AROUND], bytes = (int32_t)it->bytes, blocks = 0, count, best = 0;
  int64_t simulated[ORACLE_AROUND], time;
  double measured[ORACLE_AROUND];
  if (!oracle_chunks_search(it, bytes, &blocks, &time))
    MPI_Abort(MPI_COMM_WORLD, 2);
  count = oracle_chunks_around(blocks, bytes, tried);
  for (int32_t k = 0; k < count; k++) {
    if (!oracle_chunks_time(it, tried[k], &simulated[k]))
      MPI_Abort(MPI_COMM_WORLD, 2);
    measured[k] = measure(it, what, algorithm, tried[k]);
    failed = failed || measured[k] < 0;
    if (measured[k] < measured[best])
      best = k;
  }
  for (int32_t k = 0; k < count && rank == 0; k++)
    printf("%d,%d,%s,%d,%lld,%.4g,%s%s\n", ranks, bytes, algorithms[algorithm], tried[k],
           (long long)simulated[k], measured[k] * 1e3, tried[k] == blocks ? "simulated" : "",
           k != best            ? ""
           : tried[k] == blocks ? " measured"
                                : "measured");
  fflush(stdout);
}

/* As `dodona plan --model loggp` has them: the reduction of TwoTreeC goes with three broadcasts. */
static void search_all(const dodona_loggp *loggp, collective what, int bytes) {
  oracle_chunked it = {*loggp, bytes, ranks, DODONA_NONE, DODONA_NONE, 2, 1};
  for (int32_t k = 0; k < DODONA_ALGORITHMS; k++) {
    if (dodona_row_family(k) > DODONA_FAMILY_TWOTREE || !dodona_serves(k, (int32_t)what) ||
        !dodona_takes(k, DODONA_TAKES_BLOCKS))
      continue;
    if (what != BCAST)
      it.up = dodona_up_algorithm((int32_t)what, k);
    if (what != REDUCE)
      it.down = dodona_down_algorithm((int32_t)what, k);
    search(&it, what, k);
  }
}

/* What the first argument names, or COLLECTIVES. */
static collective collective_of(int argc, char **argv) {
  collective what = BCAST;
  while (what < COLLECTIVES && (argc < 2 || strcmp(argv[1], names[what]) != 0))
    what++;
  return what;
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
  collective what = collective_of(argc, argv);
  int first = what < COLLECTIVES ? 2 : 1;
  what = what < COLLECTIVES ? what : BCAST;
  if (argc < first + 5) {
    if (rank == 0)
      fprintf(
          stderr,
          "bench_chunks: expected [bcast|reduce|allreduce] L o g G BYTES ..., got %d arguments\n",
          argc - 1);
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  dodona_loggp loggp = {number(argv, first, 0, INT32_MAX), number(argv, first + 1, 0, INT32_MAX),
                        number(argv, first + 2, 0, INT32_MAX),
                        number(argv, first + 3, 0, INT32_MAX)};
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  dodona_bench_flow(MPI_COMM_WORLD, WINDOW);
  if (rank == 0)
    printf(
        "# %s: L %lld, o %lld, g %lld, G %lld; simulated times in their unit, measured ones in ms; "
        "best: the\n"
        "# number of blocks with the least time of each kind\n"
        "ranks,bytes,algorithm,blocks,simulated,measured,best\n",
        names[what], (long long)loggp.latency, (long long)loggp.overhead, (long long)loggp.gap,
        (long long)loggp.byte_gap);
  for (int i = first + 4; i < argc; i++)
    search_all(&loggp, what, (int)number(argv, i, 1, 1 << 30));
  MPI_Finalize();
  return failed;
}
