/* Colours, columns and the axis. */
#include "ref/oracle/draw/svg_sheet.h"

const char oracle_sheet_style[] =
    "<style>\n"
    "text { font-family: 'DejaVu Sans', 'Helvetica', sans-serif; font-size: 10px;"
    " text-anchor: middle; fill: #22272e }\n"
    ".title { font-size: 17px; font-weight: bold; text-anchor: start }\n"
    ".name { font-size: 12px; font-weight: bold; text-anchor: start }\n"
    ".note { font-size: 11px; text-anchor: start; fill: #57606a }\n"
    ".axis { fill: #57606a }\n"
    ".edge { fill: none; stroke-width: 2 }\n"
    ".also { fill: none; stroke-width: 1.6; stroke-dasharray: 4 3 }\n"
    ".when { font-size: 9px; fill: #57606a }\n"
    ".node { fill: #ffffff; stroke: #57606a; stroke-width: 1.4 }\n"
    ".root { fill: #22272e; stroke: #22272e }\n"
    ".cell { font-size: 9px }\n"
    ".end { text-anchor: end }\n"
    "</style>\n";

static const char *const colours[ORACLE_COLOURS] = {"#8dc6f0", "#f7b267", "#9bd18b", "#f29ca3",
                                                    "#c3aee8", "#d9b38c", "#f4b6da", "#bfc3c9",
                                                    "#d8dc7a", "#86d6d6"};

const char *oracle_colour(int32_t block) {
  return colours[block % ORACLE_COLOURS];
}

const char *oracle_edge_colour(int32_t colour) {
  static const char *const edges[] = {"#2f6fb0", "#d9731a", "#3d8f3d", "#8a4fb0"};
  return edges[colour];
}

static double within(double value, double least, double most) {
  return value < least ? least : value > most ? most : value;
}

void oracle_sheet_scale(oracle_sheet *sheet, int64_t columns, int32_t lanes, int32_t ranks) {
  sheet->column = within(3400 / (double)(columns + 2), 5, 46);
  sheet->lane = within(1800 / (double)(lanes + 1), 7, 36);
  sheet->row = within(3000 / (double)(ranks + 2), 5, 36);
  const double smaller = sheet->column < sheet->lane ? sheet->column : sheet->lane;
  sheet->node = within(0.4 * smaller, 2, 11);
}

double oracle_sheet_x(const oracle_sheet *sheet, int64_t step) {
  return ORACLE_LEFT + sheet->column * ((double)step + 0.5);
}

int32_t oracle_sheet_delay(const oracle_sheet *sheet) {
  const dodona_tree_plan *plan = &sheet->course->plan.down;
  return oracle_is_postal(plan) ? plan->rule.latency - 1 : 0;
}

bool oracle_sheet_has_words(const oracle_sheet *sheet) {
  return sheet->column >= 30 && sheet->row >= 25;
}

bool oracle_sheet_has_numbers(const oracle_sheet *sheet) {
  return sheet->node >= 7;
}

int64_t oracle_sheet_every(double apart, double label) {
  int64_t every = 1;
  for (int turn = 0; (double)every * apart < label; turn++)
    every = turn % 3 == 1 ? every / 2 * 5 : every * 2; /* 1, 2, 5, 10, 20, 50 */
  return every;
}

const char *oracle_sheet_unit(const oracle_sheet *sheet) {
  return oracle_is_postal(&sheet->course->plan.down) ? "tick" : "step";
}

void oracle_sheet_axis(const oracle_sheet *sheet, double x, double y, int64_t last) {
  fprintf(sheet->out, "<text class=\"axis end\" x=\"%.0f\" y=\"%.0f\">%s</text>\n",
          x + ORACLE_LEFT - 12, y, oracle_sheet_unit(sheet));
  for (int64_t step = 0; step <= last; step += oracle_sheet_every(sheet->column, 24))
    fprintf(sheet->out, "<text class=\"axis\" x=\"%.0f\" y=\"%.0f\">%lld</text>\n",
            x + oracle_sheet_x(sheet, step), y, (long long)step);
}
