/* Translates between the ranks of a network and the positions of its module, whose root is position 0. In the
   cube of 2^m ranks neighbours stay neighbours, in a crossbar modules stay whole. On a mesh, rank = node number; if the
   wanted root is not the tree's root, the two nodes swap. In all other networks position = (rank - root) mod P. */
#ifndef DODONA_SCHEDULE_NETWORK_RANK_H
#define DODONA_SCHEDULE_NETWORK_RANK_H

#include "ref/schedule/network.h"

/* Returns the position of a rank. O(1); in the cube O(log P), in a crossbar O(levels), on a mesh O(log n). */
/*@ requires memory: \valid_read(network);
    requires network: ValidNetwork(network);
    requires rank: 0 <= rank < network->request.ranks;
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result < network->request.ranks;
    ensures position: \result == NetworkPosition(network, rank);
    ensures inverse: NetworkRank(network, \result) == rank;
    ensures root: rank == network->request.root ==> \result == 0;
    exits \false; */
int32_t dodona_network_position(const dodona_network *network, int32_t rank);

/* Returns the rank at a position; the inverse of dodona_network_position. DODONA_NONE stays. */
/*@ requires memory: \valid_read(network);
    requires network: ValidNetwork(network);
    requires position: -1 <= position < network->request.ranks;
    terminates \true;
    assigns \nothing;
    ensures none: position == -1 ==> \result == -1;
    ensures range: 0 <= position ==> 0 <= \result < network->request.ranks;
    ensures rank: 0 <= position ==> \result == NetworkRank(network, position);
    ensures inverse: 0 <= position ==> NetworkPosition(network, \result) == position;
    ensures root: position == 0 ==> \result == network->request.root;
    exits \false; */
int32_t dodona_network_rank(const dodona_network *network, int32_t position);

#endif
