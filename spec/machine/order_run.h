/* What the ranks hold in a reduction of inputs whose order matters, through any in-order trees. The
   operation is associative, commutative or not. */
#ifndef DODONA_SPEC_MACHINE_ORDER_RUN_H
#define DODONA_SPEC_MACHINE_ORDER_RUN_H

#include <stdint.h>
#include "spec/machine/machine.h"

/*@
  // The operation, rank v's input to block j, and what rank v has combined of block j at the start of step
  // x, in any run of any schedule. Associative and ReducingInOrder are the only assumptions about them.
  axiomatic Operation {
    logic integer Op(integer a, integer b) reads \nothing;
    logic integer Input(integer v, integer j) reads \nothing;
    logic integer Partial(integer x, integer v, integer j) reads \nothing;
  }

  predicate Associative = \forall integer a, b, c; Op(Op(a, b), c) == Op(a, Op(b, c));

  // The inputs of the ranks lo .. hi to block j, combined in rank order.
  // measure hi - lo
  logic integer Ordered(integer j, integer lo, integer hi) =
    hi <= lo ? Input(lo, j) : Op(Ordered(j, lo, hi - 1), Input(hi, j));

  // v puts what comes from a rank u in front of what it holds if u is lower, else behind it.
  logic integer Joined(integer u, integer v, integer received, integer held) =
    u < v ? Op(received, held) : Op(held, received);

  // The network: each rank begins with its own input. What u sends in step x joins what v holds `latency`
  // steps later. If nothing arrives, it stays the same.
  predicate ReducingInOrder(integer R, integer latency) =
    (\forall integer x, v, j; x <= 0 ==> Partial(x, v, j) == Input(v, j)) &&
    (\forall integer x, u, v, j; Transfer(R, x, u, v, j) ==>
      Partial(x + latency, v, j) ==
        Joined(u, v, Partial(x, u, j), Partial(x + latency - 1, v, j))) &&
    (\forall integer x, v, j; 0 < x && (\forall integer u; !Transfer(R, x - latency, u, v, j)) ==>
      Partial(x, v, j) == Partial(x - 1, v, j));

  // Any in-order trees, one for each block. Rank v has the children Lower and Higher, or -1, and sends
  // block j to its parent in step When. First .. Last are rank v and the ranks below it. Nested and Timely
  // are the only assumptions about these names.
  axiomatic Trees {
    logic integer Lower(integer v, integer j) reads \nothing;
    logic integer Higher(integer v, integer j) reads \nothing;
    logic integer First(integer v, integer j) reads \nothing;
    logic integer Last(integer v, integer j) reads \nothing;
    logic integer When(integer v, integer j) reads \nothing;
  }

  predicate Spans(integer u, integer j, integer from, integer to) =
    u == -1 ? to + 1 == from : from <= u <= to && First(u, j) == from && Last(u, j) == to;
  predicate Nested(integer P, integer v, integer j) =
    0 <= First(v, j) <= v <= Last(v, j) < P &&
    Spans(Lower(v, j), j, First(v, j), v - 1) && Spans(Higher(v, j), j, v + 1, Last(v, j));

  // Child u of v, if there is one, sends to v after all its own children have sent to it.
  predicate Sending(integer R, integer v, integer j, integer u) =
    u != -1 ==> Transfer(R, When(u, j), u, v, j) && 1 <= When(u, j);
  predicate Later(integer latency, integer u, integer j, integer w) =
    u != -1 && w != -1 ==> When(w, j) + latency <= When(u, j);
  predicate Timely(integer R, integer latency, integer v, integer j) =
    \let a = Lower(v, j); \let b = Higher(v, j);
    Sending(R, v, j, a) && Sending(R, v, j, b) &&
    Later(latency, a, j, Lower(a, j)) && Later(latency, a, j, Higher(a, j)) &&
    Later(latency, b, j, Lower(b, j)) && Later(latency, b, j, Higher(b, j)) &&
    (a != -1 && b != -1 ==> When(a, j) != When(b, j)) &&
    (\forall integer x, u; Transfer(R, x, u, v, j) ==> u != -1 && (u == a || u == b) && x == When(u, j));

  predicate InOrderReduction(integer R, integer P, integer s, integer latency) =
    \forall integer v, j; 0 <= v < P && 0 <= j < s ==> Nested(P, v, j) && Timely(R, latency, v, j);

  // What v holds at the start of step x: all that has come, in rank order.
  logic integer From(integer latency, integer x, integer v, integer j) =
    Lower(v, j) != -1 && When(Lower(v, j), j) + latency <= x ? First(v, j) : v;
  logic integer Until(integer latency, integer x, integer v, integer j) =
    Higher(v, j) != -1 && When(Higher(v, j), j) + latency <= x ? Last(v, j) : v;
  predicate HeldInOrder(integer latency, integer x, integer v, integer j) =
    Partial(x, v, j) == Ordered(j, From(latency, x, v, j), Until(latency, x, v, j));
*/

/* Intervals that follow one another combine to one. */
/*@ ghost
  /@ requires associative: Associative;
     requires size: 0 <= N;
     terminates \true;
     decreases N;
     assigns \nothing;
     ensures joined: \forall integer j, lo, mid, next, hi;
       lo <= mid && next == mid + 1 && next <= hi <= next + N ==>
       Op(Ordered(j, lo, mid), Ordered(j, next, hi)) == Ordered(j, lo, hi);
     exits \false; @/
  void lemma_ordered(int32_t N);
*/

/* At every step every rank holds an interval of the inputs, in rank order. */
/*@ ghost
  /@ requires latency: 1 <= latency;
     requires associative: Associative;
     requires reduction: InOrderReduction(R, P, s, latency);
     requires network: ReducingInOrder(R, latency);
     requires step: 0 <= x && 0 <= P;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures held: \forall integer y, v, j; 0 <= y <= x && 0 <= v < P && 0 <= j < s ==>
       HeldInOrder(latency, y, v, j);
     exits \false; @/
  void theorem_in_order(int64_t R, int32_t P, int32_t s, int64_t latency, int64_t x);
*/

#endif
