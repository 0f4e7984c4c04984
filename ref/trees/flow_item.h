/* Says what a rank does with one block of a lane: from whom it receives the block, and to whom it sends the
   block on, one rank after the other. */
#ifndef DODONA_TREES_FLOW_ITEM_H
#define DODONA_TREES_FLOW_ITEM_H

#include "ref/trees/lane.h"

typedef struct dodona_flow_item {
  int32_t message; /* 0 .. messages - 1; a rank receives each once at most from each rank */
  int32_t after; /* a message that this rank must have whole before it sends this, or DODONA_NONE */
  int32_t from[2]; /* ranks, or DODONA_NONE */
  int32_t to[2];
} dodona_flow_item;

/* Returns the k-th item of a lane in a broadcast: from the parent to the children. O(1). */
/*@ requires range: 0 <= k < lane.count &&
      0 <= lane.first + lane.stride * k <= INT32_MAX && 0 <= lane.stride * k <= INT32_MAX;
    terminates \true;
    assigns \nothing;
    ensures message: \result.message == lane.first + lane.stride * k && \result.after == -1;
    ensures from: \result.from[0] == lane.parent && \result.from[1] == -1;
    ensures to: \result.to[0] == lane.child[0] && \result.to[1] == lane.child[1];
    exits \false; */
dodona_flow_item dodona_flow_down(dodona_lane lane, int32_t k);

/* Returns the k-th item of a lane in a reduction: from the children to the parent. O(1). */
/*@ requires range: 0 <= k < lane.count &&
      0 <= lane.first + lane.stride * k <= INT32_MAX && 0 <= lane.stride * k <= INT32_MAX;
    terminates \true;
    assigns \nothing;
    ensures message: \result.message == lane.first + lane.stride * k && \result.after == -1;
    ensures from: \result.from[0] == lane.child[0] && \result.from[1] == lane.child[1];
    ensures to: \result.to[0] == lane.parent && \result.to[1] == -1;
    exits \false; */
dodona_flow_item dodona_flow_up(dodona_lane lane, int32_t k);

#endif
