/* Plans for a port model or a network: simplex ports, the cube, crossbars of crossbars, meshes. Each function asks the module of the
   plan's family, whose root is position 0, and answers in ranks: the position of a rank and the rank at a position, the steps, the order
   in which a reduction combines. The steps of all ranks are a valid broadcast, for every family and root
   (proofs/theorems/schedule/network.c). Source: Sanders and Sibeyn, sections 1, 2 and 4. */
#ifndef DODONA_SCHEDULE_NETWORK_H
#define DODONA_SCHEDULE_NETWORK_H

#include "ref/algorithms/simplex/operand.h"
#include "ref/schedule/plan.h"

/* A mesh's plan in memory is for the nodes of its groups. */
/*@ ghost
  /@ requires memory: \valid_read(plan);
     requires network: ValidNetwork(*plan);
     terminates \true;
     assigns \nothing;
     ensures tree: plan->family == DODONA_FAMILY_MESH ==> ValidHtree(&plan->htree);
     ensures ranks: plan->family == DODONA_FAMILY_MESH ==>
       plan->request.ranks == (plan->htree.side * plan->htree.side) * plan->htree.group;
     exits \false; @/
  void lemma_mesh_ranks(const dodona_plan *plan);
*/

/* Returns the position of a rank. O(1); in the cube O(log P), in a crossbar O(levels), on a mesh O(log n). */
/*@ requires memory: \valid_read(plan);
    requires network: ValidNetwork(*plan);
    requires rank: 0 <= rank < plan->request.ranks;
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result < plan->request.ranks;
    ensures position: \result == NetworkPosition(*plan, rank);
    ensures inverse: NetworkRank(*plan, \result) == rank;
    ensures root: rank == plan->request.root ==> \result == 0;
    exits \false; */
int32_t dodona_network_position(const dodona_plan *plan, int32_t rank);

/* Returns the rank at a position; the inverse of dodona_network_position. DODONA_NONE stays. */
/*@ requires memory: \valid_read(plan);
    requires network: ValidNetwork(*plan);
    requires position: -1 <= position < plan->request.ranks;
    terminates \true;
    assigns \nothing;
    ensures none: position == -1 ==> \result == -1;
    ensures range: 0 <= position ==> 0 <= \result < plan->request.ranks;
    ensures rank: 0 <= position ==> \result == NetworkRank(*plan, position);
    ensures inverse: 0 <= position ==> NetworkPosition(*plan, \result) == position;
    ensures root: position == 0 ==> \result == plan->request.root;
    exits \false; */
int32_t dodona_network_rank(const dodona_plan *plan, int32_t position);
/* Returns what the place's rank does in step x of the broadcast, for any x; steps count from 1. What is
   sent in one step can be used from the next step on. O(1), in the cube O(log P), in a crossbar
   O(levels), on a mesh O(log n). */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires network: ValidNetwork(*plan) && NetworkPlace(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       NetworkTransfer(*plan, x, u, place->rank, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       NetworkTransfer(*plan, x, place->rank, v, j));
    ensures recv_range: -1 <= \result.recv_from < plan->request.ranks &&
      -1 <= \result.recv_block < plan->request.blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < plan->request.ranks &&
      -1 <= \result.send_block < plan->request.blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
dodona_tree_step dodona_network_step_at(const dodona_plan *plan, const dodona_place *place,
                                        int64_t x);

/* Returns 1 if a reduction by the schedule combines the inputs in the order 0 .. P - 1, each rank combining
   as dodona_network_use says: the direct simplex tree with root 0. Returns 0 for all others. With
   another root R the direct tree's order is R, .., P - 1, 0, .., R - 1: to reduce in order to rank R,
   reduce to rank 0 and send the result on. O(1). */
/*@ requires memory: \valid_read(plan);
    terminates \true;
    assigns \nothing;
    ensures keeps: \result == 1 <==>
      plan->family == DODONA_FAMILY_SIMPLEX && plan->request.root == 0;
    ensures boolean: \result == 0 || \result == 1;
    exits \false; */
int dodona_network_keeps_rank_order(const dodona_plan *plan);

/* Returns what the place's rank does with a part that comes from its child, rank `from`, in a reduction: by the order of ranks if the
   schedule keeps it. O(1). */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires network: ValidNetwork(*plan) && NetworkPlace(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures combined: DODONA_PREPEND <= \result <= DODONA_SET_ASIDE;
    ensures ordered: plan->family == DODONA_FAMILY_SIMPLEX && plan->request.root == 0 ==> \result ==
      SimplexOperand(plan->up.group, place->direct.pattern, place->direct.tree.member,
                     place->direct.tree.right, from);
    exits \false; */
int32_t dodona_network_use(const dodona_plan *plan, const dodona_place *place, int32_t from);

#endif
