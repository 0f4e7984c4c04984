/* The sheet: title, legend, the tree above, the timeline below, one column a step for both. */
#include "ref/oracle/draw/svg.h"
#include "ref/oracle/shared/replace.h"
#include "ref/oracle/draw/svg_timeline.h"
#include "ref/oracle/draw/svg_tree.h"

enum { MOST_RANKS = 256, MOST_STEPS = 1024, EDGES_X = 400, WIDE = 720 };

static void put_head(const oracle_sheet *sheet) {
  FILE *out = sheet->out;
  fprintf(out,
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" "
          "viewBox=\"0 0 %.0f %.0f\">\n%s",
          sheet->width, sheet->height, sheet->width, sheet->height, oracle_sheet_style);
  fprintf(out, "<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>\n");
  fprintf(out, "<text class=\"title\" x=\"16\" y=\"28\">");
  oracle_describe(out, &sheet->course->plan.down, false);
  fprintf(out, "</text>\n<text class=\"note\" x=\"16\" y=\"48\">%d block%s in %lld %s%s",
          sheet->course->plan.request.blocks, sheet->course->plan.request.blocks == 1 ? "" : "s",
          (long long)sheet->steps, oracle_sheet_unit(sheet), sheet->steps == 1 ? "" : "s");
  int64_t bound = oracle_bound(&sheet->course->plan.down);
  if (bound >= 0)
    fprintf(out, ", lower bound %lld", (long long)bound);
  fputs("</text>\n", out);
}

/* Of two trees, a line for each colour of edges. */
static void put_edge_legend(const oracle_sheet *sheet) {
  int32_t period = sheet->lanes.nodes[0].place.down.twotree.period;
  fprintf(
      sheet->out,
      "<text class=\"note\" x=\"%d\" y=\"72\">edge</text>\n"
      "<text class=\"note\" x=\"16\" y=\"94\">trees: a rank stands at the step of the tree's first "
      "block; on its edge, that step; the colour is the step modulo %d</text>\n",
      EDGES_X, period);
  for (int32_t i = 0; i < period; i++)
    fprintf(sheet->out,
            "<path class=\"edge\" stroke=\"%s\" d=\"M%d 68h24\"/>"
            "<text x=\"%d\" y=\"72\">%d</text>\n",
            oracle_edge_colour(i), EDGES_X + 40 + 48 * i, EDGES_X + 72 + 48 * i, i);
}

static void put_tree_legend(const oracle_sheet *sheet) {
  if (sheet->right.nodes != NULL) {
    put_edge_legend(sheet);
    return;
  }
  fprintf(sheet->out, "<text class=\"note\" x=\"16\" y=\"94\">tree: %s</text>\n",
          oracle_is_postal(&sheet->course->plan.down)
              ? "a rank stands at the tick in which it has the message; on an edge, the tick in "
                "which it is sent"
              : "a rank stands at the step of its first block; on an edge, the step of its first "
                "arrival; dashed, from a further parent");
}

/* A swatch for each block, or for each colour where colours recur. */
static void put_legend(const oracle_sheet *sheet) {
  int32_t blocks = sheet->course->plan.request.blocks;
  int32_t swatches = blocks < ORACLE_COLOURS ? blocks : ORACLE_COLOURS;
  fprintf(sheet->out, "<text class=\"note\" x=\"16\" y=\"72\">block%s</text>\n",
          blocks > ORACLE_COLOURS ? " mod 10" : "");
  for (int32_t i = 0; i < swatches; i++)
    fprintf(sheet->out,
            "<rect x=\"%d\" y=\"60\" width=\"20\" height=\"16\" rx=\"3\" fill=\"%s\"/>"
            "<text x=\"%d\" y=\"72\">%d</text>\n",
            106 + 24 * i, oracle_colour(i), 116 + 24 * i, i);
  put_tree_legend(sheet);
  fputs("<text class=\"note\" x=\"16\" y=\"110\">timeline: above, block &#8592; received from; "
        "below, block &#8594; sent to</text>\n"
        "<text class=\"note\" x=\"16\" y=\"126\">its rows are the ranks in preorder: below a rank "
        "the subtree of its first child, then that of the next</text>\n",
        sheet->out);
}

/* Columns and lanes of what stands side by side. */
static void scale(oracle_sheet *sheet) {
  const bool pair = sheet->right.nodes != NULL;
  const int64_t trees = sheet->lanes.depth + (pair ? sheet->right.depth + 4 : 0);
  const int32_t lanes =
      pair && sheet->right.lanes > sheet->lanes.lanes ? sheet->right.lanes : sheet->lanes.lanes;
  oracle_sheet_scale(sheet, trees > sheet->steps ? trees : sheet->steps, lanes,
                     sheet->course->plan.request.ranks);
}

static void measure(oracle_sheet *sheet) {
  scale(sheet);
  double wide = oracle_sheet_x(sheet, sheet->steps) + sheet->column;
  int32_t lanes = sheet->lanes.lanes;
  if (sheet->right.nodes != NULL) {
    sheet->right_x = oracle_sheet_x(sheet, sheet->lanes.depth) + sheet->column - 24;
    double trees = sheet->right_x + oracle_sheet_x(sheet, sheet->right.depth) + sheet->column;
    wide = trees > wide ? trees : wide;
    wide = wide > WIDE ? wide : WIDE;
    lanes = sheet->right.lanes > lanes ? sheet->right.lanes : lanes;
  }
  sheet->width = wide > ORACLE_NARROWEST ? wide : ORACLE_NARROWEST;
  sheet->tree_top = ORACLE_TOP;
  sheet->timeline_top = sheet->tree_top + sheet->lane * (lanes + 1);
  sheet->height = sheet->timeline_top + sheet->row * sheet->course->plan.request.ranks + 72;
}

static bool put_sheet(const char *path, oracle_sheet *sheet) {
  oracle_replacement file;
  if (!oracle_replace_open(path, &file))
    return false;
  sheet->out = file.out;
  put_head(sheet);
  put_legend(sheet);
  oracle_sheet_trees(sheet);
  bool good = oracle_sheet_timeline(sheet);
  fputs("</svg>\n", sheet->out);
  return oracle_replace_close(&file, good) && good;
}

int oracle_svg(const char *path, const oracle_course *course) {
  oracle_sheet sheet = {.course = course, .steps = course->plan.steps};
  if (course->plan.request.ranks > MOST_RANKS || sheet.steps > MOST_STEPS)
    return oracle_error("show: an SVG holds at most %d ranks and %d steps, got %d and %lld",
                        MOST_RANKS, MOST_STEPS, course->plan.request.ranks, (long long)sheet.steps);
  if (!oracle_lanes_make(course, 0, &sheet.lanes))
    return ORACLE_BAD;
  bool good = oracle_trees(&course->plan.down) == 1 || oracle_lanes_make(course, 1, &sheet.right);
  if (good) {
    measure(&sheet);
    good = put_sheet(path, &sheet);
  }
  oracle_lanes_free(&sheet.lanes);
  oracle_lanes_free(&sheet.right);
  return good ? ORACLE_YES : ORACLE_BAD;
}
