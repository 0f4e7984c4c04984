/* The baselines: broadcasts of every datatype, every byte compared; allreduces, each input counted once, on
   numbers, on pairs and by a user operation; every root of few ranks, in place, synchronous sends. */
#include "mpi/baseline_run.h"
#include "tests/mpi/buffer.h"
#include "tests/mpi/errors.h"
#include "tests/mpi/results.h"
#include "tests/mpi/trial.h"
#include "tests/mpi/watch.h"
#include <stdlib.h>
#include <string.h>

static trials all;

static void start(int synchronous) {
  dodona_synchronous(all.comm, synchronous);
  trial_come_late(&all);
  mpi_watch_allow(2); /* a copy of elements with holes is two messages of its own */
  mpi_watch_start();
}

static void try_bcast(int32_t baseline, int root, int32_t blocks, const test_type *type,
                      int count) {
  int synchronous = ++all.turn % 2;
  test_buffer b = test_buffer_make(type, count, all.rank, root, all.turn);
  start(synchronous);
  int error =
      dodona_mpi_baseline_bcast(b.start, count, type->type, root, all.comm, baseline, blocks);
  int clean = mpi_watch_clean(synchronous), same = test_buffer_end(&b);
  check(error == MPI_SUCCESS && same && clean,
        "baseline %d, root %d, %d blocks, %d x %s: error %d, data %s, messages %s", baseline, root,
        blocks, count, type->name, error, same ? "good" : "bad", clean ? "good" : "bad");
}

static void try_bcasts(int32_t baseline, const test_type types[TEST_TYPES]) {
  static const int counts[] = {0, 1, 9, 40};
  const int32_t blocks[] = {all.ranks, 1, 2 * all.ranks + 1, 3};
  for (int root = 0; root < all.ranks; root = trial_next_root(&all, root))
    for (int b = 0; b < 4; b++)
      for (int t = 0; t < (all.ranks <= 9 ? TEST_TYPES : 2); t++) {
        const test_type *type = &types[(t + b + root) % TEST_TYPES];
        int count = counts[(t + b) % 4];
        if (!test_type_broken(type, count))
          try_bcast(baseline, root, blocks[b], type, count);
      }
}

/* Each input is counted once: the sum of the unit vectors, one from each rank. */
static void try_units(int32_t baseline, int32_t blocks, int in_place) {
  int *input = trial_allocate((size_t)all.ranks * sizeof *input),
      *got = trial_allocate((size_t)all.ranks * sizeof *got);
  int once = 1, synchronous = ++all.turn / 2 % 2;
  for (int i = 0; i < all.ranks; i++) {
    input[i] = i == all.rank;
    got[i] = in_place ? input[i] : -1;
  }
  start(synchronous);
  int error = dodona_mpi_baseline_allreduce(in_place ? MPI_IN_PLACE : input, got, all.ranks,
                                            MPI_INT, MPI_SUM, all.comm, baseline, blocks);
  int clean = mpi_watch_clean(synchronous);
  for (int i = 0; i < all.ranks; i++)
    once = once && got[i] == 1 && input[i] == (i == all.rank);
  check(error == MPI_SUCCESS && once && clean,
        "baseline %d, %d blocks, each input once, in place %d: error %d, data %s", baseline, blocks,
        in_place, error, once ? "good" : "bad");
  free(input);
  free(got);
}

/* As the library has it: pairs, whose elements have holes on some machines. */
static void try_pairs(int32_t baseline, int32_t blocks) {
  enum { COUNT = 300 };
  struct pair {
    double value;
    int rank;
  } input[COUNT], got[COUNT], expected[COUNT];
  int good = 1;
  memset(input, 0, sizeof input);
  for (int i = 0; i < COUNT; i++)
    input[i] = (struct pair){(double)((all.rank * 37 + i * 11) % 5), all.rank};
  int theirs = trial_reference(&all, input, expected, COUNT, MPI_DOUBLE_INT, MPI_MAXLOC);
  start(0);
  int ours = dodona_mpi_baseline_allreduce(input, got, COUNT, MPI_DOUBLE_INT, MPI_MAXLOC, all.comm,
                                           baseline, blocks);
  for (int i = 0; i < COUNT; i++)
    good = good && got[i].rank == expected[i].rank && !(got[i].value < expected[i].value) &&
           !(expected[i].value < got[i].value);
  check(theirs == MPI_SUCCESS && ours == MPI_SUCCESS && good,
        "baseline %d, %d blocks, MPI_MAXLOC: error %d, data %s", baseline, blocks, ours,
        good ? "good" : "bad");
}

static void add_ints(void *with, void *into, int *count, MPI_Datatype *datatype) {
  (void)datatype;
  for (int i = 0; i < *count; i++)
    for (int j = 0; j < 3; j += 2)
      ((int *)into)[3 * i + j] += ((int *)with)[3 * i + j];
}

/* Elements of two ints with a hole between them, which stays as it is. */
static void try_holes(int32_t baseline, int32_t blocks) {
  enum { COUNT = 50 };
  int input[3 * COUNT], got[3 * COUNT], good = 1;
  MPI_Datatype vector;
  MPI_Op add;
  MPI_Type_vector(2, 1, 2, MPI_INT, &vector);
  MPI_Type_commit(&vector);
  MPI_Op_create(add_ints, 1, &add);
  for (int i = 0; i < 3 * COUNT; i++) {
    input[i] = all.rank + i;
    got[i] = -i;
  }
  start(1);
  int error =
      dodona_mpi_baseline_allreduce(input, got, COUNT, vector, add, all.comm, baseline, blocks);
  for (int i = 0; i < 3 * COUNT; i++)
    good = good && got[i] == (i % 3 == 1 ? -i : all.ranks * (all.ranks - 1) / 2 + all.ranks * i);
  check(error == MPI_SUCCESS && good, "baseline %d, %d blocks, holes: error %d, data %s", baseline,
        blocks, error, good ? "good" : "bad");
  MPI_Op_free(&add);
  MPI_Type_free(&vector);
}

static void try_errors(void) {
  int data[2] = {0}, sum[2];
  MPI_Op ordered;
  MPI_Op_create(add_ints, 0, &ordered);
  errors_watch(all.comm);
  check_error(dodona_mpi_baseline_bcast(data, 2, MPI_INT, 0, all.comm, DODONA_KIND_RING, 2),
              MPI_ERR_ARG, "broadcast by a baseline of allreduce");
  check_error(
      dodona_mpi_baseline_bcast(data, 2, MPI_INT, all.ranks, all.comm, DODONA_KIND_SCATTER_RING, 2),
      MPI_ERR_ROOT, "root P");
  check_error(dodona_mpi_baseline_allreduce(data, sum, 2, MPI_INT, MPI_SUM, all.comm,
                                            DODONA_KIND_SCATTER_RING, 2),
              MPI_ERR_ARG, "allreduce by a baseline of broadcast");
  check_error(
      dodona_mpi_baseline_allreduce(data, sum, 2, MPI_INT, MPI_SUM, all.comm, DODONA_KIND_RING, 0),
      MPI_ERR_ARG, "no blocks");
  check_error(
      dodona_mpi_baseline_allreduce(data, sum, 2, MPI_INT, ordered, all.comm, DODONA_KIND_RING, 2),
      dodona_err_not_commutative(), "operation that is not commutative");
  check_error(
      dodona_mpi_baseline_allreduce(data, data, 2, MPI_INT, MPI_SUM, all.comm, DODONA_KIND_RING, 2),
      MPI_ERR_BUFFER, "one buffer for both");
  MPI_Op_free(&ordered);
}

int main(int argc, char **argv) {
  test_type types[TEST_TYPES];
  MPI_Init(&argc, &argv);
  all = trials_start();
  test_types_make(types);
  const int32_t blocks[] = {all.ranks, 1, 2, 3 * all.ranks + 2};
  for (int32_t baseline = 0; baseline < DODONA_BASELINES; baseline++) {
    if (dodona_baseline_collective(baseline) == DODONA_BASELINE_BCAST) {
      try_bcasts(baseline, types);
      continue;
    }
    for (int b = 0; b < 4; b++) {
      try_units(baseline, blocks[b], 0);
      try_units(baseline, blocks[b], 1);
      try_pairs(baseline, blocks[b]);
      try_holes(baseline, blocks[b]);
    }
  }
  try_errors();
  test_types_free(types);
  int failed = check_summary("baselines");
  trials_end(&all);
  errors_end();
  MPI_Finalize();
  return failed;
}
