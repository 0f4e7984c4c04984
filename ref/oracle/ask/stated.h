/* A collective that is stated by two files of rows: who begins with which blocks, and who wants which.

     begins   rank,block
     wants    rank,block          all inputs to the block, each once
              rank,block,input    of the block these ranks' inputs alone, once; a row an input

   A header with these names may come first; lines that start with # are comments. */
#ifndef DODONA_ORACLE_ASK_STATED_H
#define DODONA_ORACLE_ASK_STATED_H

#include <stdbool.h>
#include <stdint.h>

/* A row of a file. */
typedef struct oracle_claim {
  int32_t rank;
  int32_t block;
  int32_t input; /* DODONA_NONE: all */
  int64_t line;
} oracle_claim;

typedef struct oracle_claims {
  const char *name;
  oracle_claim *rows; /* on the heap */
  int64_t count;
} oracle_claims;

enum { ORACLE_WANTS_ALL = 1, ORACLE_WANTS_SOME = 2 };

typedef struct oracle_stated {
  int32_t ranks;
  int32_t blocks;
  oracle_claims begin; /* sorted by rank, then by block and input */
  oracle_claims want;
  uint8_t *begins; /* of each block and rank: 1 if it begins with the block */
  uint8_t *wants;  /* 0, ORACLE_WANTS_ALL or _SOME */
  int32_t *origin; /* of each block the last rank that begins with it */
  bool handed_on;  /* no block has two that begin with it */
  bool some;       /* some rank wants some inputs only */
} oracle_stated;

/* Reads the two files. False after an error line; then, too, oracle_stated_free takes back what there is. */
bool oracle_stated_read(const char *begins, const char *wants, int32_t ranks,
                        oracle_stated *stated);
void oracle_stated_free(oracle_stated *stated);

/* Returns the first row that says that the rank wants the block. Its other rows, an input each, follow that row. */
const oracle_claim *oracle_stated_wants(const oracle_stated *stated, int32_t rank, int32_t block);

/* Returns how many blocks the busiest rank wants and does not begin with. */
int64_t oracle_stated_busiest(const oracle_stated *stated);

#endif
