/* Reductions and allreduces by user operations on derived datatypes: every byte of every buffer, the holes of the datatype
   and a margin around it, is compared. */
#include "mpi/dodona_mpi.h"
#include "tests/mpi/results.h"
#include "tests/mpi/trial.h"
#include "tests/mpi/types.h"
#include <stdlib.h>
#include <string.h>

static trials all;

static const test_type *adding; /* what the operation is called for: bytes are added, modulo 256 */

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
  *at = TRIAL_MARGIN - first;
  return (size_t)(end - first) + 2 * TRIAL_MARGIN;
}

static void fill(char *buffer, size_t bytes, int of_rank) {
  for (size_t i = 0; i < bytes; i++)
    buffer[i] = pattern(i, of_rank, all.turn);
}

/* `sum` gets the data of all ranks' inputs added, by the definition. */
static void add_all(const test_type *type, int count, size_t bytes, ptrdiff_t at, char *sum) {
  char *input = trial_allocate(bytes), *result = trial_allocate(bytes);
  fill(result, bytes, 0);
  for (int r = 1; r < all.ranks; r++) {
    fill(input, bytes, r);
    add_bytes(input + at, result + at, &count, NULL);
  }
  test_type_copy(type, count, result + at, sum + at);
  free(input);
  free(result);
}

/* SimGrid 3.32 tells the extent as the true extent. */
static int broken_in_simgrid(const test_type *type, int count) {
  ptrdiff_t first, end;
  test_type_span(type, 1, &first, &end);
  return test_type_broken(type, count) || (MPI_VERSION < 4 && type->extent < end - first);
}

/* Elements of the interleaved type: the first of one is the second of the fourth before it. */
static int overlap(const test_type *type, int count) {
  return type->segments > 1 && type->offset[1] % type->extent == 0 &&
         count > type->offset[1] / type->extent;
}

/* By a combine of this latency, or by trees. */
static int run(const trial_course *course, int latency, const void *sendbuf, void *recvbuf,
               int count, MPI_Datatype type, MPI_Op op, int *clean) {
  return course ? trial_run(&all, course, sendbuf, recvbuf, count, type, op, clean)
                : trial_allreduce(&all, sendbuf, recvbuf, count, type, op, latency, clean);
}

static void try_derived(const test_type *type, int count, MPI_Op add, int latency,
                        const trial_course *course) {
  ptrdiff_t at;
  size_t bytes = buffer_bytes(type, count, &at);
  char *input = trial_allocate(bytes), *got = trial_allocate(bytes),
       *expected = trial_allocate(bytes);
  int has = !course || trial_has_result(&all, course), clean = 1;
  int in_place = ++all.turn % 3 == 0 && has;
  adding = type;
  fill(input, bytes, all.rank);
  memset(got, 0x5a + all.rank % 7, bytes);
  if (in_place)
    memcpy(got, input, bytes);
  memcpy(expected, got, bytes);
  if (has)
    add_all(type, count, bytes, at, expected);
  int error = run(course, latency, in_place ? MPI_IN_PLACE : input + at, got + at, count,
                  type->type, add, &clean);
  int same = memcmp(got, expected, bytes) == 0;
  fill(expected, bytes, all.rank);
  same = same && memcmp(input, expected, bytes) == 0;
  check(error == MPI_SUCCESS && same && clean,
        "user operation on %d x %s, latency %d, in place %d, %s: error %d, data %s, messages %s",
        count, type->name, latency, in_place, course ? trial_words(course) : "combine", error,
        same ? "good" : "bad", clean ? "good" : "bad");
  free(input);
  free(got);
  free(expected);
}

/* MPI's own result, of datatypes whose elements lie one behind the other. */
static void compare_derived(const test_type *type, int count, MPI_Op add) {
  ptrdiff_t at;
  size_t bytes = buffer_bytes(type, count, &at);
  char *input = trial_allocate(bytes), *theirs = trial_allocate(bytes),
       *ours = trial_allocate(bytes);
  adding = type;
  fill(input, bytes, all.rank);
  memset(theirs, 0, bytes);
  memset(ours, 0, bytes);
  int error = trial_reference(&all, input + at, theirs + at, count, type->type, add);
  if (error == MPI_SUCCESS)
    error = dodona_allreduce(input + at, ours + at, count, type->type, add, all.comm, NULL);
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

/* Of few ranks every form of a course. */
static void try_trees(const test_type *type, int count, MPI_Op add) {
  for (int i = 0; i < (all.ranks <= 9 ? TRIAL_FORMS + 1 : 5); i++) {
    trial_course course = trial_course_next(&all);
    try_derived(type, count, add, 0, &course);
  }
}

static void try_user(void) {
  static const int counts[] = {0, 1, 2, 5, 16};
  test_type types[TEST_TYPES];
  MPI_Op add;
  test_types_make(types);
  MPI_Op_create(add_bytes, 1, &add);
  for (int t = 0; t < TEST_TYPES; t++) {
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
      if (!broken_in_simgrid(&types[t], counts[c]) && !overlap(&types[t], counts[c])) {
        for (int latency = 1 + all.turn % 2; latency <= TRIAL_MOST_LATENCY;
             latency += all.ranks > 9 ? 4 : 2)
          try_derived(&types[t], counts[c], add, latency, NULL);
        try_trees(&types[t], counts[c], add);
      }
    if (types[t].extent > 0 && types[t].lb >= 0 && !broken_in_simgrid(&types[t], 4))
      compare_derived(&types[t], 4, add);
  }
  MPI_Op_free(&add);
  test_types_free(types);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  all = trials_start();
  try_user();
  int failed = check_summary("user operations");
  trials_end(&all);
  MPI_Finalize();
  return failed;
}
