/* dodona show mesh: the fractional tree of a mesh, laid out on it, as SVG. */
#include "ref/count/mesh_edges.h"
#include "ref/oracle/ask/request.h"
#include "ref/oracle/draw/svg_mesh.h"

#include <stdbool.h>
#include <stdlib.h>

enum { MOST_NODES = 4096 };

/* A row for each edge, in the order of the receivers; how many. */
static int64_t list_edges(const dodona_htree *tree, int32_t nodes, dodona_row *rows) {
  int64_t count = 0;
  for (int32_t v = 1; v < nodes; v++) {
    dodona_group_place at;
    at = dodona_htree_place(tree, v);
    for (int32_t i = 0; i < (at.turns ? tree->group : 1); i++)
      rows[count++] = (dodona_row){1, at.above + i, DODONA_SEND, v, 0};
  }
  return count;
}

/* The most edges over a link; false after an error line. */
static bool count_edges(const dodona_htree *tree, int32_t root, int32_t nodes, uint64_t *edges) {
  /* groups have one right successor: all in all as many senders as there are ranks, or fewer */
  dodona_row *rows = oracle_allocate(2 * (int64_t)nodes, sizeof *rows, "the edges");
  int32_t *order = oracle_allocate(nodes, sizeof *order, "the order of the ranks");
  uint64_t *scratch = oracle_allocate(8 * (int64_t)nodes, sizeof *scratch, "the links");
  bool good = rows != NULL && order != NULL && scratch != NULL;
  if (good) {
    for (int32_t v = 0; v < nodes; v++)
      order[v] = oracle_mesh_rank(tree, root, v);
    int64_t count = list_edges(tree, nodes, rows);
    *edges = dodona_mesh_edges(&tree->mesh, order, rows, count, scratch,
                               scratch + 4 * (int64_t)nodes, 4 * (int64_t)nodes)
                 .edges;
  }
  free(rows);
  free(order);
  free(scratch);
  return good;
}

static int draw(const char *path, const dodona_htree *tree, int32_t root) {
  int32_t nodes = dodona_mesh_nodes(&tree->mesh);
  uint64_t edges = 0;
  if (nodes > MOST_NODES)
    return oracle_error("show mesh: an SVG holds at most %d ranks, got %d", MOST_NODES, nodes);
  if (!oracle_rank_within("root", root, nodes) || !count_edges(tree, root, nodes, &edges))
    return ORACLE_BAD;
  return oracle_svg_mesh(path, tree, root, edges);
}

int oracle_show_mesh(int argc, char **argv) {
  int32_t size[4] = {DODONA_NONE, DODONA_NONE, 1, 1};
  const char *svg = NULL;
  int32_t root = 0;
  const oracle_option options[] = {
      ORACLE_OPTION_ROWS(size[0]),
      ORACLE_OPTION_COLS(size[1]),
      {"group-rows", "r1", "mesh: rows of a group (default 1)", ORACLE_INT, &size[2], 1, INT32_MAX},
      {"group-cols", "r2", "mesh: columns of a group (default 1)", ORACLE_INT, &size[3], 1,
       INT32_MAX},
      {"root", "R", "the rank that has the message (default 0)", ORACLE_INT, &root, 0,
       INT32_MAX - 1},
      {"svg", "FILE|-", "write SVG there; - is standard output", ORACLE_TEXT, &svg, 0, 0},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "show mesh",
      NULL,
      "--rows a --cols b [--group-rows r1] [--group-cols r2] [--root R]\n         --svg FILE|-",
      "Draws the fractional tree of an a x b mesh in groups of r1 x r2, where a / r1 and\n"
      "b / r2 are one power of two: ranks as dots, groups as boxes, the edges between\n"
      "groups as arrows along the links that carry them. The tree has a root of its own near\n"
      "the centre, which the drawing names; another root changes places with it, and then\n"
      "more edges share a link. At most 4096 ranks.",
      options,
      NULL,
      NULL};
  int status = oracle_parse(&usage, argc, argv, NULL);
  if (status >= 0)
    return status;
  if (size[0] == DODONA_NONE || size[1] == DODONA_NONE || svg == NULL)
    return oracle_error("show mesh: expected --%s (see dodona show mesh --help)",
                        size[0] == DODONA_NONE   ? "rows a"
                        : size[1] == DODONA_NONE ? "cols b"
                                                 : "svg FILE");
  dodona_htree tree;
  dodona_status made = dodona_htree_make(size[0], size[1], size[2], size[3], &tree);
  if (made == DODONA_BAD_RANKS)
    return oracle_error("show mesh: expected a mesh of at most %d ranks, got '%d x %d'", INT32_MAX,
                        size[0], size[1]);
  if (made != DODONA_OK)
    return oracle_error("show mesh: a / r1 and b / r2 have to be one power of two, got %d / %d and "
                        "%d / %d",
                        size[0], size[2], size[1], size[3]);
  return draw(svg, &tree, root);
}
