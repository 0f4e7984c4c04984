/* What the readers of formats share: where they are in the text, and how a row's fields become a row. */
#ifndef DODONA_ORACLE_READ_READER_H
#define DODONA_ORACLE_READ_READER_H

#include "ref/oracle/read/rows.h"
#include "ref/oracle/shared/oracle.h"

enum { ORACLE_LONGEST = 255, ORACLE_FIELDS = 6, ORACLE_COLUMNS = 16, ORACLE_AT_ONCE = 1 << 16 };

/* The columns of a row. */
typedef enum oracle_layout {
  ORACLE_UNKNOWN,
  ORACLE_OPS,
  ORACLE_CSV,
  ORACLE_OPS_PHASES,
  ORACLE_CSV_PHASES,
  ORACLE_PROGRAM,
  ORACLE_PROGRAM_PHASES,
  ORACLE_LAYOUTS
} oracle_layout;

/* Returns whether rows of the layout have a phase. */
bool oracle_has_phases(oracle_layout layout);

extern const char *const oracle_headers[];               /* "step,src,dst,block" */
extern const char *const oracle_fields[][ORACLE_FIELDS]; /* "step", "src", ... */
extern const int oracle_columns[];                       /* how many */

typedef struct oracle_reader {
  FILE *in;
  const char *name;
  oracle_blocks blocks;
  const oracle_head *asked;
  int32_t count; /* of the blocks, where rows are of a reduction or an allreduce */
  int64_t line;
  int64_t row_line; /* where the row at hand begins */
  int64_t bytes;
  oracle_layout layout;
  bool had_header;
  int width; /* columns, where the header has them in another order or others beside them; else 0 */
  int columns[ORACLE_FIELDS]; /* then: where each field stands */
  char text[ORACLE_LONGEST];  /* a line */
  size_t length;
  size_t at; /* what has been read of the text and not been taken: buffer[at .. end - 1] */
  size_t end;
  char buffer[ORACLE_AT_ONCE];
  void (*seen)(void *context, int64_t bytes);
  void *context;
  oracle_rows *rows;
  oracle_fault *fault;
} oracle_reader;

typedef struct oracle_field {
  const char *text;
  size_t length;
} oracle_field;

/* Writes the fault, with the name of the file and the line. False. */
bool oracle_reader_fail(oracle_reader *r, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Takes the fields of a row of the reader's layout; false after a fault. */
bool oracle_reader_take(oracle_reader *r, const oracle_field *cells);

/* Takes the row at `text`, where at least ORACLE_LONGEST characters stand, if it is a plain one of the layout, and returns how many
   characters it has with its line's end; else 0, and takes nothing. */
size_t oracle_reader_fast(oracle_reader *r, const char *text);

/* Returns whether rows of what is read may have the layout. */
bool oracle_reader_allows(const oracle_reader *r, oracle_layout layout);

/* Takes a row of a program that waits: its rank is the first field. */
bool oracle_reader_wait(oracle_reader *r, const oracle_field *cells);

/* The layout that messages speak of: ops, csv after it. */
oracle_layout oracle_reader_first(const oracle_reader *r);

/* Reads the JSON object that `schedule` prints; the text begins with its '{'. */
bool oracle_reader_json(oracle_reader *r);

#endif
