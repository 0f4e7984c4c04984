/* Schedules in binary form, for as many rows as a disk holds. Version 1, all numbers little-endian:

     bytes 0 .. 7     "DODONA", 1a, 0a (hexadecimal)
     8                the version, 4 bytes
     12, 13           how many bytes a rank has, and a block: 1, 2 or 4
     14               1: a block is twice its number, and one more if the receiver stores it; 0: its number (of a combine T is 0, S 1)
     15               1: for simplex ports, 2: ranks are sent what they have, 3: both; 0: neither
     16 20 24 28 32   ranks, root, blocks as `check` counts them, latency, ticks of a step: 4 bytes each, -1: not said
     36               zero, 4 bytes
     40, 48           how many steps have messages, and how many messages there are: 8 bytes each
     56 .. 79         the operation, zeros behind it
     80 ..            for each of these steps, ascending: its number, and how many messages there are to its end: 8 bytes each
     then             for each of these steps: the sources of its messages, their destinations, their blocks

   A message is a row of csv: a send and its receive, of one block. */
#ifndef DODONA_ORACLE_BINARY_FILE_H
#define DODONA_ORACLE_BINARY_FILE_H

#include "ref/oracle/read/rows.h"

enum {
  ORACLE_BINARY_VERSION = 1,
  ORACLE_BINARY_HEAD = 80,
  ORACLE_BINARY_STEP = 16,
  ORACLE_BINARY_MAGIC = 8,
  ORACLE_BINARY_OP = 24
};

extern const char oracle_binary_magic[ORACLE_BINARY_MAGIC];

typedef struct oracle_binary {
  oracle_said said;
  bool stores; /* blocks say whether they are stored */
  int rank_bytes;
  int block_bytes;
  int64_t steps;
  int64_t messages;
  const uint8_t *index;
  const uint8_t *data;
  uint8_t *base; /* of all that is mapped, or read */
  size_t size;
  bool mapped;
} oracle_binary;

/* Returns whether a text begins as the form does. */
bool oracle_is_binary(const char *text, size_t length);

/* Opens the rest of `in`: maps a file into memory, reads what is none. False, with a fault. Close it in any case. */
bool oracle_binary_open(FILE *in, const char *name, oracle_binary *file, oracle_fault *fault);
void oracle_binary_close(oracle_binary *file);

/* The k-th step that has messages: its number, and how many messages there are before it. Of k = steps the latter is all. */
int64_t oracle_binary_step(const oracle_binary *file, int64_t k);
int64_t oracle_binary_before(const oracle_binary *file, int64_t k);

/* The columns of step k: number i of a column is oracle_binary_number(column, bytes, i). */
typedef struct oracle_binary_columns {
  const uint8_t *src;
  const uint8_t *dst;
  const uint8_t *block;
  int64_t count;
} oracle_binary_columns;
oracle_binary_columns oracle_binary_columns_of(const oracle_binary *file, int64_t k);
uint32_t oracle_binary_number(const uint8_t *column, int bytes, int64_t i);

/* Messages of the steps first .. last - 1 whose blocks have the numbers low .. high - 1. */
typedef struct oracle_binary_part {
  int64_t first;
  int64_t last;
  int32_t low;
  int32_t high;
  int32_t base;  /* what becomes block 0 */
  int32_t count; /* what a stored block is more than its number */
} oracle_binary_part;

/* Adds the rows of the part, a send and a receive of each message, in blocks as `blocks` says (rows.h); the line of a row is its message's number,
   from 1. False if there is no memory. */
bool oracle_binary_rows(const oracle_binary *file, oracle_binary_part part, oracle_blocks blocks,
                        oracle_rows *rows);

/* Whether the file tells stored blocks apart where rows of `blocks` do; else the fault says so. */
bool oracle_binary_fits(const oracle_binary *file, oracle_blocks blocks, const char *name,
                        oracle_fault *fault);

/* Returns the first message of a block that is none of 0 .. count - 1, -1 if there is none; if `each` is not NULL, counts each block's messages
   there, up to it. */
int64_t oracle_binary_outside(const oracle_binary *file, int32_t count, int64_t *each);

/* Tells the system that the pages of steps first .. last - 1 are not needed soon. */
void oracle_binary_forget(const oracle_binary *file, int64_t first, int64_t last);

/* Takes all rows as oracle_rows_read does. */
bool oracle_binary_take(const oracle_binary *file, const char *name, oracle_blocks blocks,
                        int32_t count, const oracle_head *asked, oracle_rows *rows,
                        oracle_fault *fault);

#endif
