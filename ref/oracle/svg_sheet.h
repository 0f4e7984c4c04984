/* The sheet that tree and timeline share: measures, colours, the axis of time. */
#ifndef DODONA_ORACLE_SVG_SHEET_H
#define DODONA_ORACLE_SVG_SHEET_H

#include "lanes.h"

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

typedef struct oracle_sheet {
  FILE *out;
  const oracle_planned *planned;
  oracle_lanes lanes;
  int64_t steps;
  double width;
  double height;
  double tree_top;
  double timeline_top;
} oracle_sheet;

/* A light colour; blocks that differ by ORACLE_COLOURS share one. */
const char *oracle_colour(int32_t block);

/* The middle of a step's column. */
double oracle_sheet_x(int64_t step);

/* The numbers of the steps, on the line y. */
void oracle_sheet_axis(const oracle_sheet *sheet, double y);

void oracle_sheet_tree(const oracle_sheet *sheet);

/* False after an error line. */
bool oracle_sheet_timeline(oracle_sheet *sheet);

#endif
