/* Every plan that there is for these ranks, by dodona_mpi_run: every algorithm, operation and kind of ports, every
   shape of a network, every root of few ranks. Broadcasts of every datatype, every byte compared; reductions and
   allreduces, each input counted once, predefined and user operations, in place, elements with holes; products of matrices
   in the order of ranks where the plan is ordered, elsewhere refused; synchronous sends; refusals. With the name of an algorithm: its
   plans alone. */
#include "mpi/bench/flow/flow.h"
#include "mpi/dodona_mpi.h"
#include "tests/mpi/buffer.h"
#include "tests/mpi/errors.h"
#include "tests/mpi/matrix.h"
#include "tests/mpi/predefined.h"
#include "tests/mpi/results.h"
#include "tests/mpi/shapes.h"
#include "tests/mpi/trial.h"
#include "tests/mpi/watch.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static trials all;

static shapes every;
static int alone; /* one algorithm's shapes only */

/* Leaves the shapes of the algorithm of this name alone. */
static void keep_only(const char *name) {
  static const char *const names[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) name,
      DODONA_ALGORITHM_TABLE(DODONA_ROW)
#undef DODONA_ROW
  };
  int kept = 0;
  for (int i = 0; i < every.count; i++)
    if (strcmp(names[every.shape[i].algorithm], name) == 0)
      every.shape[kept++] = every.shape[i];
  every.count = kept;
  check(kept > 0, "%s: no such algorithm", name);
}

static const char *words(const dodona_plan *plan) {
  static char text[160];
  const dodona_request *r = &plan->request;
  snprintf(text, sizeof text,
           "algorithm %d, operation %d, ports %d, root %d, %d blocks, group %d, a %d, %d, %d %d %d",
           r->algorithm, r->op, r->ports, r->root, r->blocks, r->group, r->modules[0] + r->rows,
           r->modules[1], r->channels, r->group_rows, r->group_cols);
  return text;
}

static dodona_plan make(dodona_request request, int root, int32_t blocks) {
  dodona_plan plan;
  memset(&plan, 0, sizeof plan);
  request.root = root;
  request.blocks = dodona_takes(request.algorithm, DODONA_TAKES_BLOCKS) ? blocks : 1;
  check(dodona_mpi_plan(all.comm, &request, &plan) == MPI_SUCCESS, "plan of algorithm %d",
        request.algorithm);
  return plan;
}

static int has_result(const dodona_plan *plan) {
  return plan->request.op == DODONA_ALLREDUCE || plan->request.root == all.rank;
}

/* The steps of the longest round. */
static int longest_round(const dodona_plan *plan) {
  int64_t most = 1, last = 0;
  for (int64_t x = 1; x <= plan->steps; x = last + 1) {
    last = dodona_round_last(plan, x);
    most = last - x + 1 > most ? last - x + 1 : most;
  }
  return (int)most;
}

/* Runs the plan; *clean: no more is under way than its rounds or its latency allow, but for a copy of elements with holes. */
static int run(const dodona_plan *plan, const void *in, void *out, int count, MPI_Datatype type,
               MPI_Op op, int *clean) {
  const dodona_rule *rule = &plan->request.rule;
  int synchronous = ++all.turn % 2, window = all.turn / 2 % 3;
  int open = rule->ticks > 0 ? (rule->latency - 1) / rule->ticks + 1 : longest_round(plan);
  dodona_synchronous(all.comm, synchronous);
  dodona_bench_flow(all.comm, window);
  trial_come_late(&all);
  mpi_watch_allow(window > 0 ? open + 4 * window + 1 : open > 1 ? open + 1 : 1);
  mpi_watch_start();
  int error = dodona_mpi_run(plan, in, out, count, type, op, all.comm);
  *clean = mpi_watch_clean(mpi_watch_kind_of(synchronous, plan->request.algorithm));
  mpi_watch_allow(1);
  return error;
}

static void try_bcast(const dodona_plan *plan, const test_type *type, int count) {
  test_buffer b = test_buffer_make(type, count, all.rank, plan->request.root, all.turn);
  int clean = 0, error = run(plan, NULL, b.start, count, type->type, MPI_OP_NULL, &clean);
  int same = test_buffer_end(&b);
  check(error == MPI_SUCCESS && same && clean, "%s, %d x %s: error %d, data %s, messages %s",
        words(plan), count, type->name, error, same ? "good" : "bad", clean ? "good" : "bad");
}

/* Each input is counted once: the sum of the unit vectors, one from each rank. */
static void try_units(const dodona_plan *plan, int in_place) {
  int *input = trial_allocate((size_t)all.ranks * sizeof *input),
      *got = trial_allocate((size_t)all.ranks * sizeof *got);
  int once = 1, clean = 0, has = has_result(plan);
  in_place = in_place && has;
  for (int i = 0; i < all.ranks; i++) {
    input[i] = i == all.rank;
    got[i] = in_place ? input[i] : -1;
  }
  int error = run(plan, in_place ? MPI_IN_PLACE : input, got, all.ranks, MPI_INT, MPI_SUM, &clean);
  for (int i = 0; i < all.ranks; i++)
    once = once && got[i] == (has ? 1 : -1) && input[i] == (i == all.rank);
  check(error == MPI_SUCCESS && once && clean,
        "%s, each input once, in place %d: error %d, data %s, messages %s", words(plan), in_place,
        error, once ? "good" : "bad", clean ? "good" : "bad");
  free(input);
  free(got);
}

static void try_predefined(const dodona_plan *plan, const predefined_type *type,
                           const predefined_op *op) {
  enum { COUNT = 17 };
  size_t bytes = COUNT * (size_t)type->extent;
  char *input = trial_allocate(bytes), *got = trial_allocate(bytes),
       *expected = trial_allocate(bytes);
  int good = 1, clean = 0;
  memset(input, 0, bytes);
  memset(got, 0x5a, bytes);
  for (int i = 0; i < COUNT; i++)
    predefined_put(type, op, all.rank, i, input + i * type->extent);
  int theirs = trial_reference(&all, input, expected, COUNT, type->type, op->op);
  int ours = run(plan, input, got, COUNT, type->type, op->op, &clean);
  for (int i = 0; i < COUNT && has_result(plan); i++)
    good = good && predefined_equal(type, got + i * type->extent, expected + i * type->extent);
  for (size_t i = 0; i < bytes && !has_result(plan); i++)
    good = good && got[i] == 0x5a;
  check(theirs == MPI_SUCCESS && ours == MPI_SUCCESS && good && clean,
        "%s, %s of %s: error %d, data %s", words(plan), op->name, type->name, ours,
        good ? "good" : "bad");
  free(input);
  free(got);
  free(expected);
}

static void add_outer(void *with, void *into, int *count, MPI_Datatype *datatype) {
  (void)datatype;
  for (int i = 0; i < *count; i++)
    for (int j = 0; j < 3; j += 2)
      ((int *)into)[3 * i + j] += ((int *)with)[3 * i + j];
}

/* Elements of two ints with a hole between them, which stays as it is; a user's operation. */
static void try_holes(const dodona_plan *plan, MPI_Datatype vector, MPI_Op op) {
  enum { COUNT = 50 };
  int input[3 * COUNT], got[3 * COUNT], good = 1, clean = 0, has = has_result(plan);
  for (int i = 0; i < 3 * COUNT; i++) {
    input[i] = all.rank + i;
    got[i] = -i;
  }
  int error = run(plan, input, got, COUNT, vector, op, &clean);
  for (int i = 0; i < 3 * COUNT; i++)
    good = good &&
           got[i] == (i % 3 == 1 || !has ? -i : all.ranks * (all.ranks - 1) / 2 + all.ranks * i);
  check(error == MPI_SUCCESS && good, "%s, holes: error %d, data %s", words(plan), error,
        good ? "good" : "bad");
}

/* The product in the order of ranks, or refused. */
static int try_order(const dodona_plan *plan, int in_place, const matrices *m) {
  static const matrix untouched[MATRICES];
  matrix input[MATRICES], got[MATRICES];
  int clean = 0, has = has_result(plan);
  in_place = in_place && has;
  for (int i = 0; i < MATRICES; i++) {
    input[i] = matrix_of(all.rank, i);
    got[i] = in_place ? input[i] : untouched[i];
  }
  int error = run(plan, in_place ? MPI_IN_PLACE : input, got, MATRICES, m->four, m->op, &clean);
  int good = memcmp(got, has ? m->expected : untouched, sizeof got) == 0;
  if (plan->ordered) {
    check(error == MPI_SUCCESS && clean && good, "%s, matrices, in place %d: error %d, data %s",
          words(plan), in_place, error, good ? "good" : "bad");
  } else {
    check(mpi_watch_sends() <= 0, "%s, matrices out of order: messages", words(plan));
    check_error(error, dodona_err_not_commutative(), words(plan));
  }
  return plan->ordered;
}

/* What else one turn tries of a reduction. */
static void try_more(const dodona_plan *plan, int turn, MPI_Datatype vector, MPI_Op op) {
  predefined_type types[PREDEFINED_TYPES];
  predefined_op ops[PREDEFINED_OPS];
  predefined_types(types);
  predefined_ops(ops);
  const predefined_type *number = &types[turn % PREDEFINED_TYPES];
  const predefined_op *with = &ops[turn / 3 % PREDEFINED_OPS];
  if (number->type != MPI_DATATYPE_NULL && (with->groups & number->group) != 0)
    try_predefined(plan, number, with);
  if (turn % 3 == 0)
    try_holes(plan, vector, op);
}

/* Every shape and root; the rest in turn, on many ranks the roots, too. */
static void try_shapes(const test_type types[TEST_TYPES], const matrices *m) {
  static const int32_t blocks[] = {5, 1, 16, 2, 7};
  static const int counts[] = {40, 9, 1, 0};
  MPI_Datatype vector;
  MPI_Op op;
  int turn = 0, kept = 0;
  MPI_Type_vector(2, 1, 2, MPI_INT, &vector);
  MPI_Type_commit(&vector);
  MPI_Op_create(add_outer, 1, &op);
  for (int i = 0; i < every.count; i++)
    for (int root = 0; root < all.ranks; root = shapes_next_root(&every, i, root), turn++) {
      if (all.ranks > 9 && root != 0 && turn % 5 != 0)
        continue;
      dodona_plan plan = make(every.shape[i], root, turn % 6 == 5 ? all.ranks : blocks[turn % 5]);
      const test_type *type = &types[turn % TEST_TYPES];
      int count = counts[turn / 2 % 4];
      if (plan.request.op != DODONA_BCAST) {
        try_units(&plan, turn % 2);
        try_more(&plan, turn, vector, op);
        if (plan.ordered || turn % 7 == 0)
          kept += try_order(&plan, turn % 2, m);
      } else if (!test_type_broken(type, count)) {
        try_bcast(&plan, type, count);
      }
    }
  check(kept > 0 || alone, "no plan keeps the order");
  MPI_Op_free(&op);
  MPI_Type_free(&vector);
}

static void try_errors(void) {
  int data[2] = {1, 2}, sum[2];
  dodona_request request = {.op = DODONA_ALLREDUCE, .algorithm = DODONA_RING, .blocks = 2};
  dodona_plan plan = {.steps = -1}, unchanged;
  check(dodona_mpi_plan(all.comm, &request, &plan) == MPI_SUCCESS, "ring");
  unchanged = plan;
  check_error(dodona_mpi_run(&plan, data, data, 2, MPI_INT, MPI_SUM, all.comm), MPI_ERR_BUFFER,
              "one buffer for both");
  check_error(dodona_mpi_run(&plan, data, sum, -1, MPI_INT, MPI_SUM, all.comm), MPI_ERR_COUNT,
              "count -1");
  request.blocks = -1;
  check_error(dodona_mpi_plan(all.comm, &request, &plan), MPI_ERR_ARG, "no blocks");
  request = (dodona_request){.algorithm = DODONA_CHAIN, .root = all.ranks};
  check_error(dodona_mpi_plan(all.comm, &request, &plan), MPI_ERR_ROOT, "root of a request");
  request = (dodona_request){.op = DODONA_REDUCE, .algorithm = DODONA_RING};
  check_error(dodona_mpi_plan(all.comm, &request, &plan), MPI_ERR_ARG, "operation not served");
  check(memcmp(&plan, &unchanged, sizeof plan) == 0, "a refused request changes nothing");
  plan.steps++;
  check_error(dodona_mpi_run(&plan, data, sum, 2, MPI_INT, MPI_SUM, all.comm), MPI_ERR_ARG,
              "plan that was not made");
  plan = unchanged;
  plan.request.ranks++;
  check_error(dodona_mpi_run(&plan, data, sum, 2, MPI_INT, MPI_SUM, all.comm), MPI_ERR_ARG,
              "plan of other ranks");
}

int main(int argc, char **argv) {
  test_type types[TEST_TYPES];
  MPI_Init(&argc, &argv);
  all = trials_start();
  test_types_make(types);
  matrices m = matrices_make(all.ranks);
  every = shapes_of(all.ranks);
  alone = argc > 1;
  if (alone)
    keep_only(argv[1]);
  errors_watch(all.comm);
  try_shapes(types, &m);
  try_errors();
  matrices_free(&m);
  test_types_free(types);
  int failed = check_summary("plans");
  trials_end(&all);
  errors_end();
  MPI_Finalize();
  return failed;
}
