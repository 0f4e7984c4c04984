/* Allreduce by combine: every predefined operation with every predefined datatype, compared with
   MPI_Allreduce; every latency; large messages; many in a row. */
#include "mpi/dodona_mpi.h"
#include "tests/mpi/predefined.h"
#include "tests/mpi/results.h"
#include "tests/mpi/trial.h"
#include <stdlib.h>
#include <string.h>

static trials all;

static char *input_of(const predefined_type *type, const predefined_op *op, int count,
                      size_t bytes) {
  char *input = trial_allocate(bytes);
  memset(input, 0, bytes);
  for (int i = 0; i < count; i++)
    predefined_put(type, op, all.rank, i, input + i * type->extent);
  return input;
}

static int class_of(int error) {
  int class = MPI_SUCCESS;
  MPI_Error_class(error, &class);
  return class;
}

/* Accepted where MPI_Allreduce accepts it, which is wherever the standard says so; the same result. */
static void try_pair(const predefined_type *type, const predefined_op *op) {
  int count = 1 + ++all.turn % 9, in_place = all.turn % 3 == 0,
      latency = 1 + all.turn % TRIAL_MOST_LATENCY;
  int clean = 1, same = 1;
  size_t bytes = (size_t)count * (size_t)type->extent + TRIAL_MARGIN;
  char *input = input_of(type, op, count, bytes), *before = trial_allocate(bytes);
  char *expected = trial_allocate(bytes), *got = trial_allocate(bytes);
  memcpy(before, input, bytes);
  memset(got, 0x5a, bytes);
  if (in_place)
    memcpy(got, input, bytes - TRIAL_MARGIN);
  int theirs = trial_reference(&all, input, expected, count, type->type, op->op);
  int ours = trial_allreduce(&all, in_place ? MPI_IN_PLACE : input, got, count, type->type, op->op,
                             latency, &clean);
  for (int i = 0; i < count && theirs == MPI_SUCCESS; i++)
    same = same && predefined_equal(type, got + i * type->extent, expected + i * type->extent);
  for (size_t i = bytes - TRIAL_MARGIN; i < bytes; i++)
    same = same && got[i] == 0x5a;
  same = same && memcmp(input, before, bytes) == 0;
  if (theirs != MPI_SUCCESS)
    check((op->groups & type->group) == 0 && class_of(ours) == MPI_ERR_OP,
          "%s of %s, which MPI_Allreduce refuses: error class %d", op->name, type->name,
          class_of(ours));
  else
    check(ours == MPI_SUCCESS && same && clean,
          "%s of %d x %s, latency %d, in place %d: error %d, data %s, steps %s", op->name, count,
          type->name, latency, in_place, ours, same ? "good" : "bad", clean ? "good" : "bad");
  free(input);
  free(before);
  free(expected);
  free(got);
}

/* What the standard does not define, on few ranks only; MPICH 4.0.2 lets the logical operations begin
   with floating-point numbers, and aborts. */
static int may_try_undefined(const predefined_op *op) {
  return all.ranks <= 2 && (op->groups & LOGICAL) == 0;
}

static void try_predefined(void) {
  predefined_type types[PREDEFINED_TYPES];
  predefined_op ops[PREDEFINED_OPS];
  predefined_types(types);
  predefined_ops(ops);
  for (int t = 0; t < PREDEFINED_TYPES; t++)
    for (int o = 0; o < PREDEFINED_OPS && types[t].type != MPI_DATATYPE_NULL; o++)
      if ((ops[o].groups & types[t].group) != 0 || may_try_undefined(&ops[o]))
        try_pair(&types[t], &ops[o]);
}

/* Each input is counted once: the sum of the unit vectors, one from each rank. */
static void try_units(int latency) {
  int *input = trial_allocate((size_t)all.ranks * sizeof *input),
      *got = trial_allocate((size_t)all.ranks * sizeof *got);
  int clean = 1, once = 1;
  all.turn++;
  for (int i = 0; i < all.ranks; i++)
    input[i] = i == all.rank;
  int error = trial_allreduce(&all, input, got, all.ranks, MPI_INT, MPI_SUM, latency, &clean);
  for (int i = 0; i < all.ranks; i++)
    once = once && got[i] == 1;
  check(error == MPI_SUCCESS && once && clean, "each input once, latency %d: error %d, data %s",
        latency, error, once ? "good" : "bad");
  free(input);
  free(got);
}

/* So large that MPI sends nothing before the receiver is there. */
static void try_large(int latency) {
  enum { COUNT = 20000 };
  int *input = trial_allocate(COUNT * sizeof *input), *got = trial_allocate(COUNT * sizeof *got);
  int clean = 1, good = 1;
  all.turn++;
  for (int i = 0; i < COUNT; i++)
    input[i] = all.rank * 3 + i;
  int error = trial_allreduce(&all, input, got, COUNT, MPI_INT, MPI_SUM, latency, &clean);
  for (int i = 0; i < COUNT; i++)
    good = good && got[i] == all.ranks * (all.ranks - 1) / 2 * 3 + all.ranks * i;
  check(error == MPI_SUCCESS && good && clean, "%d ints, latency %d: error %d, data %s", COUNT,
        latency, error, good ? "good" : "bad");
  free(input);
  free(got);
}

/* Many allreduces with other plans, among them broadcasts, and no look at the data between them. */
static void try_train(void) {
  enum { TRAIN = 24 };
  long long input[TRAIN], got[TRAIN];
  int errors = 0, sent[TRAIN];
  for (int i = 0; i < TRAIN; i++) {
    const dodona_request request = {.op = DODONA_ALLREDUCE,
                                    .algorithm = DODONA_COMBINE,
                                    .rule = {.latency = 1 + i * 5 % 11, .ticks = 1}};
    dodona_plan plan;
    errors += dodona_mpi_plan(all.comm, &request, &plan) != MPI_SUCCESS;
    input[i] = all.rank + 1000 * i;
    sent[i] = all.rank == i % all.ranks ? i : -1;
    all.turn++;
    trial_come_late(&all);
    errors += dodona_allreduce_c(&input[i], &got[i], 1, MPI_LONG_LONG, MPI_SUM, all.comm, &plan) !=
              MPI_SUCCESS;
    errors += dodona_bcast(&sent[i], 1, MPI_INT, i % all.ranks, all.comm, NULL) != MPI_SUCCESS;
  }
  for (int i = 0; i < TRAIN; i++)
    check(errors == 0 &&
              got[i] == (long long)all.ranks * (all.ranks - 1) / 2 + 1000LL * i * all.ranks &&
              sent[i] == i,
          "allreduce %d of a train, %d errors", i, errors);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  all = trials_start();
  try_predefined();
  for (int latency = 1; latency <= all.ranks + 2;
       latency += all.ranks <= 9 ? 1 : 1 + 2 * latency / 3)
    for (int kinds = 0; kinds < 4; kinds++) /* of sends, two each */
      try_units(latency);
  for (int latency = 1; latency <= 5; latency += all.ranks <= 9 ? 1 : 3)
    try_large(latency);
  try_train();
  int failed = check_summary("allreduces");
  trials_end(&all);
  MPI_Finalize();
  return failed;
}
