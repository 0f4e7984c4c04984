/* Reads the messages of a schedule, for the commands that count them. */
#ifndef DODONA_ORACLE_READ_MESSAGES_H
#define DODONA_ORACLE_READ_MESSAGES_H

#include "ref/oracle/ask/collective.h"
#include "ref/oracle/read/rows_file.h"

/* Reads the schedule in `file`. Stores its sends in *rows, sorted by step, with one row for each message:
   rows with the same step, sender and receiver are merged. The schedule is one of the collective `op`
   between two and two of `ranks` ranks, and has a row. False after an error line. */
bool oracle_messages_file(const char *command, const char *op, const char *file, int32_t ranks,
                          oracle_rows *rows);

#define ORACLE_OPTION_MESSAGES(op)                                                                 \
  { "op", oracle_collectives, "the collective (default bcast)", ORACLE_CHOICE, &(op), 0, 0 }

#endif
