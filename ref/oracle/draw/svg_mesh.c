/* The mesh: a dot a rank, a box a group, the snake a line from dot to dot, the edges between groups arrows
   along the links that they are routed over. On each link an arrow keeps right of the middle, so that
   one each way find room, and clear of the dots that it passes. */
#include "ref/oracle/draw/svg_mesh.h"
#include "ref/oracle/shared/oracle.h"
#include "ref/oracle/shared/replace.h"

enum { CELL = 48, LEFT = 28, TOP = 120, LANE = 7, DOT = 4, INSET = 2, NARROWEST = 560 };

typedef struct sheet {
  FILE *out;
  const dodona_htree *tree;
  int32_t root;
  uint64_t edges;
} sheet;

/* A point of the sheet. */
typedef struct spot {
  int32_t x;
  int32_t y;
} spot;

static const char style[] =
    "<style>\n"
    "text { font-family: 'DejaVu Sans', 'Helvetica', sans-serif; font-size: 11px; fill: #57606a }\n"
    ".title { font-size: 17px; font-weight: bold; fill: #22272e }\n"
    ".rank { font-size: 9px; text-anchor: end; paint-order: stroke; stroke: #ffffff; stroke-width: "
    "2px }\n"
    ".link { stroke: #e3e7ec; stroke-width: 1 }\n"
    ".group { stroke: #8c959f; stroke-width: 1.2 }\n"
    ".snake { fill: none; stroke: #22272e; stroke-width: 1.6 }\n"
    ".down { fill: none; stroke: #2f6fb0; stroke-width: 1.8 }\n"
    ".right { fill: none; stroke: #d9731a; stroke-width: 1.8 }\n"
    ".dot { fill: #ffffff; stroke: #22272e; stroke-width: 1.4 }\n"
    ".head { fill: #22272e; stroke: #22272e; stroke-width: 1.4 }\n"
    ".root { fill: none; stroke: #22272e; stroke-width: 1.4 }\n"
    "</style>\n";

int32_t oracle_mesh_rank(const dodona_htree *tree, int32_t root, int32_t position) {
  int32_t own = dodona_htree_node(tree, 0);
  int32_t node = dodona_htree_node(tree, position);
  return node == own ? root : node == root ? own : node;
}

static spot spot_of(const sheet *on, int32_t position) {
  int32_t node = oracle_mesh_rank(on->tree, on->root, position);
  int32_t columns = on->tree->mesh.columns;
  return (spot){LEFT + CELL * (node % columns) + CELL / 2,
                TOP + CELL * (node / columns) + CELL / 2};
}

static void put_arrowheads(const sheet *on) {
  static const char *const heads[][2] = {{"down", "#2f6fb0"}, {"right", "#d9731a"}};
  fputs("<defs>\n", on->out);
  for (int i = 0; i < 2; i++)
    fprintf(on->out,
            "<marker id=\"%s\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" "
            "markerHeight=\"7\" markerUnits=\"userSpaceOnUse\" orient=\"auto\">"
            "<path d=\"M0 0.5L8 4L0 7.5z\" fill=\"%s\"/></marker>\n",
            heads[i][0], heads[i][1]);
  fputs("</defs>\n", on->out);
}

static void put_head(const sheet *on, int32_t width, int32_t height) {
  const dodona_htree *tree = on->tree;
  fprintf(on->out,
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
          "viewBox=\"0 0 %d %d\">\n%s",
          width, height, width, height, style);
  put_arrowheads(on);
  fprintf(
      on->out,
      "<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>\n"
      "<text class=\"title\" x=\"16\" y=\"28\">%d x %d mesh in groups of %d x %d</text>\n"
      "<text x=\"16\" y=\"48\">r = %d; root %d, the tree's own is %d; messages are routed along "
      "the row first</text>\n"
      "<text x=\"16\" y=\"64\">at most %llu edge%s of the tree over a link each way</text>\n",
      tree->mesh.rows, tree->mesh.columns, tree->group_rows, tree->group_columns, tree->group,
      on->root, dodona_htree_node(tree, 0), (unsigned long long)on->edges,
      on->edges == 1 ? "" : "s");
}

/* What stands for what: three kinds of edges, two kinds of groups. */
static void put_legend(const sheet *on) {
  static const char *const edges[][2] = {
      {"snake", "in the group"}, {"down", "down"}, {"right", "right, in turns"}};
  int32_t x = 16;
  for (int i = 0; i < 3; i++) {
    fprintf(on->out, "<path class=\"%s\" d=\"M%d 84h24\"", edges[i][0], x);
    if (i > 0)
      fprintf(on->out, " marker-end=\"url(#%s)\"", edges[i][0]);
    fprintf(on->out, "/>\n<text x=\"%d\" y=\"88\">%s</text>\n", x + 30, edges[i][1]);
    x += 122 - 50 * (i == 1);
  }
  fprintf(
      on->out,
      "<rect class=\"group\" x=\"%d\" y=\"77\" width=\"22\" height=\"14\" rx=\"4\" "
      "fill=\"#dfe9f5\"/>\n<text x=\"%d\" y=\"88\">H-tree</text>\n"
      "<rect class=\"group\" x=\"%d\" y=\"77\" width=\"22\" height=\"14\" rx=\"4\" "
      "fill=\"#f7f8fa\"/>\n<text x=\"%d\" y=\"88\">below a leaf</text>\n"
      "<circle class=\"head\" cx=\"24\" cy=\"104\" r=\"%d\"/><text x=\"46\" y=\"108\">head of its "
      "group; the root has a ring</text>\n",
      x + 24, x + 52, x + 110, x + 138, DOT);
}

/* The links of the mesh, under all. */
static void put_links(const sheet *on) {
  const dodona_mesh *mesh = &on->tree->mesh;
  for (int32_t row = 0; row < mesh->rows; row++)
    fprintf(on->out, "<path class=\"link\" d=\"M%d %dh%d\"/>\n", LEFT + CELL / 2,
            TOP + CELL * row + CELL / 2, CELL * (mesh->columns - 1));
  for (int32_t column = 0; column < mesh->columns; column++)
    fprintf(on->out, "<path class=\"link\" d=\"M%d %dv%d\"/>\n", LEFT + CELL * column + CELL / 2,
            TOP + CELL / 2, CELL * (mesh->rows - 1));
}

static void put_group(const sheet *on, dodona_submesh at) {
  const dodona_htree *tree = on->tree;
  dodona_htree_group group = dodona_htree_group_at(tree->side, 0, at);
  fprintf(on->out,
          "<rect class=\"group\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"8\" "
          "fill=\"%s\" fill-opacity=\"0.75\"/>\n",
          LEFT + CELL * tree->group_columns * at.column + INSET,
          TOP + CELL * tree->group_rows * at.row + INSET, CELL * tree->group_columns - 2 * INSET,
          CELL * tree->group_rows - 2 * INSET,
          group.kind <= DODONA_HTREE_LEAF ? "#dfe9f5" : "#f7f8fa");
}

/* How far beside the middle of its link, which leads from a to b, an arrow runs: to its right. */
static int32_t lane(int32_t a, int32_t b) {
  return a < b ? LANE : a > b ? -LANE : 0;
}

/* From dot to dot, along the row, then along the column; with an arrowhead if it is of the kind that has one. */
static void put_route(const sheet *on, const char *kind, bool head, spot from, spot to) {
  int32_t beside_row = lane(from.x, to.x);
  int32_t beside_column = -lane(from.y, to.y);
  spot start = {from.x + (beside_row != 0 ? beside_row : beside_column),
                from.y + (beside_row != 0 ? beside_row : -beside_column)};
  spot end = {to.x + (beside_column != 0 ? beside_column : -beside_row),
              to.y + (beside_column != 0 ? beside_column : beside_row)};
  fprintf(on->out, "<path class=\"%s\"", kind);
  if (head)
    fprintf(on->out, " marker-end=\"url(#%s)\"", kind);
  fprintf(on->out, " d=\"M%d %dL%d %d", from.x, from.y, start.x, start.y);
  if (beside_row != 0 && beside_column != 0)
    fprintf(on->out, "L%d %d", to.x + beside_column, from.y + beside_row);
  fprintf(on->out, "L%d %dL%.1f %.1f\"/>\n", end.x, end.y, to.x + (end.x < to.x ? -0.6 : 0.6) * DOT,
          to.y + (end.y < to.y ? -0.6 : 0.6) * DOT);
}

static void put_arrow(const sheet *on, const char *kind, spot from, spot to) {
  put_route(on, kind, true, from, to);
}

static bool are_near(spot a, spot b) {
  const int32_t across = a.x > b.x ? a.x - b.x : b.x - a.x;
  const int32_t down = a.y > b.y ? a.y - b.y : b.y - a.y;
  return across + down <= CELL;
}

/* Where two ranks have swapped places, a group's line leads along links, too. */
static void put_snake(const sheet *on, spot from, spot to) {
  if (are_near(from, to))
    fprintf(on->out, "<path class=\"snake\" d=\"M%d %dL%d %d\"/>\n", from.x, from.y, to.x, to.y);
  else
    put_route(on, "snake", false, from, to);
}

/* The edge, or the edges, into a position. */
static void put_edges(const sheet *on, const dodona_group_place *at) {
  spot to = spot_of(on, at->position);
  if (at->above == DODONA_NONE)
    return;
  if (at->member > 0) {
    put_snake(on, spot_of(on, at->above), to);
  } else if (!at->turns) {
    put_arrow(on, "down", spot_of(on, at->above), to);
  } else {
    for (int32_t i = 0; i < on->tree->group; i++)
      put_arrow(on, "right", spot_of(on, at->above + i), to);
  }
}

static void put_dot(const sheet *on, const dodona_group_place *at) {
  spot here = spot_of(on, at->position);
  int32_t rank = oracle_mesh_rank(on->tree, on->root, at->position);
  fprintf(on->out,
          "<circle class=\"%s\" cx=\"%d\" cy=\"%d\" r=\"%d\"><title>rank %d, first block in step "
          "%d</title></circle><text class=\"rank\" x=\"%d\" y=\"%d\">%d</text>\n",
          at->member == 0 ? "head" : "dot", here.x, here.y, DOT, rank, at->arrival,
          here.x - LANE + 1, here.y - LANE - 3, rank);
  if (at->position == 0)
    fprintf(on->out, "<circle class=\"root\" cx=\"%d\" cy=\"%d\" r=\"%d\"/>\n", here.x, here.y,
            DOT + 3);
}

static void put_mesh(const sheet *on) {
  const dodona_htree *tree = on->tree;
  int32_t nodes = dodona_mesh_nodes(&tree->mesh);
  dodona_group_place at;
  for (int32_t row = 0; row < tree->side; row++)
    for (int32_t column = 0; column < tree->side; column++)
      put_group(on, (dodona_submesh){row, column});
  put_links(on);
  for (int32_t v = 0; v < nodes; v++) {
    at = dodona_htree_place(tree, v);
    put_edges(on, &at);
  }
  for (int32_t v = 0; v < nodes; v++) {
    at = dodona_htree_place(tree, v);
    put_dot(on, &at);
  }
}

int oracle_svg_mesh(const char *path, const dodona_htree *tree, int32_t root, uint64_t edges) {
  oracle_replacement file;
  if (!oracle_replace_open(path, &file))
    return ORACLE_BAD;
  sheet on = {file.out, tree, root, edges};
  int32_t width = 2 * LEFT + CELL * tree->mesh.columns;
  put_head(&on, width < NARROWEST ? NARROWEST : width, TOP + CELL * tree->mesh.rows + LEFT);
  put_legend(&on);
  put_mesh(&on);
  fputs("</svg>\n", file.out);
  return oracle_replace_close(&file, true) ? ORACLE_YES : ORACLE_BAD;
}
