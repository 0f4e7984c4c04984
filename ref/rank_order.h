/* Whether a reduction by a plan keeps the order of ranks, as an operation that is not commutative needs it. */
#ifndef DODONA_RANK_ORDER_H
#define DODONA_RANK_ORDER_H

#include "plan.h"
#include "../spec/order.h"

/* 1 if each rank that combines what comes from lower ranks, its own input and what comes from higher ranks,
   from left to right, has combined an interval of ranks, whatever comes first. 0 for all others: of 3 or
   4 ranks some would do; the binary tree would if each rank had both its children's parts before it
   combined. O(1). Proven: that a reduction by such a plan combines all inputs in rank order
   (proofs/theorem_order*.c). That from 5 ranks on no others do is tested (tests/unit_rank_order.c).
   Source: TwoTreeS has in-order trees (Sanders, Speck, Traeff 2009). */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidPlan(plan);
    terminates \true;
    assigns \nothing;
    ensures keeps: \result == 1 <==> KeepsRankOrder(plan);
    ensures boolean: \result == 0 || \result == 1;
    exits \false; */
int dodona_keeps_rank_order(const dodona_plan *plan);

#endif
