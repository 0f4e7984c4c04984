/* Makes broadcasts for a port model or a network: simplex ports, the cube, crossbars of crossbars,
   meshes. This file dispatches to the module of the requested network and translates positions to ranks.
   Proven for every valid request: judging, making, places, steps; positions and ranks are inverse bijections; the steps of all
   ranks are a valid broadcast, for every kind and root (proofs/theorems/schedule/network.c). A reduction is the same run
   backwards (reverse.h). Source: Sanders and Sibeyn, sections 1, 2 and 4. */
#ifndef DODONA_SCHEDULE_NETWORK_H
#define DODONA_SCHEDULE_NETWORK_H

#include "ref/algorithms/cube/cube.h"
#include "ref/algorithms/simplex/step.h"
#include "ref/schedule/row.h"
#include "ref/schedule/place.h"

/* What a network keeps of the request: the rest is in its tree or shape. */
typedef struct dodona_network_sizes {
  int32_t family; /* a dodona_family */
  int32_t ranks;
  int32_t root;
  int32_t blocks;
} dodona_network_sizes;

/* Plain data, made by dodona_network_make only; may be copied and sent. */
typedef struct dodona_network {
  dodona_network_sizes request;
  int64_t steps;
  dodona_tree_plan plan; /* couples: of the couples; direct: whose tree it is */
  dodona_crossbar crossbar;
  dodona_htree htree;
} dodona_network;

#include "ref/schedule/network_acsl.h"

/* Returns DODONA_OK, or what does not fit a network: DODONA_RANKS_DO_NOT_FIT its modules or rows, DODONA_GROUP_DOES_NOT_FIT.
   O(log P). */
/*@ requires request: ValidRequest(q) && OnNetwork(q);
    terminates \true;
    assigns \nothing;
    ensures ranks: \result == DODONA_RANKS_DO_NOT_FIT <==> !NetworkRanks(q);
    ensures groups: \result == DODONA_GROUP_DOES_NOT_FIT <==> NetworkRanks(q) && !NetworkGroups(q);
    ensures fits: \result == DODONA_OK <==> NetworkFits(q);
    exits \false; */
dodona_status dodona_network_judge(dodona_request q);

/* Returns how many entries (of uint32_t) are enough for the table. */
/*@ requires request: FitRequest(q) && OnNetwork(q);
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result;
    ensures enough: !NetworkWordsTooFew(q, \result);
    exits \false; */
int64_t dodona_network_entries(dodona_request q);

/* Makes the network's schedule and fills its table, in the time that the module takes for its plan or
   table: DODONA_OK, or DODONA_SHORT_TABLE, and then *network is unchanged. */
/*@ requires memory: \valid(network);
    requires request: FitRequest(q) && OnNetwork(q);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(network, table + (0 .. entries - 1));
    terminates \true;
    assigns *network, table[0 .. entries - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> NetworkWordsTooFew(q, entries);
    ensures network: \result == DODONA_OK ==> ValidNetwork(network);
    ensures steps: \result == DODONA_OK ==> network->steps == NetworkSteps(network) <= INT64_MAX / 2;
    ensures table: \result == DODONA_OK ==> NetworkTable(network, table);
    ensures made: \result == DODONA_OK ==> SizesKept(network, q) && NetworkMade(network, q);
    ensures unchanged: \result != DODONA_OK ==> *network == \old(*network);
    exits \false; */
dodona_status dodona_network_make(dodona_request q, uint32_t *table, int64_t entries,
                                  dodona_network *network);

/* Returns the steps; 0 for one rank. */
/*@ requires memory: \valid_read(network);
    requires network: ValidNetwork(network);
    terminates \true;
    assigns \nothing;
    ensures steps: 0 <= \result == network->steps < INT64_MAX;
    exits \false; */
int64_t dodona_network_steps(const dodona_network *network);

/* Returns a lower bound for the steps of any broadcast of so many blocks to so many ranks with these ports.
   O(log P). */
/*@ requires memory: \valid_read(network);
    requires network: ValidNetwork(network);
    terminates \true;
    assigns \nothing;
    ensures simplex: WithPlan(network->request.family) ==>
      IsSimplexSteps(network->request.ranks, network->request.blocks, \result);
    ensures duplex: !WithPlan(network->request.family) ==>
      \result == BoundSteps(network->request.ranks, network->request.blocks);
    exits \false; */
int64_t dodona_network_bound(const dodona_network *network);

/* Returns 1 if its ranks send or receive in a step and never do both, else 0. */
/*@ requires memory: \valid_read(network);
    terminates \true;
    assigns \nothing;
    ensures simplex: \result == 1 <==> WithPlan(network->request.family);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
int dodona_network_simplex(const dodona_network *network);

/* Returns the place of a rank: of couples the place of its couple in the plan, of trees its place in the
   tree, in the cube its position alone. Only the member of the kind is set. Takes the time of the
   module. */
/*@ requires memory: \valid_read(network);
    requires network: ValidNetwork(network) && NetworkTable(network, table);
    requires rank: 0 <= rank < network->request.ranks;
    terminates \true;
    assigns \nothing;
    ensures place: NetworkPlace(network, \result) && \result.rank == rank;
    exits \false; */
dodona_place dodona_network_place_of(const dodona_network *network, const uint32_t *table,
                                     int32_t rank);

/* Returns what the place's rank does in step x of the broadcast, for any x; steps count from 1. What is
   sent in one step can be used from the next step on. O(1), in the cube O(log P), in a crossbar
   O(levels), on a mesh O(log n). */
/*@ requires memory: \valid_read(network) && \valid_read(place);
    requires network: ValidNetwork(network) && NetworkPlace(network, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       NetworkTransfer(network, x, u, place->rank, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       NetworkTransfer(network, x, place->rank, v, j));
    ensures recv_range: -1 <= \result.recv_from < network->request.ranks &&
      -1 <= \result.recv_block < network->request.blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < network->request.ranks &&
      -1 <= \result.send_block < network->request.blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
dodona_tree_step dodona_network_step_at(const dodona_network *network, const dodona_place *place,
                                        int64_t x);

#endif
