/* The obvious construction of process cooperation, from the words of its description: 2^m units of one or two ranks, every
   unit with a note of who takes next; the hypercube's transfers, as obvious_hypercube_run finds them, go from giver to
   taker. No closed form of any kind. */
#ifndef DODONA_PROPS_OBVIOUS_CUBE_H
#define DODONA_PROPS_OBVIOUS_CUBE_H

#include "ref/dodona.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Runs the broadcast of `blocks` blocks from rank 0 to `ranks` ranks, 2 or more. arrivals[u * blocks + j] is the step in which u
   receives block j, 0 at the root, -1 if never; sources[u * blocks + j] from whom, -1 at the root. Returns the last step;
   -1 if a rank receives a block twice or passes on what it has not. */
int64_t obvious_cube_run(int32_t ranks, int32_t blocks, int64_t *arrivals, int32_t *sources);

/* Whether the unit takes with its second rank in step x: counts, step by step, how often it changed places before. */
int obvious_cube_second_takes(int32_t dimensions, int32_t unit, int64_t x);

#ifdef __cplusplus
}
#endif

#endif
