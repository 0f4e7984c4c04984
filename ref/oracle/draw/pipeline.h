/* A broadcast in time, in the terminal: which block each rank gets in each step. */
#ifndef DODONA_ORACLE_DRAW_PIPELINE_H
#define DODONA_ORACLE_DRAW_PIPELINE_H

#include "ref/oracle/draw/lanes.h"

/* Prints a row for each rank, in the order of the lanes, and a column for each step: the block that arrives; of the root, the block that it sends. Postal messages
   stand at the tick in which they are there. What does not fit into the columns is left out, and it is said how many steps those are. Returns
   false after an error line. */
bool oracle_pipeline(FILE *out, const oracle_course *course, const oracle_lanes *lanes,
                     int columns);

#endif
