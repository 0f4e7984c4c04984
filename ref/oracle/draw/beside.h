/* Two trees drawn in characters, next to each other. */
#ifndef DODONA_ORACLE_DRAW_BESIDE_H
#define DODONA_ORACLE_DRAW_BESIDE_H

#include "ref/oracle/draw/lanes.h"

/* Draws two trees side by side if they fit in `columns`, else one below the other, each under its name.
   False after an error line. */
bool oracle_beside(FILE *out, const char *const *names, const oracle_lanes *trees, int32_t ranks,
                   int columns, bool utf8);

#endif
