/* The obvious construction of edge-disjoint spanning binomial trees, from the words of Johnsson and Ho: each
   tree as an explicit array of parents, the broadcast run link by link, with no closed form of any kind. */
#ifndef DODONA_PROPS_OBVIOUS_HYPERCUBE_H
#define DODONA_PROPS_OBVIOUS_HYPERCUBE_H

#include <stdbool.h>

#include "ref/dodona.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Tree c of m dimensions, 0 <= c < m: parents[u] is u's parent, -1 at position 0. */
void obvious_hypercube_tree(int32_t dimensions, int32_t c, int32_t *parents);

/* The same of the plain binomial tree that first goes along dimension c. */
void obvious_hypercube_binomial(int32_t dimensions, int32_t c, int32_t *parents);

/* Runs the broadcast: block j goes down tree j mod m, the last block down the binomial tree; in each
   step the links of one dimension are free, and each carries the oldest block that its sender has, that
   its receiver lacks and whose tree goes along it. arrivals[u * blocks + j] is the step in which u
   receives block j, 0 at the root, and sources[u * blocks + j] from whom, -1 at the root. Returns the
   last step. *choices counts how often a link had more than one such block. */
int64_t obvious_hypercube_run(int32_t dimensions, int32_t blocks, int64_t *arrivals,
                              int32_t *sources, int64_t *choices);

#ifdef __cplusplus
}
#endif

#endif
