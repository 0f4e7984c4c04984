/* The timeline: a row a rank in preorder, a column a step; what it receives above, what it sends
   below. */
#include "ref/oracle/draw/svg_timeline.h"
#include "ref/oracle/ask/walk.h"

static double row_y(const oracle_sheet *sheet, int32_t turn) {
  return sheet->timeline_top + ORACLE_ROW * (turn + 1.0);
}

static void put_row(const oracle_sheet *sheet, const oracle_node *node) {
  double y = row_y(sheet, node->turn);
  if (node->turn % 2 == 0)
    fprintf(sheet->out,
            "<rect x=\"8\" y=\"%.1f\" width=\"%.1f\" height=\"%d\" fill=\"#eef1f5\"/>\n", y,
            sheet->width - 16, ORACLE_ROW);
  fprintf(sheet->out, "<text class=\"end\" x=\"%d\" y=\"%.1f\">rank %d</text>\n", ORACLE_LEFT - 8,
          y + ORACLE_ROW / 2.0 + 3.5, node->place.rank);
}

/* Received blocks are filled, sent ones outlined: colour is never the only sign. */
static void put_cell(const oracle_sheet *sheet, int64_t step, const oracle_node *node,
                     bool receives, int32_t peer, int32_t block) {
  double height = ORACLE_ROW / 2.0 - 4;
  double x = oracle_sheet_x(step) - ORACLE_COLUMN / 2.0 + 1;
  double y = row_y(sheet, node->turn) + (receives ? 3.5 : height + 4.5);
  const char *colour = oracle_colour(block);
  fprintf(sheet->out,
          "<rect x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%.1f\" rx=\"3\" fill=\"%s\" "
          "stroke=\"%s\"><title>step %lld: rank %d %s block %d %s rank %d</title></rect>"
          "<text class=\"cell\" x=\"%.1f\" y=\"%.1f\">%d%s%d</text>\n",
          x, y, ORACLE_COLUMN - 2, height, receives ? colour : "#ffffff", colour, (long long)step,
          node->place.rank, receives ? "receives" : "sends", block, receives ? "from" : "to", peer,
          oracle_sheet_x(step), y + height / 2 + 3.2, block, receives ? "&#8592;" : "&#8594;",
          peer);
}

static bool put_step(void *context, const oracle_act *act) {
  const oracle_sheet *sheet = context;
  const dodona_step *step = &act->exchange;
  const oracle_node *node = &sheet->lanes.nodes[act->rank];
  if (step->recv_from != DODONA_NONE)
    put_cell(sheet, act->step, node, true, step->recv_from, step->recv_first);
  if (step->send_to != DODONA_NONE)
    put_cell(sheet, act->step, node, false, step->send_to, step->send_first);
  return true;
}

bool oracle_sheet_timeline(oracle_sheet *sheet) {
  for (int32_t rank = 0; rank < sheet->course->plan.request.ranks; rank++)
    put_row(sheet, &sheet->lanes.nodes[rank]);
  oracle_sheet_axis(sheet, 0, sheet->timeline_top + ORACLE_ROW - 6, sheet->steps);
  return oracle_course_walk(sheet->course, DODONA_NONE, put_step, sheet);
}
