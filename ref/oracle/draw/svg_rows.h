/* Draws the timeline of any schedule as SVG: a row a rank, a column a step. */
#ifndef DODONA_ORACLE_DRAW_SVG_ROWS_H
#define DODONA_ORACLE_DRAW_SVG_ROWS_H

#include "ref/oracle/draw/drawn.h"

/* Writes to `path`, "-" for standard output. False after an error line; then nothing is written. */
bool oracle_svg_rows(const char *path, const char *name, const oracle_drawn *drawn);

#endif
