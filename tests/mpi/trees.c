/* Reductions and allreduces by trees: every predefined operation with every predefined datatype, compared
   with MPI_Allreduce; every algorithm, root, window and kind of send; operations that are not
   commutative; large messages; many in a row. */
#include "mpi/dodona_mpi.h"
#include "tests/mpi/matrix.h"
#include "tests/mpi/predefined.h"
#include "tests/mpi/results.h"
#include "tests/mpi/trial.h"
#include "tests/mpi/watch.h"
#include <stdlib.h>
#include <string.h>

static trials all;

/* One predefined operation on `count` elements. */
typedef struct pair {
  const predefined_type *type;
  const predefined_op *op;
  int count;
  size_t bytes;
  char *input;
  char *expected;
  char *got;
} pair;

static pair pair_of(const predefined_type *type, const predefined_op *op) {
  pair p = {.type = type, .op = op, .count = 1 + ++all.turn % 19};
  p.bytes = (size_t)p.count * (size_t)type->extent + TRIAL_MARGIN;
  p.input = trial_allocate(p.bytes);
  p.expected = trial_allocate(p.bytes);
  p.got = trial_allocate(p.bytes);
  memset(p.input, 0, p.bytes);
  for (int i = 0; i < p.count; i++)
    predefined_put(type, op, all.rank, i, p.input + i * type->extent);
  return p;
}

static void pair_end(pair *p) {
  free(p->input);
  free(p->expected);
  free(p->got);
}

/* The result where there is one, nothing elsewhere, and nothing behind it. */
static int pair_good(const pair *p, int has) {
  int good = 1;
  for (int i = 0; i < p->count && has; i++)
    good = good && predefined_equal(p->type, p->got + i * p->type->extent,
                                    p->expected + i * p->type->extent);
  for (size_t i = has ? p->bytes - TRIAL_MARGIN : 0; i < p->bytes; i++)
    good = good && p->got[i] == 0x5a;
  return good;
}

static void try_pair(const predefined_type *type, const predefined_op *op) {
  pair p = pair_of(type, op);
  trial_course course = trial_course_next(&all);
  int clean = 1, has = trial_has_result(&all, &course), in_place = has && all.turn % 3 == 0;
  memset(p.got, 0x5a, p.bytes);
  if (in_place)
    memcpy(p.got, p.input, p.bytes - TRIAL_MARGIN);
  int theirs = trial_reference(&all, p.input, p.expected, p.count, type->type, op->op);
  int ours = trial_run(&all, &course, in_place ? MPI_IN_PLACE : p.input, p.got, p.count, type->type,
                       op->op, &clean);
  int good = pair_good(&p, has);
  for (int i = 0; i < p.count; i++) { /* the input is as it was */
    predefined_put(type, op, all.rank, i, p.got + i * type->extent);
    good = good && predefined_equal(type, p.got + i * type->extent, p.input + i * type->extent);
  }
  check(theirs == MPI_SUCCESS && ours == MPI_SUCCESS && good && clean,
        "%s of %d x %s, in place %d, %s: error %d, data %s, messages %s", op->name, p.count,
        type->name, in_place, trial_words(&course), ours, good ? "good" : "bad",
        clean ? "good" : "bad");
  pair_end(&p);
}

/* All pairs that the standard defines; of many ranks some. */
static void try_predefined(void) {
  predefined_type types[PREDEFINED_TYPES];
  predefined_op ops[PREDEFINED_OPS];
  int turn = 0, every = all.ranks <= 64 ? 1 : 5;
  predefined_types(types);
  predefined_ops(ops);
  for (int t = 0; t < PREDEFINED_TYPES; t++)
    for (int o = 0; o < PREDEFINED_OPS && types[t].type != MPI_DATATYPE_NULL; o++)
      if ((ops[o].groups & types[t].group) != 0 && turn++ % every == 0)
        try_pair(&types[t], &ops[o]);
}

/* Each input is counted once: the sum of the unit vectors, one from each rank. */
static void try_units(const trial_course *course, int in_place) {
  int *input = trial_allocate((size_t)all.ranks * sizeof *input),
      *got = trial_allocate((size_t)all.ranks * sizeof *got);
  int clean = 1, once = 1, has = trial_has_result(&all, course);
  all.turn++;
  in_place = in_place && has;
  for (int i = 0; i < all.ranks; i++) {
    input[i] = i == all.rank;
    got[i] = in_place ? input[i] : -1;
  }
  int error = trial_run(&all, course, in_place ? MPI_IN_PLACE : input, got, all.ranks, MPI_INT,
                        MPI_SUM, &clean);
  for (int i = 0; i < all.ranks; i++)
    once = once && got[i] == (has ? 1 : -1) && input[i] == (i == all.rank);
  check(error == MPI_SUCCESS && once && clean,
        "each input once, in place %d, %s: error %d, data %s, messages %s", in_place,
        trial_words(course), error, once ? "good" : "bad", clean ? "good" : "bad");
  free(input);
  free(got);
}

/* Every form, root and window; numbers of blocks and the rest in turn, of many ranks all but the form. */
static void try_forms(void) {
  static const int blocks[] = {1, 2, 5, 16, 3}, windows[] = {0, 1, 2, 4};
  int turn = 0;
  for (int form = 0; form < TRIAL_FORMS; form++)
    for (int root = 0; root < all.ranks; root = trial_next_root(&all, root))
      for (int w = 0; w < 4; w++, turn++)
        if (all.ranks <= 20 || turn % (all.ranks <= 64 ? 4 : 13) == 0) {
          trial_course course = trial_course_of(&all, form, root, blocks[turn % 5],
                                                windows[(w + form) % 4], turn / 2 % 2);
          try_units(&course, turn / 3 % 2);
        }
}

/* So large that MPI sends nothing before the receiver is there. */
static void try_large(const trial_course *course) {
  enum { COUNT = 60000 };
  int *input = trial_allocate(COUNT * sizeof *input), *got = trial_allocate(COUNT * sizeof *got);
  int clean = 1, good = 1, has = trial_has_result(&all, course);
  all.turn++;
  for (int i = 0; i < COUNT; i++)
    input[i] = all.rank * 3 + i;
  int error = trial_run(&all, course, input, got, COUNT, MPI_INT, MPI_SUM, &clean);
  for (int i = 0; i < COUNT && has; i++)
    good = good && got[i] == all.ranks * (all.ranks - 1) / 2 * 3 + all.ranks * i;
  check(error == MPI_SUCCESS && good && clean, "%d ints, %s: error %d, data %s", COUNT,
        trial_words(course), error, good ? "good" : "bad");
  free(input);
  free(got);
}

static int ordered(const matrix *got, const matrix *expected, int has) {
  static const matrix untouched[MATRICES];
  return memcmp(got, has ? expected : untouched, MATRICES * sizeof *got) == 0;
}

/* Where the plan keeps the order, the product in the order of ranks; elsewhere refused. */
static void try_order(const trial_course *course, int in_place, const matrices *m) {
  matrix input[MATRICES], got[MATRICES];
  int clean = 1, has = trial_has_result(&all, course);
  all.turn++;
  in_place = in_place && has;
  for (int i = 0; i < MATRICES; i++) {
    input[i] = matrix_of(all.rank, i);
    got[i] = in_place ? input[i] : (matrix){{0}};
  }
  int error = trial_run(&all, course, in_place ? MPI_IN_PLACE : input, got, MATRICES, m->four,
                        m->op, &clean);
  if (course->plan.ordered)
    check(error == MPI_SUCCESS && clean && ordered(got, m->expected, has),
          "matrices, in place %d, %s: error %d", in_place, trial_words(course), error);
  else
    check(error == dodona_err_not_commutative() && mpi_watch_sends() <= 0,
          "matrices out of order, %s: error %d", trial_words(course), error);
}

static void try_orders(void) {
  static const int windows[] = {0, 1, 2, 4};
  matrices m = matrices_make(all.ranks);
  int kept = 0, turn = 0;
  for (int form = 0; form < TRIAL_FORMS; form++)
    for (int root = 0; root < all.ranks; root = trial_next_root(&all, root))
      for (int w = 0; w < 4; w++, turn++) {
        trial_course course =
            trial_course_of(&all, form, root, 1 + turn % 7, windows[w], turn / 2 % 2);
        int keeps = course.plan.ordered;
        kept += keeps;
        if (all.ranks > 9 ? keeps && turn % 3 == 0 : keeps || turn % 5 == 0)
          try_order(&course, turn % 2, &m);
      }
  check(kept > 0, "no plan keeps the order");
  matrices_free(&m);
}

/* Many with other plans, among them broadcasts, and no look at the data between them. */
static void try_train(void) {
  enum { TRAIN = 48 };
  long long input[TRAIN], got[TRAIN];
  int errors = 0, sent[TRAIN], clean = 1, has[TRAIN];
  for (int i = 0; i < TRAIN; i++) {
    trial_course course = trial_course_next(&all);
    input[i] = all.rank + 1000 * i;
    sent[i] = all.rank == i % all.ranks ? i : -1;
    has[i] = trial_has_result(&all, &course);
    all.turn++;
    errors += trial_run(&all, &course, &input[i], &got[i], 1, MPI_LONG_LONG, MPI_SUM, &clean) !=
              MPI_SUCCESS;
    errors += dodona_bcast(&sent[i], 1, MPI_INT, i % all.ranks, all.comm, NULL) != MPI_SUCCESS;
  }
  for (int i = 0; i < TRAIN; i++)
    check(errors == 0 && sent[i] == i &&
              (!has[i] ||
               got[i] == (long long)all.ranks * (all.ranks - 1) / 2 + 1000LL * i * all.ranks),
          "number %d of a train, %d errors", i, errors);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  all = trials_start();
  try_predefined();
  try_forms();
  for (int i = 0; i < (all.ranks <= 9 ? TRIAL_FORMS : all.ranks <= 64 ? 5 : 2); i++) {
    trial_course course = trial_course_next(&all);
    try_large(&course);
  }
  try_orders();
  try_train();
  int failed = check_summary("reductions by trees");
  trials_end(&all);
  MPI_Finalize();
  return failed;
}
