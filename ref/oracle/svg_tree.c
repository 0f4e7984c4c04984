/* The tree: a node at (step of its first block, lane). An edge leaves its parent downwards, turns
   into the child's lane and takes the colour of the first block it carries. */
#include "svg_sheet.h"

static double lane_y(const oracle_sheet *sheet, int32_t lane) {
  return sheet->tree_top + ORACLE_LANE * (lane + 0.5);
}

/* A line in the lane, or down (or up) from the parent, round the corner and on to the child. */
static void put_path(const oracle_sheet *sheet, const oracle_node *from, const oracle_node *to,
                     int32_t block) {
  double x = oracle_sheet_x(from->arrival);
  double y = lane_y(sheet, from->lane);
  double end_x = oracle_sheet_x(to->arrival) - ORACLE_NODE;
  double end_y = lane_y(sheet, to->lane);
  double sign = end_y > y ? 1 : -1;
  fprintf(sheet->out, "<path class=\"%s\" stroke=\"%s\" d=\"", block == 0 ? "edge" : "also",
          oracle_colour(block));
  if (from->lane == to->lane)
    fprintf(sheet->out, "M%.1f %.1fH%.1f\"/>\n", x + ORACLE_NODE, y, end_x);
  else
    fprintf(sheet->out, "M%.1f %.1fV%.1fQ%.1f %.1f %.1f %.1fH%.1f\"/>\n", x, y + sign * ORACLE_NODE,
            end_y - sign * 9, x, end_y, x + 9, end_y, end_x);
}

/* An edge of block 0 is labelled where it arrives, another beside its way down. */
static void put_when(const oracle_sheet *sheet, const oracle_node *from, const oracle_node *to,
                     int32_t block, int64_t step) {
  double x = oracle_sheet_x(to->arrival) - ORACLE_COLUMN / 2.0;
  double y = lane_y(sheet, to->lane) - 4;
  if (block > 0) {
    x = oracle_sheet_x(from->arrival) + 9;
    y -= 8;
  }
  fprintf(sheet->out, "<text class=\"when\" x=\"%.1f\" y=\"%.1f\">%lld</text>\n", x, y,
          (long long)step);
}

/* The edges into a node, the one of block 0 last and so on top. */
static void put_edges(const oracle_sheet *sheet, const oracle_node *node) {
  const dodona_plan *plan = &sheet->planned->plan;
  int32_t k = 0;
  while (k < plan->blocks && dodona_parent(plan, &node->place, k) != DODONA_NONE)
    k++;
  while (k-- > 0) {
    const oracle_node *parent = &sheet->lanes.nodes[dodona_parent(plan, &node->place, k)];
    put_path(sheet, parent, node, k);
    put_when(sheet, parent, node, k, dodona_arrival(plan, &node->place, k));
  }
}

static void put_node(const oracle_sheet *sheet, const oracle_node *node) {
  double x = oracle_sheet_x(node->arrival);
  double y = lane_y(sheet, node->lane);
  bool root = node->parent == DODONA_NONE;
  fprintf(sheet->out,
          "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%d\"/>"
          "<text x=\"%.1f\" y=\"%.1f\"%s>%d</text>\n",
          root ? "root" : "node", x, y, ORACLE_NODE, x, y + 3.5,
          root ? " style=\"fill: #ffffff\"" : "", node->place.rank);
}

void oracle_sheet_tree(const oracle_sheet *sheet) {
  int32_t ranks = sheet->planned->plan.ranks;
  double bottom = sheet->tree_top + ORACLE_LANE * sheet->lanes.lanes;
  for (int64_t step = 0; step <= sheet->lanes.depth; step++)
    fprintf(sheet->out, "<path d=\"M%.1f %.1fV%.1f\" stroke=\"#eaeef2\"/>\n", oracle_sheet_x(step),
            sheet->tree_top, bottom);
  oracle_sheet_axis(sheet, sheet->tree_top - 8);
  for (int32_t i = 0; i < ranks; i++)
    put_edges(sheet, &sheet->lanes.nodes[sheet->lanes.preorder[i]]);
  for (int32_t i = 0; i < ranks; i++)
    put_node(sheet, &sheet->lanes.nodes[sheet->lanes.preorder[i]]);
}
