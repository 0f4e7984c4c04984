/* dodona congestion: how many messages and tree edges share a link of a mesh. */
#include "ref/dodona.h"
#include "ref/oracle/write/listing.h"
#include "ref/oracle/read/messages.h"
#include "ref/oracle/ask/request.h"

#include <stdlib.h>
#include <string.h>

/* What is counted, with room for it. */
typedef struct counting {
  dodona_mesh mesh;
  int32_t nodes;
  oracle_rows rows;
  int32_t *order; /* rank v on node v */
  uint64_t *load;
  uint64_t *last;
} counting;

static const char *const ways[] = {"east", "west", "south", "north"};

/* Whether both sides are given and the mesh is not too large, else after an error line. */
static bool take_mesh(const dodona_mesh *mesh) {
  bool given = mesh->rows != DODONA_NONE && mesh->columns != DODONA_NONE;
  bool fits = given && mesh->rows <= INT32_MAX / mesh->columns;
  if (!given)
    oracle_error("congestion: expected --%s (see dodona congestion --help)",
                 mesh->rows == DODONA_NONE ? "rows a" : "cols b");
  else if (!fits)
    oracle_error("--rows, --cols: expected at most %d ranks, got %lld", INT32_MAX,
                 (long long)mesh->rows * mesh->columns);
  return fits;
}

static bool open_counting(counting *c) {
  int64_t links = 4 * (int64_t)c->nodes;
  c->order = oracle_allocate(c->nodes, sizeof *c->order, "the nodes");
  c->load = oracle_allocate(links, sizeof *c->load, "the links");
  c->last = oracle_allocate(links, sizeof *c->last, "the links");
  for (int32_t v = 0; c->order != NULL && v < c->nodes; v++)
    c->order[v] = v;
  return c->order != NULL && c->load != NULL && c->last != NULL;
}

static int by_peer(const void *left, const void *right) {
  const dodona_row *a = left;
  const dodona_row *b = right;
  return a->peer != b->peer ? (a->peer < b->peer ? -1 : 1) : 0;
}

static void put_link(oracle_listing *listing, int64_t link, bool any) {
  if (any) {
    oracle_listing_integer(listing, link / 4);
    oracle_listing_text(listing, ways[link % 4]);
  } else {
    oracle_listing_none(listing);
    oracle_listing_none(listing);
  }
}

static void put_messages(oracle_listing *listing, const counting *c, int32_t steps) {
  dodona_mesh_peak peak = dodona_mesh_load(&c->mesh, c->order, c->rows.rows, c->rows.count, steps,
                                           c->load, 4 * (int64_t)c->nodes);
  oracle_listing_text(listing, "messages");
  oracle_listing_integer(listing, steps);
  oracle_listing_integer(listing, (int64_t)peak.messages);
  if (peak.messages > 0)
    oracle_listing_integer(listing, peak.step);
  else
    oracle_listing_none(listing);
  put_link(listing, peak.link, peak.messages > 0);
}

/* Changes the order of the rows. */
static void put_edges(oracle_listing *listing, counting *c) {
  if (c->rows.count > 0)
    qsort(c->rows.rows, (size_t)c->rows.count, sizeof *c->rows.rows, by_peer);
  dodona_mesh_crowd crowd = dodona_mesh_edges(&c->mesh, c->order, c->rows.rows, c->rows.count,
                                              c->load, c->last, 4 * (int64_t)c->nodes);
  oracle_listing_text(listing, "edges");
  oracle_listing_none(listing);
  oracle_listing_integer(listing, (int64_t)crowd.edges);
  oracle_listing_none(listing);
  put_link(listing, crowd.link, crowd.edges > 0);
}

static void put(counting *c, int32_t steps, const char *format) {
  static const char *const columns[] = {"what", "steps", "most", "step", "node", "way", NULL};
  oracle_listing listing = oracle_listing_open(format);
  oracle_listing_of(&listing, "mesh", "%d x %d", c->mesh.rows, c->mesh.columns);
  oracle_listing_columns(&listing, columns);
  put_messages(&listing, c, 1);
  if (steps > 1)
    put_messages(&listing, c, steps);
  put_edges(&listing, c);
  oracle_listing_end(&listing);
}

int oracle_congestion(int argc, char **argv) {
  counting c = {.mesh = {DODONA_NONE, DODONA_NONE}};
  const char *file = NULL;
  const char *op = "bcast";
  const char *format = "text";
  int32_t steps = 1;
  const oracle_option options[] = {ORACLE_OPTION_ROWS(c.mesh.rows),
                                   ORACLE_OPTION_COLS(c.mesh.columns),
                                   {"steps", "N",
                                    "also the messages in N steps that follow each other",
                                    ORACLE_INT, &steps, 1, INT32_MAX},
                                   ORACLE_OPTION_MESSAGES(op),
                                   ORACLE_OPTION_LISTING(format),
                                   {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "congestion", "FILE|-", "--rows a --cols b [--steps N] [--op OP] [--format F]",
      "The most messages on one directed link of a mesh, with rank v on node v, row by\n"
      "row, where each goes along its row first, then along its column: in one step, in\n"
      "any N steps that follow each other, and the most tree edges over a link whatever\n"
      "their times; all messages to one rank are one edge. FILE is a schedule as `check`\n"
      "reads it; rows of one step, sender and receiver are one message. A line: what,\n"
      "steps, the most, the first step with so many, and a link that has them: its node\n"
      "and the way it leaves.",
      options};
  int status = oracle_parse(&usage, argc, argv, &file);
  if (status >= 0)
    return status;
  if (!take_mesh(&c.mesh))
    return ORACLE_BAD;
  c.nodes = dodona_mesh_nodes(&c.mesh);
  if (!oracle_messages_file("congestion", op, file, c.nodes, &c.rows))
    return ORACLE_BAD;
  bool good = open_counting(&c);
  if (good)
    put(&c, steps, format);
  oracle_rows_free(&c.rows);
  free(c.order);
  free(c.load);
  free(c.last);
  return good ? ORACLE_YES : ORACLE_BAD;
}
