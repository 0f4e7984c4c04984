/* What recursive doubling computes: the expressions of groups of its folded core (exchange.h). */
#ifndef DODONA_SPEC_ALGORITHMS_CORE_GROUP_H
#define DODONA_SPEC_ALGORITHMS_CORE_GROUP_H

#include "spec/machine/nested.h"

/*@
  // The expression of 2^y neighbours of the core, the g-th so many. Ranks begin with sums of 2^k, and the first 2 R of them are folded, two and two.
  // measure y
  logic integer CoreGroup(integer k, integer R, integer y, integer g) =
    y <= 0 ? (g < R ? Either(Balanced(k, 2 * g), Balanced(k, 2 * g + 1)) : Balanced(k, g + R))
           : Either(CoreGroup(k, R, y - 1, 2 * g), CoreGroup(k, R, y - 1, 2 * g + 1));
*/

#endif
