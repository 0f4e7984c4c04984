/* Colours, columns and the axis. */
#include "ref/oracle/draw/svg_sheet.h"

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

double oracle_sheet_x(int64_t step) {
  return ORACLE_LEFT + ORACLE_COLUMN * ((double)step + 0.5);
}

const char *oracle_sheet_unit(const oracle_sheet *sheet) {
  return oracle_is_postal(&sheet->course->plan.trees.down) ? "tick" : "step";
}

void oracle_sheet_axis(const oracle_sheet *sheet, double x, double y, int64_t last) {
  fprintf(sheet->out, "<text class=\"axis\" x=\"%.0f\" y=\"%.0f\" text-anchor=\"end\">%s</text>\n",
          x + ORACLE_LEFT - 8, y, oracle_sheet_unit(sheet));
  for (int64_t step = 0; step <= last; step++)
    fprintf(sheet->out, "<text class=\"axis\" x=\"%.0f\" y=\"%.0f\">%lld</text>\n",
            x + oracle_sheet_x(step), y, (long long)step);
}
