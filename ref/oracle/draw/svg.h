/* Draws tree and timeline of a plan over one axis of time. */
#ifndef DODONA_ORACLE_DRAW_SVG_H
#define DODONA_ORACLE_DRAW_SVG_H

#include "ref/oracle/ask/course.h"

/* Writes `path`, whole or not at all. Returns the command's exit status, after an error line if
   bad. */
int oracle_svg(const char *path, const oracle_course *course);

#endif
