/* Allreduce by combine: every predefined operation with every predefined datatype, user operations on
   derived datatypes with every byte compared, every latency, many ranks, compared with MPI_Allreduce. */
#define _POSIX_C_SOURCE 200809L
#include "dodona_mpi.h"
#include "mpi_predefined.h"
#include "mpi_results.h"
#include "mpi_types.h"
#include "mpi_watch.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MARGIN = 64, MOST_LATENCY = 7 };

static int ranks, rank;
static MPI_Comm comm; /* of all ranks, which returns errors */
static int turn;      /* of all trials, to vary what is not tried in all combinations */

static void *allocate(size_t bytes) {
  void *made = malloc(bytes);
  if (!made)
    MPI_Abort(MPI_COMM_WORLD, 2);
  return made;
}

static void come_late(void) {
  const struct timespec delay = {0, 300000};
  if ((turn * 7 + rank) % 13 == 0)
    nanosleep(&delay, NULL);
}

static dodona_combine_plan plan_of(int latency) {
  dodona_combine_plan plan = {0, 0, 0};
  check(dodona_combine_for(comm, latency, &plan) == MPI_SUCCESS, "plan for latency %d", latency);
  return plan;
}

/* One allreduce that is watched: how many are under way, by which sends. */
static int watched(const void *sendbuf, void *recvbuf, int count, MPI_Datatype type, MPI_Op op,
                   int latency, int *clean) {
  int synchronous = turn / 2 % 2;
  dodona_combine_plan plan = plan_of(latency);
  dodona_synchronous(comm, synchronous);
  come_late();
  mpi_watch_allow(latency);
  mpi_watch_start();
  int error = dodona_allreduce(sendbuf, recvbuf, count, type, op, comm, &plan);
  *clean = mpi_watch_clean(synchronous) && (mpi_watch_sends() != 0 || ranks == 1 || count == 0);
  mpi_watch_allow(1);
  return error;
}

/* MPI_Allreduce; where it would keep cores from the ranks that it waits for, in its nonblocking form. */
static int reference(const void *sendbuf, void *recvbuf, int count, MPI_Datatype type, MPI_Op op) {
#if MPI_VERSION >= 4
  const struct timespec nap = {0, 20000};
  MPI_Request request;
  int done = 0, error = MPI_SUCCESS;
  if (ranks > 2) {
    error = MPI_Iallreduce(sendbuf, recvbuf, count, type, op, comm, &request);
    while (error == MPI_SUCCESS && !done) {
      error = MPI_Test(&request, &done, MPI_STATUS_IGNORE);
      if (!done)
        nanosleep(&nap, NULL);
    }
    return error;
  }
#endif
  return MPI_Allreduce(sendbuf, recvbuf, count, type, op, comm);
}

/* Predefined operations */

static char *input_of(const predefined_type *type, const predefined_op *op, int count,
                      size_t bytes) {
  char *input = allocate(bytes);
  memset(input, 0, bytes);
  for (int i = 0; i < count; i++)
    predefined_put(type, op, rank, i, input + i * type->extent);
  return input;
}

static int class_of(int error) {
  int class = MPI_SUCCESS;
  MPI_Error_class(error, &class);
  return class;
}

/* Accepted where MPI_Allreduce accepts it, which is wherever the standard says so; the same result. */
static void try_pair(const predefined_type *type, const predefined_op *op) {
  int count = 1 + ++turn % 9, in_place = turn % 3 == 0, latency = 1 + turn % MOST_LATENCY;
  int clean = 1, same = 1;
  size_t bytes = (size_t)count * (size_t)type->extent + MARGIN;
  char *input = input_of(type, op, count, bytes), *before = allocate(bytes);
  char *expected = allocate(bytes), *got = allocate(bytes);
  memcpy(before, input, bytes);
  memset(got, 0x5a, bytes);
  if (in_place)
    memcpy(got, input, bytes - MARGIN);
  int theirs = reference(input, expected, count, type->type, op->op);
  int ours =
      watched(in_place ? MPI_IN_PLACE : input, got, count, type->type, op->op, latency, &clean);
  for (int i = 0; i < count && theirs == MPI_SUCCESS; i++)
    same = same && predefined_equal(type, got + i * type->extent, expected + i * type->extent);
  for (size_t i = bytes - MARGIN; i < bytes; i++)
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
  return ranks <= 2 && (op->groups & LOGICAL) == 0;
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

/* User operations on derived datatypes: bytes are added, modulo 256 */

static const test_type *adding; /* what the operation is called for */

static void add_bytes(void *with, void *into, int *count, MPI_Datatype *datatype) {
  (void)datatype;
  for (ptrdiff_t k = 0; k < *count; k++)
    for (int i = 0; i < adding->segments; i++) {
      ptrdiff_t at = k * adding->extent + adding->offset[i];
      for (int j = 0; j < adding->length[i]; j++)
        ((unsigned char *)into)[at + j] =
            (unsigned char)(((unsigned char *)into)[at + j] + ((unsigned char *)with)[at + j]);
    }
}

static char pattern(size_t i, int of_rank, int seed) {
  unsigned x = (unsigned)i * 2654435761u + (unsigned)(seed + 17 * of_rank) * 40503u;
  return (char)(x >> 13);
}

/* Bytes of a buffer for `count` elements; the address to give to MPI is `at` behind its start. */
static size_t buffer_bytes(const test_type *type, int count, ptrdiff_t *at) {
  ptrdiff_t first, end;
  test_type_span(type, count, &first, &end);
  *at = MARGIN - first;
  return (size_t)(end - first) + 2 * MARGIN;
}

static void fill(char *buffer, size_t bytes, int of_rank) {
  for (size_t i = 0; i < bytes; i++)
    buffer[i] = pattern(i, of_rank, turn);
}

/* `sum` gets the data of all ranks' inputs added, by the definition. */
static void add_all(const test_type *type, int count, size_t bytes, ptrdiff_t at, char *sum) {
  char *input = allocate(bytes), *result = allocate(bytes);
  fill(result, bytes, 0);
  for (int r = 1; r < ranks; r++) {
    fill(input, bytes, r);
    add_bytes(input + at, result + at, &count, NULL);
  }
  test_type_copy(type, count, result + at, sum + at);
  free(input);
  free(result);
}

/* SimGrid 3.32 steps through elements with a negative lower bound by their size, not their extent, and
   tells the extent as the true extent. */
static int broken_in_simgrid(const test_type *type, int count) {
  ptrdiff_t first, end;
  test_type_span(type, 1, &first, &end);
  return MPI_VERSION < 4 && ((count > 1 && type->lb < 0) || type->extent < end - first);
}

/* Elements of the interleaved type: the first of one is the second of the fourth before it. */
static int overlap(const test_type *type, int count) {
  return type->segments > 1 && type->offset[1] % type->extent == 0 &&
         count > type->offset[1] / type->extent;
}

static void try_derived(const test_type *type, int count, MPI_Op add, int latency) {
  ptrdiff_t at;
  size_t bytes = buffer_bytes(type, count, &at);
  char *input = allocate(bytes), *got = allocate(bytes), *expected = allocate(bytes);
  int in_place = ++turn % 3 == 0, clean = 1;
  adding = type;
  fill(input, bytes, rank);
  memset(got, 0x5a + rank % 7, bytes);
  if (in_place)
    memcpy(got, input, bytes);
  memcpy(expected, got, bytes);
  add_all(type, count, bytes, at, expected);
  int error = watched(in_place ? MPI_IN_PLACE : input + at, got + at, count, type->type, add,
                      latency, &clean);
  int same = memcmp(got, expected, bytes) == 0;
  fill(expected, bytes, rank);
  same = same && memcmp(input, expected, bytes) == 0;
  check(error == MPI_SUCCESS && same && clean,
        "user operation on %d x %s, latency %d, in place %d: error %d, data %s, steps %s", count,
        type->name, latency, in_place, error, same ? "good" : "bad", clean ? "good" : "bad");
  free(input);
  free(got);
  free(expected);
}

/* MPI's own result, of datatypes whose elements lie one behind the other. */
static void compare_derived(const test_type *type, int count, MPI_Op add) {
  ptrdiff_t at;
  size_t bytes = buffer_bytes(type, count, &at);
  char *input = allocate(bytes), *theirs = allocate(bytes), *ours = allocate(bytes);
  adding = type;
  fill(input, bytes, rank);
  memset(theirs, 0, bytes);
  memset(ours, 0, bytes);
  int error = reference(input + at, theirs + at, count, type->type, add);
  if (error == MPI_SUCCESS)
    error = dodona_allreduce(input + at, ours + at, count, type->type, add, comm, NULL);
  int same = 1;
  for (int k = 0; k < count; k++)
    for (int i = 0; i < type->segments; i++) {
      ptrdiff_t from = at + k * type->extent + type->offset[i];
      same = same && memcmp(ours + from, theirs + from, (size_t)type->length[i]) == 0;
    }
  check(error == MPI_SUCCESS && same, "user operation on %d x %s, as MPI_Allreduce", count,
        type->name);
  free(input);
  free(theirs);
  free(ours);
}

static void try_user(void) {
  static const int counts[] = {0, 1, 2, 5, 16};
  test_type types[TEST_TYPES];
  MPI_Op add;
  test_types_make(types);
  MPI_Op_create(add_bytes, 1, &add);
  for (int t = 0; t < TEST_TYPES; t++) {
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
      for (int latency = 1 + turn % 2; latency <= MOST_LATENCY; latency += ranks > 9 ? 4 : 2)
        if (!broken_in_simgrid(&types[t], counts[c]) && !overlap(&types[t], counts[c]))
          try_derived(&types[t], counts[c], add, latency);
    if (types[t].extent > 0 && types[t].lb >= 0 && !broken_in_simgrid(&types[t], 4))
      compare_derived(&types[t], 4, add);
  }
  MPI_Op_free(&add);
  test_types_free(types);
}

/* Each input is counted once: the sum of the unit vectors, one from each rank. */
static void try_units(int latency) {
  int *input = allocate((size_t)ranks * sizeof *input),
      *got = allocate((size_t)ranks * sizeof *got);
  int clean = 1, once = 1;
  turn++;
  for (int i = 0; i < ranks; i++)
    input[i] = i == rank;
  int error = watched(input, got, ranks, MPI_INT, MPI_SUM, latency, &clean);
  for (int i = 0; i < ranks; i++)
    once = once && got[i] == 1;
  check(error == MPI_SUCCESS && once && clean, "each input once, latency %d: error %d, data %s",
        latency, error, once ? "good" : "bad");
  free(input);
  free(got);
}

/* So large that MPI sends nothing before the receiver is there. */
static void try_large(int latency) {
  enum { COUNT = 20000 };
  int *input = allocate(COUNT * sizeof *input), *got = allocate(COUNT * sizeof *got);
  int clean = 1, good = 1;
  turn++;
  for (int i = 0; i < COUNT; i++)
    input[i] = rank * 3 + i;
  int error = watched(input, got, COUNT, MPI_INT, MPI_SUM, latency, &clean);
  for (int i = 0; i < COUNT; i++)
    good = good && got[i] == ranks * (ranks - 1) / 2 * 3 + ranks * i;
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
    dodona_combine_plan plan = plan_of(1 + i * 5 % 11);
    input[i] = rank + 1000 * i;
    sent[i] = rank == i % ranks ? i : -1;
    turn++;
    come_late();
    errors += dodona_allreduce_c(&input[i], &got[i], 1, MPI_LONG_LONG, MPI_SUM, comm, &plan) !=
              MPI_SUCCESS;
    errors += dodona_bcast(&sent[i], 1, MPI_INT, i % ranks, comm, NULL) != MPI_SUCCESS;
  }
  for (int i = 0; i < TRAIN; i++)
    check(errors == 0 && got[i] == (long long)ranks * (ranks - 1) / 2 + 1000LL * i * ranks &&
              sent[i] == i,
          "allreduce %d of a train, %d errors", i, errors);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
  MPI_Comm_size(comm, &ranks);
  MPI_Comm_rank(comm, &rank);
  try_predefined();
  try_user();
  for (int latency = 1; latency <= ranks + 2; latency += ranks <= 9 ? 1 : 1 + 2 * latency / 3)
    for (int kinds = 0; kinds < 4; kinds++) /* of sends, two each */
      try_units(latency);
  for (int latency = 1; latency <= 5; latency += ranks <= 9 ? 1 : 3)
    try_large(latency);
  try_train();
  int failed = check_summary("allreduces");
  MPI_Comm_free(&comm);
  MPI_Finalize();
  return failed;
}
