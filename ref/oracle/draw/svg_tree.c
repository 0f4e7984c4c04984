/* The tree: a node at (step of its first block, lane). An edge leaves its parent downwards, turns
   into the child's lane and takes the colour of the first block it carries; in two trees its own. */
#include "ref/oracle/draw/svg_tree.h"

/* A tree on the sheet, or one of the two. */
typedef struct drawing {
  const oracle_sheet *sheet;
  const oracle_lanes *lanes;
  int32_t tree;
  double x; /* how far right of the first */
} drawing;

/* Where the node has the message: in postal trees some ticks after it is sent. */
static double node_x(const drawing *d, const oracle_node *node) {
  const int32_t delay = node->parent == DODONA_NONE ? 0 : oracle_sheet_delay(d->sheet);
  return d->x + oracle_sheet_x(d->sheet, node->arrival + delay);
}

static double lane_y(const oracle_sheet *sheet, int32_t lane) {
  return sheet->tree_top + sheet->lane * (lane + 0.5);
}

/* A line in the lane, or down (or up) from the parent, round the corner and on to the child. */
static void put_path(const drawing *d, const oracle_node *from, const oracle_node *to, bool also,
                     const char *colour) {
  const oracle_sheet *sheet = d->sheet;
  double x = node_x(d, from);
  double y = lane_y(sheet, from->lane);
  double end_x = node_x(d, to) - sheet->node;
  double end_y = lane_y(sheet, to->lane);
  double sign = end_y > y ? 1 : -1;
  double corner = sheet->node * 9 / 11;
  fprintf(sheet->out, "<path class=\"%s\" stroke=\"%s\" d=\"", also ? "also" : "edge", colour);
  if (from->lane == to->lane)
    fprintf(sheet->out, "M%.1f %.1fH%.1f\"/>\n", x + sheet->node, y, end_x);
  else
    fprintf(sheet->out, "M%.1f %.1fV%.1fQ%.1f %.1f %.1f %.1fH%.1f\"/>\n", x, y + sign * sheet->node,
            end_y - sign * corner, x, end_y, x + corner, end_y, end_x);
}

/* An edge of block 0 is labelled where it arrives, another beside its way down. */
static void put_when(const drawing *d, const oracle_node *from, const oracle_node *to, bool also,
                     int64_t step) {
  const oracle_sheet *sheet = d->sheet;
  if (!oracle_sheet_has_numbers(sheet))
    return;
  double x = node_x(d, to) - sheet->column / 2.0;
  double y = lane_y(sheet, to->lane) - 4;
  if (also) {
    x = node_x(d, from) + 9;
    y -= 8;
  }
  fprintf(sheet->out, "<text class=\"when\" x=\"%.1f\" y=\"%.1f\">%lld</text>\n", x, y,
          (long long)step);
}

/* The edges into a node, the one of block 0 last and so on top. */
static void put_edges(const drawing *d, const oracle_node *node) {
  const dodona_plan *plan = &d->sheet->course->plan;
  int32_t k = 0;
  while (k < plan->request.blocks && dodona_parent(plan, &node->place, k) != DODONA_NONE)
    k++;
  while (k-- > 0) {
    const oracle_node *parent = &d->lanes->nodes[dodona_parent(plan, &node->place, k)];
    put_path(d, parent, node, k > 0, oracle_colour(k));
    put_when(d, parent, node, k > 0, dodona_arrival(plan, &node->place, k));
  }
}

/* The edge of one of two trees. */
static void put_edge(const drawing *d, const oracle_node *node) {
  if (node->parent == DODONA_NONE)
    return;
  const oracle_node *parent = &d->lanes->nodes[node->parent];
  put_path(d, parent, node, false, oracle_edge_colour(node->colour));
  put_when(d, parent, node, false, node->arrival);
}

static void put_node(const drawing *d, const oracle_node *node) {
  double x = node_x(d, node);
  double y = lane_y(d->sheet, node->lane);
  bool root = node->parent == DODONA_NONE;
  fprintf(d->sheet->out,
          "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"><title>rank %d</title></circle>",
          root ? "root" : "node", x, y, d->sheet->node, node->place.rank);
  if (oracle_sheet_has_numbers(d->sheet))
    fprintf(d->sheet->out, "<text x=\"%.1f\" y=\"%.1f\"%s>%d</text>", x, y + 3.5,
            root ? " style=\"fill: #ffffff\"" : "", node->place.rank);
  fputc('\n', d->sheet->out);
}

static void put_tree(const drawing *d) {
  const oracle_sheet *sheet = d->sheet;
  int32_t ranks = sheet->course->plan.request.ranks;
  bool pair = sheet->right.nodes != NULL;
  double bottom = sheet->tree_top + sheet->lane * d->lanes->lanes;
  for (int64_t step = 0; step <= d->lanes->depth + oracle_sheet_delay(sheet); step++)
    fprintf(sheet->out, "<path d=\"M%.1f %.1fV%.1f\" stroke=\"#eaeef2\"/>\n",
            d->x + oracle_sheet_x(sheet, step), sheet->tree_top, bottom);
  oracle_sheet_axis(sheet, d->x, sheet->tree_top - 8, pair ? d->lanes->depth : sheet->steps);
  if (pair)
    fprintf(sheet->out, "<text class=\"name\" x=\"%.1f\" y=\"%.1f\">%s: %s blocks</text>\n",
            d->x + 16, sheet->tree_top - 24, oracle_tree_name(&sheet->course->plan.down, d->tree),
            d->tree == 0 ? "even" : "odd");
  for (int32_t i = 0; i < ranks; i++) {
    const oracle_node *node = &d->lanes->nodes[d->lanes->preorder[i]];
    if (pair)
      put_edge(d, node);
    else
      put_edges(d, node);
  }
  for (int32_t i = 0; i < ranks; i++)
    put_node(d, &d->lanes->nodes[d->lanes->preorder[i]]);
}

void oracle_sheet_trees(const oracle_sheet *sheet) {
  const drawing left = {sheet, &sheet->lanes, 0, 0};
  const drawing right = {sheet, &sheet->right, 1, sheet->right_x};
  put_tree(&left);
  if (sheet->right.nodes != NULL)
    put_tree(&right);
}
