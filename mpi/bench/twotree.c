/* bench_twotree COLLECTIVE WINDOW BYTES ... [NAME,NAME...]: a CSV table of times of broadcasts (bcast), reductions (reduce) or
   allreduces (allreduce), on this machine or on a simulated one: the library's; chain and binary tree by
   data flow with that window; two trees by data flow and by steps ("rounds"); the baselines. The number of blocks is the best of
   three tries: what the formula says, two thirds of it, and half as many again; of one where these are
   more than 60000 messages. With names (_ for a space), only their rows.

     time(s) = (a + c s) (t + g m / s), least at s = sqrt(a g m / (c t))

   m bytes; t and g from dodona_machine_measure; a + c s the steps of the plan; of an allreduce that
   overlaps a = the fill of both trees, c = 2 (each rank receives 2 m bytes), else the steps of both plans.
   The bench calls every method twice, with other data, and tells the time of the second call. It compares all data, except
   where simulated ranks share memory, as they do for long messages: there the operation does nothing, but in the library's runs, as it
   might choose another algorithm for one of the user's. The library's temporary memory is not shared: in simulation it
   has no row where that might pass 8 GB. */
#include "mpi/bench/flow/flow.h"
#include "mpi/dodona_mpi.h"
#include "mpi/bench/timing.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef SMPI_SHARED_MALLOC
#define MOST_MEMORY 8e9 /* bytes of all simulated ranks */
#else
#define MOST_MEMORY INFINITY
#endif

typedef enum collective { BCAST, REDUCE, ALLREDUCE, COLLECTIVES } collective;
static const char *const names[COLLECTIVES] = {"bcast", "reduce", "allreduce"};

/* One way, by trees. */
typedef struct method {
  const char *name;
  int32_t algorithm;
  int flow; /* 0: by steps */
} method;

static const method methods[] = {
    {"linear", DODONA_CHAIN, 1},
    {"linear rounds", DODONA_CHAIN, 0},
    {"binary", DODONA_BINARY, 1},
    {"TwoTreeC", DODONA_TWOTREE_C, 1},
    {"TwoTreeC rounds", DODONA_TWOTREE_C, 0},
    {"TwoTreeC+C", DODONA_TWOTREE_CC, 1},
    {"TwoTreeC+S", DODONA_TWOTREE_CS, 1},
    {"TwoTreeS", DODONA_TWOTREE_S, 1},
    {"TwoTreeS rounds", DODONA_TWOTREE_S, 0},
};

static const struct {
  const char *name;
  int32_t algorithm;
} baselines[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) {name, DODONA_##id},
    DODONA_EXCHANGE_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static int rank, ranks, window, failed;
static const char *only; /* names of the rows, separated by commas; NULL: all */
static dodona_machine machine;
static MPI_Op nothing; /* commutative */

static void leave(void *with, void *into, int *count, MPI_Datatype *datatype) {
  (void)with, (void)into, (void)count, (void)datatype;
}

static dodona_plan plan_of(collective what, int32_t algorithm, int32_t blocks) {
  return dodona_mpi_bench_plan((int32_t)what, algorithm, blocks, 0, (dodona_rule){1, 1, 0, 1});
}

/* Of the steps a + c s, which follow from s = 1 and more. */
static int32_t blocks_of(collective what, const method *m, int bytes, double factor) {
  enum { MORE = 1000 };
  double one = (double)plan_of(what, m->algorithm, 1).steps;
  double c = ((double)plan_of(what, m->algorithm, 1 + MORE).steps - one) / MORE, a = one - c;
  if (what == ALLREDUCE && m->flow)
    c = fmax(c / 2, 2);
  double s = factor * sqrt(fmax(0, a) * machine.byte_time * bytes / (c * machine.startup));
  return (int32_t)fmin(fmax(1, round(s)), bytes);
}

/* One measurement: by an algorithm, or without one by the library. */
typedef struct trial {
  collective what;
  int32_t algorithm; /* or DODONA_NONE */
  int flow;
  int32_t blocks; /* 0: as many as ranks */
  int bytes;
  int own; /* memory is not shared: data count */
  char *in;
  char *out;
} trial;

static void run_library(const trial *t) {
  if (t->what == BCAST)
    MPI_Bcast(t->out, t->bytes, MPI_BYTE, 0, MPI_COMM_WORLD);
  else if (t->what == REDUCE)
    MPI_Reduce(t->in, t->out, t->bytes, MPI_UINT8_T, MPI_SUM, 0, MPI_COMM_WORLD);
  else
    MPI_Allreduce(MPI_IN_PLACE, t->out, t->bytes, MPI_UINT8_T, MPI_SUM, MPI_COMM_WORLD);
}

static void run_plan(const trial *t, const dodona_plan *plan) {
  MPI_Op add = t->own ? MPI_SUM : nothing;
  if (t->what == REDUCE)
    dodona_reduce(t->in, t->out, t->bytes, MPI_UINT8_T, add, 0, MPI_COMM_WORLD, plan);
  else
    dodona_mpi_run(plan, MPI_IN_PLACE, t->out, t->bytes, MPI_UINT8_T, add, MPI_COMM_WORLD);
}

static void prepare(const trial *t, int run) {
  if (t->own && t->what == BCAST)
    dodona_mpi_fill(t->out, t->bytes, run, rank != 0);
  else if (t->own)
    dodona_mpi_fill_input(t->what == REDUCE ? t->in : t->out, t->bytes, run, MPI_COMM_WORLD);
}

static int delivered(const trial *t, int run) {
  return !t->own || (t->what == REDUCE && rank > 0) || dodona_mpi_filled(t->out, t->bytes, run);
}

/* Seconds from a barrier until the last rank has ended, in the second run; negative if data were wrong in one. */
static double time_of(const trial *t) {
  dodona_plan plan;
  double worst[2] = {0, 0}, all[2]; /* of all ranks: wrong data, seconds */
  if (t->algorithm != DODONA_NONE)
    plan = plan_of(t->what, t->algorithm, t->blocks > 0 ? t->blocks : ranks);
  dodona_bench_flow(MPI_COMM_WORLD, t->flow ? window : 0);
  for (int run = 0; run < 2; run++) {
    prepare(t, run);
    MPI_Barrier(MPI_COMM_WORLD);
    double start = MPI_Wtime();
    if (t->algorithm != DODONA_NONE)
      run_plan(t, &plan);
    else
      run_library(t);
    worst[1] = MPI_Wtime() - start;
    worst[0] += !delivered(t, run);
  }
  MPI_Allreduce(worst, all, 2, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  return all[0] > 0 ? -1 : all[1];
}

/* Whether the row is among them; _ stands for a space. */
static int wanted(const char *name) {
  size_t k = 0;
  for (const char *at = only; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
    for (k = 0; name[k] && (at[k] == name[k] || (at[k] == '_' && name[k] == ' ')); k++)
      ;
    if (!name[k] && (at[k] == ',' || !at[k]))
      return 1;
  }
  return !only;
}

static void row(const trial *t, const char *name, double seconds) {
  failed = failed || seconds < 0;
  if (rank > 0)
    return;
  printf("%s,%d,%d,%s,", names[t->what], ranks, t->bytes, name);
  if (t->blocks > 0)
    printf("%d", t->blocks);
  if (seconds < 0)
    printf(",wrong data\n");
  else
    printf(",%.4g\n", seconds * 1e3);
  fflush(stdout);
}

static void bench_method(trial *t, const method *m) {
  static const double factors[] = {1, 2.0 / 3, 1.5};
  double least = 0;
  int32_t best = 0;
  t->algorithm = m->algorithm;
  t->flow = m->flow;
  int tries = (double)ranks * blocks_of(t->what, m, t->bytes, 1) > 60000 ? 1 : 3;
  for (int i = 0; i < tries; i++) {
    t->blocks = blocks_of(t->what, m, t->bytes, factors[i]);
    double seconds = time_of(t);
    if (i == 0 || seconds < least) { /* wrong data are less than any time */
      least = seconds;
      best = t->blocks;
    }
  }
  t->blocks = best;
  row(t, m->name, least);
}

static void bench(collective what, int bytes) {
  size_t room = (size_t)bytes;
  trial t = {what, DODONA_NONE, 0, 0, bytes, 0, malloc(what == REDUCE ? room : 1), NULL};
  t.out = malloc(what != REDUCE || rank == 0 ? room : 1);
  if (!t.in || !t.out)
    MPI_Abort(MPI_COMM_WORLD, 2);
  t.own = dodona_mpi_own_memory(what == REDUCE ? t.in : t.out, bytes, MPI_COMM_WORLD);
  if (wanted("MPI") && (what == BCAST || (double)bytes * ranks <= MOST_MEMORY))
    row(&t, "MPI", time_of(&t));
  for (size_t i = 0; i < sizeof baselines / sizeof *baselines; i++) {
    t.algorithm = baselines[i].algorithm;
    if (wanted(baselines[i].name) && dodona_serves(t.algorithm, (int32_t)what))
      row(&t, baselines[i].name, time_of(&t));
  }
  for (size_t i = 0; i < sizeof methods / sizeof *methods; i++) {
    const method *m = &methods[i];
    int same = what != ALLREDUCE && m->algorithm == DODONA_TWOTREE_CC; /* TwoTreeC both ways */
    if (wanted(m->name) && dodona_serves(m->algorithm, (int32_t)what) && !same)
      bench_method(&t, m);
  }
  free(t.in);
  free(t.out);
}

/* The argument, least .. most, or the end. */
static int number(char **argv, int i, long least, long most) {
  char *end = argv[i];
  long value = strtol(argv[i], &end, 10);
  if (end != argv[i] && !*end && value >= least && value <= most)
    return (int)value;
  if (rank == 0)
    fprintf(stderr, "bench_twotree: argument %d: expected %ld .. %ld, got %s\n", i, least, most,
            argv[i]);
  MPI_Abort(MPI_COMM_WORLD, 2);
  return 0;
}

int main(int argc, char **argv) {
  int what = 0;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  while (argc > 1 && what < COLLECTIVES && strcmp(argv[1], names[what]) != 0)
    what++;
  if (argc < 4 || what == COLLECTIVES) {
    if (rank == 0)
      fprintf(stderr, "bench_twotree: expected bcast, reduce or allreduce, WINDOW and BYTES ...\n");
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  window = number(argv, 2, 1, 1 << 20);
  if (argc > 4 && !strchr("0123456789", argv[argc - 1][0]))
    only = argv[--argc];
  MPI_Op_create(leave, 1, &nothing);
  dodona_machine_measure(MPI_COMM_WORLD, &machine);
  if (rank == 0)
    printf("# a step: %.3g us + %.3g ns a byte; times in ms\ncollective,ranks,bytes,method,blocks,"
           "measured\n",
           machine.startup * 1e6, machine.byte_time * 1e9);
  for (int i = 3; i < argc; i++)
    bench((collective)what, number(argv, i, 1, 1 << 30));
  MPI_Op_free(&nothing);
  MPI_Finalize();
  return failed;
}
