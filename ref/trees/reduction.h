/* Which trees a collective runs: a broadcast one tree; a reduction one tree, backwards; an allreduce reduces by the tree `up`, then
   broadcasts the result by the tree `down`.

     reduce     step x is the tree's step  last + 1 - x,  last = steps - latency + 1

   Source:
   Sanders and Sibeyn, section 1 (reversal); the source of TwoTreeC, whose allreduces are twotree-c,
   twotree-cc and twotree-cs. */
#ifndef DODONA_TREES_REDUCTION_H
#define DODONA_TREES_REDUCTION_H

#include "ref/trees/tree.h"
#include "ref/trees/reduction_acsl.h"

/* Returns the algorithm that reduces, or the one that broadcasts. An allreduce by twotree-cc reduces by TwoTreeC and
   broadcasts by TwoTreeC+C; an allreduce by twotree-cs reduces by TwoTreeC and broadcasts by TwoTreeS; else both are
   `algorithm` itself. DODONA_NONE for a broadcast or a reduction by twotree-cs: there is none. */
/*@ requires op: DODONA_BCAST <= op <= DODONA_ALLREDUCE;
    terminates \true;
    assigns \nothing;
    ensures up: \result == UpAlgorithm(op, algorithm);
    exits \false; */
int32_t dodona_up_algorithm(int32_t op, int32_t algorithm);

/*@ requires op: DODONA_BCAST <= op <= DODONA_ALLREDUCE;
    terminates \true;
    assigns \nothing;
    ensures down: \result == DownAlgorithm(op, algorithm);
    exits \false; */
int32_t dodona_down_algorithm(int32_t op, int32_t algorithm);

/* Returns what the place's rank does in step x of the reduction by the plan, for any x. The rank combines
   what it receives. O(1), as dodona_tree_step_at. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(*plan);
    requires place: PlaceOf(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       ReduceTransfer(*plan, x, u, place->rank, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       ReduceTransfer(*plan, x, place->rank, v, j));
    ensures recv_range: -1 <= \result.recv_from < plan->ranks &&
      -1 <= \result.recv_block < plan->blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < plan->ranks &&
      -1 <= \result.send_block < plan->blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures combine: \result.combine == (\result.recv_from == -1 ? 0 : 1);
    exits \false; */
dodona_tree_step dodona_reduce_step_at(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                       int64_t x);

#endif
