/* Calls without a plan: through the trials of a class and after them all data are right, whatever the environment asks for; ranks may
   describe what they broadcast in different ways; all ranks get the same bits; an order that no plan keeps is MPI's. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200112L /* setenv */
#endif
#include "mpi/context.h"
#include "mpi/open.h"
#include "mpi/trial.h"
#include "tests/mpi/results.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The first calls on a communicator and the first of a kind are MPI's; then come the trials. */
enum { FIRST = 5, TRIALS = 6 * (DODONA_MPI_PLANS + 1), CALLS = FIRST + TRIALS + 3, MOST = 40000 };

static MPI_Comm comm; /* a fresh one for each environment */
static int ranks, rank;
static int data[MOST], in[MOST];

static int broadcasts(int count, int root, int call) {
  int good = 1;
  for (int i = 0; i < count; i++)
    data[i] = rank == root ? call * 7 + i : -1;
  good = dodona_bcast(data, count, MPI_INT, root, comm, NULL) == MPI_SUCCESS;
  for (int i = 0; i < count; i++)
    good = good && data[i] == call * 7 + i;
  return good;
}

static int reduces(int count, int root, int call, int all) {
  int good = 1;
  for (int i = 0; i < count; i++)
    in[i] = data[i] = rank + call + i;
  const void *from = (all || rank == root) && call % 2 ? MPI_IN_PLACE : in;
  int error = all ? dodona_allreduce(from, data, count, MPI_INT, MPI_SUM, comm, NULL)
                  : dodona_reduce(from, data, count, MPI_INT, MPI_SUM, root, comm, NULL);
  for (int i = 0; i < count && (all || rank == root); i++)
    good = good && data[i] == ranks * (ranks - 1) / 2 + ranks * (call + i);
  return good && error == MPI_SUCCESS;
}

/* All sizes take turns, so that no class is the class of the call before. */
static void try_classes(const char *what) {
  static const int counts[] = {0, 1, 2, 100, 3000, MOST};
  int good[3] = {1, 1, 1};
  for (int call = 0; call < CALLS; call++)
    for (int i = 0; i < 6; i++) {
      int root = call % ranks;
      good[0] = good[0] && broadcasts(counts[i], root, call);
      good[1] = good[1] && reduces(counts[i], root, call, 0);
      good[2] = good[2] && reduces(counts[i], root, call, 1);
    }
  check(good[0], "%s: broadcasts", what);
  check(good[1], "%s: reductions", what);
  check(good[2], "%s: allreduces", what);
}

static void set(const char *name, const char *value) {
  if (value)
    setenv(name, value, 1);
  else
    unsetenv(name);
}

/* One environment, which the first call on a communicator reads. */
static void try_environment(const char *name, const char *value) {
  char what[100];
  snprintf(what, sizeof what, "%s=%s", name, value ? value : "");
  set(name, value);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  try_classes(what);
  MPI_Comm_free(&comm);
  set(name, NULL);
}

static const dodona_mpi_wish sums = {DODONA_ALLREDUCE, 0, 3000, 4, 0, 1, DODONA_MPI_ANY, 1, 0};

/* Whether ranks agree on a number. */
static int agree(int mine) {
  const int both[2] = {mine, -mine};
  int all[2];
  MPI_Allreduce(both, all, 2, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  return all[0] == -all[1];
}

static void try_what_is_taken(void) {
  dodona_request request = {0}, again = {0};
  set("DODONA_TUNE", "try");
  for (int round = 0; round < 2; round++) {
    int calls = round == 0 ? FIRST + TRIALS : FIRST;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    for (int call = 0; call < calls; call++)
      reduces(3000, 0, call, 1);
    dodona_mpi_state state = dodona_mpi_open_state(comm, &sums, round == 0 ? &request : &again);
    check(ranks == 1 || state == DODONA_MPI_STAYS || state == DODONA_MPI_PLANNED,
          "communicator %d: settled after %d calls", round, calls);
    check(agree((int)state) && agree(request.algorithm), "all ranks take the same");
    MPI_Comm_free(&comm);
  }
  check(memcmp(&request, &again, sizeof request) == 0, "a communicator takes what another learned");
  set("DODONA_TUNE", NULL);

  set("DODONA_ALGORITHM", "ring,bcast=cube,reduce=mpi");
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  int32_t asked[3] = {DODONA_CUBE, DODONA_MPI_OWN, DODONA_RING};
  dodona_mpi_context *context = NULL;
  dodona_mpi_context_of(comm, &context);
  for (int op = 0; op < 3; op++)
    check(context->environment.algorithm[op] == asked[op], "DODONA_ALGORITHM of operation %d", op);
  set("DODONA_ALGORITHM", NULL);
  MPI_Comm_free(&comm);
}

/* A program of few calls has no communicator of ours beside its own, whatever it calls. */
static void try_short(void) {
  int before = dodona_mpi_companions(), most = 0;
  for (int i = 0; i < 3; i++) {
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    for (int call = 0; call < 12; call++) {
      broadcasts(3000, 0, call);
      reduces(1, 0, call, 1);
    }
    most = dodona_mpi_companions() > most ? dodona_mpi_companions() : most;
    MPI_Comm_free(&comm);
  }
  check(most == before, "few calls make %d communicators", most - before);
}

/* Trials of two plans with the times of calls, as parts of MPI's, in rounds 1, 2, ..; which is taken, and after how many rounds. */
static void try_trials(const char *what, const double times[2][DODONA_MPI_ROUNDS], int taken,
                       int rounds) {
  enum { BATCH = 4 };
  dodona_mpi_trial t = dodona_mpi_trial_of(2, 5, BATCH);
  int ended = 0, calls = 0;
  while (!ended && calls < 1000) {
    int now = t.now;
    calls++;
    if (dodona_mpi_trial_note(&t, now == DODONA_MPI_PLANS ? 1 : times[now][t.round])) {
      double slowest[DODONA_MPI_PLANS + 1];
      memcpy(slowest, t.took, sizeof slowest);
      ended = dodona_mpi_trial_round(&t, slowest);
    }
  }
  check(dodona_mpi_trial_best(&t) == taken && t.round == rounds, "%s: plan %d after %d rounds",
        what, dodona_mpi_trial_best(&t), t.round);
  check(calls <= BATCH * 3 * rounds, "%s: %d calls", what, calls);
}

static void try_rules(void) {
  enum { OWN = DODONA_MPI_PLANS };
  try_trials("both far behind", (double[2][DODONA_MPI_ROUNDS]){{2, 2, 2, 2, 2}, {1.6, 1, 1, 1, 1}},
             OWN, 1);
  try_trials("one clearly ahead",
             (double[2][DODONA_MPI_ROUNDS]){{2, 2, 2, 2, 2}, {.5, .5, .5, .5, .5}}, 1, 5);
  try_trials("a little ahead",
             (double[2][DODONA_MPI_ROUNDS]){{.95, .95, .95, .95, .95}, {1, 1, 1, 1, 1}}, OWN, 5);
  try_trials("never ahead", (double[2][DODONA_MPI_ROUNDS]){{1.1, 1.1, 1, 1, 1}, {1, 1.2, 1, 1, 1}},
             OWN, 2);
  try_trials("ahead, but spread",
             (double[2][DODONA_MPI_ROUNDS]){{.4, 1.4, .7, .5, 1.3}, {2, 1, 1, 1, 1}}, OWN, 5);
  try_trials("one bad round",
             (double[2][DODONA_MPI_ROUNDS]){{.8, .8, 1.4, .8, .8}, {2, 1, 1, 1, 1}}, 0, 5);
  try_trials("the likelier of two",
             (double[2][DODONA_MPI_ROUNDS]){{.7, .7, .7, .7, .7}, {.65, .65, .65, .65, .65}}, 0, 5);
  try_trials("the faster of two",
             (double[2][DODONA_MPI_ROUNDS]){{.7, .7, .7, .7, .7}, {.5, .5, .5, .5, .5}}, 1, 5);
}

/* Of an operation that is not commutative the result is what MPI_Reduce makes of products of matrices, whatever the root. */
static void matrices(void *with, void *into, int *count, MPI_Datatype *type) {
  unsigned *a = with, *b = into;
  (void)type;
  for (int i = 0; i < *count; i++, a += 4, b += 4) {
    const unsigned c[4] = {a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3],
                           a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3]};
    memcpy(b, c, sizeof c);
  }
}

static void try_order(void) {
  enum { PRODUCTS = 50 };
  unsigned mine[4 * PRODUCTS], got[4 * PRODUCTS], right[4 * PRODUCTS];
  MPI_Datatype matrix;
  MPI_Op product;
  MPI_Type_contiguous(4, MPI_UNSIGNED, &matrix);
  MPI_Type_commit(&matrix);
  MPI_Op_create(matrices, 0, &product);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  for (unsigned i = 0; i < 4 * PRODUCTS; i++)
    mine[i] = i * 2654435761u + (unsigned)rank * 40503u + 1;
  for (int root = 0; root < ranks; root++) {
    int good = 1;
    PMPI_Reduce(mine, right, PRODUCTS, matrix, product, root, comm);
    for (int call = 0; call < CALLS; call++) {
      memset(got, 0, sizeof got);
      good = good &&
             dodona_reduce(mine, got, PRODUCTS, matrix, product, root, comm, NULL) == MPI_SUCCESS;
      good = good && (rank != root || memcmp(got, right, sizeof got) == 0);
    }
    check(good, "products in the order of ranks, root %d", root);
  }
  MPI_Op_free(&product);
  MPI_Type_free(&matrix);
  MPI_Comm_free(&comm);
}

/* Rank 0 sends ints in a row, rank 1 takes every second int of an array, rank 2 pairs in reverse order, the others one element. */
static int described_right(int count, int call) {
  MPI_Datatype spread, pair, reversed, whole;
  const int lengths[2] = {1, 1}, places[2] = {1, 0};
  int good = 1, error = MPI_SUCCESS, shape = rank % 4;
  MPI_Type_vector(count, 1, 2, MPI_INT, &spread);
  MPI_Type_indexed(2, lengths, places, MPI_INT, &pair);
  MPI_Type_create_resized(pair, 0, 2 * sizeof(int), &reversed);
  MPI_Type_contiguous(count, MPI_INT, &whole);
  MPI_Datatype types[4] = {MPI_INT, spread, reversed, whole};
  const int counts[4] = {count, 1, count / 2, 1};
  MPI_Type_commit(&types[1]);
  MPI_Type_commit(&types[2]);
  MPI_Type_commit(&types[3]);
  for (int i = 0; i < 2 * count; i++)
    data[i] = rank == 0 ? call + i : -1;
  error = dodona_bcast(data, counts[shape], types[shape], 0, comm, NULL);
  for (int i = 0; i < count; i++)
    good = good && data[shape == 1 ? 2 * i : shape == 2 ? i ^ 1 : i] == call + i;
  for (int i = 0; i < count && shape == 1; i++)
    good = good && data[2 * i + 1] == -1;
  MPI_Type_free(&types[1]);
  MPI_Type_free(&pair);
  MPI_Type_free(&types[2]);
  MPI_Type_free(&types[3]);
  return good && error == MPI_SUCCESS;
}

static void try_descriptions(void) {
  set("DODONA_ALGORITHM", "chain"); /* many blocks */
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  int good = 1;
  for (int call = 0; call < 5; call++)
    good = good && described_right(2, call) && described_right(MOST / 2, call);
  check(good, "ranks describe the same data in different ways");
  MPI_Comm_free(&comm);
  set("DODONA_ALGORITHM", NULL);
}

/* Sums of numbers of very different size, whose rounding shows each change of the order. A combine that is asked for is not taken. */
static void try_bits(const char *algorithm) {
  enum { NUMBERS = 300 };
  static const int sizes[] = {1, 7, NUMBERS};
  set("DODONA_ALGORITHM", algorithm);
  double mine[NUMBERS], sum[NUMBERS], first[NUMBERS];
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  for (int s = 0; s < 3; s++) {
    int same = 1;
    for (int call = 0; call < CALLS; call++) {
      unsigned seed = (unsigned)(call * 100 + rank);
      for (int i = 0; i < sizes[s]; i++) {
        seed = seed * 1664525u + 1013904223u;
        mine[i] = (double)(seed >> 8) * (seed & 1 ? 1e-9 : 1e9);
      }
      dodona_allreduce(mine, sum, sizes[s], MPI_DOUBLE, MPI_SUM, comm, NULL);
      memcpy(first, sum, sizeof first);
      MPI_Bcast(first, sizes[s], MPI_DOUBLE, 0, MPI_COMM_WORLD);
      same = same && memcmp(first, sum, (size_t)sizes[s] * sizeof *sum) == 0;
    }
    check(same, "all ranks have the same bits of %d sums, by %s", sizes[s],
          algorithm ? algorithm : "any");
  }
  MPI_Comm_free(&comm);
  set("DODONA_ALGORITHM", NULL);
}

/* One variable, and the line about a word that is none. */
static void try_word(const char *name, const char *value, const char *said) {
  char fault[DODONA_MPI_FAULT];
  set(name, value);
  dodona_mpi_environment_read(fault);
  check(strcmp(fault, said) == 0, "%s=%s: '%s'", name, value, fault);
  set(name, NULL);
}

static void try_words(void) {
  static const char *const named = "DODONA_ALGORITHM: expected an algorithm (dodona help schedule) "
                                   "or mpi, or OP=one; got ";
  char said[DODONA_MPI_FAULT], longer[300];
  memset(longer, 'x', sizeof longer);
  longer[299] = '\0';
  try_word("DODONA_TUNE", "profile", "");
  try_word("DODONA_TUNE", "on", "DODONA_TUNE: expected off, profile, try or auto, got 'on'");
  try_word(
      "DODONA_TUNED", "on",
      "DODONA_TUNED is no variable: expected DODONA_TUNE, _VERBOSE, _PATIENCE, _ALGORITHM, _OFF, "
      "_PROFILE, _CHOICES or _SAME_BITS");
  try_word("DODONA_SAME_BITS", "runs", "");
  try_word("DODONA_SAME_BITS", "all", "DODONA_SAME_BITS: expected ranks, runs or sizes, got 'all'");
  try_word("DODONA_PATIENCE", "2.5", "");
  try_word("DODONA_PATIENCE", "soon", "DODONA_PATIENCE: expected seconds, got 'soon'");
  try_word("DODONA_PATIENCE", "-1", "DODONA_PATIENCE: expected seconds, got '-1'");
  try_word("DODONA_OFF", "0", "");
  try_word("DODONA_OFF", "1,bcast,all,", "");
  try_word("DODONA_OFF", "swap",
           "DODONA_OFF: expected 1, all, bcast, reduce, allreduce, scatter, gather, allgather, "
           "reduce-scatter, alltoall, scan, exscan or barrier, got 'swap'");
  try_word("DODONA_ALGORITHM", "chain,allreduce=ring,reduce=mpi", "");
  snprintf(said, sizeof said, "%s'bcast=tree'", named);
  try_word("DODONA_ALGORITHM", "chain,bcast=tree", said);
  snprintf(said, sizeof said, "%s'swap=chain'", named);
  try_word("DODONA_ALGORITHM", "swap=chain", said);
  snprintf(said, sizeof said, "%s'%.63s'", named, longer);
  try_word("DODONA_ALGORITHM", longer, said);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  try_rules();
  try_short();
  try_environment("DODONA_TUNE", NULL);
  try_environment("DODONA_TUNE", "try");
  try_environment("DODONA_TUNE", "off");
  try_environment("DODONA_TUNE", "profile");
  try_environment("DODONA_OFF", "reduce,bcast");
  try_environment("DODONA_ALGORITHM", "twotree-c");
  try_environment("DODONA_ALGORITHM", "allreduce=rabenseifner,bcast=mpi");
  try_what_is_taken();
  try_order();
  try_descriptions();
  try_bits(NULL);
  try_bits("combine");
  try_words();
  int failed = check_summary("calls without a plan");
  MPI_Finalize();
  return failed;
}
