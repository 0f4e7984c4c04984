/* Ranks of a network and positions of its module, whose root is position 0. On a hypercube neighbours stay
   neighbours, in a crossbar modules stay whole. On a mesh ranks are nodes: a root that is not where the tree
   has it changes places with the one that is there. Else positions turn. */
#ifndef DODONA_NETWORK_RANK_H
#define DODONA_NETWORK_RANK_H

#include "network.h"

/* The position of a rank. O(1); on a hypercube O(log P), in a crossbar O(levels), on a mesh O(log n). */
/*@ requires memory: \valid_read(network);
    requires network: ValidNetwork(network);
    requires rank: 0 <= rank < network->request.ranks;
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result < network->request.ranks;
    ensures position: network->request.kind <= DODONA_HYPERCUBE ==>
      \result == NetworkPosition(network, rank);
    exits \false; */
int32_t dodona_network_position(const dodona_network *network, int32_t rank);

/* The rank at a position, the inverse; DODONA_NONE stays. */
/*@ requires memory: \valid_read(network);
    requires network: ValidNetwork(network);
    requires position: -1 <= position < network->request.ranks;
    terminates \true;
    assigns \nothing;
    ensures none: position == -1 ==> \result == -1;
    ensures range: 0 <= position ==> 0 <= \result < network->request.ranks;
    ensures rank: 0 <= position && network->request.kind <= DODONA_HYPERCUBE ==>
      \result == NetworkRank(network, position);
    exits \false; */
int32_t dodona_network_rank(const dodona_network *network, int32_t position);

#endif
