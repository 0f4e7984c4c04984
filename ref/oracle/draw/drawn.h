/* Any schedule that is to be drawn: its rows, message by message, and what its text says of itself. */
#ifndef DODONA_ORACLE_DRAW_DRAWN_H
#define DODONA_ORACLE_DRAW_DRAWN_H

#include "ref/oracle/ask/collective.h"

typedef struct oracle_drawn {
  oracle_rows rows; /* by step, rank, operation, peer, block */
  oracle_said said;
  const oracle_collective *collective;
  const char *text; /* it begins with the title, if there is one */
  int32_t ranks;    /* as many as are named */
  int64_t first;    /* step that is named, and the last; 1 and 0 without rows */
  int64_t last;
} oracle_drawn;

/* Reads the ops `text` of a schedule of `op`, NULL: of what the text says. False after an error line. */
bool oracle_drawn_read(const char *op, const char *text, oracle_drawn *drawn);
void oracle_drawn_free(oracle_drawn *drawn);

/* Returns how many rows, from row i on, are one message: its blocks at one end. */
int64_t oracle_drawn_message(const oracle_rows *rows, int64_t i);

/* The number of a row's block; whether the block is stored where others are combined. */
int32_t oracle_drawn_block(const dodona_row *row);
bool oracle_drawn_stores(const dodona_row *row);

#endif
