/* The sheet that tree and timeline share: measures, colours, the axis of time. */
#ifndef DODONA_ORACLE_DRAW_SVG_SHEET_H
#define DODONA_ORACLE_DRAW_SVG_SHEET_H

#include "ref/oracle/draw/lanes.h"

enum {
  ORACLE_COLOURS = 10,
  ORACLE_LEFT = 84, /* room for the names of rows */
  ORACLE_TOP = 166, /* of the tree */
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
  double column; /* a step */
  double lane;   /* of the tree */
  double row;    /* a rank of the timeline */
  double node;   /* radius */
  double width;
  double height;
  double tree_top;
  double timeline_top;
} oracle_sheet;

/* The style of all that is drawn. */
extern const char oracle_sheet_style[];

/* A light colour; blocks that differ by ORACLE_COLOURS share one. */
const char *oracle_colour(int32_t block);

/* What a column is: a step, or a tick. */
const char *oracle_sheet_unit(const oracle_sheet *sheet);

/* Sets how large steps, lanes and ranks are: as large as can be read, or smaller, so that the sheet stays within some 3,600 x 5,000. */
void oracle_sheet_scale(oracle_sheet *sheet, int64_t columns, int32_t lanes, int32_t ranks);

/* The middle of a step's column. */
double oracle_sheet_x(const oracle_sheet *sheet, int64_t step);

/* How many ticks after it is sent a message is there; 0 where a message takes a step. */
int32_t oracle_sheet_delay(const oracle_sheet *sheet);

/* Whether there is room for words in cells, and for numbers in nodes. */
bool oracle_sheet_has_words(const oracle_sheet *sheet);
bool oracle_sheet_has_numbers(const oracle_sheet *sheet);

/* Every how manieth label there is room for, where one takes `label` and they stand `apart`. */
int64_t oracle_sheet_every(double apart, double label);

/* The colour of an edge of one of two trees. */
const char *oracle_edge_colour(int32_t colour);

/* The numbers of the steps 0 .. last, on the line y, `x` further right. */
void oracle_sheet_axis(const oracle_sheet *sheet, double x, double y, int64_t last);

#endif
