/* Translates between the ranks of a network and the positions of its module, whose root is position 0. In the
   cube of 2^m ranks neighbours stay neighbours, in a crossbar modules stay whole. On a mesh, rank = node number; if the
   wanted root is not the tree's root, the two nodes swap. In all other networks position = (rank - root) mod P. */
#ifndef DODONA_SCHEDULE_NETWORK_RANK_H
#define DODONA_SCHEDULE_NETWORK_RANK_H

#include "ref/schedule/network.h"

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

#endif
