/* Calls without a plan whose results must have the same bits: of floating-point numbers whose sum depends on the order, at all levels, on
   all ranks, 50 times while random ranks come late, for messages of all sizes. What has not the level is refused. */
#ifndef _POSIX_C_SOURCE         /* smpicc defines it */
#define _POSIX_C_SOURCE 200112L /* nanosleep, setenv */
#endif
#include "mpi/dodona_mpi.h"
#include "tests/mpi/errors.h"
#include "tests/mpi/late.h"
#include "tests/mpi/plans.h"
#include "tests/mpi/results.h"
#include <stdlib.h>
#include <string.h>

enum { RUNS = 50, MOST = 20000, RANKS = 512 };
static const int counts[] = {1, 2, 7, 100, 1500, MOST};
enum { COUNTS = sizeof counts / sizeof *counts };

static const char *const levels[] = {"none", "ranks", "runs", "sizes"};
static MPI_Comm comm;
static int ranks, rank;
static double in[MOST], whole[MOST], out[MOST];

/* Adds up `count` of the numbers from number `first` on. */
static int add_up(int32_t op, const double *first, int count, double *result) {
  memset(result, 0, (size_t)count * sizeof *result);
  switch (op) {
  case DODONA_REDUCE:
    return dodona_reduce(first, result, count, MPI_DOUBLE, MPI_SUM, ranks - 1, comm, NULL);
  case DODONA_SCAN:
    return dodona_scan(first, result, count, MPI_DOUBLE, MPI_SUM, comm, NULL);
  case DODONA_REDUCE_SCATTER:
    return dodona_reduce_scatter_block(first, result, count / ranks, MPI_DOUBLE, MPI_SUM, comm,
                                       NULL);
  default:
    return dodona_allreduce(first, result, count, MPI_DOUBLE, MPI_SUM, comm, NULL);
  }
}

static int is_like(const double *a, const double *b, int count) {
  return memcmp(a, b, (size_t)count * sizeof *a) == 0;
}

/* Whether rank 0 has the same. */
static int is_like_first(const double *a, int count) {
  static double first[MOST];
  memcpy(first, a, (size_t)count * sizeof *a);
  MPI_Bcast(first, count, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  return is_like(first, a, count);
}

static void try_runs(int32_t op, int level) {
  unsigned state = (unsigned)rank + 1;
  int good = 1, same = 1;
  for (int k = 0; k < COUNTS; k++) {
    const int count = counts[k];
    const int runs = count > 100 || (ranks > 12 && count < 100) ? 3 : RUNS;
    for (int run = 0; run < runs; run++) {
      late_come(&state);
      good = good && add_up(op, in, count, run == 0 ? whole : out) == MPI_SUCCESS;
      same = same && (run == 0 || is_like(whole, out, count));
    }
    if (op == DODONA_ALLREDUCE)
      check(is_like_first(whole, count), "%s: ranks differ, count %d", levels[level], count);
  }
  check(good, "%s: operation %d fails", levels[level], op);
  check(same || level == DODONA_SAME_ON_RANKS, "%s: operation %d, runs differ", levels[level], op);
}

/* Parts of a message, from its first element and from its last. */
static void try_sizes(int32_t op) {
  int good = add_up(op, in, MOST, whole) == MPI_SUCCESS;
  for (int k = 0; k < COUNTS; k++) {
    good = good && add_up(op, in, counts[k], out) == MPI_SUCCESS;
    check(good && is_like(whole, out, counts[k]), "operation %d: the first %d differ", op,
          counts[k]);
    const int at = MOST - counts[k];
    good = good && add_up(op, in + at, counts[k], out) == MPI_SUCCESS;
    check(good && is_like(whole + at, out, counts[k]), "operation %d: the last %d differ", op,
          counts[k]);
  }
}

static int by_plan(int32_t algorithm, int count, double *result) {
  const dodona_plan plan = plan_on(
      comm, request_of(DODONA_ALLREDUCE, algorithm, 0, ranks, 2, (dodona_rule){2, 1, 0, 0}));
  memset(result, 0, (size_t)count * sizeof *result);
  return dodona_allreduce(in, result, count, MPI_DOUBLE, MPI_SUM, comm, &plan);
}

/* Plans without a level show it: by these numbers the tests above can fail. And they are refused where the level is asked for. */
static void try_plans(void) {
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  errors_watch(comm);
  check(by_plan(DODONA_COMBINE, 100, out) == MPI_SUCCESS, "a combine");
  int differ = !is_like_first(out, 100);
  MPI_Allreduce(MPI_IN_PLACE, &differ, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  check(differ || ranks < 3, "no order of a combine shows");
  by_plan(DODONA_RING, 1500, whole);
  by_plan(DODONA_RING, 100, out);
  check(!is_like(whole, out, 100) || ranks < 3, "no order of a ring shows");

  check(dodona_same_bits(comm, DODONA_SAME_IN_SIZES) == MPI_SUCCESS, "a level");
  check_error(by_plan(DODONA_RING, 100, out), dodona_err_same_bits(), "a ring is refused");
  check(by_plan(DODONA_DOUBLING, 100, out) == MPI_SUCCESS, "recursive doubling");
  check(dodona_same_bits(comm, DODONA_SAME_ON_RANKS) == MPI_SUCCESS, "a level");
  check_error(by_plan(DODONA_COMBINE, 100, out), dodona_err_same_bits(), "a combine is refused");
  check(by_plan(DODONA_RING, 100, out) == MPI_SUCCESS, "a ring");
  dodona_plan chosen = {.steps = -1};
  check(dodona_plan_choose(DODONA_ALLREDUCE, 1, MPI_DOUBLE, 0, comm, &chosen) == MPI_SUCCESS &&
            dodona_allreduce(in, out, 1, MPI_DOUBLE, MPI_SUM, comm, &chosen) == MPI_SUCCESS,
        "a plan that is chosen has the level");
  check(dodona_same_bits(comm, DODONA_SAME_IN_SIZES) == MPI_SUCCESS, "a level");
  dodona_plan one = {.steps = -1};
  for (int k = 0; k < COUNTS; k++) {
    check(dodona_plan_choose(DODONA_ALLREDUCE, counts[k], MPI_DOUBLE, 0, comm, &chosen) ==
              MPI_SUCCESS,
          "a plan for %d", counts[k]);
    one = k == 0 ? chosen : one;
    check(chosen.request.algorithm == one.request.algorithm &&
              chosen.request.group == one.request.group,
          "the plan for %d elements has another algorithm or group", counts[k]);
  }
  check(dodona_same_bits(comm, DODONA_SAME_NOTHING) == MPI_SUCCESS, "no level");
  check(by_plan(DODONA_COMBINE, 100, out) == MPI_SUCCESS, "a combine again");
  check_error(dodona_same_bits(comm, 4), MPI_ERR_ARG, "no such level");
  MPI_Comm_free(&comm);
}

static void second(void *from, void *to, int *count, MPI_Datatype *datatype) {
  (void)datatype;
  const double *a = from;
  double *b = to;
  for (int i = 0; i < *count; i++)
    b[i] = a[i] + 0.5 * b[i];
}

/* Calls for which there is no plan. */
static void try_refusals(void) {
  static int64_t wholes[RANKS], sum[RANKS];
  static int counted[RANKS];
  MPI_Op op;
  MPI_Op_create(second, 0, &op);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  errors_watch(comm);
  check(dodona_same_bits(comm, DODONA_SAME_IN_SIZES) == MPI_SUCCESS, "a level");
  for (int i = 0; i < ranks; i++)
    counted[i] = 1, wholes[i] = rank;
  int error = dodona_reduce_scatter(in, out, counted, MPI_DOUBLE, MPI_SUM, comm, NULL);
  check_error(error, dodona_err_same_bits(), "shares of their own counts");
  error = add_up(DODONA_REDUCE_SCATTER, in, ranks, out);
  if (ranks > 1)
    check_error(error, dodona_err_same_bits(), "shares");
  error = dodona_reduce(in, out, 100, MPI_DOUBLE, op, 1 % ranks, comm, NULL);
  if (ranks > 2)
    check_error(error, dodona_err_same_bits(), "an order that no plan keeps");
  check(dodona_reduce(in, out, 100, MPI_DOUBLE, op, 0, comm, NULL) == MPI_SUCCESS, "in order");
  error = dodona_reduce_scatter(wholes, sum, counted, MPI_INT64_T, MPI_SUM, comm, NULL);
  check(error == MPI_SUCCESS && sum[0] == ranks * (ranks - 1) / 2, "shares of integers");
  error = dodona_allreduce(wholes, sum, 1, MPI_INT64_T, MPI_SUM, comm, NULL);
  check(error == MPI_SUCCESS && sum[0] == ranks * (ranks - 1) / 2, "a sum of integers");
  MPI_Comm_free(&comm);
  MPI_Op_free(&op);
  errors_end();
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  late_fill(in, MOST, rank);
  try_plans();
  try_refusals();
  for (int level = DODONA_SAME_ON_RANKS; level <= DODONA_SAME_IN_SIZES; level++) {
    setenv("DODONA_SAME_BITS", levels[level], 1);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    try_runs(DODONA_ALLREDUCE, level);
    if (level >= DODONA_SAME_IN_RUNS) {
      try_runs(DODONA_REDUCE, level);
      try_runs(DODONA_SCAN, level);
    }
    if (level == DODONA_SAME_IN_RUNS)
      try_runs(DODONA_REDUCE_SCATTER, level);
    if (level == DODONA_SAME_IN_SIZES)
      for (int32_t op = DODONA_REDUCE; op <= DODONA_ALLREDUCE; op++)
        try_sizes(op);
    MPI_Comm_free(&comm);
  }
  int failed = check_summary("the same bits");
  MPI_Finalize();
  return failed;
}
