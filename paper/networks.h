/* Steps on networks and with simplex ports, by the library. */
#ifndef DODONA_PAPER_NETWORKS_H
#define DODONA_PAPER_NETWORKS_H

#include <stdint.h>

#include "ref/dodona.h"

/* Steps of the fractional tree; what does not fit ends the program, here and below. */
int64_t fractional_steps(int32_t ranks, int32_t group, int32_t blocks);

/* The least over all groups; *group is the smallest group that has it. */
int64_t fractional_least(int32_t ranks, int32_t blocks, int32_t *group);

/* Steps of the request's plan; -1 if it does not fit. */
int64_t plan_steps(const dodona_request *request);

/* Steps with simplex ports by a fractional tree: DODONA_SIMPLEX or DODONA_COUPLES; the least over all groups. */
int64_t simplex_steps(int32_t ports, int32_t ranks, int32_t group, int32_t blocks);
int64_t simplex_least(int32_t ports, int32_t ranks, int32_t blocks, int32_t *group);

/* (5) in steps, with k = s and t = 1: 2 (1 - 1/P) s + floor(log2 P) - 4, rounded up. */
int64_t simplex_bound(int32_t ranks, int32_t blocks);

/* On a x a: modules of a ranks with so many channels; a mesh. The least over all groups that fit. */
int64_t crossbar_least(int32_t side, int32_t channels, int32_t blocks, int32_t *group);
int64_t mesh_least(int32_t side, int32_t blocks, int32_t *group);

#endif
