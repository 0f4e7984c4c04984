/* dodona postal mesh: how many messages of a tree share a link of a mesh, in two orders of the ranks. */
#define _XOPEN_SOURCE 700 /* nrand48 */
#include "ref/count/mesh_load.h"
#include "ref/oracle/ask/course.h"
#include "ref/oracle/commands/postal.h"

#include <stdlib.h>

/* Paths in a random order are a third of the mesh's sides: seconds at this size. */
enum { MOST_NODES = 1 << 14 };

/* The tree on a mesh, and what the count needs. */
typedef struct laid {
  dodona_mesh mesh;
  int32_t nodes;
  oracle_course course;
  dodona_row *rows;
  int32_t *order;
  uint64_t *scratch;
} laid;

static int by_step(const void *left, const void *right) {
  const dodona_row *a = left;
  const dodona_row *b = right;
  return (a->step > b->step) - (a->step < b->step);
}

/* One row for each rank that is sent to; the root is sent nothing. */
static void list_sends(laid *on) {
  int32_t count = 0;
  for (int32_t rank = 0; rank < on->nodes; rank++) {
    dodona_place place = oracle_place(&on->course, rank);
    int32_t parent = dodona_parent(&on->course.plan, &place, 0);
    if (parent == DODONA_NONE)
      continue;
    dodona_row row = {.step = dodona_arrival(&on->course.plan, &place, 0),
                      .rank = parent,
                      .op = DODONA_SEND,
                      .peer = rank,
                      .block = 0};
    on->rows[count++] = row;
  }
  qsort(on->rows, (size_t)count, sizeof *on->rows, by_step);
}

static void shuffle(int32_t *order, int32_t nodes, int32_t seed) {
  unsigned short state[3] = {(unsigned short)seed, (unsigned short)((uint32_t)seed >> 16), 0x330e};
  for (int32_t i = nodes - 1; i > 0; i--) {
    int32_t j = (int32_t)(nrand48(state) % (i + 1));
    int32_t other = order[i];
    order[i] = order[j];
    order[j] = other;
  }
}

static void put_load(oracle_listing *listing, const laid *on, const char *order, const char *held,
                     int32_t hold) {
  static const char *const ways[] = {"east", "west", "south", "north"};
  dodona_mesh_peak peak = dodona_mesh_load(&on->mesh, on->order, on->rows, on->nodes - 1, hold,
                                           on->scratch, 4 * (int64_t)on->nodes);
  oracle_listing_text(listing, order);
  oracle_listing_text(listing, held);
  oracle_listing_integer(listing, (int64_t)peak.messages);
  if (peak.messages == 0) {
    for (int k = 0; k < 3; k++)
      oracle_listing_none(listing);
    return;
  }
  oracle_listing_integer(listing, peak.step);
  oracle_listing_integer(listing, peak.link / 4);
  oracle_listing_text(listing, ways[peak.link % 4]);
}

static void put_loads(const char *format, laid *on, int32_t seed) {
  static const char *const columns[] = {"order", "held", "messages", "tick", "node", "way", NULL};
  const dodona_tree_plan *plan = &on->course.plan.down;
  oracle_listing listing = oracle_listing_open(format);
  oracle_postal_head(&listing, &plan->rule);
  oracle_listing_of(&listing, "mesh", "%d x %d", on->mesh.rows, on->mesh.columns);
  oracle_listing_of_integer(&listing, "root", plan->root);
  oracle_listing_of_integer(&listing, "seed", seed);
  oracle_listing_columns(&listing, columns);
  for (int32_t v = 0; v < on->nodes; v++)
    on->order[v] = v;
  put_load(&listing, on, "row-major", "sending", plan->rule.ticks);
  put_load(&listing, on, "row-major", "latency", plan->rule.latency);
  shuffle(on->order, on->nodes, seed);
  put_load(&listing, on, "random", "sending", plan->rule.ticks);
  put_load(&listing, on, "random", "latency", plan->rule.latency);
  oracle_listing_end(&listing);
}

/* False after an error line. */
static bool lay(const oracle_request *asked, laid *on) {
  on->nodes = dodona_mesh_nodes(&on->mesh);
  if (on->nodes < 1 || on->nodes > MOST_NODES) {
    oracle_error("--rows, --cols: expected a mesh of at most %d nodes, got '%d x %d'", MOST_NODES,
                 on->mesh.rows, on->mesh.columns);
    return false;
  }
  oracle_request request = *asked;
  request.ranks = on->nodes;
  const char *algorithm = request.alpha != NULL ? "alpha" : "lambda";
  if (!oracle_course_open_tree("postal mesh", algorithm, &request, &on->course))
    return false;
  on->rows = oracle_allocate(on->nodes, sizeof *on->rows, "the messages");
  on->order = oracle_allocate(on->nodes, sizeof *on->order, "the order of the ranks");
  on->scratch = oracle_allocate(4 * (int64_t)on->nodes, sizeof *on->scratch, "the links");
  return on->rows != NULL && on->order != NULL && on->scratch != NULL;
}

static void lift(laid *on) {
  oracle_course_close(&on->course);
  free(on->rows);
  free(on->order);
  free(on->scratch);
}

int oracle_postal_mesh(int argc, char **argv) {
  oracle_request request = ORACLE_REQUEST;
  laid on = {{DODONA_NONE, DODONA_NONE}, 0, {.table = NULL}, NULL, NULL, NULL};
  int32_t seed = 1;
  const char *format = "text";
  const oracle_option options[] = {
      ORACLE_OPTION_LATENCY(request.lambda),
      ORACLE_OPTION_ROWS(on.mesh.rows),
      ORACLE_OPTION_COLS(on.mesh.columns),
      ORACLE_OPTION_ALPHA(request),
      ORACLE_OPTION_ROOT(request),
      {"seed", "N", "of the random order (default 1)", ORACLE_INT, &seed, 0, INT32_MAX},
      ORACLE_OPTION_LISTING(format),
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "postal mesh",
      NULL,
      "--lambda u/f --rows a --cols b [--alpha p/q] [--root R]\n"
      "         [--seed N] [--format F]",
      "Counts the most messages on one directed link of a mesh in one tick, for the\n"
      "lambda tree, or with --alpha for the tree of this share. A rank stands on each\n"
      "node, at most 16384; messages go along their row first, then along their column.\n"
      "Ranks stand row by row, then in a random order; a message holds a link while it\n"
      "is sent, then for its whole latency. A line has: order, how a link is held,\n"
      "messages, the first tick with so many, and a link that has them, by its node and\n"
      "the way it leaves.",
      options,
      NULL,
      NULL};
  int status = oracle_parse(&usage, argc, argv, NULL);
  if (status >= 0)
    return status;
  if (request.lambda == NULL)
    return oracle_postal_missing("postal mesh", "lambda u/f");
  if (on.mesh.rows == DODONA_NONE || on.mesh.columns == DODONA_NONE)
    return oracle_postal_missing("postal mesh",
                                 on.mesh.rows == DODONA_NONE ? "rows R" : "columns C");
  bool good = lay(&request, &on);
  if (good) {
    list_sends(&on);
    put_loads(format, &on, seed);
  }
  lift(&on);
  return good ? ORACLE_YES : ORACLE_BAD;
}
