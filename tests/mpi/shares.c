/* Scatters, gathers, allgathers and reduce-scatters: by plans of every radix among few, every root and several blocks a rank, and as their
   classes choose; into memory with holes, from a datatype into another one, in place, of shares without elements. Every int of every buffer,
   holes and margins included, is compared with what it must be. */
#include "mpi/dodona_mpi.h"
#include "tests/mpi/errors.h"
#include "tests/mpi/layout.h"
#include "tests/mpi/results.h"
#include "tests/mpi/trial.h"
#include <stdlib.h>
#include <string.h>

enum { MARGIN = LAYOUT_MARGIN };

static trials all;

/* What rank `from` has at place k of the message of all. */
static int value(int from, int k) {
  return 1000 * from + 7 * k + all.turn;
}

/* Writes the elements first .. first + count - 1 of a message, at its element `at`. */
static void put(const layout *l, int *made, int at, int from, int first, int count) {
  layout_put(l, made, at, value(from, 2 * first), count);
}

/* One call: of `count` elements a rank. `sent` and `taken` say how they lie on either side. */
typedef struct trial {
  int32_t op;
  int root;
  int count;
  int in_place;
  layout sent;
  layout taken;
  const dodona_plan *plan;
} trial;

static int call(const trial *t, const int *from, int *into) {
  const void *sendbuf = t->in_place ? MPI_IN_PLACE : (const void *)(from + MARGIN);
  MPI_Datatype out = t->sent.type, in = t->taken.type;
  if (t->op == DODONA_SCATTER)
    return dodona_scatter(from + MARGIN, t->count, out,
                          t->in_place ? MPI_IN_PLACE : (void *)(into + MARGIN), t->count, in,
                          t->root, all.comm, t->plan);
  if (t->op == DODONA_GATHER)
    return dodona_gather(sendbuf, t->count, out, into + MARGIN, t->count, in, t->root, all.comm,
                         t->plan);
  return dodona_allgather(sendbuf, t->count, out, into + MARGIN, t->count, in, all.comm, t->plan);
}

/* What is sent, and what is received and was expected. */
static int run_moves(const trial *t) {
  int root = t->root == all.rank, everywhere = t->op == DODONA_ALLGATHER;
  int in = t->op == DODONA_SCATTER ? t->count : t->count * all.ranks;
  int out = t->op == DODONA_SCATTER ? t->count * all.ranks : t->count;
  int *from = layout_buffer(&t->sent, out), *kept = layout_buffer(&t->sent, out);
  int *into = layout_buffer(&t->taken, in), *expected = layout_buffer(&t->taken, in);
  if (t->op == DODONA_SCATTER) {
    put(&t->sent, from, 0, t->root, 0, out);
    put(&t->sent, kept, 0, t->root, 0, out);
    if (!t->in_place)
      put(&t->taken, expected, 0, t->root, t->count * all.rank, t->count);
  } else {
    put(&t->sent, from, 0, all.rank, t->count * all.rank, t->count);
    put(&t->sent, kept, 0, all.rank, t->count * all.rank, t->count);
    for (int r = 0; r < all.ranks && (root || everywhere); r++)
      put(&t->taken, expected, t->count * r, r, t->count * r, t->count);
    if (t->in_place)
      put(&t->taken, into, t->count * all.rank, all.rank, t->count * all.rank, t->count);
  }
  int error = call(t, from, into);
  int good = error == MPI_SUCCESS && layout_same(&t->sent, from, kept, out) &&
             layout_same(&t->taken, into, expected, in);
  free(from);
  free(kept);
  free(into);
  free(expected);
  return good;
}

/* The sum of all ranks' inputs to this rank's share. */
static int run_sums(const trial *t, MPI_Op op) {
  int whole = t->count * all.ranks;
  const layout *l = &t->sent;
  int *from = layout_buffer(l, whole), *into = layout_buffer(l, t->in_place ? whole : t->count),
      *expected = layout_buffer(l, t->count);
  put(l, from, 0, all.rank, 0, whole);
  if (t->in_place)
    memcpy(into, from, ((size_t)whole * (size_t)l->stride + 2 * MARGIN) * sizeof *into);
  for (int i = 0; i < t->count; i++)
    for (int k = 0; k < 2; k++) {
      int sum = 0;
      for (int r = 0; r < all.ranks; r++)
        sum += value(r, 2 * (t->count * all.rank + i) + k);
      expected[MARGIN + i * l->stride + (k == 0 ? 0 : l->second)] = sum;
    }
  int error = dodona_reduce_scatter_block(t->in_place ? MPI_IN_PLACE : (void *)(from + MARGIN),
                                          into + MARGIN, t->count, l->type, op, all.comm, t->plan);
  int ints = t->count * l->stride + MARGIN, good = error == MPI_SUCCESS;
  for (int i = 0; i < ints && good; i++) /* in place the rest is undefined */
    good = into[i] == expected[i] || (t->in_place && expected[i] == LAYOUT_UNTOUCHED);
  free(from);
  free(into);
  free(expected);
  return good;
}

static void add_pairs(void *with, void *into, int *count, MPI_Datatype *datatype) {
  MPI_Aint lb = 0, extent = 0;
  MPI_Type_get_extent(*datatype, &lb, &extent);
  int stride = (int)(extent / (MPI_Aint)sizeof(int)), second = stride == 2 ? 1 : 2;
  for (int i = 0; i < *count; i++)
    for (int k = 0; k <= second; k += second)
      ((int *)into)[i * stride + k] += ((int *)with)[i * stride + k];
}

static void try_one(trial t, MPI_Op op, const char *how) {
  all.turn++;
  dodona_synchronous(all.comm, all.turn % 2);
  trial_come_late(&all);
  if (t.op == DODONA_SCATTER || t.op == DODONA_GATHER)
    t.in_place = t.in_place && t.root == all.rank;
  int good = t.op == DODONA_REDUCE_SCATTER ? run_sums(&t, op) : run_moves(&t);
  check(good, "%s, operation %d, radix %d, root %d, %d elements a rank, %d blocks, in place %d",
        how, t.op, t.plan ? t.plan->request.group : 0, t.root, t.count,
        t.plan ? t.plan->request.blocks : 0, t.in_place);
}

static int is_rooted(int32_t op) {
  return op == DODONA_SCATTER || op == DODONA_GATHER;
}

/* By plans: skips of three radices, the ring and butterflies where they serve, roots, and blocks a rank. */
static void try_plans(const layout layouts[2], MPI_Op op) {
  static const int counts[] = {5, 1, 40, 0};
  const int32_t radices[] = {2, 3, all.ranks > 2 ? all.ranks : 2};
  for (int32_t what = DODONA_SCATTER; what <= DODONA_REDUCE_SCATTER; what++)
    for (int r = 0; r < 3 + 2 * dodona_serves(DODONA_RING, what); r++)
      for (int root = 0; root < (is_rooted(what) ? all.ranks : 1);
           root = trial_next_root(&all, root))
        for (int k = 0; k < 4; k++) {
          const dodona_request q = {.op = what,
                                    .algorithm = r < 3    ? DODONA_SKIPS
                                                 : r == 3 ? DODONA_RING
                                                          : DODONA_BINE,
                                    .root = root,
                                    .group = r < 3 ? radices[r] : 0,
                                    .blocks = all.ranks * (1 + (r + k) % 3)};
          dodona_plan plan = {.steps = -1};
          check(dodona_mpi_plan(all.comm, &q, &plan) == MPI_SUCCESS, "plan of operation %d", what);
          const trial t = {what,           root,           counts[k],
                           (root + k) % 2, layouts[k % 2], layouts[(r + k) / 2 % 2],
                           &plan};
          try_one(t, op, "plan");
        }
}

/* As the classes choose, from before the trials to after them. */
static void try_choices(const layout layouts[2], MPI_Op op) {
  for (int32_t what = DODONA_SCATTER; what <= DODONA_REDUCE_SCATTER; what++)
    for (int turn = 0; turn < 10; turn++) {
      const trial t = {what,
                       is_rooted(what) ? turn % all.ranks : 0,
                       turn == 9 ? 0 : 33,
                       turn % 2,
                       layouts[turn % 2],
                       layouts[turn / 2 % 2],
                       NULL};
      try_one(t, op, "chosen");
    }
}

static void try_errors(void) {
  int data[64] = {0}, got[64] = {0};
  const dodona_request q = {
      .op = DODONA_ALLGATHER, .algorithm = DODONA_SKIPS, .group = 2, .blocks = all.ranks};
  dodona_request uneven = q;
  dodona_plan plan, odd;
  uneven.blocks = all.ranks + 1;
  check(dodona_mpi_plan(all.comm, &q, &plan) == MPI_SUCCESS, "allgather");
  check(dodona_mpi_plan(all.comm, &uneven, &odd) == MPI_SUCCESS, "allgather of uneven shares");
  check_error(dodona_allgather(data, -1, MPI_INT, got, 1, MPI_INT, all.comm, &plan), MPI_ERR_COUNT,
              "sendcount -1");
  check_error(dodona_allgather(data, 1, MPI_INT, got, -1, MPI_INT, all.comm, &plan), MPI_ERR_COUNT,
              "recvcount -1");
  check_error(dodona_allgather(data, 1, MPI_INT, data, 1, MPI_INT, all.comm, &plan), MPI_ERR_BUFFER,
              "one buffer");
  check_error(dodona_allgather(data, 1, MPI_INT, MPI_IN_PLACE, 1, MPI_INT, all.comm, &plan),
              MPI_ERR_BUFFER, "recvbuf in place");
  check_error(dodona_allgather(data, 1, MPI_DATATYPE_NULL, got, 1, MPI_INT, all.comm, &plan),
              MPI_ERR_TYPE, "no type");
  check_error(dodona_scatter(data, 1, MPI_INT, got, 1, MPI_INT, all.ranks, all.comm, NULL),
              MPI_ERR_ROOT, "root");
  check_error(dodona_gather(data, 1, MPI_INT, got, 1, MPI_INT, 0, all.comm, &plan), MPI_ERR_ARG,
              "plan of another one");
  check_error(dodona_reduce_scatter_block(data, got, -1, MPI_INT, MPI_SUM, all.comm, NULL),
              MPI_ERR_COUNT, "count -1");
  check_error(dodona_reduce_scatter_block(data, got, 1, MPI_INT, MPI_OP_NULL, all.comm, NULL),
              MPI_ERR_OP, "no operation");
  check_error(dodona_mpi_run(&plan, data, got, 1, MPI_INT, MPI_SUM, all.comm), MPI_ERR_ARG,
              "one count");
  if (all.ranks > 1)
    check_error(dodona_allgather(data, 1, MPI_INT, got, 1, MPI_INT, all.comm, &odd), MPI_ERR_ARG,
                "uneven shares");
}

int main(int argc, char **argv) {
  MPI_Op op;
  MPI_Init(&argc, &argv);
  all = trials_start();
  MPI_Op_create(add_pairs, 1, &op);
  layout layouts[2];
  layouts_make(layouts);
  errors_watch(all.comm);
  try_plans(layouts, op);
  try_choices(layouts, op);
  try_errors();
  MPI_Op_free(&op);
  layouts_free(layouts);
  int failed = check_summary("shares");
  trials_end(&all);
  errors_end();
  MPI_Finalize();
  return failed;
}
