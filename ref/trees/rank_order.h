/* Says whether a reduction by a plan keeps the order of ranks; an operation that is not commutative needs this. */
#ifndef DODONA_TREES_RANK_ORDER_H
#define DODONA_TREES_RANK_ORDER_H

#include "ref/trees/operand.h"

/* Returns 1 if a reduction by the plan combines the inputs in the order 0 .. P - 1, each rank combining as
   dodona_operand_of says: chain, binary and fractional tree with root 0 or P - 1; lambda, binomial and
   alpha tree with root 0; TwoTreeS on an odd number of ranks with root 0 or P - 1; any plan for at most two
   ranks. Returns 0 for all others. O(1). With another root R the order is R, R + 1, .., P - 1, 0, .., R -
   1: to reduce in order to rank R, reduce to rank 0 and send the result on. No other plan can keep the
   order when the root is 0, there are at least two blocks and at least 5 ranks: in its trees some rank and
   its descendants do not form an interval of ranks. One exception is known: TwoTreeS on 2^k + 2 ranks
   could, if rank 1 set one part aside, because its surplus leaf hangs on the root of T2 (tested:
   props/sweeps/order.c). Source: TwoTreeS has in-order trees (Sanders, Speck, Traeff 2009); see operand.h. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidPlan(*plan);
    terminates \true;
    assigns \nothing;
    ensures keeps: \result == 1 <==> CombinesInOrder(*plan);
    ensures boolean: \result == 0 || \result == 1;
    exits \false; */
int dodona_keeps_rank_order(const dodona_tree_plan *plan);

/* Returns 1 if such a reduction sets no part aside and needs no places, because its trees are in-order
   trees: what comes from lower ranks goes in front of what is held, what comes from higher ranks goes
   behind it, whatever comes first. These are the chain, TwoTreeS if it keeps the order, and two ranks.
   O(1). Proven: a reduction by such a plan combines all inputs in rank order
   (proofs/theorems/trees/order.c). Tested: from 5 ranks on no other plan does (tests/unit/rank_order.c). */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidPlan(*plan);
    terminates \true;
    assigns \nothing;
    ensures keeps: \result == 1 <==> KeepsRankOrder(*plan);
    ensures boolean: \result == 0 || \result == 1;
    exits \false; */
int dodona_in_order_trees(const dodona_tree_plan *plan);

#endif
