/* Broadcasts on the hypercube of m dimensions: P = 2^m positions, the root is position 0, neighbours differ in one
   bit. In step x, counted from 1, all positions talk along dimension (x - 1) mod m. Ports are duplex. A reduction is
   the same run backwards (reverse.h); it combines in no fixed order, so the operation must be commutative. For m >=
   1 the broadcast takes s - 1 + m steps, the lower bound s - 1 + log2 P for every s >= 1. hypercube.c draws the
   trees. Source: Johnsson and Ho, edge-disjoint spanning binomial trees, s + m steps; that the last block needs no
   step m is our remark. Sanders and Sibeyn, section 1, compare with it (T*_HC). */
#ifndef DODONA_ALGORITHMS_CUBE_HYPERCUBE_H
#define DODONA_ALGORITHMS_CUBE_HYPERCUBE_H

#include "ref/base/types.h"
#include "spec/machine/bounds.h"
#include "spec/algorithms/hypercube.h"

/* Returns the steps of a broadcast of `blocks` blocks; 0 for m = 0. In the last step a position receives.
   The number equals dodona_bound_steps of 2^m ranks. O(1). */
/*@ requires range: 0 <= dimensions <= 30 && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == CubeSteps(dimensions, blocks);
    ensures bound: \result == BoundSteps(Pow2(dimensions), blocks);
    exits \false; */
int64_t dodona_hypercube_steps(int32_t dimensions, int32_t blocks);

/* Returns what a position does in step x, for any x. O(m). */
/*@ requires range: 0 <= dimensions <= 30 && 1 <= blocks;
    requires position: 0 <= position < Pow2(dimensions);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       CubeTransfer(dimensions, blocks, x, position, v, j));
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       CubeTransfer(dimensions, blocks, x, u, position, j));
    ensures send_range: -1 <= \result.send_to < Pow2(dimensions) &&
      -1 <= \result.send_block < blocks && (\result.send_to == -1 <==> \result.send_block == -1);
    ensures recv_range: -1 <= \result.recv_from < Pow2(dimensions) &&
      -1 <= \result.recv_block < blocks && (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
dodona_tree_step dodona_hypercube_step(int32_t dimensions, int32_t blocks, int32_t position,
                                       int64_t x);

/* Returns the step in which a position receives a block; 0 at the root. O(m). */
/*@ requires range: 0 <= dimensions <= 30 && 1 <= blocks;
    requires position: 0 <= position < Pow2(dimensions);
    requires block: 0 <= block < blocks;
    terminates \true;
    assigns \nothing;
    ensures arrival: \result == CubeArrival(dimensions, blocks, position, block);
    ensures range: position != 0 ==> block < \result <= CubeSteps(dimensions, blocks);
    exits \false; */
int64_t dodona_hypercube_arrival(int32_t dimensions, int32_t blocks, int32_t position,
                                 int32_t block);

/* Returns who sends the position this block, or DODONA_NONE at the root. O(m). */
/*@ requires range: 0 <= dimensions <= 30 && 1 <= blocks;
    requires position: 0 <= position < Pow2(dimensions);
    requires block: 0 <= block < blocks;
    terminates \true;
    assigns \nothing;
    ensures root: position == 0 ==> \result == -1;
    ensures source: position != 0 ==>
      \result == CubeSource(dimensions, blocks, position, block) && 0 <= \result;
    ensures sent: position != 0 ==> CubeTransfer(dimensions, blocks,
      CubeArrival(dimensions, blocks, position, block), \result, position, block);
    exits \false; */
int32_t dodona_hypercube_source(int32_t dimensions, int32_t blocks, int32_t position,
                                int32_t block);

#endif
