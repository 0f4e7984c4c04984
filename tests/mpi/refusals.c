/* The rest of the interface of reductions by trees: what they refuse, and what they then still do. */
#include "mpi/bench/flow/flow.h"
#include "mpi/dodona_mpi.h"
#include "tests/mpi/errors.h"
#include "tests/mpi/plans.h"
#include "tests/mpi/results.h"
#include <string.h>

static MPI_Comm comm; /* of all ranks, with a handler that counts errors */
static int ranks, rank;

static void add_longs(void *with, void *into, int *count, MPI_Datatype *datatype) {
  (void)datatype;
  for (int i = 0; i < *count; i++)
    ((long *)into)[i] += ((long *)with)[i];
}

static dodona_plan plan_of(int32_t op, int32_t algorithm, int root, int blocks) {
  return plan_on(comm, request_of(op, algorithm, root, blocks, 2, (dodona_rule){1, 1, 0, 1}));
}

/* The sums of the ranks, at the root and everywhere; by trees, or by the planner for DODONA_NONE. */
static void try_sums(int32_t algorithm, int root, const char *what) {
  long mine[3] = {rank, 2 * rank, 1}, sum[3] = {-1, -1, -1}, all = ranks * (ranks - 1) / 2;
  const long expected[3] = {all, 2 * all, ranks}, nothing[3] = {-1, -1, -1};
  dodona_plan up, both;
  if (algorithm != DODONA_NONE) {
    up = plan_of(DODONA_REDUCE, algorithm, root, 2);
    both = plan_of(DODONA_ALLREDUCE, algorithm, root, 2);
  }
  int error = dodona_reduce(mine, sum, 3, MPI_LONG, MPI_SUM, root, comm,
                            algorithm != DODONA_NONE ? &up : NULL);
  check(error == MPI_SUCCESS &&
            memcmp(sum, rank == root ? expected : nothing, sizeof expected) == 0,
        "%s: error %d, sum %ld", what, error, sum[0]);
  error = dodona_allreduce(mine, sum, 3, MPI_LONG, MPI_SUM, comm,
                           algorithm != DODONA_NONE ? &both : NULL);
  check(error == MPI_SUCCESS && memcmp(sum, expected, sizeof expected) == 0,
        "%s, all: error %d, sum %ld", what, error, sum[0]);
}

static void try_bad_plans(void) {
  long in = 1, out = 0;
  const dodona_plan plan = plan_of(DODONA_REDUCE, DODONA_TWOTREE_C, 0, 4),
                    other = plan_of(DODONA_REDUCE, DODONA_TWOTREE_S, ranks - 1, 4),
                    all = plan_of(DODONA_ALLREDUCE, DODONA_TWOTREE_CC, 0, 3);
  dodona_plan bad = plan;
  bad.request.ranks++;
  check_error(dodona_reduce(&in, &out, 1, MPI_LONG, MPI_SUM, 0, comm, &bad), MPI_ERR_ARG,
              "plan for P + 1");
  check_error(dodona_reduce(&in, &out, 1, MPI_LONG, MPI_SUM, 0, comm, &all), MPI_ERR_ARG,
              "plan of an allreduce");
  check_error(dodona_allreduce(&in, &out, 1, MPI_LONG, MPI_SUM, comm, &plan), MPI_ERR_ARG,
              "plan of a reduction");
  bad = all;
  bad.request.ranks++;
  check_error(dodona_allreduce(&in, &out, 1, MPI_LONG, MPI_SUM, comm, &bad), MPI_ERR_ARG,
              "plan of an allreduce for P + 1");
  bad = plan;
  bad.steps++;
  check_error(dodona_reduce(&in, &out, 1, MPI_LONG, MPI_SUM, 0, comm, &bad), MPI_ERR_ARG,
              "plan of wrong steps");
  check_error(dodona_reduce(&in, &out, 1, MPI_LONG, MPI_SUM, -1, comm, &plan), MPI_ERR_ROOT,
              "root -1");
  check_error(dodona_reduce(&in, &out, 1, MPI_LONG, MPI_SUM, ranks, comm, NULL), MPI_ERR_ROOT,
              "root P");
  if (ranks > 1)
    check_error(dodona_reduce(&in, &out, 1, MPI_LONG, MPI_SUM, 0, comm, &other), MPI_ERR_ROOT,
                "plan of root P - 1");
  check_error(dodona_bench_flow(comm, -1), MPI_ERR_ARG, "window -1");
  try_sums(DODONA_TWOTREE_C, 0, "after errors");
}

static void try_bad_buffers(void) {
  long in[2] = {1, 2}, out[2] = {0, 0};
  const dodona_plan plan = plan_of(DODONA_REDUCE, DODONA_TWOTREE_S, 0, 2),
                    all = plan_of(DODONA_ALLREDUCE, DODONA_TWOTREE_S, 0, 2);
  check_error(dodona_allreduce(in, in, 2, MPI_LONG, MPI_SUM, comm, &all), MPI_ERR_BUFFER,
              "one buffer for both");
  check_error(dodona_allreduce(in, MPI_IN_PLACE, 2, MPI_LONG, MPI_SUM, comm, &all), MPI_ERR_BUFFER,
              "result in place");
  check_error(dodona_reduce(in, out, -1, MPI_LONG, MPI_SUM, 0, comm, &plan), MPI_ERR_COUNT,
              "count -1");
  check_error(dodona_reduce(in, out, 2, MPI_DATATYPE_NULL, MPI_SUM, 0, comm, &plan), MPI_ERR_TYPE,
              "no type");
  if (ranks == 1) /* with others the ranks that are right would wait for those that are not */
    check_error(dodona_reduce(in, in, 2, MPI_LONG, MPI_SUM, 0, comm, &plan), MPI_ERR_BUFFER,
                "one buffer for both at the root");
  check(dodona_reduce(NULL, NULL, 0, MPI_LONG, MPI_SUM, 0, comm, &plan) == MPI_SUCCESS,
        "no elements");
  /* what others than the root say of recvbuf does not count */
  int error = dodona_reduce(in, rank == 0 ? out : NULL, 2, MPI_LONG, MPI_SUM, 0, comm, &plan);
  check(error == MPI_SUCCESS && out[1] == (rank == 0 ? 2L * ranks : 0), "recvbuf null: error %d",
        error);
}

static void try_bad_operations(void) {
  long in[2] = {1, 2}, out[2] = {0, 0};
  MPI_Op ordered;
  MPI_Op_create(add_longs, 0, &ordered);
  const dodona_plan plan = plan_of(DODONA_REDUCE, DODONA_TWOTREE_C, 0, 2),
                    all = plan_of(DODONA_ALLREDUCE, DODONA_TWOTREE_C, 0, 2),
                    chain = plan_of(DODONA_ALLREDUCE, DODONA_CHAIN, 0, 2);
  check_error(dodona_reduce(in, out, 2, MPI_LONG, MPI_OP_NULL, 0, comm, &plan), MPI_ERR_OP,
              "no operation");
  check_error(dodona_reduce(in, out, 2, MPI_DOUBLE, MPI_BAND, 0, comm, &plan), MPI_ERR_OP,
              "bits of floating-point numbers");
  if (ranks > 2) {
    check_error(dodona_reduce(in, out, 2, MPI_LONG, ordered, 0, comm, &plan),
                dodona_err_not_commutative(), "operation that is not commutative");
    check_error(dodona_reduce(in, out, 0, MPI_LONG, ordered, 0, comm, &plan),
                dodona_err_not_commutative(), "operation that is not commutative on nothing");
    check_error(dodona_allreduce(in, out, 2, MPI_LONG, ordered, comm, &all),
                dodona_err_not_commutative(), "allreduce out of order");
  }
  int error = dodona_allreduce(in, out, 2, MPI_LONG, ordered, comm, &chain);
  check(error == MPI_SUCCESS && out[1] == 2L * ranks, "in order up a chain: error %d", error);
  MPI_Op_free(&ordered);
}

/* The receiver expects more than its child sends: an error at the root, in each form of execution. */
static int mismatch_found(MPI_Comm pair, int window) {
  long data[10] = {0}, sum[10];
  int class = 0;
  const dodona_request request = {.op = DODONA_REDUCE, .algorithm = DODONA_TWOTREE_C};
  dodona_plan plan;
  int error = dodona_mpi_plan(pair, &request, &plan);
  if (error == MPI_SUCCESS)
    error = dodona_bench_flow(pair, window);
  if (error == MPI_SUCCESS)
    error = dodona_reduce(data, sum, rank == 0 ? 9 : 8, MPI_LONG, MPI_SUM, 0, pair, &plan);
  MPI_Error_class(error, &class);
  return class == (rank == 0 ? MPI_ERR_TRUNCATE : MPI_SUCCESS);
}

static void try_mismatch(void) {
  for (int window = 0; window <= 2 && ranks > 1; window++) {
    MPI_Comm pair;
    int good = 1;
    MPI_Comm_split(comm, rank < 2 ? 0 : MPI_UNDEFINED, 0, &pair);
    if (pair != MPI_COMM_NULL) {
      errors_watch(pair);
      good = mismatch_found(pair, window);
      MPI_Comm_free(&pair);
    }
    check(good, "a block of another size, window %d", window);
  }
}

/* By the planner, by steps and by data flow, and with windows of more blocks than there are. */
static void try_modes(void) {
  static const int windows[] = {0, 1, 3, 1000000000};
  for (int i = 0; i < 4; i++) {
    check(dodona_bench_flow(comm, windows[i]) == MPI_SUCCESS, "window %d", windows[i]);
    for (int root = 0; root < ranks; root += 1 + ranks / 3) {
      try_sums(DODONA_TWOTREE_CC, root, "by a plan");
      try_sums(DODONA_NONE, root, "by the planner");
    }
  }
  dodona_bench_flow(comm, 0);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  errors_watch(comm);
  MPI_Comm_size(comm, &ranks);
  MPI_Comm_rank(comm, &rank);
  for (int window = 0; window <= 2; window += 2) {
    dodona_bench_flow(comm, window);
    try_bad_plans();
    try_bad_buffers();
    try_bad_operations();
  }
  try_mismatch();
  try_modes();
  int failed = check_summary("calls of reductions");
  errors_end();
  MPI_Comm_free(&comm);
  MPI_Finalize();
  return failed;
}
