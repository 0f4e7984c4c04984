/* Whether a reduction by a plan keeps the order of ranks, as an operation that is not commutative needs it. */
#ifndef DODONA_SCHEDULE_RANK_ORDER_H
#define DODONA_SCHEDULE_RANK_ORDER_H

#include "ref/schedule/operand.h"

/* 1 if a reduction by the plan combines the inputs in the order 0 .. P - 1 where each rank combines as
   dodona_operand_of says: chain, binary and fractional tree with root 0 or P - 1; lambda, binomial and
   alpha tree with root 0; TwoTreeS on an odd number of ranks with root 0 or P - 1; any plan for at most two
   ranks. 0 for all others. O(1).
   With another root R the order is R, R + 1, .., P - 1, 0, .., R - 1: to reduce in order to rank R, reduce
   to rank 0 and send the result on. With root 0, two blocks and from 5 ranks on no others could do: in their
   trees some rank has below it, with itself, no interval of ranks. TwoTreeS on 2^k + 2 ranks alone could, if rank
   1 kept a part aside: the leaf too many hangs on the root of T2 (tested: props/sweeps/order.c).
   Source: TwoTreeS has in-order trees (Sanders, Speck, Traeff 2009); see operand.h. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidPlan(plan);
    terminates \true;
    assigns \nothing;
    ensures keeps: \result == 1 <==> CombinesInOrder(plan);
    ensures boolean: \result == 0 || \result == 1;
    exits \false; */
int dodona_keeps_rank_order(const dodona_plan *plan);

/* 1 if that needs no part to be kept aside and no look at places, as the trees are in-order trees: what
   comes from lower ranks goes in front of what is held, what comes from higher ranks behind it, whatever
   comes first. Chain; TwoTreeS where it keeps the order; two ranks. O(1). Proven: that a reduction by such a plan
   combines all inputs in rank order (proofs/theorem_order*.c). That from 5 ranks on no others
   do is tested (tests/unit/rank_order.c). */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidPlan(plan);
    terminates \true;
    assigns \nothing;
    ensures keeps: \result == 1 <==> KeepsRankOrder(plan);
    ensures boolean: \result == 0 || \result == 1;
    exits \false; */
int dodona_in_order_trees(const dodona_plan *plan);

#endif
