/* Two ranks play one corner of the hypercube: a broadcast among P = 2^m + h ranks, m >= 1 and 0 <= h < 2^m, in s - 1 +
   ceil(log2 P) steps. Rank 0 is the root; ports are duplex. Each corner is a unit; units 1 .. h have two ranks. cube.h takes P.
   Source: Jia, process cooperation in multiple message broadcast (2007); the closed form is ours. */
#ifndef DODONA_ALGORITHMS_CUBE_COOPERATION_H
#define DODONA_ALGORITHMS_CUBE_COOPERATION_H

#include "ref/base/types.h"
#include "spec/machine/bounds.h"
#include "spec/algorithms/cooperation.h"
#include "spec/lemmas/cooperation_delivery.h"

/*@
  // The ranks and blocks that a step names are there; it names a rank and a block, or neither; what comes is stored.
  predicate CoopStepInRange(dodona_tree_step step, integer P, integer s) =
    -1 <= step.send_to < P && -1 <= step.send_block < s && (step.send_to == -1 <==> step.send_block == -1) &&
    -1 <= step.recv_from < P && -1 <= step.recv_block < s && (step.recv_from == -1 <==> step.recv_block == -1) &&
    step.combine == 0;
*/

/* Returns the steps of a broadcast, which are the lower bound. O(1). */
/*@ requires range: CoopRange(dimensions, twos, blocks);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == CoopSteps(dimensions, twos, blocks);
    ensures bound: \result == BoundSteps(Pow2(dimensions) + twos, blocks);
    exits \false; */
int64_t dodona_cooperation_steps(int32_t dimensions, int32_t twos, int32_t blocks);

/* Returns what a rank does in step x, for any x; steps count from 1. O(m). */
/*@ requires range: CoopRange(dimensions, twos, blocks);
    requires rank: 0 <= rank < Pow2(dimensions) + twos;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer r, j; 0 <= r ==>
      ((\result.send_to == r && \result.send_block == j) <==>
       CoopTransfer(dimensions, twos, blocks, x, rank, r, j));
    ensures recv: \forall integer q, j; 0 <= q ==>
      ((\result.recv_from == q && \result.recv_block == j) <==>
       CoopTransfer(dimensions, twos, blocks, x, q, rank, j));
    ensures range: CoopStepInRange(\result, Pow2(dimensions) + twos, blocks);
    exits \false; */
dodona_tree_step dodona_cooperation_step(int32_t dimensions, int32_t twos, int32_t blocks,
                                         int32_t rank, int64_t x);

/* Returns the step in which a rank receives a block; 0 at the root. O(m). */
/*@ requires range: CoopRange(dimensions, twos, blocks);
    requires rank: 0 <= rank < Pow2(dimensions) + twos;
    requires block: 0 <= block < blocks;
    terminates \true;
    assigns \nothing;
    ensures arrival: \result == CoopArrival(dimensions, twos, blocks, rank, block);
    ensures range: rank != 0 ==> block < \result <= CoopSteps(dimensions, twos, blocks);
    exits \false; */
int64_t dodona_cooperation_arrival(int32_t dimensions, int32_t twos, int32_t blocks, int32_t rank,
                                   int32_t block);

/* Returns who sends the rank this block, or DODONA_NONE at the root. O(m). */
/*@ requires range: CoopRange(dimensions, twos, blocks);
    requires rank: 0 <= rank < Pow2(dimensions) + twos;
    requires block: 0 <= block < blocks;
    terminates \true;
    assigns \nothing;
    ensures root: rank == 0 ==> \result == -1;
    ensures source: rank != 0 ==>
      \result == CoopSource(dimensions, twos, blocks, rank, block) && 0 <= \result;
    exits \false; */
int32_t dodona_cooperation_source(int32_t dimensions, int32_t twos, int32_t blocks, int32_t rank,
                                  int32_t block);

#endif
