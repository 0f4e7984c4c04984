/* Reads schedules whose messages have a place where they come from and a place where they go to, which need not have one number: rows

     step,src,dst,block,into[,phase]

   in which rank src sends what it has in place `block` to place `into` of rank dst. Places 0 .. S - 1 are those of the S blocks, all others are
   scratch, and hold nothing at first. A row from a rank to itself copies or adds what it has. */
#ifndef DODONA_ORACLE_READ_MOVES_H
#define DODONA_ORACLE_READ_MOVES_H

#include "ref/oracle/read/rows_file.h"

typedef struct oracle_move {
  int64_t step;
  int64_t line;
  int32_t src;
  int32_t dst;
  int32_t from; /* places */
  int32_t into;
  bool stores; /* over what is there; else it is combined with that */
} oracle_move;

typedef struct oracle_moves {
  oracle_move *moves;
  int64_t count;
  int32_t places; /* one more than the largest that is named */
} oracle_moves;

/* Returns whether the source has a header that names the columns above. It is at its beginning again then. */
bool oracle_is_moves(oracle_source *source);

/* Reads all rows, in the order of the text: a header with the columns in any order and others beside them, then rows, as oracle_rows_read says of
   lines and numbers. Where there is no phase, rows of `blocks` combine or store as they do without a column `into`. On false *moves holds nothing,
   and *fault says why. */
bool oracle_moves_read(const oracle_source *source, oracle_blocks blocks, oracle_moves *moves,
                       oracle_fault *fault);

void oracle_moves_free(oracle_moves *moves);

#endif
