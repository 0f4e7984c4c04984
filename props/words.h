/* A reduction run on words: each rank's input to a block is one letter, its rank; to combine is to write one word
   behind the other; a part that is held back is written behind what comes next of its block. */
#ifndef DODONA_PROPS_WORDS_H
#define DODONA_PROPS_WORDS_H

#include "ref/trees/operand.h"

/* Words as lists of letters; letter rank * blocks + block begins as the word of its rank's block. */
typedef struct words {
  int32_t ranks;
  int32_t blocks;
  int32_t *next;  /* by letter */
  int32_t *first; /* by rank and block, as letters are */
  int32_t *last;
  int32_t *aside; /* by rank: the letter that begins what is held back, and its word's last */
  int32_t *aside_last;
  int32_t *low; /* by rank and block: the ranks in what it has, the lowest, the highest, how many */
  int32_t *high;
  int32_t *count;
  int apart;    /* some rank sent what is no interval */
  int wrong;    /* two parts held back */
  int64_t held; /* how many were held back */
} words;

/* One letter each; to be ended. */
words words_start(int32_t ranks, int32_t blocks);
void words_end(words *w);

/* Rank `rank` receives what rank `from` has of the block, and does with it what the operand says. */
void words_receive(words *w, int32_t rank, int32_t from, int32_t block, int32_t operand);

/* All have received: wrong if a part is still held back. */
void words_last(words *w);

/* Whether the root's words are begin, begin + 1, .., modulo the number of ranks. */
int words_read(const words *w, int32_t root, int32_t begin);

#endif
