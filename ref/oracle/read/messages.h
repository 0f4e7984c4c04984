/* The messages of a schedule from a file, for the commands that count them. */
#ifndef DODONA_ORACLE_READ_MESSAGES_H
#define DODONA_ORACLE_READ_MESSAGES_H

#include "ref/oracle/read/rows_file.h"

/* Reads `file`, a schedule of the collective `op` between two and two of `ranks` ranks: *rows are its sends in the
   order of steps, one row a message, that is one of those of a step, sender and receiver. False after an error
   line. */
bool oracle_messages_file(const char *command, const char *op, const char *file, int32_t ranks,
                          oracle_rows *rows);

#define ORACLE_OPTION_MESSAGES(op)                                                                 \
  {                                                                                                \
    "op", "bcast|reduce|allreduce|combine", "the collective (default bcast)", ORACLE_CHOICE,       \
        &(op), 0, 0                                                                                \
  }

#endif
