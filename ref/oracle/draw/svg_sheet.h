/* The sheet that tree and timeline share: measures, colours, the axis of time. */
#ifndef DODONA_ORACLE_DRAW_SVG_SHEET_H
#define DODONA_ORACLE_DRAW_SVG_SHEET_H

#include "ref/oracle/draw/lanes.h"

enum {
  ORACLE_COLOURS = 10,
  ORACLE_LEFT = 84,   /* room for the names of rows */
  ORACLE_TOP = 150,   /* of the tree */
  ORACLE_COLUMN = 46, /* a step */
  ORACLE_LANE = 36,   /* of the tree */
  ORACLE_ROW = 36,    /* a rank of the timeline */
  ORACLE_NODE = 11,   /* radius */
  ORACLE_NARROWEST = 640
};

/* The drawing of two trees has a tree on the right, too, on an axis of its own. */
typedef struct oracle_sheet {
  FILE *out;
  const oracle_course *course;
  oracle_lanes lanes;
  oracle_lanes right; /* of the second tree; nodes NULL if there is one tree */
  double right_x;     /* its step 0, counted from the first tree's step 0 */
  int64_t steps;
  double width;
  double height;
  double tree_top;
  double timeline_top;
} oracle_sheet;

/* A light colour; blocks that differ by ORACLE_COLOURS share one. */
const char *oracle_colour(int32_t block);

/* What a column is: a step, or a tick. */
const char *oracle_sheet_unit(const oracle_sheet *sheet);

/* The middle of a step's column. */
double oracle_sheet_x(int64_t step);

/* The colour of an edge of one of two trees. */
const char *oracle_edge_colour(int32_t colour);

/* The numbers of the steps 0 .. last, on the line y, `x` further right. */
void oracle_sheet_axis(const oracle_sheet *sheet, double x, double y, int64_t last);

#endif
