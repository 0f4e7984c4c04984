/* The order in which a reduction combines. Each rank has parts, intervals of positions, of its children
   and its own input; what it receives goes in front of what it holds, behind it, or aside.

   Positions count in preorder in the chain, the binary, the fractional and the postal trees, so each
   subtree is an interval that begins with its root, and a rank's own input comes before all that it receives:

     postal trees       Children were sent to outermost first, so backwards the nearest comes first: each
                        part follows on what is held.
     chain              One child.
     binary,            Of block j member j mod r of a group, r = 1 in the binary tree, has two parts: the
     fractional         one from the right comes first, and waits aside for the one from below, which
                        belongs before it:  held o below o aside.  At most one block waits.

            0           r = 1: 0 receives 5 o 6 first, which waits, then the part of 1;
          1   5         it then has  0 o (1 o (2 o 3) o 4) o (5 o 6)
         2 4   6
        3

   So the order is that of positions: root, root + 1, .., P - 1, 0, .., root - 1. With root 0 that is the
   order of ranks. With root P - 1 it is, too, if the root stands last: the part from the right, which comes
   first, goes in front of its own input, then that from below in front of both. In a postal tree, where
   the nearest part comes first, the root would have to keep its own input back: it stands first, but
   of two ranks. TwoTreeS: see rank_order.h. The complete trees of TwoTreeC have other ranks than an
   interval below a rank: they keep no order.
   Source: Sanders and Sibeyn, section 1 (reversal); the order is ours. */
#ifndef DODONA_SCHEDULE_OPERAND_H
#define DODONA_SCHEDULE_OPERAND_H

#include "ref/schedule/plan.h"

/* What to do with a part that is received; `o` is the operation. */
typedef enum dodona_operand {
  DODONA_PREPEND, /* held = part o held */
  DODONA_APPEND,  /* held = held o part, or held o part o aside where this block waits aside */
  DODONA_HOLD     /* aside = part */
} dodona_operand;

#include "ref/schedule/operand_acsl.h"

/* What the place's rank does in a reduction by the plan with a part that it receives from rank `from`, a
   child of it: a dodona_operand. O(1). */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(plan);
    requires place: PlaceOf(plan, place);
    requires from: 0 <= from < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures operand: \result == OperandOf(plan, place->rank, from);
    ensures range: DODONA_PREPEND <= \result <= DODONA_HOLD;
    exits \false; */
int32_t dodona_operand_of(const dodona_plan *plan, const dodona_place *place, int32_t from);

#endif
