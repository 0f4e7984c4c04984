/* The obvious butterflies by negabinary distances that bine is compared with: who has which share is kept in a table, and the distances come
   from their formula. */
#ifndef DODONA_PROPS_OBVIOUS_BINE_H
#define DODONA_PROPS_OBVIOUS_BINE_H

#include "props/obvious/baselines.h"

/* The allgather, the reduce-scatter, which is the allgather backwards, or the allreduce, which is both; aborts if there is no memory. */
obvious_program obvious_bine(int32_t op, int32_t ranks, int32_t blocks);

#endif
