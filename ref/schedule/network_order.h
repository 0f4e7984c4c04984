/* Says whether a reduction by a network's schedule keeps the order of ranks, and what its ranks then do.
   Only the direct simplex tree with root 0 keeps the order. */
#ifndef DODONA_SCHEDULE_NETWORK_ORDER_H
#define DODONA_SCHEDULE_NETWORK_ORDER_H

#include "ref/schedule/network.h"
#include "ref/algorithms/simplex/operand.h"

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
