/* Schedules from files: the rows of an ops or csv text, each with the line it came from. */
#ifndef DODONA_ORACLE_ROWS_H
#define DODONA_ORACLE_ROWS_H

#include <stdbool.h>
#include <stdio.h>
#include "check.h"

typedef struct oracle_rows {
  dodona_row *rows;
  int64_t *lines; /* lines[i]: where rows[i] stands, from 1 */
  int64_t count;
  int64_t room;
  int64_t last_line;
} oracle_rows;

/* Why a text is not a schedule, fit to print after "dodona: ". */
typedef struct oracle_fault {
  char text[256];
} oracle_fault;

/* What stands in the column of blocks: the number of a block of a broadcast, or T or S, which a
   combine sends and which become 0 and 1. */
typedef enum oracle_blocks { ORACLE_NUMBERS, ORACLE_T_AND_S } oracle_blocks;

/* Reads all of `in`, whose name in messages is `name`. On true, *rows holds the rows in the order
   of the text; on false it holds nothing and *fault says file, line, field and what was expected.

   Lines end in LF or CR LF, the last one's end may be missing. Empty lines and lines that start
   with '#' are skipped. The first other line may be a header; without one, five columns are ops
   and four are csv:

     ops   rank,step,op,peer,block   op is send or recv
     csv   step,src,dst,block        the same as src's send and dst's receive

   Numbers are decimal, at most 2^31 - 1, steps at most 2^62; whether a rank or block is one of the
   broadcast's is the checker's to say. `seen`, if not NULL, is called now and then with the bytes
   read. */
bool oracle_rows_read(FILE *in, const char *name, oracle_blocks blocks,
                      void (*seen)(void *context, int64_t bytes), void *context, oracle_rows *rows,
                      oracle_fault *fault);

/* How many steps more valid rows would take if every message were sent block by block: in each step as
   many as its longest message has blocks, less one. `sent` is scratch of an entry a rank. */
int64_t oracle_rows_more(const oracle_rows *rows, int32_t ranks, uint64_t *sent);

/* Sorts by step, keeping the order of rows of one step. False if there is no memory for it. */
bool oracle_rows_sort(oracle_rows *rows);

void oracle_rows_free(oracle_rows *rows);

#endif
