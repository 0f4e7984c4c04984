/* What a valid broadcast is: every rank gets every block of the root's message. */
#ifndef DODONA_SPEC_MACHINE_BROADCAST_H
#define DODONA_SPEC_MACHINE_BROADCAST_H

#include "spec/machine/machine.h"

/*@
  predicate InRange(integer S, integer P, integer s) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
      0 <= x && 0 <= u < P && 0 <= v < P && u != v && 0 <= j < s;

  // At the start of step x rank v holds block j. What is sent in step y can be used, and passed on, from
  // step y + latency on.
  predicate Held(integer S, integer root, integer latency, integer x, integer v, integer j) =
    v == root || (\exists integer y, u; Transfer(S, y, u, v, j) && y + latency <= x);

  // Nobody sends what it does not hold.
  predicate Causal(integer S, integer root, integer latency) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> Held(S, root, latency, x, u, j);

  predicate Receives(integer S, integer v, integer j) =
    \exists integer x, u; Transfer(S, x, u, v, j);

  // Every rank but the root receives every block.
  predicate Reached(integer S, integer P, integer s, integer root) =
    \forall integer v, j; 0 <= v < P && v != root && 0 <= j < s ==> Receives(S, v, j);

  // No rank receives a block twice; the root receives no block.
  predicate Once(integer S, integer root) =
    (\forall integer x, y, u, w, v, j;
      Transfer(S, x, u, v, j) && Transfer(S, y, w, v, j) ==> x == y && u == w) &&
    (\forall integer x, u, j; !Transfer(S, x, u, root, j));

  // A broadcast that may deliver a block more than once.
  predicate RedundantBroadcast(integer S, integer P, integer s, integer root, integer latency,
                               integer ticks) =
    InRange(S, P, s) && DuplexPorts(S, ticks) && Causal(S, root, latency) && Reached(S, P, s, root);

  // A broadcast that may also send several blocks in a message.
  predicate MessageBroadcast(integer S, integer P, integer s, integer root, integer latency,
                             integer ticks) =
    InRange(S, P, s) && MessagePorts(S, ticks) && Causal(S, root, latency) &&
    Reached(S, P, s, root);

  predicate ValidBroadcast(integer S, integer P, integer s, integer root, integer latency,
                           integer ticks) =
    RedundantBroadcast(S, P, s, root, latency, ticks) && Once(S, root);
*/

#endif
