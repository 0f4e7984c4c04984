/* The timeline: a row a rank in preorder, a column a step; what it receives above, what it sends
   below. */
#include "ref/oracle/draw/svg_timeline.h"
#include "ref/oracle/ask/walk.h"

static double row_y(const oracle_sheet *sheet, int32_t turn) {
  return sheet->timeline_top + sheet->row * turn + 36;
}

/* Every other row has a stripe. */
static void put_stripe(const oracle_sheet *sheet, const oracle_node *node) {
  if (node->turn % 2 == 0)
    fprintf(sheet->out,
            "<rect x=\"8\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"#eef1f5\"/>\n",
            row_y(sheet, node->turn), sheet->width - 16, sheet->row);
}

static void put_name(const oracle_sheet *sheet, const oracle_node *node) {
  if (node->turn % oracle_sheet_every(sheet->row, 12) == 0)
    fprintf(sheet->out, "<text class=\"end\" x=\"%d\" y=\"%.1f\">rank %d</text>\n", ORACLE_LEFT - 8,
            row_y(sheet, node->turn) + sheet->row / 2.0 + 3.5, node->place.rank);
}

/* What a message takes at either end: a step, or the ticks of one. */
static int32_t ticks_of(const oracle_sheet *sheet) {
  const dodona_tree_plan *plan = &sheet->course->plan.down;
  return oracle_is_postal(plan) ? plan->rule.ticks : 1;
}

/* Received blocks are filled, sent ones outlined: colour is never the only sign. A message that takes a while is sent in its first ticks and
   received in its last. */
static void put_cell(const oracle_sheet *sheet, int64_t step, const oracle_node *node,
                     bool receives, int32_t peer, int32_t block) {
  const int32_t ticks = ticks_of(sheet);
  const int64_t begin = receives ? step + oracle_sheet_delay(sheet) - (ticks - 1) : step;
  double gap = sheet->row >= 30 ? 3.5 : 0.5;
  double height = sheet->row / 2.0 - gap - 0.5;
  double width = ticks * sheet->column - (sheet->column >= 20 ? 2 : 0.5);
  double x = oracle_sheet_x(sheet, begin) - sheet->column / 2.0 + (sheet->column >= 20 ? 1 : 0.25);
  double y = row_y(sheet, node->turn) + (receives ? gap : sheet->row / 2.0 + 0.5);
  const char *colour = oracle_colour(block);
  fprintf(sheet->out,
          "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"%d\" fill=\"%s\" "
          "stroke=\"%s\"><title>%s %lld: rank %d %s block %d %s rank %d</title></rect>",
          x, y, width, height, sheet->column >= 20 ? 3 : 0, receives ? colour : "#ffffff", colour,
          oracle_sheet_unit(sheet), (long long)begin, node->place.rank,
          receives ? "receives" : "sends", block, receives ? "from" : "to", peer);
  if (oracle_sheet_has_words(sheet))
    fprintf(sheet->out, "<text class=\"cell\" x=\"%.1f\" y=\"%.1f\">%d%s%d</text>", x + width / 2,
            y + height / 2 + 3.2, block, receives ? "&#8592;" : "&#8594;", peer);
  fputc('\n', sheet->out);
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
    put_stripe(sheet, &sheet->lanes.nodes[rank]);
  for (int32_t rank = 0; rank < sheet->course->plan.request.ranks; rank++)
    put_name(sheet, &sheet->lanes.nodes[rank]);
  oracle_sheet_axis(sheet, 0, sheet->timeline_top + 30, sheet->steps);
  return oracle_course_walk(sheet->course, DODONA_NONE, put_step, sheet);
}
