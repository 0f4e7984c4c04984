/* Says in which order a reduction by the direct simplex tree combines. The rule is the rule of
   ref/trees/operand.h, because the tree is the fractional tree. With root 0 the order is the order of ranks.

     A member sends its share of a run, one block, down and right. In the reduction it receives two parts of
     this block. Mostly the part from the right comes first, and waits aside for the part from below, which
     belongs before it. But the last member of a group of late pairs sends right first: in the reduction its
     part from below comes first, and the part from the right follows on it.

     r = 2, late pairs: the slots of a run and their blocks, as in ref/algorithms/simplex/pattern.c

       0   o1 v0 v1 o0 >0       down, then right
       1   v1 >1 o1 v0 o0       right, then down

   So at most one part waits at a time, and the order of ranks is kept: proven for every number of ranks
   (proofs/theorems/algorithms/order_simplex.c). Source: Sanders and Sibeyn, section 1 (reversal); the order is
   ours. */
#ifndef DODONA_ALGORITHMS_SIMPLEX_OPERAND_H
#define DODONA_ALGORITHMS_SIMPLEX_OPERAND_H

#include "ref/trees/operand.h"
#include "ref/algorithms/simplex/step.h"
#include "spec/algorithms/simplex.h"

/* Returns what the place does, in a reduction, with a part that it receives from its child at position
   `from`: a dodona_use, DODONA_APPEND or DODONA_SET_ASIDE. O(1). */
/*@ requires memory: \valid_read(place);
    requires place: SoundSimplex(group, place);
    terminates \true;
    assigns \nothing;
    ensures operand: \result == SimplexOperand(group, place->pattern, place->tree.member,
                                               place->tree.right, from);
    ensures range: DODONA_APPEND <= \result <= DODONA_SET_ASIDE;
    exits \false; */
int32_t dodona_simplex_operand(int32_t group, const dodona_simplex_place *place, int32_t from);

#endif
