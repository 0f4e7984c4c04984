/* Says how a reduction combines so that it keeps the order of the inputs. A rank holds a part: the combination of an
   interval of positions. What it receives from a child goes in front of what it holds, behind it, or aside.

   Positions count in preorder in the chain, the binary, the fractional and the postal trees. So each subtree is an
   interval that begins with its root, and a rank's own input comes before all that it receives:

     postal trees       A broadcast sends to the outermost child first, so the reduction receives from the
                        nearest child first: each part follows on what is held.
     chain              A rank has one child.
     binary,            Member j mod r of a group (r = 1 in the binary tree) receives two parts of block j:
     fractional         the part from the right comes first, and waits aside for the part from below, which
                        belongs before it:  held o below o aside.  At most one block waits.

            0           r = 1: 0 first receives 5 o 6, which waits, then the part of 1;
          1   5         it then has  0 o (1 o (2 o 3) o 4) o (5 o 6)
         2 4   6
        3

   So the order is the order of positions: root, root + 1, .., P - 1, 0, .., root - 1. With root 0 this is the order
   of ranks. With root P - 1 it is the order of ranks, too, if the root's own input stands last: the root puts the
   part from the right, which comes first, in front of its own input, and then the part from below in front of both.
   In a postal tree the nearest part comes first, so the root would have to keep its own input back. It does not: its
   input stands first, except with two ranks. TwoTreeS: see rank_order.h. The complete trees of TwoTreeC keep no
   order: the ranks below a rank are no interval. Source: Sanders and Sibeyn, section 1 (reversal); the order is
   ours. */
#ifndef DODONA_TREES_OPERAND_H
#define DODONA_TREES_OPERAND_H

#include "ref/base/step.h"
#include "ref/trees/order_acsl.h"
#include "ref/trees/tree.h"

/* Returns what the place's rank does with a part that it receives from its child, rank `from`, in a
   reduction by the plan: a dodona_use. O(1). */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(*plan);
    requires place: PlaceOf(*plan, *place);
    requires from: 0 <= from < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures operand: \result == OperandOf(*plan, place->rank, from);
    ensures range: DODONA_PREPEND <= \result <= DODONA_SET_ASIDE;
    exits \false; */
int32_t dodona_operand_of(const dodona_tree_plan *plan, const dodona_tree_place *place,
                          int32_t from);

#endif
