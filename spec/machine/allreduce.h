/* What a valid global combine is: in the end every rank has counted every input exactly once.
   Messages carry T, all that the sender has counted (block 0), or S, the same without the sender's own
   input (block 1). */
#ifndef DODONA_SPEC_MACHINE_ALLREDUCE_H
#define DODONA_SPEC_MACHINE_ALLREDUCE_H

#include <stdint.h>
#include "spec/machine/machine.h"

/*@
  // How often input d is counted in rank v's T at the start of step x, in any run of any schedule.
  // Combining is the only assumption about it.
  axiomatic Counting {
    logic integer Count(integer x, integer v, integer d) reads \nothing;
  }

  logic integer Carried(integer x, integer u, integer d, integer j) =
    j == 1 && d == u ? Count(x, u, d) - 1 : Count(x, u, d);

  // The network: each rank begins with its own input. What u sends in step x is added to v's T `latency`
  // steps later. If nothing arrives, T stays the same.
  predicate Combining(integer S, integer latency) =
    (\forall integer x, v, d; x <= 0 ==> Count(x, v, d) == (v == d ? 1 : 0)) &&
    (\forall integer x, u, v, d, j; Transfer(S, x, u, v, j) ==>
      Count(x + latency, v, d) == Count(x + latency - 1, v, d) + Carried(x, u, d, j)) &&
    (\forall integer x, v, d; 0 < x && (\forall integer u, j; !Transfer(S, x - latency, u, v, j)) ==>
      Count(x, v, d) == Count(x - 1, v, d));

  // At the start of step x every rank has counted every input once.
  predicate AllCombined(integer P, integer x) =
    \forall integer v, d; 0 <= v < P && 0 <= d < P ==> Count(x, v, d) == 1;
*/

#endif
