/* Reads the messages of a schedule, for the commands that count them. */
#ifndef DODONA_ORACLE_READ_MESSAGES_H
#define DODONA_ORACLE_READ_MESSAGES_H

#include "ref/oracle/ask/collective.h"
#include "ref/oracle/read/rows_file.h"

/* Reads the schedule in `file`, in any format that `check` reads and that has steps, or gets them: rows with places, programs, MSCCL's XML,
   GOAL, traces of programs, trees (their broadcast of one block). Stores its sends in *rows, sorted by step, with one row for each message: rows with
   the same step, sender and receiver are merged. *op is the collective, NULL: the one that the file says, or bcast; it becomes that of rows. The
   schedule is between two and two of `ranks` ranks, and has a row. False after an error line. */
bool oracle_messages_file(const char *command, const char **op, const char *file, int32_t ranks,
                          oracle_rows *rows);

#define ORACLE_OPTION_MESSAGES(op)                                                                 \
  {                                                                                                \
    "op", oracle_collectives, "the collective (default: what the file says, or bcast)",            \
        ORACLE_CHOICE, &(op), 0, 0                                                                 \
  }

#endif
