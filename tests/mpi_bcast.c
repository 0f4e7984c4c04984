/* Broadcasts by every algorithm, group size, number of blocks, latency, root, datatype and kind of send, by
   steps and by data flow; every byte of every buffer, the holes of the datatype and a margin around it, is compared. */
#define _POSIX_C_SOURCE 200809L
#include "dodona_mpi.h"
#include "mpi_results.h"
#include "mpi_types.h"
#include "mpi_watch.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MARGIN = 64 };

typedef struct shape {
  int type; /* index of a test_type */
  int count;
} shape;

/* Fewer elements than blocks, as many, more, none; elements of a byte to elements of a thousand. */
static const shape shapes[] = {{0, 0},  {1, 1}, {0, 7}, {2, 5}, {3, 16},
                               {4, 11}, {5, 4}, {6, 9}, {7, 3}, {1, 1000}};
enum { SHAPES = sizeof shapes / sizeof *shapes };

static test_type types[TEST_TYPES];
static int ranks, rank;

/* A buffer for one broadcast: what it holds, and what it must hold in the end. */
typedef struct buffer {
  char *held;
  char *expected;
  size_t bytes;
  char *start; /* the address to broadcast, in `held` */
} buffer;

static char pattern(size_t i, int seed) {
  unsigned x = (unsigned)i * 2654435761u + (unsigned)seed * 40503u;
  return (char)(x >> 13);
}

static buffer buffer_make(const shape *of, int root, int seed) {
  const test_type *type = &types[of->type];
  ptrdiff_t first, end;
  test_type_span(type, of->count, &first, &end);
  buffer b = {NULL, NULL, (size_t)(end - first) + 2 * MARGIN, NULL};
  char *source = malloc(b.bytes);
  b.held = malloc(b.bytes);
  b.expected = malloc(b.bytes);
  if (!source || !b.held || !b.expected)
    MPI_Abort(MPI_COMM_WORLD, 2);
  for (size_t i = 0; i < b.bytes; i++)
    source[i] = pattern(i, seed);
  memset(b.held, 0x5a + rank % 7, b.bytes);
  if (rank == root)
    memcpy(b.held, source, b.bytes);
  memcpy(b.expected, b.held, b.bytes);
  ptrdiff_t at = MARGIN - first;
  test_type_copy(type, of->count, source + at, b.expected + at);
  b.start = b.held + at;
  free(source);
  return b;
}

/* 1 if every byte is as it must be. */
static int buffer_end(buffer *b) {
  int same = memcmp(b->held, b->expected, b->bytes) == 0;
  free(b->held);
  free(b->expected);
  return same;
}

/* Some ranks come late, others in different broadcasts. */
static void come_late(int turn) {
  const struct timespec delay = {0, 300000};
  if ((turn * 7 + rank) % 13 == 0)
    nanosleep(&delay, NULL);
}

/* By steps, or with a window by data flow. */
static void try_shape(const dodona_plan *plan, const shape *of, int synchronous, int window) {
  static int turn;
  buffer b = buffer_make(of, plan->root, ++turn);
  come_late(turn);
  mpi_watch_allow(window > 0 ? window * dodona_lanes(plan)
                             : (plan->rule.latency + plan->rule.ticks - 1) / plan->rule.ticks);
  mpi_watch_start();
  int error =
      dodona_bcast(b.start, of->count, types[of->type].type, plan->root, MPI_COMM_WORLD, plan);
  int clean = mpi_watch_clean(synchronous);
  int sent = mpi_watch_sends() != 0 || ranks == 1 || rank != plan->root || of->count == 0;
  int same = buffer_end(&b);
  check(error == MPI_SUCCESS && same && clean && sent,
        "algorithm %d group %d blocks %d lambda %d/%d root %d, %d x %s, synchronous %d, window %d: "
        "error %d, data %s, steps %s",
        plan->algorithm, plan->group, plan->blocks, plan->rule.latency, plan->rule.ticks,
        plan->root, of->count, types[of->type].name, synchronous, window, error,
        same ? "good" : "bad", clean && sent ? "good" : "bad");
}

/* SimGrid 3.32 steps through elements with a negative lower bound by their size, not their extent. */
static int broken_in_simgrid(const shape *of) {
  const test_type *type = &types[of->type];
  return MPI_VERSION < 4 && of->count > 1 && type->lb < 0;
}

/* Every shape, or one of them in turn where a full run would take too long. */
static void try_shapes(const dodona_plan *plan, int synchronous, int window) {
  static int turn;
  int shapes_now = window == 0 && ranks <= 5 ? SHAPES : ranks <= 64 ? 3 : 1;
  for (int i = 0; i < shapes_now; i++) {
    const shape *of = &shapes[turn++ % SHAPES];
    if (!broken_in_simgrid(of))
      try_shape(plan, of, synchronous, window);
  }
}

/* Each root of few ranks; of many the first, the last and one between. */
static int next_root(int root) {
  if (ranks <= 9)
    return root + 1;
  return root == 0 ? ranks / 3 : root < ranks - 1 ? ranks - 1 : ranks;
}

static const int takes[] = {
#define DODONA_ALGORITHM(id, name, takes, default_group, summary) takes,
#include "algorithms.def"
#undef DODONA_ALGORITHM
};

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
  dodona_flow_set(MPI_COMM_WORLD, window);
  try_shapes(plan, synchronous, window);
  dodona_flow_set(MPI_COMM_WORLD, 0);
}

static void try_request(const dodona_request *request) {
  dodona_plan plan;
  if (dodona_plan_for(MPI_COMM_WORLD, request, &plan) != MPI_SUCCESS) {
    check(0, "no plan: algorithm %d group %d blocks %d", request->algorithm, request->group,
          request->blocks);
    return;
  }
  for (int synchronous = 0; synchronous <= 1; synchronous++) {
    dodona_synchronous(MPI_COMM_WORLD, synchronous);
    try_shapes(&plan, synchronous, 0);
  }
  if (dodona_lanes(&plan) > 0)
    try_flow(&plan);
}

static void try_tree(int algorithm, int group) {
  static const int blocks[] = {1, 2, 3, 7, 16};
  for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
    for (int root = 0; root < ranks; root = next_root(root)) {
      dodona_request request = {algorithm, 0, root, blocks[i], group, rules[0]};
      try_request(&request);
    }
}

/* A postal tree moves one block. */
static void try_postal(int algorithm) {
  for (int i = 0; i < RULES; i++)
    for (int root = 0; root < ranks; root = next_root(root)) {
      dodona_request request = {algorithm, 0, root, 1, 1, rules[i]};
      try_request(&request);
    }
}

/* Many broadcasts with other plans and roots, and no look at the data between them. */
static void try_train(void) {
  enum { TRAIN = 30 };
  static const shape small = {1, 100};
  buffer buffers[TRAIN];
  int errors = 0;
  for (int i = 0; i < TRAIN; i++)
    buffers[i] = buffer_make(&small, i % ranks, i);
  for (int i = 0; i < TRAIN; i++) {
    int algorithm = i % DODONA_ALGORITHMS;
    int blocks = takes[algorithm] & DODONA_TAKES_BLOCKS ? 1 + i % 9 : 1;
    dodona_request request = {algorithm, 0, i % ranks, blocks, 2 + i % 3, rules[i % RULES]};
    dodona_plan plan;
    errors += dodona_plan_for(MPI_COMM_WORLD, &request, &plan) != MPI_SUCCESS;
    come_late(i);
    errors += dodona_bcast_c(buffers[i].start, small.count, MPI_INT, plan.root, MPI_COMM_WORLD,
                             &plan) != MPI_SUCCESS;
  }
  for (int i = 0; i < TRAIN; i++)
    check(buffer_end(&buffers[i]) && errors == 0, "broadcast %d of a train, %d errors", i, errors);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  test_types_make(types);
  for (int algorithm = 0; algorithm < DODONA_ALGORITHMS; algorithm++)
    if (!(takes[algorithm] & DODONA_TAKES_BLOCKS))
      try_postal(algorithm);
    else
      for (int group = 1; group <= (takes[algorithm] & DODONA_TAKES_GROUP ? ranks : 1);
           group += 1 + group / 2)
        try_tree(algorithm, group);
  try_train();
  test_types_free(types);
  int failed = check_summary("broadcasts");
  MPI_Finalize();
  return failed;
}
