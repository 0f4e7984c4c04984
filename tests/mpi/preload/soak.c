/* soak SECONDS [SEED [THREADS]]: random collectives of a program that knows nothing of Dodona, with the drop-in preloaded or not: each
   result is compared with PMPI's, byte by byte, the margins of the buffers too. Operation, root, count, datatype, in place or not,
   communicator and description are drawn; every thread has communicators of its own. */
#include "tests/mpi/results.h"
#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 60000, MARGIN = 32, ROOM = 4 * MOST * 8 + 2 * MARGIN, COMMS = 4, TYPES = 6, OPS = 5 };

typedef struct course {
  unsigned long state;
  MPI_Comm comms[COMMS];
  MPI_Datatype types[TYPES];
  MPI_Op ops[OPS];
  unsigned char *in, *got, *right;
  long calls;
  int good;
} course;

static double until;
static int threads = 1;

static unsigned draw(course *c, unsigned below) {
  c->state = c->state * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)((c->state >> 33) % below);
}

static int is_pair(const course *c, MPI_Op op) {
  return op == c->ops[4];
}

/* (a, b) then (c, d) is (a c, a d + b): the maps x -> a x + b in the order of ranks, on every pair of ints. */
static void maps(void *with, void *into, int *count, MPI_Datatype *type) {
  unsigned *f = with, *g = into;
  (void)type;
  for (int i = 0; i < *count; i++, f += 2, g += 2) {
    g[1] = f[0] * g[1] + f[1];
    g[0] *= f[0];
  }
}

static void xors(void *with, void *into, int *count, MPI_Datatype *type) {
  unsigned *a = with, *b = into;
  int size = 0;
  MPI_Type_size(*type, &size);
  for (long i = 0; i < (long)*count * size / 4; i++)
    b[i] ^= a[i];
}

static void make_types(course *c) {
  MPI_Datatype two;
  const int places[2] = {1, 0};
  c->types[0] = MPI_INT;
  c->types[1] = MPI_UNSIGNED;
  MPI_Type_contiguous(2, MPI_INT, &c->types[2]);
  MPI_Type_vector(2, 1, 3, MPI_INT, &c->types[3]); /* a hole */
  MPI_Type_create_indexed_block(2, 1, places, MPI_INT, &two);
  MPI_Type_create_resized(two, 0, 8, &c->types[4]); /* in reverse order */
  MPI_Type_dup(MPI_INT, &c->types[5]);
  for (int i = 2; i < TYPES; i++)
    MPI_Type_commit(&c->types[i]);
  MPI_Type_free(&two);
  c->ops[0] = MPI_SUM;
  c->ops[1] = MPI_MAX;
  c->ops[2] = MPI_BXOR;
  MPI_Op_create(xors, 1, &c->ops[3]);
  MPI_Op_create(maps, 0, &c->ops[4]);
}

static void fill(course *c, unsigned char *buf, int rank) {
  unsigned long state = c->state + (unsigned long)rank * 77777u;
  for (size_t i = 0; i < ROOM; i += 8) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    memcpy(buf + i, &state, 8);
  }
}

static void note(course *c, int good, const char *what, int count, int root, int type, int rank) {
  if (!good && c->good)
    fprintf(stderr,
            "call %ld, rank %d: %s of %d elements of type %d, root %d: not what MPI gives\n",
            c->calls, rank, what, count, type, root);
  c->good = c->good && good;
}

/* One broadcast. Ranks describe the same ints in ways of their own. */
static void broadcast(course *c, MPI_Comm comm, int count, int root, int rank) {
  int type = (int)(draw(c, TYPES) + (unsigned)rank) % TYPES, size = 0;
  MPI_Type_size(c->types[type], &size);
  count -= count % 2;
  int elements = count / (size / 4);
  memcpy(c->got, c->in, ROOM);
  memcpy(c->right, c->in, ROOM);
  int error = MPI_Bcast(c->got + MARGIN, elements, c->types[type], root, comm);
  PMPI_Bcast(c->right + MARGIN, elements, c->types[type], root, comm);
  note(c, error == MPI_SUCCESS && memcmp(c->got, c->right, ROOM) == 0, "MPI_Bcast", count, root,
       type, rank);
}

static void reduce(course *c, MPI_Comm comm, int count, int root, int rank, int all) {
  MPI_Op op = c->ops[draw(c, OPS)];
  int type = op == c->ops[3] ? (int)draw(c, 3) : (int)draw(c, 2), place = draw(c, 3) == 0;
  if (is_pair(c, op))
    type = 2;
  memcpy(c->got, c->in, ROOM);
  fill(c, c->right, rank + 1000);
  memcpy(c->got, c->right, ROOM);
  if (place && (all || rank == root)) {
    memcpy(c->got, c->in, ROOM);
    memcpy(c->right, c->in, ROOM);
  }
  const void *from = place && (all || rank == root) ? MPI_IN_PLACE : c->in + MARGIN;
  int error;
  if (all) {
    error = MPI_Allreduce(from, c->got + MARGIN, count, c->types[type], op, comm);
    PMPI_Allreduce(from, c->right + MARGIN, count, c->types[type], op, comm);
  } else {
    error = MPI_Reduce(from, c->got + MARGIN, count, c->types[type], op, root, comm);
    /* MPICH 4.0.2 crashes in place at another root than 0 */
    PMPI_Reduce(c->in + MARGIN, c->right + MARGIN, count, c->types[type], op, root, comm);
  }
  int looks = all || rank == root;
  note(c, error == MPI_SUCCESS && (!looks || memcmp(c->got, c->right, ROOM) == 0),
       all ? "MPI_Allreduce" : "MPI_Reduce", count, root, type, rank);
}

/* An allgather, of elements that are described as in a broadcast, or a reduce-scatter. */
static void share(course *c, MPI_Comm comm, int count, int size, int rank, int gathers) {
  MPI_Op op = c->ops[draw(c, 3)];
  int type = (int)draw(c, 2), place = draw(c, 3) == 0, error;
  count = count < MOST / size ? count : MOST / size;
  fill(c, c->right, rank + 1000);
  memcpy(c->got, place ? c->in : c->right, ROOM);
  memcpy(c->right, c->got, ROOM);
  const void *from = place ? MPI_IN_PLACE : c->in + MARGIN;
  if (gathers) {
    error =
        MPI_Allgather(from, count, c->types[type], c->got + MARGIN, count, c->types[type], comm);
    PMPI_Allgather(from, count, c->types[type], c->right + MARGIN, count, c->types[type], comm);
  } else {
    error = MPI_Reduce_scatter_block(from, c->got + MARGIN, count, c->types[type], op, comm);
    PMPI_Reduce_scatter_block(from, c->right + MARGIN, count, c->types[type], op, comm);
  }
  /* a reduce-scatter in place may leave anything behind the rank's share */
  size_t looks = gathers || !place ? ROOM : (size_t)(MARGIN + 4 * count);
  note(c, error == MPI_SUCCESS && memcmp(c->got, c->right, looks) == 0,
       gathers ? "MPI_Allgather" : "MPI_Reduce_scatter_block", count, 0, type, rank);
}

static void call(course *c) {
  MPI_Comm comm = c->comms[draw(c, COMMS)];
  const unsigned sizes[] = {2, 40, 3000, MOST};
  int count = (int)draw(c, sizes[draw(c, 4)]), size = 1, rank = 0, what = (int)draw(c, 5);
  unsigned root = draw(c, 1 << 20);
  MPI_Comm_size(comm, &size);
  MPI_Comm_rank(comm, &rank);
  fill(c, c->in, rank);
  if (what == 0)
    broadcast(c, comm, count, (int)root % size, rank);
  else if (what < 3)
    reduce(c, comm, count, (int)root % size, rank, what == 2);
  else
    share(c, comm, count, size, rank, what == 3);
  c->calls++;
}

static void *run(void *argument) {
  course *c = argument;
  int go = 1;
  make_types(c);
  while (go) {
    for (int i = 0; i < 20; i++)
      call(c);
    go = MPI_Wtime() < until;
    PMPI_Bcast(&go, 1, MPI_INT, 0, c->comms[0]);
  }
  for (int i = 2; i < TYPES; i++)
    MPI_Type_free(&c->types[i]);
  MPI_Op_free(&c->ops[3]);
  MPI_Op_free(&c->ops[4]);
  return NULL;
}

static void open_course(course *c, unsigned long seed) {
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  *c = (course){.state = seed, .good = 1};
  c->in = malloc(ROOM);
  c->got = malloc(ROOM);
  c->right = malloc(ROOM);
  MPI_Comm_dup(MPI_COMM_WORLD, &c->comms[0]);
  MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &c->comms[1]);
  MPI_Comm_split(MPI_COMM_WORLD, rank % 2, 0, &c->comms[2]);
  MPI_Comm_dup(MPI_COMM_SELF, &c->comms[3]);
}

static void close_course(course *c) {
  for (int i = 0; i < COMMS; i++)
    MPI_Comm_free(&c->comms[i]);
  free(c->in);
  free(c->got);
  free(c->right);
}

int main(int argc, char **argv) {
  enum { MOST_THREADS = 8 };
  course courses[MOST_THREADS];
  pthread_t running[MOST_THREADS];
  int provided = MPI_THREAD_SINGLE, rank = 0;
  double seconds = argc > 1 ? atof(argv[1]) : 5;
  unsigned long seed = argc > 2 ? strtoul(argv[2], NULL, 10) : 1;
  threads = argc > 3 ? atoi(argv[3]) : 1;
  MPI_Init_thread(&argc, &argv, threads > 1 ? MPI_THREAD_MULTIPLE : MPI_THREAD_SINGLE, &provided);
  if (provided < MPI_THREAD_MULTIPLE)
    threads = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  until = MPI_Wtime() + seconds;
  for (int i = 0; i < threads; i++)
    open_course(&courses[i], seed * 1000 + (unsigned long)i);
  for (int i = 1; i < threads; i++)
    pthread_create(&running[i], NULL, run, &courses[i]);
  run(&courses[0]);
  for (int i = 1; i < threads; i++)
    pthread_join(running[i], NULL);
  long calls = 0;
  for (int i = 0; i < threads; i++) {
    check(courses[i].good, "seed %lu, thread %d", seed, i);
    calls += courses[i].calls;
    close_course(&courses[i]);
  }
  if (rank == 0)
    printf("%ld calls\n", calls);
  int failed = check_summary("soak");
  MPI_Finalize();
  return failed;
}
