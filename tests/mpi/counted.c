/* Shares with counts of their own, some of nothing: scatters, gathers, allgathers and reduce-scatters by plans of several radices and around the
   ring, from every root, between datatypes, in place, with gaps between shares, and as MPI does them. Every int of every buffer is compared. */
#include "mpi/dodona_mpi.h"
#include "tests/mpi/errors.h"
#include "tests/mpi/layout.h"
#include "tests/mpi/results.h"
#include "tests/mpi/trial.h"
#include <stdlib.h>
#include <string.h>

enum { GAP = 2 };

static trials all;
static int *counts, *displs; /* of each rank's share, in elements */
static int places;           /* elements of a buffer that has all shares, gaps among them */
static int sum;              /* elements of all shares */

static int start_of(int rank) {
  return 1000 * rank + all.turn;
}

/* Other counts in each turn; in some turns a rank has much more than all others. */
static void deal(void) {
  places = sum = 0;
  for (int r = 0; r < all.ranks; r++) {
    counts[r] = (3 * r + all.turn) % 5 + (all.turn % 3 == 0 && r == all.turn % all.ranks ? 40 : 0);
    displs[r] = places;
    places += counts[r] + GAP;
    sum += counts[r];
  }
}

typedef struct trial {
  int32_t op;
  int root;
  int in_place;
  layout whole; /* of the buffer that has all shares */
  layout one;
  const dodona_plan *plan;
} trial;

static void put_all(const trial *t, int *buffer) {
  for (int r = 0; r < all.ranks; r++)
    layout_put(&t->whole, buffer, displs[r], start_of(r), counts[r]);
}

static int call(const trial *t, int *whole, int *one) {
  void *shares = whole + LAYOUT_MARGIN, *share = t->in_place ? MPI_IN_PLACE : one + LAYOUT_MARGIN;
  const int mine = counts[all.rank];
  if (t->op == DODONA_SCATTER)
    return dodona_scatterv(shares, counts, displs, t->whole.type, share, mine, t->one.type, t->root,
                           all.comm, t->plan);
  if (t->op == DODONA_GATHER)
    return dodona_gatherv(share, mine, t->one.type, shares, counts, displs, t->whole.type, t->root,
                          all.comm, t->plan);
  return dodona_allgatherv(share, mine, t->one.type, shares, counts, displs, t->whole.type,
                           all.comm, t->plan);
}

static int run_moves(const trial *t) {
  const int me = all.rank, scatters = t->op == DODONA_SCATTER;
  const int has_all = t->op == DODONA_ALLGATHER || me == t->root;
  int *whole = layout_buffer(&t->whole, places), *whole_then = layout_buffer(&t->whole, places);
  int *one = layout_buffer(&t->one, counts[me]), *one_then = layout_buffer(&t->one, counts[me]);
  if (scatters && has_all)
    put_all(t, whole);
  if (!scatters && t->in_place)
    layout_put(&t->whole, whole, displs[me], start_of(me), counts[me]);
  if (!scatters)
    layout_put(&t->one, one, 0, start_of(me), counts[me]);
  if (has_all)
    put_all(t, whole_then);
  if (!scatters || !t->in_place)
    layout_put(&t->one, one_then, 0, start_of(me), counts[me]);
  const int error = call(t, whole, one);
  const int good = error == MPI_SUCCESS && layout_same(&t->whole, whole, whole_then, places) &&
                   layout_same(&t->one, one, one_then, counts[me]);
  free(whole);
  free(whole_then);
  free(one);
  free(one_then);
  return good;
}

static int value(int rank, int element) {
  return 31 * rank + 7 * element + all.turn;
}

static int run_sums(const trial *t) {
  int *from = trial_allocate(((size_t)sum + 1) * sizeof *from), first = 0, good = 1;
  int *into = trial_allocate(((size_t)sum + 1) * sizeof *into);
  for (int i = 0; i <= sum; i++) {
    from[i] = value(all.rank, i);
    into[i] = t->in_place ? from[i] : LAYOUT_UNTOUCHED;
  }
  for (int r = 0; r < all.rank; r++)
    first += counts[r];
  const int mine = counts[all.rank];
  const int error = dodona_reduce_scatter(t->in_place ? MPI_IN_PLACE : from, into, counts, MPI_INT,
                                          MPI_SUM, all.comm, t->plan);
  for (int i = 0; i < mine; i++) {
    int expected = 0;
    for (int r = 0; r < all.ranks; r++)
      expected += value(r, first + i);
    good = good && into[i] == expected;
  }
  good = good && (t->in_place || into[mine] == LAYOUT_UNTOUCHED);
  free(from);
  free(into);
  return good && error == MPI_SUCCESS;
}

static void try_one(trial t) {
  all.turn++;
  deal();
  dodona_synchronous(all.comm, all.turn % 2);
  trial_come_late(&all);
  if (t.op == DODONA_SCATTER || t.op == DODONA_GATHER)
    t.in_place = t.in_place && t.root == all.rank;
  const int good = t.op == DODONA_REDUCE_SCATTER ? run_sums(&t) : run_moves(&t);
  check(good, "operation %d, radix %d, root %d, in place %d, %d elements", t.op,
        t.plan ? t.plan->request.group : DODONA_NONE, t.root, t.in_place, sum);
}

static void try_all(const layout layouts[2]) {
  const int32_t radices[] = {2, 3, all.ranks > 2 ? all.ranks : 2};
  for (int32_t op = DODONA_SCATTER; op <= DODONA_REDUCE_SCATTER; op++) {
    const int rooted = op == DODONA_SCATTER || op == DODONA_GATHER;
    const int plans = 3 + 2 * dodona_serves(DODONA_RING, op); /* then MPI's */
    for (int r = 0; r <= plans; r++)
      for (int root = 0; root < (rooted ? all.ranks : 1); root = trial_next_root(&all, root))
        for (int k = 0; k < 4; k++) {
          const dodona_request q = {.op = op,
                                    .algorithm = r < 3    ? DODONA_SKIPS
                                                 : r == 3 ? DODONA_RING
                                                          : DODONA_BINE,
                                    .root = root,
                                    .group = r < 3 ? radices[r] : 0,
                                    .blocks = all.ranks};
          dodona_plan plan = {.steps = -1};
          const int own = r == plans;
          check(own || dodona_mpi_plan(all.comm, &q, &plan) == MPI_SUCCESS, "plan of %d", op);
          try_one(
              (trial){op, root, k % 2, layouts[k / 2], layouts[(r + k) % 2], own ? NULL : &plan});
        }
  }
}

static void try_errors(void) {
  int data[64] = {0}, got[64] = {0};
  int *bad = trial_allocate((size_t)all.ranks * sizeof *bad);
  dodona_plan plan, odd;
  dodona_request q = {
      .op = DODONA_ALLGATHER, .algorithm = DODONA_SKIPS, .group = 2, .blocks = all.ranks};
  check(dodona_mpi_plan(all.comm, &q, &plan) == MPI_SUCCESS, "allgather");
  q.blocks = 2 * all.ranks;
  check(dodona_mpi_plan(all.comm, &q, &odd) == MPI_SUCCESS, "allgather of two blocks a rank");
  for (int r = 0; r < all.ranks; r++) {
    counts[r] = displs[r] = 0;
    bad[r] = -1;
  }
  check_error(dodona_allgatherv(data, 0, MPI_INT, got, bad, displs, MPI_INT, all.comm, &plan),
              MPI_ERR_COUNT, "counts -1");
  check_error(dodona_allgatherv(data, -1, MPI_INT, got, counts, displs, MPI_INT, all.comm, &plan),
              MPI_ERR_COUNT, "sendcount -1");
  check_error(dodona_allgatherv(data, 0, MPI_INT, got, counts, displs, MPI_INT, all.comm, &odd),
              MPI_ERR_ARG, "two blocks a rank");
  check_error(dodona_reduce_scatter(data, data, counts, MPI_INT, MPI_SUM, all.comm, &plan),
              MPI_ERR_BUFFER, "one buffer");
  free(bad);
}

int main(int argc, char **argv) {
  layout layouts[2];
  MPI_Init(&argc, &argv);
  all = trials_start();
  counts = trial_allocate((size_t)all.ranks * sizeof *counts);
  displs = trial_allocate((size_t)all.ranks * sizeof *displs);
  layouts_make(layouts);
  errors_watch(all.comm);
  try_all(layouts);
  try_errors();
  layouts_free(layouts);
  int failed = check_summary("shares with counts of their own");
  free(counts);
  free(displs);
  trials_end(&all);
  errors_end();
  MPI_Finalize();
  return failed;
}
