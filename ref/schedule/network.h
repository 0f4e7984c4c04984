/* Plans for a port model or a network: simplex ports, the cube, crossbars of crossbars, meshes. This file dispatches to the module of the
   plan's family and translates positions to ranks. Proven for every valid request: judging, making, places, steps; positions and ranks are
   inverse bijections; the steps of all ranks are a valid broadcast, for every family and root (proofs/theorems/schedule/network.c). A
   reduction is the same run backwards (reverse.h). Source: Sanders and Sibeyn, sections 1, 2 and 4. */
#ifndef DODONA_SCHEDULE_NETWORK_H
#define DODONA_SCHEDULE_NETWORK_H

#include "ref/schedule/plan.h"

/* Returns the place of a rank: of couples the place of its couple in the plan, of trees its place in the
   tree, in the cube its position alone. Only the member of the family is set. Takes the time of the
   module. */
/*@ requires memory: \valid_read(plan) && \object_pointer(plan->table);
    requires network: ValidNetwork(*plan) && NetworkTable(*plan, plan->table);
    requires rank: 0 <= rank < plan->request.ranks;
    terminates \true;
    assigns \nothing;
    ensures place: NetworkPlace(*plan, \result) && \result.rank == rank;
    exits \false; */
dodona_place dodona_network_place_of(const dodona_plan *plan, int32_t rank);

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

#endif
