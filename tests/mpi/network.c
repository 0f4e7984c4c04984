/* Broadcasts and reductions by schedules for ports and networks: every kind and shape that fits the number of
   ranks, every root of few ranks, every byte compared; predefined and user operations, in place, elements
   with holes, synchronous sends; operations that are not commutative; the modules of the machine; refusals. */
#include "mpi/dodona_mpi.h"
#include "tests/mpi/buffer.h"
#include "tests/mpi/errors.h"
#include "tests/mpi/predefined.h"
#include "tests/mpi/results.h"
#include "tests/mpi/trial.h"
#include "tests/mpi/watch.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static trials all;

enum { SHAPES = 400 };
static dodona_network_request shapes[SHAPES];
static int shape_count;

static const char *const names[] = {"couples", "direct",
#define DODONA_ROW(id, name, family, variant, ops, takes, summary) name,
                                    DODONA_NETWORK_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static void add(dodona_network_request shape) {
  shape.ranks = all.ranks;
  shape.blocks = 1;
  if (shape_count < SHAPES && dodona_network_entries(&shape) >= 0)
    shapes[shape_count++] = shape;
}

/* All that fit: on many ranks few sizes of groups. */
static void add_shapes(void) {
  static const int32_t algorithms[] = {DODONA_CHAIN,     DODONA_BINARY,     DODONA_FRACTIONAL,
                                       DODONA_TWOTREE_C, DODONA_TWOTREE_CC, DODONA_TWOTREE_S};
  for (int i = 0; i < 6; i++)
    for (int32_t kind = DODONA_KIND_COUPLES; kind <= DODONA_KIND_DIRECT; kind++)
      for (int32_t r = 1; r <= (algorithms[i] == DODONA_FRACTIONAL ? 4 : 1); r++)
        add((dodona_network_request){.kind = kind, .algorithm = algorithms[i], .group = r});
  add((dodona_network_request){.kind = DODONA_KIND_HYPERCUBE});
  for (int32_t a = 1; a <= all.ranks; a++)
    for (int32_t r = 1; r <= (all.ranks <= 9 ? all.ranks : 3); r++)
      for (int32_t channels = 1; channels <= 2; channels++)
        for (int32_t b = 0; b <= 2; b += 2)
          add((dodona_network_request){
              .kind = DODONA_KIND_CROSSBAR, .modules = {a, b}, .group = r, .channels = channels});
  for (int32_t rows = 1; rows <= all.ranks; rows++)
    for (int32_t r1 = 1; r1 <= 4; r1++)
      for (int32_t r2 = 1; r2 <= 4; r2++)
        add((dodona_network_request){
            .kind = DODONA_KIND_MESH, .rows = rows, .group_rows = r1, .group_cols = r2});
}

/* Each root of few ranks; of many one, in turn. */
static int next_root(int root) {
  return all.ranks <= 9 ? root + 1 : all.ranks;
}

static int first_root(int shape) {
  return all.ranks <= 9 ? 0 : shape % 3 == 0 ? 0 : (shape * 7) % all.ranks;
}

static const char *words(const dodona_network *n) {
  static char text[120];
  const dodona_network_request *r = &n->request;
  snprintf(text, sizeof text, "%s, root %d, %d blocks, algorithm %d, group %d, a %d, %d %d %d",
           names[r->kind], r->root, r->blocks, r->algorithm, r->group, r->modules[0] + r->rows,
           r->channels, r->group_rows, r->group_cols);
  return text;
}

static dodona_network make(int shape, int root, int32_t blocks) {
  dodona_network network;
  dodona_network_request request = shapes[shape];
  request.root = root;
  request.blocks = blocks;
  memset(&network, 0, sizeof network);
  check(dodona_network_for(all.comm, &request, &network) == MPI_SUCCESS, "shape %d", shape);
  return network;
}

static int start(void) {
  int synchronous = ++all.turn % 2;
  dodona_synchronous(all.comm, synchronous);
  trial_come_late(&all);
  mpi_watch_allow(1);
  mpi_watch_start();
  return synchronous;
}

static void try_bcast(const dodona_network *network, const test_type *type, int count) {
  int root = network->request.root;
  test_buffer b = test_buffer_make(type, count, all.rank, root, all.turn);
  int synchronous = start();
  int error = dodona_network_bcast(b.start, count, type->type, root, all.comm, network);
  int clean = mpi_watch_clean(synchronous), same = test_buffer_end(&b);
  check(error == MPI_SUCCESS && same && clean, "%s, %d x %s: error %d, data %s, messages %s",
        words(network), count, type->name, error, same ? "good" : "bad", clean ? "good" : "bad");
}

/* Each input is counted once: the sum of the unit vectors, one from each rank. */
static void try_units(const dodona_network *network, int in_place) {
  int *input = trial_allocate((size_t)all.ranks * sizeof *input),
      *got = trial_allocate((size_t)all.ranks * sizeof *got);
  int once = 1, has = all.rank == network->request.root;
  in_place = in_place && has;
  for (int i = 0; i < all.ranks; i++) {
    input[i] = i == all.rank;
    got[i] = in_place ? input[i] : -1;
  }
  int synchronous = start();
  int error = dodona_network_reduce(in_place ? MPI_IN_PLACE : input, got, all.ranks, MPI_INT,
                                    MPI_SUM, network->request.root, all.comm, network);
  int clean = mpi_watch_clean(synchronous);
  for (int i = 0; i < all.ranks; i++)
    once = once && got[i] == (has ? 1 : -1) && input[i] == (i == all.rank);
  check(error == MPI_SUCCESS && once && clean,
        "%s, each input once, in place %d: error %d, data %s, messages %s", words(network),
        in_place, error, once ? "good" : "bad", clean ? "good" : "bad");
  free(input);
  free(got);
}

static void try_predefined(const dodona_network *network, const predefined_type *type,
                           const predefined_op *op) {
  enum { COUNT = 17 };
  size_t bytes = COUNT * (size_t)type->extent;
  char *input = trial_allocate(bytes), *got = trial_allocate(bytes),
       *expected = trial_allocate(bytes);
  int good = 1;
  memset(input, 0, bytes);
  memset(got, 0x5a, bytes);
  for (int i = 0; i < COUNT; i++)
    predefined_put(type, op, all.rank, i, input + i * type->extent);
  int theirs = trial_reference(&all, input, expected, COUNT, type->type, op->op);
  int synchronous = start();
  int ours = dodona_network_reduce(input, got, COUNT, type->type, op->op, network->request.root,
                                   all.comm, network);
  int clean = mpi_watch_clean(synchronous);
  for (int i = 0; i < COUNT && all.rank == network->request.root; i++)
    good = good && predefined_equal(type, got + i * type->extent, expected + i * type->extent);
  for (size_t i = 0; i < bytes && all.rank != network->request.root; i++)
    good = good && got[i] == 0x5a;
  check(theirs == MPI_SUCCESS && ours == MPI_SUCCESS && good && clean,
        "%s, %s of %s: error %d, data %s", words(network), op->name, type->name, ours,
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
static void try_holes(const dodona_network *network, MPI_Datatype vector, MPI_Op op) {
  enum { COUNT = 50 };
  int input[3 * COUNT], got[3 * COUNT], good = 1, has = all.rank == network->request.root;
  for (int i = 0; i < 3 * COUNT; i++) {
    input[i] = all.rank + i;
    got[i] = -i;
  }
  start();
  int error = dodona_network_reduce(input, got, COUNT, vector, op, network->request.root, all.comm,
                                    network);
  for (int i = 0; i < 3 * COUNT; i++)
    good = good &&
           got[i] == (i % 3 == 1 || !has ? -i : all.ranks * (all.ranks - 1) / 2 + all.ranks * i);
  check(error == MPI_SUCCESS && good, "%s, holes: error %d, data %s", words(network), error,
        good ? "good" : "bad");
}

/* Every shape; the rest in turn. */
static void try_shapes(const test_type types[TEST_TYPES]) {
  static const int32_t blocks[] = {5, 1, 16, 2, 7};
  static const int counts[] = {40, 9, 1, 0};
  predefined_type all_types[PREDEFINED_TYPES];
  predefined_op ops[PREDEFINED_OPS];
  MPI_Datatype vector;
  MPI_Op op;
  int every = all.ranks <= 64 ? 1 : 5, turn = 0;
  predefined_types(all_types);
  predefined_ops(ops);
  MPI_Type_vector(2, 1, 2, MPI_INT, &vector);
  MPI_Type_commit(&vector);
  MPI_Op_create(add_outer, 1, &op);
  for (int i = 0; i < shape_count; i++)
    for (int root = first_root(i); root < all.ranks; root = next_root(root), turn++) {
      if (turn % every != 0)
        continue;
      dodona_network network = make(i, root, blocks[turn % 5]);
      const test_type *type = &types[turn % TEST_TYPES];
      const predefined_type *number = &all_types[turn % PREDEFINED_TYPES];
      const predefined_op *with = &ops[turn / 3 % PREDEFINED_OPS];
      if (MPI_VERSION >= 4 || type->lb >= 0) /* SimGrid 3.32 takes the size for the extent there */
        try_bcast(&network, type, counts[turn / 2 % 4]);
      try_units(&network, turn % 2);
      if (number->type != MPI_DATATYPE_NULL && (with->groups & number->group) != 0)
        try_predefined(&network, number, with);
      if (turn % 3 == 0)
        try_holes(&network, vector, op);
    }
  MPI_Op_free(&op);
  MPI_Type_free(&vector);
}

/* A product of 2 x 2 matrices: associative, not commutative, and none of these has determinant 0. */
typedef struct matrix {
  unsigned a[4];
} matrix;

static matrix product(matrix x, matrix y) {
  return (matrix){{x.a[0] * y.a[0] + x.a[1] * y.a[2], x.a[0] * y.a[1] + x.a[1] * y.a[3],
                   x.a[2] * y.a[0] + x.a[3] * y.a[2], x.a[2] * y.a[1] + x.a[3] * y.a[3]}};
}

static matrix matrix_of(int rank, int i) {
  unsigned r = (unsigned)rank, k = (unsigned)i;
  return (matrix){{1 + (r + k) * (3 * r + 1), r + k, 3 * r + 1, 1}};
}

static void multiply(void *with, void *into, int *count, MPI_Datatype *datatype) {
  (void)datatype;
  for (int i = 0; i < *count; i++)
    ((matrix *)into)[i] = product(((matrix *)with)[i], ((matrix *)into)[i]);
}

enum { MATRICES = 23 };

/* By the direct simplex tree with root 0 the product in the order of ranks; elsewhere refused. */
static void try_order(const dodona_network *network, int in_place, MPI_Datatype four, MPI_Op op,
                      const matrix *expected) {
  static const matrix untouched[MATRICES];
  matrix input[MATRICES], got[MATRICES];
  int root = network->request.root, has = all.rank == root;
  int keeps = network->request.kind == DODONA_KIND_DIRECT && root == 0;
  in_place = in_place && has;
  for (int i = 0; i < MATRICES; i++) {
    input[i] = matrix_of(all.rank, i);
    got[i] = in_place ? input[i] : untouched[i];
  }
  int synchronous = start();
  int error = dodona_network_reduce(in_place ? MPI_IN_PLACE : input, got, MATRICES, four, op, root,
                                    all.comm, network);
  int clean = mpi_watch_clean(synchronous);
  int ordered = memcmp(got, has ? expected : untouched, sizeof got) == 0;
  if (keeps)
    check(error == MPI_SUCCESS && clean && ordered, "%s, matrices, in place %d: error %d, data %s",
          words(network), in_place, error, ordered ? "good" : "bad");
  else {
    check(mpi_watch_sends() <= 0, "%s, matrices out of order: messages", words(network));
    check_error(error, dodona_err_not_commutative(), words(network));
  }
}

static void try_orders(void) {
  static const int32_t blocks[] = {1, 2, 7, 3, 16, 5};
  matrix expected[MATRICES];
  int kept = 0, turn = 0;
  MPI_Datatype four;
  MPI_Op op;
  errors_watch(all.comm);
  MPI_Type_contiguous(4, MPI_UNSIGNED, &four);
  MPI_Type_commit(&four);
  MPI_Op_create(multiply, 0, &op);
  for (int i = 0; i < MATRICES; i++) {
    expected[i] = matrix_of(0, i);
    for (int r = 1; r < all.ranks; r++)
      expected[i] = product(expected[i], matrix_of(r, i));
  }
  for (int i = 0; i < shape_count; i++)
    for (int root = 0; root < all.ranks; root = next_root(root)) {
      int keeps = shapes[i].kind == DODONA_KIND_DIRECT && root == 0;
      for (int b = 0; b < 6; b++, turn++)
        if (keeps || turn % 7 == 0) {
          dodona_network network = make(i, root, blocks[b]);
          try_order(&network, turn % 2, four, op, expected);
          kept += keeps;
        }
    }
  check(kept > 0, "no schedule keeps the order");
  MPI_Op_free(&op);
  MPI_Type_free(&four);
}

/* All ranks of a machine are one module here; ordered is a communicator of them all. */
static void try_modules(void) {
  MPI_Comm ordered = MPI_COMM_NULL;
  int modules = -1, per_module = -1, rank = -1, ranks = -1, first = -1, shared = 0;
  int error = dodona_modules(all.comm, &ordered, &modules, &per_module);
  MPI_Comm node;
  MPI_Comm_split_type(all.comm, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node);
  MPI_Comm_size(node, &shared);
  MPI_Comm_free(&node);
  if (error == MPI_SUCCESS) {
    MPI_Comm_rank(ordered, &rank);
    MPI_Comm_size(ordered, &ranks);
    first = all.rank;
    MPI_Bcast(&first, 1, MPI_INT, 0, ordered);
  }
  check(error == MPI_SUCCESS && ranks == all.ranks && first == 0 && per_module == shared &&
            modules * per_module == all.ranks && 0 <= rank,
        "modules: error %d, %d of %d", error, modules, per_module);
  if (error == MPI_SUCCESS)
    MPI_Comm_free(&ordered);
}

static void try_errors(void) {
  int data[2] = {1, 2}, sum[2];
  MPI_Op other;
  dodona_network network = make(0, 0, 2), unchanged = network;
  dodona_network_request wrong = network.request;
  MPI_Op_create(add_outer, 0, &other);
  errors_watch(all.comm);
  check_error(dodona_network_reduce(data, sum, 2, MPI_INT, other, 0, all.comm, &network),
              dodona_err_not_commutative(), "operation that is not commutative");
  check_error(dodona_network_bcast(data, 2, MPI_INT, all.ranks, all.comm, &network), MPI_ERR_ROOT,
              "root P");
  if (all.ranks > 1)
    check_error(dodona_network_bcast(data, 2, MPI_INT, 1, all.comm, &network), MPI_ERR_ROOT,
                "not the schedule's root");
  wrong.blocks = 0;
  check_error(dodona_network_for(all.comm, &wrong, &network), MPI_ERR_ARG, "no blocks");
  wrong.blocks = 1;
  wrong.root = all.ranks;
  check_error(dodona_network_for(all.comm, &wrong, &network), MPI_ERR_ROOT, "root of a request");
  check(memcmp(&network, &unchanged, sizeof network) == 0, "a refused request changes nothing");
  network.steps++;
  check_error(dodona_network_bcast(data, 2, MPI_INT, 0, all.comm, &network), MPI_ERR_ARG,
              "schedule that was not made");
  network = unchanged;
  network.request.ranks++;
  check_error(dodona_network_bcast(data, 2, MPI_INT, 0, all.comm, &network), MPI_ERR_ARG,
              "schedule of other ranks");
  MPI_Op_free(&other);
}

int main(int argc, char **argv) {
  test_type types[TEST_TYPES];
  MPI_Init(&argc, &argv);
  all = trials_start();
  test_types_make(types);
  add_shapes();
  try_shapes(types);
  try_orders();
  try_modules();
  try_errors();
  test_types_free(types);
  int failed = check_summary("networks");
  trials_end(&all);
  errors_end();
  MPI_Finalize();
  return failed;
}
