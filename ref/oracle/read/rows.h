/* Reads schedules from files: the rows of an ops, csv or JSON text, each with the line that it came from. */
#ifndef DODONA_ORACLE_READ_ROWS_H
#define DODONA_ORACLE_READ_ROWS_H

#include <stdbool.h>
#include <stdio.h>
#include "ref/check/broadcast.h"
#include "ref/oracle/shared/oracle.h"

/* Rows, and of each row the line of the text that it stands in, from 1. While the lines follow each other and all have as many rows, first_line and
   each say the line of every row; the reader makes the array `lines` when a line is left out. */
typedef struct oracle_rows {
  dodona_row *rows;
  int64_t *lines; /* of each row, or NULL: row i is in line first_line + i / each */
  int64_t first_line;
  int64_t each;
  int64_t count;
  int64_t room;
  int64_t last_line;
  bool programs; /* the rows have no steps yet: see program.h */
} oracle_rows;

/* Why a text is not a schedule, fit to print after "dodona: ". */
typedef struct oracle_fault {
  char text[sizeof(oracle_named) + 256];
} oracle_fault;

/* What the columns of the rows hold. */
typedef enum oracle_blocks {
  ORACLE_NUMBERS, /* a broadcast: the number of a block */
  ORACLE_PARTIALS, /* a reduction: the number of a block, 0 .. count - 1; if there is a column phase, as below */
  ORACLE_PHASES, /* an allreduce: the same, and a column phase: reduce or combine, bcast or store; the
                      latter two make it block + count */
  ORACLE_STORES, /* a scatter, gather or allgather: the number of a block, which becomes block + count */
  ORACLE_PREFIXES, /* a scan: the number of a block; or, of block 0, T, or S, which is block + count: without the sender's own input */
  ORACLE_T_AND_S   /* a combine: T or S, which become 0 and 1 */
} oracle_blocks;

/* What a command was asked; a file that says otherwise of itself is no answer to it. A number that was not asked is DODONA_NONE. */
typedef struct oracle_head {
  const char *op;
  int32_t ranks;
  int32_t root;
  int32_t blocks;
  int32_t latency;
  int32_t ticks;
  int32_t ways;
  int32_t simplex;
} oracle_head;

/* What a file says of itself (said.h); a number that it does not say is DODONA_NONE, a word empty. */
typedef struct oracle_said {
  char op[64];
  char ports[64];
  int32_t ranks;
  int32_t root;
  int32_t blocks;
  int32_t latency;
  int32_t ticks;
  int32_t ways;      /* the ports of a rank, each way */
  int32_t redundant; /* 1: ranks are sent what they have */
} oracle_said;

/* Reads what a text says of itself: JSON as far as its rows, any other text in its first line. What is wrong with the text oracle_rows_read says. */
void oracle_rows_head(FILE *in, oracle_said *said);

/* Reads all of `in`, whose name in messages is `name`. On true, *rows holds the rows in the order
   of the text; on false it holds nothing and *fault says file, line, field and what was expected.

   A byte-order mark is passed over. A text that begins with '{' is the JSON object that `schedule` prints: the
   rows of its member "transfers" are csv rows; what the others say of the operation, ranks, root, blocks and latency must be
   as in `asked`, unless that is NULL. Any other text is read by lines:
   they end in LF or CR LF, the last one's end may be missing. Empty lines and lines that start
   with '#' are skipped. The first other line may be a header; without one, the longer rows are ops
   and the shorter csv:

     ops   rank,step,op,peer,block[,phase]   op is send or recv
     csv   step,src,dst,block[,phase]        the same as src's send and dst's receive
           rank,op,peer,block[,phase]        a program: op is send, recv, isend or irecv, or the row is rank,wait

   The phase is there in allreduces, and in reductions if they like; all rows have it or none. Numbers are decimal, at most 2^31 - 1, steps at most 2^62;
   whether a rank, or a block of a broadcast, is one of the schedule's is the checker's to say. `seen`, if
   not NULL, is called now and then with the bytes read. */
bool oracle_rows_read(FILE *in, const char *name, oracle_blocks blocks, int32_t count,
                      const oracle_head *asked, void (*seen)(void *context, int64_t bytes),
                      void *context, oracle_rows *rows, oracle_fault *fault);

/* Returns how many steps more valid rows would take if every message were sent block by block: for each
   step the blocks of its longest message, less one. `sent` is scratch with an entry for each rank. */
int64_t oracle_rows_more(const oracle_rows *rows, int32_t ranks, uint64_t *sent);

/* Sorts by step. Sorts the rows of each message (one step, rank, operation and peer) by block, in the
   places that they have among the rows of their step. False if there is no memory for it. */
bool oracle_rows_sort(oracle_rows *rows);

/* Where a rank has several partners in a step: sorts by step, rank, operation, peer and block. False if there is no memory for it. */
bool oracle_rows_order(oracle_rows *rows);

/* Returns, of rows in that order, how many steps more they would take if each rank sent every message block by block, and its messages of a step
   at the same time: for each step the blocks of its longest message, less one. */
int64_t oracle_rows_longer(const oracle_rows *rows);

void oracle_rows_free(oracle_rows *rows);

/* Returns the line of row i. */
static inline int64_t oracle_rows_line(const oracle_rows *rows, int64_t i) {
  return rows->lines != NULL ? rows->lines[i] : rows->first_line + i / rows->each;
}

/* Makes `lines` an array, for whoever moves rows. False if there is no memory for it. */
bool oracle_rows_list_lines(oracle_rows *rows);

#endif
