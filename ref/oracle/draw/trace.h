/* Writes a schedule as events of Chrome's trace viewer. */
#ifndef DODONA_ORACLE_DRAW_TRACE_H
#define DODONA_ORACLE_DRAW_TRACE_H

#include "ref/oracle/draw/drawn.h"

/* Writes the events to `path`, "-" for standard output: each rank is a process with a thread that sends and one that receives; arrows lead
   from sends to receives; a step, or a tick, lasts a millisecond. False after an error line; then nothing is written. */
bool oracle_trace_write(const char *path, const oracle_drawn *drawn);

#endif
