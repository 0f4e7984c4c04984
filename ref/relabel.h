/* Root != 0: ranks are positions turned by the root, once for all algorithms. */
#ifndef DODONA_RELABEL_H
#define DODONA_RELABEL_H

#include "types.h"

/* (rank - root) mod ranks; DODONA_NONE stays. */
int32_t dodona_position(int32_t ranks, int32_t root, int32_t rank);

/* (position + root) mod ranks; DODONA_NONE stays. The inverse of dodona_position. */
int32_t dodona_rank(int32_t ranks, int32_t root, int32_t position);

/* A step in positions, said in ranks. */
dodona_step dodona_relabel(int32_t ranks, int32_t root, dodona_step step);

#endif
