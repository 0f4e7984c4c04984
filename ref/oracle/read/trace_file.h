/* Traces of SimGrid: Paje with the messages inside collectives, or time-independent lines "0 send 1 0 32 6". */
#ifndef DODONA_ORACLE_READ_TRACE_FILE_H
#define DODONA_ORACLE_READ_TRACE_FILE_H

#include "ref/oracle/read/goal_file.h"

/* Returns whether the source begins as such a trace does; it is at its beginning then. */
bool oracle_is_trace_file(oracle_source *source);

/* Reads the trace as acts of each rank. Of a Paje trace these are the ends of its messages, which wait for nothing, and *timed becomes true: its
   times are its own. Of time-independent lines send, recv, isend, irecv, wait, waitall and compute are acts in the order of their rank; init,
   finalize and the like are passed over; calls of collectives are refused, as such lines do not hold their messages. False, with a
   fault. Free it in any case. */
bool oracle_trace_read(oracle_source *source, oracle_goal_file *goal, bool *timed,
                       oracle_fault *fault);

#endif
