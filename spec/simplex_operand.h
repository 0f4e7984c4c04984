/* What a position of the direct simplex tree does, in a reduction, with a part that it receives: that of
   operand.h. Which of its two parts of a block comes first is that of its pattern.
   Source: Sanders and Sibeyn, section 1 (reversal). The order of operands is not in it. */
#ifndef DODONA_SPEC_SIMPLEX_OPERAND_H
#define DODONA_SPEC_SIMPLEX_OPERAND_H

#include "simplex_pace.h"

/*@
  // Member i of a group of pattern p sends its share of a run, block i of it, down before it sends it right:
  // backwards the part from the right comes first.
  logic boolean DownFirst(integer r, integer p, integer i) =
    Slot(r, p, i + 1, i) + 2 < RightSlot(r, p, i, i);

  // Member i, whose group has this right successor, or -1, receives from its child u.
  logic integer SimplexOperand(integer r, integer p, integer i, integer right, integer u) =
    u == right && DownFirst(r, p, i) ? 2 : 1;
*/

#endif
