/* The tree drawn in characters. */
#ifndef DODONA_ORACLE_DRAW_SKETCH_H
#define DODONA_ORACLE_DRAW_SKETCH_H

#include "ref/oracle/draw/lanes.h"

/* For `columns`: time runs down. */
enum { ORACLE_DOWN = -1 };

/* Draws with box-drawing characters in UTF-8, or in ASCII; time runs to the right if that fits in
   `columns`, else down. False after an error line. */
bool oracle_sketch(FILE *out, const oracle_lanes *lanes, int32_t ranks, int columns, bool utf8);

#endif
