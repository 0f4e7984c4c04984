/* Gives a rank's part in one tree of a plan, for data-flow execution, without steps. In each tree a rank receives
   the tree's blocks in order and forwards each to its children; no tree waits for another. A reduction goes through
   the same tree from the children to the parent. Source: TwoTreeC, section 3, algorithm 2. */
#ifndef DODONA_TREES_LANE_H
#define DODONA_TREES_LANE_H

#include "ref/trees/tree.h"
#include "ref/trees/lane_acsl.h"

typedef struct dodona_lane {
  int32_t parent;   /* rank, or DODONA_NONE at the root */
  int32_t child[2]; /* ranks in the order in which they are fed, or DODONA_NONE from there on */
  int32_t first;    /* its k-th block is first + stride k, k = 0 .. count - 1 */
  int32_t stride;
  int32_t count; /* 0 where there are fewer blocks than trees */
} dodona_lane;

/* Returns the number of trees that share the blocks: 2 in two trees, 1 in chain and binary tree. 0 if a block's way
   depends on the block (fractional tree, 2 <= r < P), or if there is one block only (postal trees). */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidPlan(*plan);
    terminates \true;
    assigns \nothing;
    ensures trees: \result == LaneTrees(*plan);
    ensures range: 0 <= \result <= 2;
    exits \false; */
int32_t dodona_lanes(const dodona_tree_plan *plan);

/* Returns the part of the place's rank in tree `tree`, 0 .. dodona_lanes - 1; O(1). */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(*plan);
    requires place: PlaceOf(*plan, *place);
    requires tree: 0 <= tree < LaneTrees(*plan);
    terminates \true;
    assigns \nothing;
    ensures parent: \result.parent == LaneParent(*plan, tree, place->rank);
    ensures root: \result.parent == -1 <==> place->rank == plan->root;
    ensures source: place->rank != plan->root ==>
      \forall integer j; 0 <= j < plan->blocks && j % LaneTrees(*plan) == tree ==>
        \result.parent == PlanSource(*plan, place->rank, j);
    ensures child: \forall integer k; 0 <= k <= 1 ==>
      \result.child[k] == LaneChild(*plan, tree, place->rank, k);
    ensures range: -1 <= \result.parent < plan->ranks && -1 <= \result.child[0] < plan->ranks &&
      -1 <= \result.child[1] < plan->ranks;
    ensures first: \result.first == tree && \result.stride == LaneTrees(*plan);
    ensures count: \result.count == LaneCount(*plan, tree) && 0 <= \result.count;
    ensures last: \result.first + \result.stride * (\result.count - 1) < plan->blocks;
    ensures blocks: \forall integer j; 0 <= j < plan->blocks && j % LaneTrees(*plan) == tree ==>
      j == \result.first + \result.stride * (j / LaneTrees(*plan)) &&
      0 <= j / LaneTrees(*plan) < \result.count;
    exits \false; */
dodona_lane dodona_lane_of(const dodona_tree_plan *plan, const dodona_tree_place *place,
                           int32_t tree);

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
