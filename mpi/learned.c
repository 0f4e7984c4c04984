/* The file has a line a choice, the last of a kind counts:

     # op bytes order ranks nodes algorithm blocks group latency ticks modules
     allreduce 65536 any 64 8x8 rabenseifner 64 0 0 0 0
     bcast 65536 any 64 8x8 8:skips 8 8 0 0 0
     bcast 8 any 4 1x4 mpi 0 0 0 0 0

   8:skips are skips across 8 nodes, the columns of a grid (mpi/grid.h). */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L /* open, write */
#endif
#include "mpi/learned.h"
#include "mpi/grid.h"
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
#include <unistd.h>

enum { NODES = 32, LINE = 256 };

typedef struct entry {
  struct entry *next;
  dodona_mpi_kind kind;
  dodona_mpi_choice choice;
} entry;

typedef struct layout {
  struct layout *next;
  int ranks;
  char nodes[NODES];
  int measured;
  dodona_machine machine;
  entry *entries;
} layout;

static layout *layouts;
static mtx_t mutex;
static once_flag begun = ONCE_FLAG_INIT;

static const char *const orders[DODONA_MPI_ORDERS] = {"any", "nearly-any", "from-first",
                                                      "from-last"};

/* "8x4" for 8 nodes of 4 ranks, one after the other; any other layout is a number. */
static void name_nodes(const dodona_mpi_nodes *n, char text[NODES]) {
  const char *crowded = n && n->crowded ? "-crowded" : "";
  if (!n)
    snprintf(text, NODES, "unknown");
  else if (n->regular > 0)
    snprintf(text, NODES, "%dx%d%s", n->count, n->regular, crowded);
  else
    snprintf(text, NODES, "%016" PRIx64 "%s", n->shape, crowded);
}

/* Finds the layout, or makes it; NULL without memory. */
static layout *layout_of(int ranks, const char *nodes) {
  layout *l = layouts;
  while (l && (l->ranks != ranks || strcmp(l->nodes, nodes) != 0))
    l = l->next;
  if (l || !(l = calloc(1, sizeof *l)))
    return l;
  l->ranks = ranks;
  snprintf(l->nodes, NODES, "%s", nodes);
  l->next = layouts;
  layouts = l;
  return l;
}

static layout *layout_at(const dodona_mpi_site *site) {
  char nodes[NODES];
  name_nodes(site->nodes, nodes);
  return layout_of(site->ranks, nodes);
}

static entry *entry_of(layout *l, const dodona_mpi_kind *kind) {
  entry *e = l->entries;
  while (e &&
         (e->kind.op != kind->op || e->kind.order != kind->order || e->kind.size != kind->size))
    e = e->next;
  return e;
}

static void put(layout *l, const dodona_mpi_kind *kind, const dodona_mpi_choice *choice) {
  entry *e = l ? entry_of(l, kind) : NULL;
  if (l && !e && (e = calloc(1, sizeof *e))) {
    e->kind = *kind;
    e->next = l->entries;
    l->entries = e;
  }
  if (e)
    e->choice = *choice;
}

static int32_t find(const char *word, const char *(*name)(int32_t), int32_t count) {
  for (int32_t i = 0; i < count; i++)
    if (strcmp(word, name(i)) == 0)
      return i;
  return -1;
}

static const char *order_name(int32_t order) {
  return orders[order];
}

/* Reads a line. Returns what is wrong with it, or NULL. */
static const char *read_line(const char *line) {
  char op[LINE], order[LINE], nodes[LINE], algorithm[LINE];
  int64_t bytes = 0;
  int ranks = 0, end = 0;
  dodona_mpi_kind kind = {0};
  dodona_mpi_choice choice = {0};
  dodona_request *q = &choice.request;
  if (sscanf(line,
             "%255s %" SCNd64 " %255s %d %255s %255s %" SCNd32 " %" SCNd32 " %" SCNd32 " %" SCNd32
             " %" SCNd32 " %n",
             op, &bytes, order, &ranks, nodes, algorithm, &q->blocks, &q->group, &q->rule.latency,
             &q->rule.ticks, &q->modules[0], &end) != 11 ||
      line[end] != '\0')
    return "expected op bytes order ranks nodes algorithm blocks group latency ticks modules";
  kind.op = find(op, dodona_mpi_op_name, DODONA_OPS);
  kind.order = find(order, order_name, DODONA_MPI_ORDERS);
  const char *colon = strchr(algorithm, ':'), *name = colon ? colon + 1 : algorithm;
  q->algorithm = find(name, dodona_mpi_algorithm_name, DODONA_ALGORITHMS);
  choice.own = strcmp(algorithm, dodona_mpi_algorithm_name(DODONA_MPI_OWN)) == 0;
  if (kind.op < 0 || kind.order < 0 || (q->algorithm < 0 && !choice.own))
    return "expected an operation, an order and an algorithm";
  while (bytes > (int64_t)1 << kind.size && kind.size < 62)
    kind.size++;
  if (bytes != (int64_t)1 << kind.size || ranks < 2 || strlen(nodes) >= NODES)
    return "expected a power of two of bytes, 2 ranks or more, and their nodes";
  q->op = kind.op;
  q->ranks = colon ? (int32_t)strtol(algorithm, NULL, 10) : ranks;
  if (colon && (q->ranks < 2 || q->ranks >= ranks || kind.order > DODONA_MPI_NEARLY_FREE))
    return "expected NODES:algorithm for fewer nodes than ranks, and any order";
  const dodona_request filled = dodona_request_fill(q);
  if (!choice.own && dodona_request_judge(&filled) != DODONA_OK)
    return "expected a plan that can be made";
  put(layout_of(ranks, nodes), &kind, &choice);
  return NULL;
}

static void begin(void) {
  char line[LINE];
  const char *path = getenv("DODONA_CHOICES");
  mtx_init(&mutex, mtx_plain);
  FILE *file = path && *path ? fopen(path, "r") : NULL;
  if (path && *path && !file && errno != ENOENT)
    fprintf(stderr, "dodona: DODONA_CHOICES: %s: %s\n", path, strerror(errno));
  for (int number = 1; file && fgets(line, sizeof line, file); number++) {
    line[strcspn(line, "\n")] = '\0';
    const char *wrong = line[0] == '#' || line[0] == '\0' ? NULL : read_line(line);
    if (wrong)
      fprintf(stderr, "dodona: %s:%d: %s\n", path, number, wrong);
  }
  if (file)
    fclose(file);
}

static void lock(void) {
  call_once(&begun, begin);
  mtx_lock(&mutex);
}

int dodona_mpi_learned_machine(const dodona_mpi_site *site, dodona_machine *machine) {
  lock();
  const layout *l = layout_at(site);
  int known = l && l->measured;
  if (known)
    *machine = l->machine;
  mtx_unlock(&mutex);
  return known;
}

/* Whether the plan is for all ranks of the site, or for the columns of its grid (mpi/grid.h). */
static int fits_site(const dodona_mpi_site *site, const dodona_request *q) {
  return q->ranks == site->ranks ||
         (dodona_mpi_grid_columns(site, q->op) > 0 && q->ranks == site->nodes->count);
}

void dodona_mpi_learn_machine(const dodona_mpi_site *site) {
  lock();
  layout *l = layout_at(site);
  if (l) {
    l->machine = site->machine;
    l->measured = 1;
  }
  mtx_unlock(&mutex);
}

int dodona_mpi_learned(const dodona_mpi_site *site, const dodona_mpi_kind *kind,
                       dodona_mpi_choice *choice) {
  lock();
  layout *l = layout_at(site);
  const entry *e = l ? entry_of(l, kind) : NULL;
  const int fits = e && (e->choice.own || fits_site(site, &e->choice.request));
  if (fits)
    *choice = e->choice;
  mtx_unlock(&mutex);
  return fits;
}

/* One write: programs that run at once do not mix their lines. */
static void write_line(const dodona_mpi_site *site, const dodona_mpi_kind *kind,
                       const dodona_mpi_choice *choice) {
  static const char title[] =
      "# op bytes order ranks nodes algorithm blocks group latency ticks modules\n";
  char line[LINE], nodes[NODES], across[NODES] = "";
  const char *path = getenv("DODONA_CHOICES");
  const dodona_request none = {0}, *q = choice->own ? &none : &choice->request;
  if (!path || !*path)
    return;
  name_nodes(site->nodes, nodes);
  if (!choice->own && q->ranks != site->ranks)
    snprintf(across, sizeof across, "%d:", q->ranks);
  int length = snprintf(line, sizeof line, "%s %" PRId64 " %s %d %s %s%s %d %d %d %d %d\n",
                        dodona_mpi_op_name(kind->op), (int64_t)1 << kind->size, orders[kind->order],
                        site->ranks, nodes, across,
                        dodona_mpi_algorithm_name(choice->own ? DODONA_MPI_OWN : q->algorithm),
                        q->blocks, q->group, q->rule.latency, q->rule.ticks, q->modules[0]);
  int file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0666);
  int good = file >= 0;
  if (good && lseek(file, 0, SEEK_END) == 0)
    good = write(file, title, sizeof title - 1) == (ssize_t)(sizeof title - 1);
  good = good && write(file, line, (size_t)length) == length;
  if (file >= 0)
    good = close(file) == 0 && good;
  if (!good)
    fprintf(stderr, "dodona: DODONA_CHOICES: %s: %s\n", path, strerror(errno));
}

void dodona_mpi_learn(const dodona_mpi_site *site, const dodona_mpi_kind *kind,
                      const dodona_mpi_choice *choice, int write) {
  lock();
  put(layout_at(site), kind, choice);
  if (write)
    write_line(site, kind, choice);
  mtx_unlock(&mutex);
}
