/* Allreduces by recursive multiplying of every radix among few: numbers whose sum depends on the order, compared bit by bit with what somebody computes who
   has only read that parts are combined in the order of ranks, digit by digit; in place, of no elements, of an operation that has an order. */
#ifndef _POSIX_C_SOURCE         /* smpicc defines it */
#define _POSIX_C_SOURCE 200112L /* nanosleep */
#endif
#include "mpi/dodona_mpi.h"
#include "tests/mpi/errors.h"
#include "tests/mpi/late.h"
#include "tests/mpi/matrix.h"
#include "tests/mpi/plans.h"
#include "tests/mpi/results.h"
#include "tests/mpi/trial.h"
#include <stdlib.h>
#include <string.h>

enum { MOST = 300 };

static trials all;
static double *whole; /* of all ranks, MOST numbers each */

/* The sum of what the ranks first, first + step, .. have that are among the first `ranks`, into the first of them. */
static void add_up(int first, int64_t step, int64_t count, int ranks) {
  for (int64_t k = 1; k < count && first + k * step < ranks; k++)
    for (int i = 0; i < MOST; i++)
      whole[first * MOST + i] += whole[(first + k * step) * MOST + i];
}

/* What all ranks end with, in the place of rank 0: those over are added to the core, then neighbours in the lowest digit, the next, ... */
static void expect(int32_t radix) {
  int64_t core = 1;
  while (core * radix <= all.ranks)
    core *= radix;
  for (int v = 0; v < core; v++)
    add_up(v, core, all.ranks, all.ranks);
  for (int64_t m = 1; m < core; m *= radix)
    for (int64_t v = 0; v < core; v += m * radix)
      add_up((int)v, m, radix, (int)core);
}

static void try_sum(int32_t radix, int count, int in_place) {
  double in[MOST], out[MOST + 1];
  const dodona_plan plan = plan_on(
      all.comm, request_of(DODONA_ALLREDUCE, DODONA_MULTIPLYING, 0, 1, radix, (dodona_rule){0}));
  late_fill(in, MOST, all.rank);
  late_fill(out, MOST, in_place ? all.rank : all.ranks);
  out[count] = 7;
  for (int r = 0; r < all.ranks; r++)
    late_fill(whole + r * MOST, MOST, r);
  expect(radix);
  all.turn++;
  dodona_synchronous(all.comm, all.turn % 2);
  trial_come_late(&all);
  const int error = dodona_allreduce(in_place ? MPI_IN_PLACE : in, out, count, MPI_DOUBLE, MPI_SUM,
                                     all.comm, &plan);
  const size_t bytes = (size_t)count * sizeof *out;
  check(error == MPI_SUCCESS && memcmp(out, whole, bytes) == 0 && out[count] == 7,
        "radix %d, %d numbers, in place %d: error %d", radix, count, in_place, error);
}

static void try_order(void) {
  matrices m = matrices_make(all.ranks);
  matrix in[MATRICES], out[MATRICES];
  const dodona_plan plan = plan_on(
      all.comm, request_of(DODONA_ALLREDUCE, DODONA_MULTIPLYING, 0, 1, 3, (dodona_rule){0}));
  for (int i = 0; i < MATRICES; i++)
    in[i] = matrix_of(all.rank, i);
  check_error(dodona_allreduce(in, out, MATRICES, m.four, m.op, all.comm, &plan),
              dodona_err_not_commutative(), "a product of matrices");
  matrices_free(&m);
}

int main(int argc, char **argv) {
  static const int counts[] = {1, 0, 5, MOST};
  MPI_Init(&argc, &argv);
  all = trials_start();
  errors_watch(all.comm);
  whole = trial_allocate((size_t)all.ranks * MOST * sizeof *whole);
  const int32_t radices[] = {2, 3, 4, 7, all.ranks > 2 ? all.ranks : 2, all.ranks + 1, INT32_MAX};
  for (size_t r = 0; r < sizeof radices / sizeof *radices; r++)
    for (int k = 0; k < 8; k++)
      try_sum(radices[r], counts[k / 2], k % 2);
  if (all.ranks > 1)
    try_order();
  free(whole);
  const int failed = check_summary("recursive multiplying");
  trials_end(&all);
  errors_end();
  MPI_Finalize();
  return failed;
}
