/* What a valid reduction is: every rank's contribution to every block reaches the root exactly
   once. */
#ifndef DODONA_SPEC_MACHINE_REDUCTION_H
#define DODONA_SPEC_MACHINE_REDUCTION_H

#include "spec/machine/broadcast.h"

/*@
  predicate Sends(integer S, integer u, integer j) = \exists integer x, v; Transfer(S, x, u, v, j);

  // A rank sends a block after it has combined all that it receives of the block.
  predicate Combined(integer S, integer latency) =
    \forall integer x, y, u, v, w, j;
      Transfer(S, x, u, v, j) && Transfer(S, y, w, u, j) ==> y + latency <= x;

  // Every rank but the root sends every block.
  predicate Contributed(integer S, integer P, integer s, integer root) =
    \forall integer u, j; 0 <= u < P && u != root && 0 <= j < s ==> Sends(S, u, j);

  // No rank sends a block twice; the root sends none.
  predicate ContributedOnce(integer S, integer root) =
    (\forall integer x, y, u, v, w, j;
      Transfer(S, x, u, v, j) && Transfer(S, y, u, w, j) ==> x == y && v == w) &&
    (\forall integer x, v, j; !Transfer(S, x, root, v, j));

  predicate ValidReduction(integer S, integer P, integer s, integer root, integer latency,
                           integer ticks) =
    InRange(S, P, s) && DuplexPorts(S, ticks) && Combined(S, latency) &&
    Contributed(S, P, s, root) && ContributedOnce(S, root);
*/

#endif
