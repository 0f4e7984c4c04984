/* A star, for tests/newcomer.sh: in position 0 the root sends every block to every other position in turn.

     step      1    2    3    4    5    6
     0 sends   0>1  0>2  0>3  1>1  1>2  1>3     (block > position), 4 ranks, 2 blocks */
#ifndef DODONA_ALGORITHMS_STAR_STAR_H
#define DODONA_ALGORITHMS_STAR_STAR_H

#include "ref/base/types.h"

int64_t dodona_star_steps(int32_t ranks, int32_t blocks);
dodona_tree_step dodona_star_step(int32_t ranks, int32_t blocks, int32_t position, int64_t x);
int64_t dodona_star_arrival(int32_t ranks, int32_t position, int32_t block);
dodona_span dodona_star_span(int32_t ranks, int32_t blocks, int32_t position);
int32_t dodona_star_parent(int32_t position, int32_t k);
int32_t dodona_star_child(int32_t ranks, int32_t position, int32_t k);

#endif
