/* measure_path RANKS BYTES PASSES REPEAT LATENCY TICKS LOW HIGH: how long the longest path of a broadcast tree
   takes on this machine, with two cores for all of its ranks. Two MPI ranks play each path from the root,
   one the ranks at even depth, the other those at odd depth: a rank that has received the message sends it
   as often as the rank that it plays would until the next rank on the path has it, and all of these to the
   other player. For each path the median of the repetitions, from the first send of the root to the receipt
   at the end of the path, in the quickest of the passes over all trees, as others use the cores at times; of
   all paths the longest. What is not in it: that messages between other ranks are under way meanwhile.

   For the shares alpha = LOW, ..., HIGH hundredths, then the binomial tree, and the lambda tree for lambda =
   LATENCY / TICKS; CSV, seconds. */
#include <mpi.h>

#include "mpi/measure/fit.h"
#include "paper/tree.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST_BYTES = 1 << 20, MOST_REPEAT = 10000, MOST_MESSAGES = TREE_RANKS };
enum { MOST_ROWS = 128 };
enum { READY, MESSAGE, END };

/* The messages of a path: its i-th sender sends messages[i] of them. */
typedef struct path {
  int hops;
  int messages[TREE_RANKS];
} path;

static int rank, bytes, repeat;
static char out[MOST_BYTES];
static char *in; /* MOST_MESSAGES messages */
static MPI_Request requests[MOST_MESSAGES];
static MPI_Status statuses[MOST_MESSAGES];

/* How many messages `from` sends until `to` has its own. */
static int sends_until(const tree *tree, int32_t from, int32_t to) {
  int k = 0;
  while (dodona_tree_child(&tree->plan, &tree->place[from], k) != to)
    k++;
  return k + 1;
}

static path path_to(const tree *tree, int32_t v) {
  path path = {0, {0}};
  int32_t up = 0;
  for (; (up = dodona_tree_parent(&tree->plan, &tree->place[v], 0)) != DODONA_NONE; v = up)
    path.messages[path.hops++] = sends_until(tree, up, v);
  for (int i = 0; 2 * i < path.hops - 1; i++) {
    int first = path.messages[i];
    path.messages[i] = path.messages[path.hops - 1 - i];
    path.messages[path.hops - 1 - i] = first;
  }
  return path;
}

/* Receives for all that comes to this player, in order. */
static void expect(const path *path) {
  int count = 0;
  for (int i = 1 - rank; i < path->hops; i += 2)
    for (int k = 0; k < path->messages[i]; k++, count++)
      MPI_Irecv(in + (size_t)count * (size_t)bytes, bytes, MPI_BYTE, 1 - rank, MESSAGE,
                MPI_COMM_WORLD, &requests[count]);
}

/* One run: seconds on rank 0. Both ranks read the same clock of this machine. */
static double play(const path *path) {
  double start = 0, end = 0;
  int received = 0;
  expect(path);
  if (rank == 0)
    MPI_Recv(NULL, 0, MPI_BYTE, 1, READY, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  else
    MPI_Send(NULL, 0, MPI_BYTE, 0, READY, MPI_COMM_WORLD);
  start = MPI_Wtime();
  for (int i = 0; i < path->hops; i++) {
    if (i % 2 == rank) {
      for (int k = 0; k < path->messages[i]; k++)
        MPI_Send(out, bytes, MPI_BYTE, 1 - rank, MESSAGE, MPI_COMM_WORLD);
    } else {
      MPI_Waitall(path->messages[i], requests + received, statuses);
      received += path->messages[i];
      end = MPI_Wtime();
    }
  }
  if (path->hops % 2 == 1 && rank == 1)
    MPI_Send(&end, 1, MPI_DOUBLE, 0, END, MPI_COMM_WORLD);
  if (path->hops % 2 == 1 && rank == 0)
    MPI_Recv(&end, 1, MPI_DOUBLE, 1, END, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return end - start;
}

static double median_time(const path *path) {
  static double times[MOST_REPEAT];
  for (int i = -1; i < repeat; i++) { /* the first is to warm up */
    double time = play(path);
    if (i >= 0)
      times[i] = time;
  }
  return measure_median(times, repeat);
}

typedef struct row {
  const char *method;
  tree tree;
  double least[TREE_RANKS]; /* of the path to each rank, over the passes so far */
} row;

static row rows[MOST_ROWS];
static int row_count;

static void add_row(const char *method, int32_t algorithm, int32_t ranks, dodona_rule rule) {
  row *row = &rows[row_count++];
  row->method = method;
  tree_make_postal(&row->tree, algorithm, ranks, rule);
  for (int32_t v = 0; v < ranks; v++)
    row->least[v] = v > 0 ? INFINITY : 0;
}

static void measure(row *row) {
  for (int32_t v = 1; v < row->tree.plan.ranks; v++) {
    path path = path_to(&row->tree, v);
    row->least[v] = fmin(median_time(&path), row->least[v]);
  }
}

static void print(const row *row) {
  double longest = 0, alpha = row->tree.plan.rule.alpha_num;
  for (int32_t v = 0; v < row->tree.plan.ranks; v++)
    longest = fmax(row->least[v], longest);
  printf("%d,%d,%s,%.2f,%.6g\n", (int)row->tree.plan.ranks, bytes, row->method,
         alpha / row->tree.plan.rule.alpha_den, longest);
}

int main(int argc, char **argv) {
  int players = 0;
  int32_t ranks = argument(argc, argv, 1, 2, TREE_RANKS);
  bytes = argument(argc, argv, 2, 1, MOST_BYTES);
  int32_t passes = argument(argc, argv, 3, 1, 1000);
  repeat = argument(argc, argv, 4, 1, MOST_REPEAT);
  int32_t latency = argument(argc, argv, 5, 1, 1 << 20);
  int32_t ticks = argument(argc, argv, 6, 1, latency);
  int32_t low = argument(argc, argv, 7, 1, 99);
  int32_t high = argument(argc, argv, 8, low, 99);
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &players);
  if (players != 2 || !(in = calloc(MOST_MESSAGES, (size_t)bytes))) {
    fprintf(stderr, "measure_path: expected 2 ranks, and memory\n");
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  for (int32_t alpha = low; alpha <= high; alpha++)
    add_row("alpha", DODONA_ALPHA, ranks, (dodona_rule){latency, ticks, alpha, 100});
  add_row("binomial", DODONA_BINOMIAL, ranks, (dodona_rule){latency, ticks, 0, 1});
  add_row("lambda", DODONA_LAMBDA, ranks, (dodona_rule){latency, ticks, 0, 1});
  for (int32_t pass = 0; pass < passes; pass++)
    for (int i = 0; i < row_count; i++)
      measure(&rows[i]);
  if (rank == 0) {
    printf("ranks,bytes,method,alpha,seconds\n");
    for (int i = 0; i < row_count; i++)
      print(&rows[i]);
  }
  free(in);
  MPI_Finalize();
  return 0;
}
