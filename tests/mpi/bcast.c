/* Broadcasts by every algorithm, group size, number of blocks, latency, root, datatype and kind of send, by
   steps and by data flow; every byte of every buffer, the holes of the datatype and a margin around it, is compared. */
#include "mpi/bench/flow/flow.h"
#include "mpi/dodona_mpi.h"
#include "ref/trees/lane.h"
#include "tests/mpi/buffer.h"
#include "tests/mpi/plans.h"
#include "tests/mpi/results.h"
#include "tests/mpi/trial.h"
#include "tests/mpi/watch.h"

typedef struct shape {
  int type; /* index of a test_type */
  int count;
} shape;

/* Fewer elements than blocks, as many, more, none; elements of a byte to elements of a thousand. */
static const shape shapes[] = {{0, 0},  {1, 1}, {0, 7}, {2, 5}, {3, 16},
                               {4, 11}, {5, 4}, {6, 9}, {7, 3}, {1, 1000}};
enum { SHAPES = sizeof shapes / sizeof *shapes };

static test_type types[TEST_TYPES];
static trials all;

/* By steps, or with a window by data flow. */
static void try_shape(const dodona_plan *plan, const shape *of, int synchronous, int window) {
  const test_type *type = &types[of->type];
  const dodona_request *q = &plan->request;
  int ticks = q->rule.ticks > 1 ? q->rule.ticks : 1;
  test_buffer b = test_buffer_make(type, of->count, all.rank, q->root, ++all.turn);
  trial_come_late(&all);
  mpi_watch_allow(window > 0 ? window * dodona_lanes(&plan->down)
                             : ((q->rule.latency > 1 ? q->rule.latency : 1) + ticks - 1) / ticks);
  mpi_watch_start();
  int error = dodona_bcast(b.start, of->count, type->type, q->root, MPI_COMM_WORLD, plan);
  int clean = mpi_watch_clean(mpi_watch_kind_of(synchronous, plan->request.algorithm));
  int sent = mpi_watch_sends() != 0 || all.ranks == 1 || all.rank != q->root || of->count == 0;
  int same = test_buffer_end(&b);
  check(error == MPI_SUCCESS && same && clean && sent,
        "algorithm %d group %d blocks %d lambda %d/%d root %d, %d x %s, synchronous %d, window %d: "
        "error %d, data %s, steps %s",
        q->algorithm, q->group, q->blocks, q->rule.latency, q->rule.ticks, q->root, of->count,
        type->name, synchronous, window, error, same ? "good" : "bad",
        clean && sent ? "good" : "bad");
}

/* Every shape, or one of them in turn where a full run would take too long. */
static void try_shapes(const dodona_plan *plan, int synchronous, int window) {
  static int turn;
  int shapes_now = window == 0 && all.ranks <= 5 ? SHAPES : all.ranks <= 64 ? 3 : 1;
  for (int i = 0; i < shapes_now; i++) {
    const shape *of = &shapes[turn++ % SHAPES];
    if (!test_type_broken(&types[of->type], of->count))
      try_shape(plan, of, synchronous, window);
  }
}

/* Latencies and shares: whole, broken, long; the last sends to all from the root. */
static const dodona_rule rules[] = {{1, 1, 1, 2},  {2, 1, 617, 1000}, {9, 5, 3, 5},
                                    {17, 4, 1, 4}, {40, 1, 9, 10},    {300, 1, 99, 100}};
enum { RULES = sizeof rules / sizeof *rules };

/* Windows 1, 2 and 4, standard and synchronous sends, in turn. */
static void try_flow(const dodona_plan *plan) {
  static int turn;
  int window = 1 << turn % 3, synchronous = turn / 3 % 2;
  turn++;
  dodona_synchronous(MPI_COMM_WORLD, synchronous);
  dodona_bench_flow(MPI_COMM_WORLD, window);
  try_shapes(plan, synchronous, window);
  dodona_bench_flow(MPI_COMM_WORLD, 0);
}

static void try_request(dodona_request request) {
  const dodona_plan plan = plan_on(MPI_COMM_WORLD, request);
  for (int synchronous = 0; synchronous <= 1; synchronous++) {
    dodona_synchronous(MPI_COMM_WORLD, synchronous);
    try_shapes(&plan, synchronous, 0);
  }
  if (dodona_lanes(&plan.down) > 0)
    try_flow(&plan);
}

static void try_tree(int algorithm, int group) {
  static const int blocks[] = {1, 2, 3, 7, 16};
  for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
    for (int root = 0; root < all.ranks; root = trial_next_root(&all, root))
      try_request(request_of(DODONA_BCAST, algorithm, root, blocks[i], group, rules[0]));
}

/* A postal tree moves one block. */
static void try_postal(int algorithm) {
  for (int i = 0; i < RULES; i++)
    for (int root = 0; root < all.ranks; root = trial_next_root(&all, root))
      try_request(request_of(DODONA_BCAST, algorithm, root, 1, 1, rules[i]));
}

/* Whether it broadcasts through a tree, or two; what else there is mpi_run tries. */
static int is_tree(int32_t algorithm) {
  return dodona_row_family(algorithm) <= DODONA_FAMILY_TWOTREE &&
         dodona_serves(algorithm, DODONA_BCAST);
}

/* Many broadcasts with other plans and roots, and no look at the data between them. */
static void try_train(void) {
  enum { TRAIN = 30, SMALL = 100 };
  test_buffer buffers[TRAIN];
  int errors = 0;
  for (int i = 0; i < TRAIN; i++)
    buffers[i] = test_buffer_make(&types[1], SMALL, all.rank, i % all.ranks, i);
  for (int i = 0; i < TRAIN; i++) {
    int algorithm = i % DODONA_ALGORITHMS;
    while (!is_tree(algorithm))
      algorithm = (algorithm + 1) % DODONA_ALGORITHMS;
    const dodona_request request =
        request_of(DODONA_BCAST, algorithm, i % all.ranks, 1 + i % 9, 2 + i % 3, rules[i % RULES]);
    dodona_plan plan;
    errors += dodona_mpi_plan(MPI_COMM_WORLD, &request, &plan) != MPI_SUCCESS;
    all.turn++;
    trial_come_late(&all);
    errors += dodona_bcast_c(buffers[i].start, SMALL, MPI_INT, request.root, MPI_COMM_WORLD,
                             &plan) != MPI_SUCCESS;
  }
  for (int i = 0; i < TRAIN; i++)
    check(test_buffer_end(&buffers[i]) && errors == 0, "broadcast %d of a train, %d errors", i,
          errors);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  all = trials_start();
  test_types_make(types);
  for (int algorithm = 0; algorithm < DODONA_ALGORITHMS; algorithm++)
    if (is_tree(algorithm) && !dodona_takes(algorithm, DODONA_TAKES_BLOCKS))
      try_postal(algorithm);
    else if (is_tree(algorithm))
      for (int group = 1; group <= (dodona_takes(algorithm, DODONA_TAKES_GROUP) ? all.ranks : 1);
           group += 1 + group / 2)
        try_tree(algorithm, group);
  try_train();
  test_types_free(types);
  trials_end(&all);
  int failed = check_summary("broadcasts");
  MPI_Finalize();
  return failed;
}
