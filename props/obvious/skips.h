/* The obvious constructions that the exchanges by skips are compared with: from the words of the notes on exchanges, all ranks and
   shares kept in lists. */
#ifndef DODONA_PROPS_OBVIOUS_SKIPS_H
#define DODONA_PROPS_OBVIOUS_SKIPS_H

#include <stdbool.h>
#include <stdint.h>

/* A message: in step x (from 1) of round k (from 0) `from` sends `to` these shares; share[i] tells of each of the ranks' shares. */
typedef struct obvious_skip {
  int64_t step;
  int32_t round;
  int32_t from;
  int32_t to;
  bool *share;
} obvious_skip;

typedef struct obvious_skips {
  int32_t ranks;
  int32_t root;  /* of the broadcast; -1: an allreduce */
  int64_t steps; /* of both halves */
  int64_t count;
  obvious_skip *messages; /* in the order of steps */
} obvious_skips;

/* The reduce-scatter, then the allgather; aborts if there is no memory. */
obvious_skips obvious_skips_of(int32_t ranks, int32_t radix);

/* The scatter down intervals, then the allgather. Share i is the one of position i, counted from the root on. */
obvious_skips obvious_skip_broadcast_of(int32_t ranks, int32_t radix, int32_t root);

void free_skips(obvious_skips *all);

/* Whether a message of `count` blocks from `first` on, which goes on with block 0 past the last block, has the block. */
bool skips_carry(int32_t first, int32_t count, int32_t blocks, int32_t block);

/* Says on stderr where a schedule is not what it should be; false. */
bool skips_differ(int32_t ranks, int32_t radix, int32_t root, int32_t blocks, int64_t x,
                  const char *what);

#endif
