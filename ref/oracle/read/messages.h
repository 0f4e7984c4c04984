/* Reads the messages of a schedule, for the commands that count them. */
#ifndef DODONA_ORACLE_READ_MESSAGES_H
#define DODONA_ORACLE_READ_MESSAGES_H

#include "ref/oracle/ask/collective.h"
#include "ref/oracle/read/rows_file.h"

/* Reads the schedule in `file`, in any format that `check` reads and that has steps, or gets them: rows with places, programs, MSCCL's XML,
   GOAL, traces of programs, trees (their broadcast of one block). Stores its sends in *rows, sorted by step, with one row for each message: the
   function merges rows with the same step, sender and receiver; a row's block is then how many it has merged. The caller names the collective in *op, or stores NULL; for rows and MSCCL, the
   function then stores the collective that the file names, else bcast. Each row joins two different ranks below `ranks`, and there is a row. False
   after an error line. */
bool oracle_messages_file(const char *command, const char **op, const char *file, int32_t ranks,
                          oracle_rows *rows);

#define ORACLE_OPTION_MESSAGES(op)                                                                 \
  {                                                                                                \
    "op", oracle_collectives, "the collective (default: what the file says, or bcast)",            \
        ORACLE_CHOICE, &(op), 0, 0                                                                 \
  }

#endif
