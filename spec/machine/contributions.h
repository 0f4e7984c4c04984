/* A network that carries out reductions and allreduces over s blocks, and its result: the root, or every
   rank, has every rank's input to every block exactly once. Messages carry a partial combination of block b
   (block b of the schedule) or its result (block s + b). */
#ifndef DODONA_SPEC_MACHINE_CONTRIBUTIONS_H
#define DODONA_SPEC_MACHINE_CONTRIBUTIONS_H

#include <stdint.h>
#include "spec/machine/machine.h"

/*@
  // How often input d is in what rank v has of block b at the start of step x, in any run of any schedule.
  // Nothing is assumed about it but that it is Reducing, or Carrying (wants.h), or Running (once.h).
  axiomatic Contributions {
    logic integer Times(integer x, integer v, integer b, integer d) reads \nothing;
  }

  predicate ResultSent(integer S, integer s, integer x, integer v, integer b) =
    \exists integer u; Transfer(S, x, u, v, s + b);

  // At the start of step y rank v has of block b what rank u had at the start of step x.
  predicate Replaced(integer x, integer u, integer y, integer v, integer b) =
    \forall integer d; Times(y, v, b, d) == Times(x, u, b, d);

  // The network. A partial combination is all that its sender has of the block in the step of the transfer; `latency` steps
  // later the receiver combines it with what it has. A result replaces what the receiver has. If nothing arrives, all stays the same.
  predicate Moving(integer S, integer s, integer latency) =
    (\forall integer x, u, v, b, d;
      0 <= b < s && Transfer(S, x, u, v, b) && !ResultSent(S, s, x, v, b) ==>
        Times(x + latency, v, b, d) == Times(x + latency - 1, v, b, d) + Times(x, u, b, d)) &&
    (\forall integer x, u, v, j; s <= j < 2 * s && Transfer(S, x, u, v, j) ==>
      Replaced(x, u, x + latency, v, j - s)) &&
    (\forall integer x, v, b, d;
      0 < x && 0 <= b < s && !ResultSent(S, s, x - latency, v, b) &&
      (\forall integer u; !Transfer(S, x - latency, u, v, b)) ==>
        Times(x, v, b, d) == Times(x - 1, v, b, d));

  // Each rank begins with its own input to each block.
  predicate Reducing(integer S, integer s, integer latency) =
    (\forall integer x, v, b, d; x <= 0 && 0 <= b < s ==> Times(x, v, b, d) == (v == d ? 1 : 0)) && Moving(S, s, latency);

  // At the start of step x the root, or every rank if `all` is not 0, has every input to every block
  // once.
  predicate AllReduced(integer P, integer s, integer root, integer all, integer x) =
    \forall integer v, b, d;
      0 <= v < P && (all != 0 || v == root) && 0 <= b < s && 0 <= d < P ==> Times(x, v, b, d) == 1;
*/

#endif
