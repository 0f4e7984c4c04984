/* dodona congestion: how many messages and tree edges share a link of a mesh. */
#include "ref/dodona.h"
#include "ref/count/mesh_edges.h"
#include "ref/count/mesh_load.h"
#include "ref/oracle/write/listing.h"
#include "ref/oracle/read/messages.h"
#include "ref/oracle/ask/request.h"

#include <stdlib.h>
#include <string.h>

/* What is counted, with room for it. */
typedef struct counting {
  dodona_mesh mesh;
  int32_t nodes;
  bool
      turned; /* columns are counted as rows: what goes along its row first then goes along its column */
  dodona_mesh laid; /* the mesh so counted */
  oracle_rows rows;
  int32_t *order; /* rank v's node there */
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
  return c->order != NULL && c->load != NULL && c->last != NULL;
}

/* Lays the ranks out on the mesh, or on the mesh turned about its diagonal. */
static void lay(counting *c, bool turned) {
  int32_t columns = c->mesh.columns;
  c->turned = turned;
  c->laid = turned ? (dodona_mesh){columns, c->mesh.rows} : c->mesh;
  for (int32_t v = 0; v < c->nodes; v++)
    c->order[v] = turned ? v % columns * c->mesh.rows + v / columns : v;
}

static int by_peer(const void *left, const void *right) {
  const dodona_row *a = left;
  const dodona_row *b = right;
  return a->peer != b->peer ? (a->peer < b->peer ? -1 : 1) : 0;
}

/* `back`: the link that leads the other way between the same two nodes. */
static void put_link(oracle_listing *listing, const counting *c, int64_t link, bool any,
                     bool back) {
  if (any) {
    const int32_t hops[] = {1, -1, c->laid.columns, -c->laid.columns};
    int32_t way = (int32_t)(link % 4);
    int32_t node = (int32_t)(link / 4) + (back ? hops[way] : 0);
    way ^= (back ? 1 : 0) ^ (c->turned ? 2 : 0);
    oracle_listing_integer(
        listing, c->turned ? node % c->mesh.rows * c->mesh.columns + node / c->mesh.rows : node);
    oracle_listing_text(listing, ways[way]);
  } else {
    oracle_listing_none(listing);
    oracle_listing_none(listing);
  }
}

static void put_messages(oracle_listing *listing, const counting *c, int32_t steps) {
  dodona_mesh_peak peak = dodona_mesh_load(&c->laid, c->order, c->rows.rows, c->rows.count, steps,
                                           c->load, 4 * (int64_t)c->nodes);
  oracle_listing_text(listing, "messages");
  oracle_listing_integer(listing, steps);
  oracle_listing_integer(listing, (int64_t)peak.messages);
  if (peak.messages > 0)
    oracle_listing_integer(listing, peak.step);
  else
    oracle_listing_none(listing);
  put_link(listing, c, peak.link, peak.messages > 0, false);
}

/* Changes the order of the rows. In a reduction an edge is what one rank sends. To turn its messages around
   takes them along the same links, the other way, and along the other of row and column first. */
static void put_edges(oracle_listing *listing, counting *c, bool reduction) {
  for (int64_t i = 0; reduction && i < c->rows.count; i++) {
    dodona_row *row = &c->rows.rows[i];
    int32_t sender = row->rank;
    row->rank = row->peer;
    row->peer = sender;
  }
  if (reduction)
    lay(c, !c->turned);
  if (c->rows.count > 0)
    qsort(c->rows.rows, (size_t)c->rows.count, sizeof *c->rows.rows, by_peer);
  dodona_mesh_crowd crowd = dodona_mesh_edges(&c->laid, c->order, c->rows.rows, c->rows.count,
                                              c->load, c->last, 4 * (int64_t)c->nodes);
  oracle_listing_text(listing, "edges");
  oracle_listing_none(listing);
  oracle_listing_integer(listing, (int64_t)crowd.edges);
  oracle_listing_none(listing);
  put_link(listing, c, crowd.link, crowd.edges > 0, reduction);
}

/* All blocks, each times the links that it takes. */
static void put_traffic(oracle_listing *listing, const counting *c) {
  const int32_t columns = c->mesh.columns;
  int64_t traffic = 0;
  for (int64_t i = 0; i < c->rows.count; i++) {
    const dodona_row *row = &c->rows.rows[i];
    const int32_t from = row->rank, to = row->peer;
    traffic += (int64_t)row->block *
               (abs(from / columns - to / columns) + abs(from % columns - to % columns));
  }
  oracle_listing_text(listing, "traffic");
  oracle_listing_none(listing);
  oracle_listing_integer(listing, traffic);
  for (int k = 0; k < 3; k++)
    oracle_listing_none(listing);
}

static void put(counting *c, const char *op, int32_t steps, const char *format) {
  static const char *const columns[] = {"what", "steps", "most", "step", "node", "way", NULL};
  oracle_listing listing = oracle_listing_open(format);
  oracle_listing_of(&listing, "mesh", "%d x %d", c->mesh.rows, c->mesh.columns);
  oracle_listing_columns(&listing, columns);
  put_messages(&listing, c, 1);
  if (steps > 1)
    put_messages(&listing, c, steps);
  put_traffic(&listing, c);
  put_edges(&listing, c, op != NULL && strcmp(op, "reduce") == 0);
  oracle_listing_end(&listing);
}

int oracle_congestion(int argc, char **argv) {
  counting c = {.mesh = {DODONA_NONE, DODONA_NONE}};
  const char *file = NULL;
  const char *op = NULL;
  const char *route = "row";
  const char *format = "text";
  int32_t steps = 1;
  const oracle_option options[] = {
      ORACLE_OPTION_ROWS(c.mesh.rows),
      ORACLE_OPTION_COLS(c.mesh.columns),
      {"steps", "N", "also the messages in N steps that follow each other", ORACLE_INT, &steps, 1,
       INT32_MAX},
      {"route", "row|column", "along which a message goes first (default row)", ORACLE_CHOICE,
       &route, 0, 0},
      ORACLE_OPTION_MESSAGES(op),
      ORACLE_OPTION_LISTING(format),
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "congestion",
      "FILE|FOLDER|-",
      "--rows a --cols b [--route row|column] [--steps N] [--op OP] [--format F]",
      "Counts the messages on each directed link of a mesh whose node v has rank v, row by\n"
      "row. It prints the most messages on one link in one step, in any N steps that follow\n"
      "each other, all blocks times the links that they take (traffic), and the most tree\n"
      "edges over a link at any time; all messages to one rank are one edge, in a reduction\n"
      "all from one rank. A line has what is counted, steps, the most, the first step with so\n"
      "many, and a link that has them, by its node and the way it leaves.",
      options,
      "dodona congestion rows.csv --rows 3 --cols 11\n"
      "dodona schedule mesh --rows 8 --cols 8 --blocks 4 |\n"
      "  dodona congestion - --rows 8 --cols 8 --steps 4\n"
      "dodona congestion rows.csv --rows 3 --cols 11 --route column --format json",
      "formats networks"};
  int status = oracle_parse(&usage, argc, argv, &file);
  if (status >= 0)
    return status;
  if (!take_mesh(&c.mesh))
    return ORACLE_BAD;
  c.nodes = dodona_mesh_nodes(&c.mesh);
  if (!oracle_messages_file("congestion", &op, file, c.nodes, &c.rows))
    return ORACLE_BAD;
  bool good = open_counting(&c);
  if (good) {
    lay(&c, strcmp(route, "column") == 0);
    put(&c, op, steps, format);
  }
  oracle_rows_free(&c.rows);
  free(c.order);
  free(c.load);
  free(c.last);
  return good ? ORACLE_YES : ORACLE_BAD;
}
