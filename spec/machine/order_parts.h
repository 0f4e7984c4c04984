/* A network that reduces as dodona_operand_of says: a rank puts what it receives in front of what it holds,
   behind it, or aside. For any operation, inputs and schedule. One part waits aside at a time; a second
   part would replace it. */
#ifndef DODONA_SPEC_MACHINE_ORDER_PARTS_H
#define DODONA_SPEC_MACHINE_ORDER_PARTS_H

#include "spec/machine/order_run.h"

/*@
  // What rank v does with a part that comes from u, a dodona_use. At the start of step x: the block
  // whose part waits aside, or -1, and that part. CombiningParts is the only assumption about these names.
  axiomatic Parts {
    logic integer Does(integer v, integer u) reads \nothing;
    logic integer Waiting(integer x, integer v) reads \nothing;
    logic integer Aside(integer x, integer v) reads \nothing;
  }

  // Before step 1.
  predicate PartsBegin =
    (\forall integer x, v, j; x <= 0 ==> Partial(x, v, j) == Input(v, j)) &&
    (\forall integer x, v; x <= 0 ==> Waiting(x, v) == -1);

  // Block j is appended; if a part of this block waits, it comes behind it.
  logic integer Followed(integer waits, integer j, integer front, integer aside) =
    waits == j ? Op(front, aside) : front;

  // What u sends in step x arrives at the start of step x + latency.
  predicate Prepending(integer R, integer latency) =
    \forall integer x, u, v, j; Transfer(R, x, u, v, j) && Does(v, u) == DODONA_PREPEND ==>
      Partial(x + latency, v, j) == Op(Partial(x, u, j), Partial(x + latency - 1, v, j)) &&
      Waiting(x + latency, v) == Waiting(x + latency - 1, v) &&
      Aside(x + latency, v) == Aside(x + latency - 1, v);
  predicate Appending(integer R, integer latency) =
    \forall integer x, u, v, j; Transfer(R, x, u, v, j) && Does(v, u) == DODONA_APPEND ==>
      Partial(x + latency, v, j) ==
        Followed(Waiting(x + latency - 1, v), j,
                 Op(Partial(x + latency - 1, v, j), Partial(x, u, j)), Aside(x + latency - 1, v)) &&
      Waiting(x + latency, v) ==
        (Waiting(x + latency - 1, v) == j ? -1 : Waiting(x + latency - 1, v)) &&
      Aside(x + latency, v) == Aside(x + latency - 1, v);
  predicate Holding(integer R, integer latency) =
    \forall integer x, u, v, j; Transfer(R, x, u, v, j) && Does(v, u) == DODONA_SET_ASIDE ==>
      Partial(x + latency, v, j) == Partial(x + latency - 1, v, j) &&
      Waiting(x + latency, v) == j && Aside(x + latency, v) == Partial(x, u, j);

  // If nothing arrives, all stays the same.
  predicate Staying(integer R, integer latency) =
    (\forall integer x, v, j; 0 < x && (\forall integer u; !Transfer(R, x - latency, u, v, j)) ==>
      Partial(x, v, j) == Partial(x - 1, v, j)) &&
    (\forall integer x, v; 0 < x && (\forall integer u, j; !Transfer(R, x - latency, u, v, j)) ==>
      Waiting(x, v) == Waiting(x - 1, v) && Aside(x, v) == Aside(x - 1, v));

  predicate CombiningParts(integer R, integer latency) =
    PartsBegin && Prepending(R, latency) && Appending(R, latency) && Holding(R, latency) &&
    Staying(R, latency);
*/

#endif
