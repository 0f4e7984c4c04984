/* Broadcast for any number of ranks in the fewest steps, s - 1 + ceil(log2 P): P = 2^m + h, 0 <= h < 2^m; the
   ranks are 2^m units of a hypercube, units 1 .. h of two ranks. The root is rank 0. Duplex one-port.
   Source: Jia, process cooperation in multiple message broadcast. */
#ifndef DODONA_COOPERATION_H
#define DODONA_COOPERATION_H

#include "ref/base/types.h"
#include "spec/machine/bounds.h"
#include "spec/algorithms/cooperation.h"
#include "spec/lemmas/cooperation_delivery.h"

/* Steps of a broadcast; the lower bound. O(1). */
/*@ requires range: CoopRange(dimensions, twos, blocks);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == CoopSteps(dimensions, twos, blocks);
    ensures bound: \result == BoundSteps(Pow2(dimensions) + twos, blocks);
    exits \false; */
int64_t dodona_cooperation_steps(int32_t dimensions, int32_t twos, int32_t blocks);

/* What a rank does in step x, any x. O(m). */
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
    ensures send_range: -1 <= \result.send_to < Pow2(dimensions) + twos &&
      -1 <= \result.send_block < blocks && (\result.send_to == -1 <==> \result.send_block == -1);
    ensures recv_range: -1 <= \result.recv_from < Pow2(dimensions) + twos &&
      -1 <= \result.recv_block < blocks && (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
dodona_tree_step dodona_cooperation_step(int32_t dimensions, int32_t twos, int32_t blocks,
                                         int32_t rank, int64_t x);

/* The step in which a rank receives a block; 0 at the root. O(m). */
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

/* Who sends it the block, or DODONA_NONE at the root. O(m). */
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
