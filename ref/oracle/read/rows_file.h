/* Reads schedules from a file that a command names. */
#ifndef DODONA_ORACLE_READ_ROWS_FILE_H
#define DODONA_ORACLE_READ_ROWS_FILE_H

#include "ref/oracle/read/rows.h"

/* Returns the name of a file in messages. */
const char *oracle_rows_name(const char *file);

/* Reads `file`, "-" for standard input, like oracle_rows_read; false after an error line. */
bool oracle_rows_file(const char *command, const char *file, oracle_blocks blocks, int32_t count,
                      const oracle_head *asked, oracle_rows *rows);

#endif
