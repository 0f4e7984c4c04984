/* The direct simplex tree, group by group, with the 2 r + 1 slots of a run written out: no closed form. */
#ifndef DODONA_PROPS_OBVIOUS_SIMPLEX_H
#define DODONA_PROPS_OBVIOUS_SIMPLEX_H

#include "props/obvious/obvious.h"
#include "ref/check/broadcast.h"

#ifdef __cplusplus
extern "C" {
#endif

/* heard[v * blocks + j]: when position v of the fractional tree `nodes` receives packet j, and from whom,
   where each member of a group receives, sends down and sends right in the slots that the > leaves it which
   wanders over the slots. Returns the last step. */
int64_t obvious_simplex(int32_t ranks, int32_t group, int32_t blocks, const obvious_node *nodes,
                        obvious_transfer *heard);

/* Every rank carries out its rows in order, each when it has ended the one before, and a send and its receive
   end together, a step after both ranks have come to them. Returns in how many steps all rows are done; -1 if
   at some time no two ranks wait for each other: a deadlock. */
int64_t obvious_blocking(int32_t ranks, const dodona_row *rows, int64_t count);

#ifdef __cplusplus
}
#endif

#endif
