/* Alltoalls, scans and barriers: alltoalls by plans of every radix among few, and as their classes choose; from a datatype into another one, into
   memory with holes, in place, of blocks without elements; scans of matrices, whose product has an order; barriers that nobody leaves before the
   last has come. */
#include "mpi/dodona_mpi.h"
#include "tests/mpi/errors.h"
#include "tests/mpi/layout.h"
#include "tests/mpi/matrix.h"
#include "tests/mpi/results.h"
#include "tests/mpi/trial.h"
#include <stdlib.h>
#include <string.h>

static trials all;

/* The first int of the block from one rank to another. */
static int start_of(int from, int to) {
  return 100000 * from + 1000 * to + all.turn;
}

static dodona_plan plan_of(dodona_request q) {
  dodona_plan plan = {.steps = -1};
  check(dodona_mpi_plan(all.comm, &q, &plan) == MPI_SUCCESS, "plan of operation %d", q.op);
  return plan;
}

static void try_alltoall(const layout *sent, const layout *taken, int count, int in_place,
                         const dodona_plan *plan) {
  const int elements = count * all.ranks;
  int *from = layout_buffer(sent, elements), *kept = layout_buffer(sent, elements);
  int *into = layout_buffer(taken, elements), *expected = layout_buffer(taken, elements);
  all.turn++;
  dodona_synchronous(all.comm, all.turn % 2);
  trial_come_late(&all);
  for (int r = 0; r < all.ranks; r++) {
    layout_put(sent, from, count * r, start_of(all.rank, r), count);
    layout_put(sent, kept, count * r, start_of(all.rank, r), count);
    layout_put(taken, expected, count * r, start_of(r, all.rank), count);
    if (in_place)
      layout_put(taken, into, count * r, start_of(all.rank, r), count);
  }
  const void *sendbuf = in_place ? MPI_IN_PLACE : (void *)(from + LAYOUT_MARGIN);
  int error = dodona_alltoall(sendbuf, count, sent->type, into + LAYOUT_MARGIN, count, taken->type,
                              all.comm, plan);
  check(error == MPI_SUCCESS && layout_same(sent, from, kept, elements) &&
            layout_same(taken, into, expected, elements),
        "alltoall of %d elements, radix %d, in place %d: error %d", count,
        plan ? plan->request.group : 0, in_place, error);
  free(from);
  free(kept);
  free(into);
  free(expected);
}

static void try_alltoalls(const layout layouts[2]) {
  static const int counts[] = {5, 1, 40, 0};
  const int32_t radices[] = {2, 3, all.ranks > 2 ? all.ranks : 2, INT32_MAX};
  for (int r = 0; r < 4; r++) {
    const dodona_plan plan = plan_of(
        (dodona_request){.op = DODONA_ALLTOALL, .algorithm = DODONA_BRUCK, .group = radices[r]});
    for (int k = 0; k < 8; k++)
      try_alltoall(&layouts[k % 2], &layouts[(r + k / 2) % 2], counts[k % 4], k / 4, &plan);
  }
  for (int turn = 0; turn < 10; turn++)
    try_alltoall(&layouts[0], &layouts[0], 33, turn % 2, NULL);
}

/* The product of the inputs of the ranks before this one, and of its own, or nothing. */
static void try_scan(int32_t op, const matrices *m, int in_place, const dodona_plan *plan) {
  matrix from[MATRICES], into[MATRICES], expected[MATRICES];
  all.turn++;
  trial_come_late(&all);
  for (int i = 0; i < MATRICES; i++) {
    from[i] = matrix_of(all.rank, i);
    into[i] = in_place ? from[i] : (matrix){{7, 7, 7, 7}};
  }
  memcpy(expected, all.rank == 0 && op == DODONA_EXSCAN ? into : m->expected, sizeof expected);
  const void *sendbuf = in_place ? MPI_IN_PLACE : from;
  int error = op == DODONA_SCAN
                  ? dodona_scan(sendbuf, into, MATRICES, m->four, m->op, all.comm, plan)
                  : dodona_exscan(sendbuf, into, MATRICES, m->four, m->op, all.comm, plan);
  check(error == MPI_SUCCESS && memcmp(into, expected, sizeof into) == 0,
        "operation %d, algorithm %d, in place %d: error %d", op,
        plan ? plan->request.algorithm : DODONA_NONE, in_place, error);
}

/* By SimGrid's own scans matrices would lose their order. */
static void try_sum(int32_t op, const dodona_plan *plan) {
  const int before = all.rank * (all.rank - 1) / 2;
  int sum = all.rank, sums = -1, error = MPI_SUCCESS;
  if (plan)
    error = dodona_mpi_run(plan, &sum, &sums, 1, MPI_INT, MPI_SUM, all.comm);
  else if (op == DODONA_SCAN)
    error = dodona_scan(&sum, &sums, 1, MPI_INT, MPI_SUM, all.comm, NULL);
  else
    error = dodona_exscan(&sum, &sums, 1, MPI_INT, MPI_SUM, all.comm, NULL);
  check(error == MPI_SUCCESS && sums == (op == DODONA_SCAN ? before + all.rank
                                         : all.rank == 0   ? -1
                                                           : before),
        "operation %d of ints: %d", op, sums);
}

static void try_scans(void) {
  const int32_t algorithms[] = {DODONA_SCAN_SKIPS, DODONA_SCAN_DOUBLING};
  for (int32_t op = DODONA_SCAN; op <= DODONA_EXSCAN; op++) {
    matrices m = matrices_make(op == DODONA_SCAN ? all.rank + 1 : all.rank);
    for (int k = 0; k < 4; k++) {
      const dodona_plan plan = plan_of((dodona_request){.op = op, .algorithm = algorithms[k % 2]});
      try_scan(op, &m, k / 2, &plan);
      try_sum(op, &plan);
    }
    for (int turn = 0; turn < 10; turn++)
      try_sum(op, NULL);
    matrices_free(&m);
  }
}

/* Each rank in turn comes last: nobody is through before. */
static void try_barriers(void) {
  for (int32_t radix = 2; radix <= 4; radix++) {
    const dodona_plan plan =
        plan_of((dodona_request){.op = DODONA_BARRIER, .algorithm = DODONA_SKIPS, .group = radix});
    for (int late = 0; late < all.ranks && late < 8; late++) {
      double came = 0;
      MPI_Barrier(all.comm);
      if (late == all.rank)
        for (const double until = MPI_Wtime() + 2e-3; MPI_Wtime() < until;)
          ;
      came = MPI_Wtime();
      int error = dodona_barrier(all.comm, late % 3 == 2 ? NULL : &plan);
      const double left = MPI_Wtime();
      double last = 0;
      MPI_Allreduce(&came, &last, 1, MPI_DOUBLE, MPI_MAX, all.comm);
      check(error == MPI_SUCCESS && left >= last, "barrier of radix %d, rank %d late", radix, late);
    }
  }
}

static void try_errors(void) {
  int data[64] = {0}, got[64] = {0};
  const dodona_plan alltoall =
      plan_of((dodona_request){.op = DODONA_ALLTOALL, .algorithm = DODONA_BRUCK});
  const dodona_plan scan =
      plan_of((dodona_request){.op = DODONA_SCAN, .algorithm = DODONA_SCAN_SKIPS});
  check_error(dodona_alltoall(data, -1, MPI_INT, got, 1, MPI_INT, all.comm, &alltoall),
              MPI_ERR_COUNT, "sendcount -1");
  check_error(dodona_alltoall(data, 1, MPI_INT, MPI_IN_PLACE, 1, MPI_INT, all.comm, &alltoall),
              MPI_ERR_BUFFER, "recvbuf in place");
  check_error(dodona_alltoall(data, 1, MPI_INT, got, 1, MPI_INT, all.comm, &scan), MPI_ERR_ARG,
              "plan of another one");
  check_error(dodona_scan(data, got, 1, MPI_INT, MPI_OP_NULL, all.comm, &scan), MPI_ERR_OP,
              "no operation");
  check_error(dodona_scan(data, data, 1, MPI_INT, MPI_SUM, all.comm, &scan), MPI_ERR_BUFFER,
              "one buffer");
  check_error(dodona_exscan(data, got, 1, MPI_INT, MPI_SUM, all.comm, &scan), MPI_ERR_ARG,
              "a scan's plan");
  check_error(dodona_mpi_run(&alltoall, data, got, 1, MPI_INT, MPI_SUM, all.comm), MPI_ERR_ARG,
              "one count");
}

int main(int argc, char **argv) {
  layout layouts[2];
  MPI_Init(&argc, &argv);
  all = trials_start();
  layouts_make(layouts);
  errors_watch(all.comm);
  try_alltoalls(layouts);
  try_scans();
  try_barriers();
  try_errors();
  layouts_free(layouts);
  int failed = check_summary("alltoalls, scans and barriers");
  trials_end(&all);
  errors_end();
  MPI_Finalize();
  return failed;
}
