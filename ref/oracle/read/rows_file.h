/* Reads schedules from a file that a command names. */
#ifndef DODONA_ORACLE_READ_ROWS_FILE_H
#define DODONA_ORACLE_READ_ROWS_FILE_H

#include "ref/oracle/binary/file.h"

/* Returns the name of a file in messages. */
const char *oracle_rows_name(const char *file);

/* A file that is open, at its beginning. */
typedef struct oracle_source {
  const char *file;
  FILE *in;
  int64_t start;         /* where it begins; -1 for a pipe */
  oracle_binary *binary; /* what is read of it, if it is in binary form, else NULL */
} oracle_source;

/* Opens `file`, "-" for standard input. False after an error line. */
bool oracle_source_open(const char *file, oracle_source *source);
void oracle_source_close(oracle_source *source);

/* Stores the first characters of the source, at most `room`, with a zero behind them; it is at its beginning again then. */
void oracle_source_begin(oracle_source *source, char *text, size_t room);

/* What the source says of itself; it is at its beginning again then. False after an error line: of a pipe the
   first 64 KiB must say it. */
bool oracle_source_head(oracle_source *source, oracle_said *said);

/* Reads the source like oracle_rows_read; false after an error line. */
bool oracle_source_rows(const char *command, const oracle_source *source, oracle_blocks blocks,
                        int32_t count, const oracle_head *asked, oracle_rows *rows);

/* The same of `file`, from its opening to its closing. */
bool oracle_rows_file(const char *command, const char *file, oracle_blocks blocks, int32_t count,
                      const oracle_head *asked, oracle_rows *rows);

#endif
