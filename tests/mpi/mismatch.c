/* Counts that differ between ranks. In the call itself every rank ends: with an error, or with the right data; where
   the ranks disagree some rank has an error. The calls after it succeed, with the right data. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200112L /* setenv */
#endif
#include "mpi/bench/flow/flow.h"
#include "mpi/dodona_mpi.h"
#include "tests/mpi/errors.h"
#include "tests/mpi/plans.h"
#include "tests/mpi/results.h"
#include <stdlib.h>

enum { COUNT = 7, MOST = 2 * COUNT, BLOCKS = 3 };

typedef enum kind { BCAST, REDUCE, TREES, COMBINE, SIMPLEX, SIMPLEX_UP, SCATTER, RING, KINDS } kind;
static const char *const names[KINDS] = {
    "broadcast", "reduction",         "allreduce by trees", "combine",
    "simplex",   "simplex reduction", "scatter, allgather", "ring allreduce"};
static const int32_t algorithms[] = {DODONA_CHAIN,     DODONA_BINARY, DODONA_FRACTIONAL,
                                     DODONA_TWOTREE_C, DODONA_LAMBDA, DODONA_BINOMIAL,
                                     DODONA_TWOTREE_S};
enum { ALGORITHMS = sizeof algorithms / sizeof *algorithms, OPEN = -1 };

enum { WARM = 2 };
static MPI_Comm comm;
static int ranks, rank, root, seed;

static dodona_plan plan_of(int32_t op, int32_t algorithm, int32_t blocks) {
  int latency = algorithm == DODONA_LAMBDA ? 3 : 1;
  return plan_on(comm, request_of(op, algorithm, root, blocks, 2, (dodona_rule){latency, 1, 0, 0}));
}

static int is_broadcast(kind what) {
  return what == BCAST || what == SIMPLEX || what == SCATTER;
}

/* Whether this rank has the result of that many elements. */
static int right(kind what, const long *data, int count) {
  const long all = ranks;
  int good = 1;
  for (int i = 0; i < count; i++)
    good =
        good && data[i] == (is_broadcast(what) ? seed + i : seed * all + i * all * (all + 1) / 2);
  return good || ((what == REDUCE || what == SIMPLEX_UP) && rank != root);
}

/* A call by any plan. */
static int run_plan(kind what, const void *in, long *data, int count) {
  const dodona_request requests[KINDS] = {
      [SIMPLEX] = {.algorithm = DODONA_FRACTIONAL, .ports = DODONA_SIMPLEX, .blocks = BLOCKS},
      [SIMPLEX_UP] = {DODONA_REDUCE, DODONA_FRACTIONAL, DODONA_SIMPLEX, .blocks = BLOCKS},
      [SCATTER] = {.algorithm = DODONA_SCATTER_RING, .blocks = ranks},
      [RING] = {.op = DODONA_ALLREDUCE, .algorithm = DODONA_RING, .blocks = ranks}};
  dodona_request request = requests[what];
  dodona_plan plan = {.steps = 0};
  request.root = what == RING ? 0 : root;
  check(dodona_mpi_plan(comm, &request, &plan) == MPI_SUCCESS, "plan of %s", names[what]);
  return dodona_mpi_run(&plan, what == RING ? MPI_IN_PLACE : in, data, count, MPI_LONG, MPI_SUM,
                        comm);
}

static int call(kind what, int32_t algorithm, long *data, int count) {
  const void *in = rank == root ? MPI_IN_PLACE : data;
  if (what > COMBINE)
    return run_plan(what, in, data, count);
  const int32_t op = what == BCAST    ? DODONA_BCAST
                     : what == REDUCE ? DODONA_REDUCE
                                      : DODONA_ALLREDUCE;
  dodona_request combine = {.op = op, .algorithm = DODONA_COMBINE, .rule = {2, 1, 0, 0}};
  const dodona_plan plan =
      what == COMBINE ? plan_on(comm, combine) : plan_of(op, algorithm, BLOCKS);
  if (what == BCAST)
    return dodona_bcast(data, count, MPI_LONG, root, comm, &plan);
  if (what == REDUCE)
    return dodona_reduce(in, data, count, MPI_LONG, MPI_SUM, root, comm, &plan);
  return dodona_allreduce(MPI_IN_PLACE, data, count, MPI_LONG, MPI_SUM, comm, &plan);
}

/* A call without a plan. */
static int call_open(kind what, long *data, int count) {
  const void *in = rank == root ? MPI_IN_PLACE : data;
  if (what == BCAST)
    return dodona_bcast(data, count, MPI_LONG, root, comm, NULL);
  if (what == REDUCE)
    return dodona_reduce(in, data, count, MPI_LONG, MPI_SUM, root, comm, NULL);
  return dodona_allreduce(MPI_IN_PLACE, data, count, MPI_LONG, MPI_SUM, comm, NULL);
}

/* One call with other data than before. */
static int run(kind what, int32_t algorithm, int count, int *good) {
  long data[MOST];
  seed++;
  for (int i = 0; i < MOST; i++)
    data[i] = is_broadcast(what) ? (rank == root ? seed + i : -1) : seed + (long)i * (rank + 1);
  int error = algorithm == OPEN ? call_open(what, data, count) : call(what, algorithm, data, count);
  *good = right(what, data, count);
  return error;
}

/* Rank `odd` has another count; then twice all have the same. */
static void try_mismatch(kind what, int32_t algorithm, int odd, int count) {
  int good = 0, error = run(what, algorithm, rank == odd ? count : COUNT, &good);
  int failed = error != MPI_SUCCESS, some = 0;
  check(failed || good, "%s %d, rank %d has %d: wrong data, and success", names[what], algorithm,
        odd, count);
  MPI_Allreduce(&failed, &some, 1, MPI_INT, MPI_MAX, comm);
  check(some || ranks == 1, "%s %d, rank %d has %d: no rank has an error", names[what], algorithm,
        odd, count);
  for (int again = 1; again <= 2; again++) {
    error = run(what, algorithm, COUNT, &good);
    check(error == MPI_SUCCESS && good, "%s %d, rank %d had %d, call %d after: error %d, data %s",
          names[what], algorithm, odd, count, again, error, good ? "right" : "wrong");
  }
}

static void try_kind(kind what, int32_t algorithm) {
  static const int counts[] = {COUNT + 1, COUNT - 1, 0, MOST};
  for (int i = 0; i < 2; i++) {
    int odd = i == 0 ? root : ranks - 1;
    for (int k = 0; k < 4; k++)
      try_mismatch(what, algorithm, odd, counts[k]);
  }
}

static void try_all(int window) {
  dodona_bench_flow(comm, window);
  for (int what = 0; what < KINDS; what++)
    for (int i = 0; i < (what <= TREES ? ALGORITHMS : 1); i++)
      try_kind((kind)what, algorithms[i]);
}

/* Calls without a plan whose counts are of one class, and of two. The test sets the machine: what noise measures may give two classes different plans, and
   a rank of one class may then wait for ever for a rank of the other. There are no trials, which all ranks end together, and every rank has
   data, as a call of none goes to MPI. The first calls of a kind are MPI's. */
static void try_open(void) {
  const dodona_machine machine = DODONA_MACHINE_DEFAULT;
  static const int counts[] = {COUNT + 1, COUNT - 1, 1, MOST};
  setenv("DODONA_TUNE", "profile", 1);
  MPI_Comm_free(&comm);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  errors_watch(comm);
  check(dodona_machine_set(comm, &machine) == MPI_SUCCESS, "a machine");
  for (int call = 0; call < WARM; call++)
    for (int what = BCAST; what <= TREES; what++)
      for (int k = 0; k < 5; k++) {
        int good = 0;
        check(run((kind)what, OPEN, k < 4 ? counts[k] : COUNT, &good) == MPI_SUCCESS, "call %d",
              call);
      }
  for (int what = BCAST; what <= TREES; what++)
    for (int odd = 0; odd<ranks; odd += ranks> 1 ? ranks - 1 : 1)
      for (int k = 0; k < 4; k++)
        try_mismatch((kind)what, OPEN, odd, counts[k]);
  unsetenv("DODONA_TUNE");
}

/* The root sends two blocks more than the others expect. The two blocks stay with rank 1. Rank 1 must not take them for blocks
   of the next call, on this communicator or, `renewed`, on a new one to which MPI gives the old one's context. */
static void try_left_over(int renewed) {
  long data[4] = {0};
  const dodona_plan plan = plan_of(DODONA_BCAST, DODONA_CHAIN, rank == root ? 4 : 2),
                    next = plan_of(DODONA_BCAST, DODONA_CHAIN, 2);
  for (int i = 0; i < 4 && rank == root; i++)
    data[i] = -i;
  dodona_bcast(data, rank == root ? 4 : 2, MPI_LONG, root, comm, &plan);
  MPI_Barrier(comm);
  for (int i = 0; i < 4 && renewed; i++) {
    MPI_Comm_free(&comm);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    errors_watch(comm);
    data[0] = rank == root ? 10 + i : 0;
    data[1] = 20;
    int error = dodona_bcast(data, 2, MPI_LONG, root, comm, &next);
    check(error == MPI_SUCCESS && data[0] == 10 + i, "communicator %d after: error %d, got %ld", i,
          error, data[0]);
  }
  data[0] = rank == root ? 30 : 0;
  int error = dodona_bcast(data, 2, MPI_LONG, root, comm, &next);
  check(error == MPI_SUCCESS && data[0] == 30, "blocks were left: error %d, got %ld", error,
        data[0]);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  errors_watch(comm);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD,
                          MPI_ERRORS_RETURN); /* where MPICH says that a message is too long */
  MPI_Comm_size(comm, &ranks);
  MPI_Comm_rank(comm, &rank);
  for (root = 0; root < ranks && root <= 2; root += 2)
    for (int window = 0; window <= 2; window += 2)
      try_all(window);
  root = 0;
  try_open();
  try_left_over(0);
  try_left_over(1);
  int failed = check_summary("counts that differ");
  errors_end();
  MPI_Comm_free(&comm);
  MPI_Finalize();
  return failed;
}
