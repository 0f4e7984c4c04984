/* A reduction of inputs that must keep their order: what a network that runs it holds. For any operation
   that is associative, commutative or not, and any inputs. */
#ifndef DODONA_SPEC_ORDER_RUN_H
#define DODONA_SPEC_ORDER_RUN_H

#include "machine.h"

/*@
  // The operation, rank v's input to block j, and what rank v has combined of block j at the start of
  // step x, in any run of any schedule: nothing is assumed of them but Associative and Reducing.
  axiomatic Operation {
    logic integer Op(integer a, integer b) reads \nothing;
    logic integer Input(integer v, integer j) reads \nothing;
    logic integer Partial(integer x, integer v, integer j) reads \nothing;
  }

  predicate Associative(integer S) =
    \forall integer a, b, c; Op(Op(a, b), c) == Op(a, Op(b, c));

  // The inputs of the ranks lo .. hi to block j, combined in rank order.
  // Well-founded: hi - lo decreases, 0 ends it.
  logic integer Ordered(integer j, integer lo, integer hi) =
    hi <= lo ? Input(lo, j) : Op(Ordered(j, lo, hi - 1), Input(hi, j));

  // What comes from a rank u is put in front of what v holds if u is lower, else behind it.
  logic integer Joined(integer u, integer v, integer received, integer held) =
    u < v ? Op(received, held) : Op(held, received);

  // The network: each rank begins with its own input; what u sends in step x joins what v holds
  // `latency` steps later; where nothing arrives it stays as it is.
  predicate Reducing(integer S, integer latency) =
    (\forall integer x, v, j; x <= 0 ==> Partial(x, v, j) == Input(v, j)) &&
    (\forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
      Partial(x + latency, v, j) ==
        Joined(u, v, Partial(x, u, j), Partial(x + latency - 1, v, j))) &&
    (\forall integer x, v, j; 0 < x && (\forall integer u; !Transfer(S, x - latency, u, v, j)) ==>
      Partial(x, v, j) == Partial(x - 1, v, j));
*/

#endif
