/* Draws what each rank of a sheet sends and receives in each step. */
#ifndef DODONA_ORACLE_DRAW_SVG_TIMELINE_H
#define DODONA_ORACLE_DRAW_SVG_TIMELINE_H

#include "ref/oracle/draw/svg_sheet.h"

/* False after an error line. */
bool oracle_sheet_timeline(oracle_sheet *sheet);

#endif
