/* Broadcasts among any number of ranks in the least number of steps that there is, s - 1 + ceil(log2 P)
   (theorem_cube_optimal). The root is position 0; ports are duplex. Any step of any position is worked out alone, in
   O(log P), with no table. A reduction is the same run backwards; it combines in no fixed order, so the operation must be
   commutative. For P a power of two the schedule is the hypercube's (hypercube.h); else ranks cooperate in units of two,
   which cooperation.c draws. Source: Jia, process cooperation in multiple message broadcast (2007); Johnsson and Ho. */
#ifndef DODONA_ALGORITHMS_CUBE_CUBE_H
#define DODONA_ALGORITHMS_CUBE_CUBE_H

#include "ref/base/types.h"
#include "spec/algorithms/cube.h"
#include "spec/machine/bounds.h"

/* Returns the steps of a broadcast of `blocks` blocks; 0 for one rank. O(log P). */
/*@ requires range: 1 <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == CubeLength(ranks, blocks);
    ensures bound: \result == BoundSteps(ranks, blocks);
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
int64_t dodona_cube_steps(int32_t ranks, int32_t blocks);

/* Returns what a position does in step x, for any x; steps count from 1. O(log P). */
/*@ requires range: 1 <= ranks && 1 <= blocks;
    requires position: 0 <= position < ranks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       CubeHop(ranks, blocks, x, position, v, j));
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       CubeHop(ranks, blocks, x, u, position, j));
    ensures send_range: -1 <= \result.send_to < ranks && -1 <= \result.send_block < blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures recv_range: -1 <= \result.recv_from < ranks && -1 <= \result.recv_block < blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
dodona_tree_step dodona_cube_step(int32_t ranks, int32_t blocks, int32_t position, int64_t x);

/* Returns the step in which a position receives a block; 0 at the root. O(log P). */
/*@ requires range: 1 <= ranks && 1 <= blocks;
    requires position: 0 <= position < ranks;
    requires block: 0 <= block < blocks;
    terminates \true;
    assigns \nothing;
    ensures arrival: \result == CoopArrival(CubeDimensions(ranks), CubeTwos(ranks), blocks, position, block);
    ensures received: position != 0 ==> \exists integer u; CubeHop(ranks, blocks, \result, u, position, block);
    ensures range: position != 0 ==> block < \result <= CubeLength(ranks, blocks);
    exits \false; */
int64_t dodona_cube_arrival(int32_t ranks, int32_t blocks, int32_t position, int32_t block);

/* Returns who sends the position this block, or DODONA_NONE at the root. O(log P). */
/*@ requires range: 1 <= ranks && 1 <= blocks;
    requires position: 0 <= position < ranks;
    requires block: 0 <= block < blocks;
    terminates \true;
    assigns \nothing;
    ensures root: position == 0 ==> \result == -1;
    ensures sent: position != 0 ==> 0 <= \result < ranks &&
      \exists integer x; CubeHop(ranks, blocks, x, \result, position, block);
    exits \false; */
int32_t dodona_cube_source(int32_t ranks, int32_t blocks, int32_t position, int32_t block);

#endif
