/* Startup and byte time of a communicator: steps of a full pipeline with blocks of two sizes, b and 8 b,
   fitted by T(b) = startup + b * byte_time. Both are of the sizes that long pipelines are made of. MPI buffers shorter messages: it says that
   they are sent before anybody receives them. These are brief, and have a line of their own, through 8 bytes and the longest of them.
   What part of a startup is latency short messages tell: if one alone takes T(1) and k at once T(k), each takes
   o = (T(k) - T(1)) / (k - 1), and 1 - o / T(1) is shared.
   All of these go around a ring that enters and leaves each node once. Where nodes have several ranks, two more rings are timed: one
   that all messages leave their nodes by, and one in each node. */
#include "mpi/context.h"
#include "mpi/dodona_mpi.h"
#include "mpi/message.h"
#include "mpi/site.h"
#include <math.h>
#include <stddef.h>
#include <stdlib.h>

enum { SHORT = 1 << 17, LONG = 8 * SHORT, ROUNDS = 5, SHORT_STEPS = 16, LONG_STEPS = 4 };
enum { BURST = 16, BURST_BYTES = 8, BURST_STEPS = 8, TRIES = 8 };
enum {
  BRIEF_STEPS = 32,
  NEAR_STEPS = 128
}; /* MPI's buffers are slow when they are touched first */
enum {
  FEW_ROUNDS = 2,
  FEW_STEPS = 4,
  FEWER = 2,
  MEDIUM = 4 * SHORT
}; /* in passing: 5 MB a rank, and 100 brief messages */

/* What is timed: one message a step of two sizes, of the short messages one and BURST, each so often after one time to warm up. */
typedef struct course {
  int bytes[2];
  int steps[2];
  int rounds;
} course;

enum {
  AROUND,
  APART,
  INSIDE
}; /* the rings: all ranks, node by node; from node to node; of each node */

/* `steps` steps of so many messages at once of so many bytes. */
typedef struct pace {
  int messages;
  int bytes;
  int steps;
  int ring;
} pace;

/* Who is timed. */
typedef struct track {
  MPI_Comm comm;
  int ranks;
  int rank;
  const dodona_mpi_nodes *nodes; /* NULL: it does not matter which ranks share one */
} track;

/* The neighbours in a ring. */
static void neighbours(const track *t, int ring, int *next, int *before) {
  const dodona_mpi_nodes *nodes = t->nodes;
  int first = 0, size = t->ranks, place = t->rank, by = 1;
  if (nodes == NULL) {
    *next = (place + by) % size;
    *before = (place + size - by) % size;
    return;
  }
  const int node = nodes->of[t->rank];
  for (place = nodes->begin[node]; nodes->at[place] != t->rank;)
    place++;
  if (ring == INSIDE) {
    first = nodes->begin[node];
    size = nodes->begin[node + 1] - first;
  }
  by = ring == APART ? nodes->most : by;
  *next = nodes->at[first + (place - first + by) % size];
  *before = nodes->at[first + (place - first + size - by) % size];
}

/* Sends to the next rank and receives as many from the one before. */
static int shift(const track *t, char *buf, pace p) {
  int next = 0, before = 0;
  neighbours(t, p.ring, &next, &before);
  for (int i = 0; i < p.steps; i++) {
    MPI_Request pending[2 * BURST];
    MPI_Status status[2 * BURST];
    int error = MPI_SUCCESS, posted = 0;
    for (int k = 0; k < 2 * p.messages && error == MPI_SUCCESS; k++, posted += error == MPI_SUCCESS)
      error = k < p.messages
                  ? MPI_Irecv(buf + (ptrdiff_t)k * p.bytes, p.bytes, MPI_BYTE, before, 0, t->comm,
                              &pending[k])
                  : MPI_Isend(buf + LONG, p.bytes, MPI_BYTE, next, 0, t->comm, &pending[k]);
    int end = MPI_Waitall(posted, pending, status);
    if (error != MPI_SUCCESS || end != MPI_SUCCESS)
      return error != MPI_SUCCESS ? error : end;
  }
  return MPI_SUCCESS;
}

/* The time of all steps, the slowest rank's, in the fastest of so many rounds after one to warm up. */
static int shift_time(const track *t, char *buf, pace p, int rounds, double *time) {
  *time = INFINITY;
  for (int round = 0; round <= rounds; round++) {
    int error = PMPI_Barrier(t->comm);
    double mine = MPI_Wtime(), slowest = 0;
    if (error == MPI_SUCCESS)
      error = shift(t, buf, p);
    mine = MPI_Wtime() - mine;
    if (error == MPI_SUCCESS)
      error = PMPI_Allreduce(&mine, &slowest, 1, MPI_DOUBLE, MPI_MAX, t->comm);
    if (error != MPI_SUCCESS)
      return error;
    if (round > 0 && slowest < *time)
      *time = slowest;
  }
  return MPI_SUCCESS;
}

/* Whether a message of so many bytes is sent on every rank before the next rank receives it. */
static int is_buffered(const track *t, char *buf, int bytes, int *all) {
  int next = 0, before = 0, sent = 0;
  MPI_Request request;
  neighbours(t, AROUND, &next, &before);
  int error = MPI_Isend(buf + LONG, bytes, MPI_BYTE, next, 0, t->comm, &request);
  for (int i = 0; i < TRIES && !sent && error == MPI_SUCCESS; i++)
    error = MPI_Test(&request, &sent, MPI_STATUS_IGNORE);
  if (error == MPI_SUCCESS)
    error = PMPI_Barrier(t->comm);
  if (error == MPI_SUCCESS)
    error = MPI_Recv(buf, bytes, MPI_BYTE, before, 0, t->comm, MPI_STATUS_IGNORE);
  if (error == MPI_SUCCESS && !sent)
    error = MPI_Wait(&request, MPI_STATUS_IGNORE);
  return error == MPI_SUCCESS ? PMPI_Allreduce(&sent, all, 1, MPI_INT, MPI_MIN, t->comm) : error;
}

/* The most bytes that are buffered, to a sixteenth, at least 1024 and at most SHORT; else 0. */
static int most_buffered(const track *t, char *buf, int *most) {
  int error = MPI_SUCCESS, yes = 1, bytes = 512;
  while (bytes < SHORT && yes && error == MPI_SUCCESS) {
    bytes *= 2;
    error = is_buffered(t, buf, bytes, &yes);
  }
  *most = yes ? bytes : bytes / 2;
  for (int more = bytes / 4; !yes && more >= bytes / 32 && error == MPI_SUCCESS; more /= 2) {
    int also = 0;
    error = is_buffered(t, buf, *most + more, &also);
    *most += also ? more : 0;
  }
  *most = *most >= 1024 ? *most : 0;
  return error;
}

/* The line of brief messages, through the times of the shortest and of one of so many bytes. */
static void take_brief(int bytes, double least, double most, dodona_machine *machine) {
  if (bytes == 0)
    return;
  machine->brief_startup = least;
  machine->brief_byte_time = fmax(0, (most - least) / (bytes - BURST_BYTES));
  machine->brief_bytes = bytes + 1;
}

/* What is timed, and becomes the time of a step. */
enum { SHORTEST, TWICE, MANY, BRIEF, SHORT_ONE, LONG_ONE, ALL_APART, NEAR, NEAR_LONG, TIMES };

/* Ranks leave a barrier some time apart, and the first then wait for the last, once however many steps follow: so the time of twice as many
   steps is less than twice the time. */
static void take_steps(const pace paces[TIMES], double took[TIMES]) {
  double apart = 2 * took[SHORTEST] - took[TWICE];
  apart = fmin(fmax(0, apart), took[SHORTEST] / 2);
  for (int i = 0; i < TIMES; i++)
    took[i] = fmax(0, took[i] - apart) / paces[i].steps;
}

/* What nodes make of it: so many ranks of each sent so many bytes at once. */
static void take_nodes(int bytes, int most, const double took[TIMES], dodona_machine *machine) {
  machine->node_byte_time = fmax(0, (took[ALL_APART] - machine->startup) / bytes / most);
  machine->near_startup = took[NEAR];
  machine->near_byte_time = fmax(0, (took[NEAR_LONG] - took[NEAR]) / (bytes - BURST_BYTES));
}

static int measure(const track *t, const course *by, dodona_machine *machine) {
  int brief = 0;
  const int times = t->nodes ? TIMES : ALL_APART; /* the last three are of nodes */
  pace paces[TIMES] = {[SHORTEST] = {1, BURST_BYTES, BURST_STEPS, AROUND},
                       [TWICE] = {1, BURST_BYTES, 2 * BURST_STEPS, AROUND},
                       [MANY] = {BURST, BURST_BYTES, BURST_STEPS, AROUND},
                       [BRIEF] = {1, BURST_BYTES, BRIEF_STEPS, AROUND},
                       [SHORT_ONE] = {1, by->bytes[0], by->steps[0], AROUND},
                       [LONG_ONE] = {1, by->bytes[1], by->steps[1], AROUND},
                       [ALL_APART] = {1, by->bytes[0], by->steps[0], APART},
                       [NEAR] = {1, BURST_BYTES, NEAR_STEPS, INSIDE},
                       [NEAR_LONG] = {1, by->bytes[0], by->steps[0], INSIDE}};
  char *buf = calloc(2, LONG);
  double took[TIMES] = {0};
  if (!buf)
    return MPI_ERR_NO_MEM;
  int error = most_buffered(t, buf, &brief);
  paces[BRIEF].bytes = brief > 0 ? brief : BURST_BYTES;
  for (int i = 0; i < times && error == MPI_SUCCESS; i++)
    error = shift_time(t, buf, paces[i], by->rounds, &took[i]);
  free(buf);
  if (error == MPI_SUCCESS) /* one rank's figures, lest reductions differ by a rounding */
    error = PMPI_Bcast(took, TIMES, MPI_DOUBLE, 0, t->comm);
  if (error != MPI_SUCCESS)
    return error;
  take_steps(paces, took);
  double each = fmax(0, (took[MANY] - took[SHORTEST]) / (BURST - 1));
  machine->byte_time = fmax(0, (took[LONG_ONE] - took[SHORT_ONE]) / (by->bytes[1] - by->bytes[0]));
  machine->startup = fmax(took[SHORTEST], took[SHORT_ONE] - by->bytes[0] * machine->byte_time);
  machine->latency = each < took[SHORTEST] ? machine->startup * (1 - each / took[SHORTEST]) : 0;
  take_brief(brief, took[SHORTEST], took[BRIEF], machine);
  if (t->nodes)
    take_nodes(by->bytes[0], t->nodes->most, took, machine);
  return MPI_SUCCESS;
}

static track track_of(MPI_Comm comm, const dodona_mpi_site *site) {
  return (track){comm, site->ranks, site->rank, dodona_mpi_site_nodes(site)};
}

int dodona_mpi_site_measure(MPI_Comm comm, double patience, dodona_mpi_site *site) {
  const course in_passing = {{SHORT, MEDIUM}, {FEW_STEPS, FEWER}, FEW_ROUNDS};
  if (site->measured || site->ranks == 1)
    return MPI_SUCCESS;
  int error = patience > 0 ? dodona_mpi_barrier(comm, patience)
                           : MPI_SUCCESS; /* a rank without data is not there */
  if (error == MPI_SUCCESS)
    error = dodona_mpi_site_look(comm, site);
  const track t = track_of(comm, site);
  if (error == MPI_SUCCESS)
    error = measure(&t, &in_passing, &site->machine);
  site->measured = error == MPI_SUCCESS;
  return error;
}

int dodona_machine_measure(MPI_Comm comm, dodona_machine *machine) {
  const course thorough = {{SHORT, LONG}, {SHORT_STEPS, LONG_STEPS}, ROUNDS};
  dodona_mpi_context *context = NULL;
  dodona_machine found = DODONA_MACHINE_DEFAULT;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS && context->site.ranks > 1)
    error = dodona_mpi_site_look(context->comm, &context->site);
  if (error == MPI_SUCCESS && context->site.ranks > 1) {
    const track t = track_of(context->comm, &context->site);
    error = measure(&t, &thorough, &found);
  }
  if (error == MPI_SUCCESS)
    *machine = found;
  return dodona_mpi_report(comm, error);
}

static int is_machine(const dodona_machine *m) {
  return m->startup >= 0 && isfinite(m->startup) && m->byte_time >= 0 && isfinite(m->byte_time) &&
         m->latency >= 0 && m->latency <= m->startup && m->brief_startup >= 0 &&
         isfinite(m->brief_startup) && m->brief_byte_time >= 0 && isfinite(m->brief_byte_time) &&
         m->brief_bytes >= 0 && m->node_byte_time >= 0 && isfinite(m->node_byte_time) &&
         m->near_startup >= 0 && isfinite(m->near_startup) && m->near_byte_time >= 0 &&
         isfinite(m->near_byte_time);
}

int dodona_machine_set(MPI_Comm comm, const dodona_machine *machine) {
  dodona_mpi_context *context = NULL;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS && !is_machine(machine))
    error = MPI_ERR_ARG;
  if (error == MPI_SUCCESS) {
    dodona_mpi_site_give(&context->site, machine, NULL, 0);
  }
  return dodona_mpi_report(comm, error);
}
