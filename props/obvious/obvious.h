/* The obvious O(P) constructions that the reference's O(log P) arithmetic is compared with: grown,
   numbered and run literally from the words of Sanders and Sibeyn, with no closed form of any kind. */
#ifndef DODONA_PROPS_OBVIOUS_OBVIOUS_H
#define DODONA_PROPS_OBVIOUS_OBVIOUS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One position of the tree; positions are numbered in preorder, down successor first. -1: none. */
typedef struct obvious_node {
  int32_t arrival; /* the step in which the first packet is received; 0 at the root */
  int32_t member;  /* index in the group */
  int32_t fed_by;  /* the first of the positions that feed this one */
  int32_t feeders; /* how many feed it, side by side: 0, 1 or the group size */
  int32_t down;
  int32_t right;
} obvious_node;

/* Section 3: the tree of groups of `group` PUs that reaches `ranks` PUs the earliest. Returns the step
   in which the last PU may hear first (the d + 1 of the paper). */
int32_t obvious_fractional(int32_t ranks, int32_t group, obvious_node *nodes);

/* Section 2: each PU feeds the next. */
int32_t obvious_chain(int32_t ranks, obvious_node *nodes);

/* Section 2: each PU feeds one PU a step after it first hears, another one step later. */
int32_t obvious_binary(int32_t ranks, obvious_node *nodes);

/* One transfer of a run of figure 2. */
typedef struct obvious_transfer {
  int64_t step; /* from 1; 0 if the packet never came */
  int32_t from;
} obvious_transfer;

/* Figure 2: every position runs broadcastFT on the tree `nodes`, in lockstep, sends and receives
   meeting. Fills heard[v * blocks + j] for packet j at position v and returns the number of steps;
   0 if the run is stuck, if two PUs send to one at once or if sender and receiver mean different
   packets. A last run of less than `group` packets is filled up with packets that nobody hears. */
int64_t obvious_run(int32_t ranks, int32_t group, int32_t blocks, const obvious_node *nodes,
                    obvious_transfer *heard);

#ifdef __cplusplus
}
#endif

#endif
