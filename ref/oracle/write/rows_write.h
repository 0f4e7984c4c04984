/* Writes rows of any schedule in the formats that `check` reads. */
#ifndef DODONA_ORACLE_WRITE_ROWS_WRITE_H
#define DODONA_ORACLE_WRITE_ROWS_WRITE_H

#include "ref/oracle/read/rows.h"

/* Rows by step, as oracle_rows_sort leaves them, of blocks as the reader has them. */
typedef struct oracle_rows_text {
  const oracle_rows *rows;
  const char *op;
  oracle_blocks blocks;
  int32_t count; /* what a stored block is more than its number */
  int32_t ranks;
  int32_t root;
  int32_t each;            /* what JSON says of blocks; DODONA_NONE: nothing */
  const oracle_said *said; /* what the file has said of its machine, or NULL */
} oracle_rows_text;

/* Whether the text's row stores its block, where rows tell this apart; and the number of that block. */
bool oracle_rows_is_stored(const oracle_rows_text *text, const dodona_row *row);
int32_t oracle_rows_number(const oracle_rows_text *text, const dodona_row *row);

/* Writes a row for each send, or, ops, for each end, behind a title (said.h) that says what the file has said. */
void oracle_rows_write_csv(const oracle_rows_text *text, FILE *out);
void oracle_rows_write_ops(const oracle_rows_text *text, FILE *out);
void oracle_rows_write_json(const oracle_rows_text *text, FILE *out);

/* Writes GOAL text: a send requires the send before it, and the receives of earlier steps. The tag is the block, or, where blocks are combined and
   stored, twice that, and one more if it is stored. False if there is no memory. */
bool oracle_rows_write_goal(const oracle_rows_text *text, FILE *out);

#endif
