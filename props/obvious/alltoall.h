/* The obvious construction that the alltoall of radix r is compared with: from the words of Bruck et al. (1997) on the index operation, every rank's
   blocks kept in a list and moved one by one. */
#ifndef DODONA_PROPS_OBVIOUS_ALLTOALL_H
#define DODONA_PROPS_OBVIOUS_ALLTOALL_H

#include <stdbool.h>
#include <stdint.h>

/* A message: in step x (from 1) `from` sends `to` the blocks of these places; place[o] tells of each of a rank's P places. */
typedef struct obvious_pack {
  int64_t step;
  int32_t ahead; /* every rank sends to the rank so far ahead */
  bool *place;
} obvious_pack;

typedef struct obvious_alltoall {
  int32_t ranks;
  int64_t steps;
  obvious_pack *packs; /* one for each step */
  int32_t *
      giver; /* giver[v * ranks + o], taker[..]: in the end rank v has in place o the block of that giver for that taker */
  int32_t *taker;
} obvious_alltoall;

/* Aborts if there is no memory. */
obvious_alltoall obvious_alltoall_of(int32_t ranks, int32_t radix);

void free_alltoall(obvious_alltoall *all);

#endif
