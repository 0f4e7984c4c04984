/* Schedules from a file that a command names. */
#ifndef DODONA_ORACLE_READ_ROWS_FILE_H
#define DODONA_ORACLE_READ_ROWS_FILE_H

#include "ref/oracle/read/rows.h"

/* What the rows of a collective are of: bcast, reduce, allreduce or combine. */
oracle_blocks oracle_blocks_of(const char *op);

/* What messages call a file. */
const char *oracle_rows_name(const char *file);

/* Reads `file`, "-" for standard input, as oracle_rows_read has it; false after an error line. */
bool oracle_rows_file(const char *command, const char *file, oracle_blocks blocks, int32_t count,
                      oracle_rows *rows);

#endif
