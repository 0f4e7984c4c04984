/* What the ranks hold in a reduction through trees of intervals, one tree for each block, in which a rank may
   receive the part from its farther child first. Such a part waits aside until the near part has come; a far part
   that comes last follows at once. The operation is associative; nothing else is assumed about it. */
#ifndef DODONA_SPEC_MACHINE_ORDER_ASIDE_H
#define DODONA_SPEC_MACHINE_ORDER_ASIDE_H

#include "spec/machine/order_parts.h"

/*@
  // In the tree of block j, rank v and all ranks below it are the ranks v .. End(v, j). Rank v has at most
  // two children, Near(v, j) and Far(v, j), or -1; it sends block j in step SentAt(v, j). NearAndFar is the
  // only assumption about these names.
  axiomatic Asides {
    logic integer End(integer v, integer j) reads \nothing;
    logic integer Near(integer v, integer j) reads \nothing;
    logic integer Far(integer v, integer j) reads \nothing;
    logic integer SentAt(integer v, integer j) reads \nothing;
  }

  // v, the ranks below Near, the ranks below Far: an interval without gaps.
  predicate AsideSpans(integer P, integer v, integer j) =
    \let a = Near(v, j); \let b = Far(v, j);
    v <= End(v, j) < P &&
    (a == -1 ==> b == -1 && End(v, j) == v) &&
    (a != -1 ==> a == v + 1 && a < P) &&
    (a != -1 && b == -1 ==> End(a, j) == End(v, j)) &&
    (b != -1 ==> a < b < P && End(a, j) + 1 == b && End(b, j) == End(v, j));

  // Both children send to v, then v sends; nobody else sends to v. Far sends first.
  predicate ChildrenSend(integer R, integer latency, integer v, integer j) =
    \let a = Near(v, j); \let b = Far(v, j);
    (a != -1 ==> Transfer(R, SentAt(a, j), a, v, j) && 1 <= SentAt(a, j) && SentAt(a, j) + latency <= SentAt(v, j)) &&
    (b != -1 ==> Transfer(R, SentAt(b, j), b, v, j) && 1 <= SentAt(b, j) && SentAt(b, j) + latency <= SentAt(v, j) &&
       SentAt(b, j) < SentAt(a, j)) &&
    (\forall integer x, u; Transfer(R, x, u, v, j) ==> u != -1 && (u == a || u == b) && x == SentAt(u, j));

  // Both children send to v, then v sends; nobody else sends to v. If Far sends before Near, its part waits aside.
  predicate AsideTimes(integer R, integer latency, integer v, integer j) =
    \let a = Near(v, j); \let b = Far(v, j);
    (a != -1 ==> Transfer(R, SentAt(a, j), a, v, j) && 1 <= SentAt(a, j) && Does(v, a) == DODONA_APPEND &&
       SentAt(a, j) + latency <= SentAt(v, j)) &&
    (b != -1 ==> Transfer(R, SentAt(b, j), b, v, j) && 1 <= SentAt(b, j) &&
       Does(v, b) == (SentAt(b, j) < SentAt(a, j) ? DODONA_SET_ASIDE : DODONA_APPEND) &&
       SentAt(b, j) != SentAt(a, j) && SentAt(b, j) + latency <= SentAt(v, j)) &&
    (\forall integer x, u; Transfer(R, x, u, v, j) ==>
      u != -1 && (u == a || u == b) && x == SentAt(u, j));

  // Between a far part and the near part of its block no other far part comes to v.
  predicate AsideAlone(integer v, integer i, integer j) =
    Far(v, i) != -1 && Far(v, j) != -1 && SentAt(Far(v, i), i) < SentAt(Far(v, j), j) ==>
      SentAt(Near(v, i), i) < SentAt(Far(v, j), j);

  // Ranks first .. P - 1 do all this; rank 0 may not.
  predicate NearAndFar(integer R, integer first, integer P, integer s, integer latency) =
    (\forall integer x, u, v, j; Transfer(R, x, u, v, j) ==>
      0 <= u < P && 0 <= v < P && 0 <= j < s) &&
    (\forall integer x, u, w, v, i, j; Transfer(R, x, u, v, i) && Transfer(R, x, w, v, j) ==>
      u == w && i == j) &&
    (\forall integer v, j; first <= v < P && 0 <= j < s ==>
      AsideSpans(P, v, j) && AsideTimes(R, latency, v, j)) &&
    (\forall integer v, i, j; first <= v < P && 0 <= i < s && 0 <= j < s ==> AsideAlone(v, i, j));

  // The last rank of the interval that v holds at the start of step x: v itself at first; the last rank
  // below Near when the near part has come; the last rank below Far when both parts have come.
  logic integer EndBy(integer latency, integer x, integer v, integer j) =
    Near(v, j) == -1 || x < SentAt(Near(v, j), j) + latency ? v :
    Far(v, j) != -1 && x < SentAt(Far(v, j), j) + latency ? End(Near(v, j), j) : End(v, j);
  predicate HeldBy(integer latency, integer x, integer v, integer j) =
    Partial(x, v, j) == Ordered(j, v, EndBy(latency, x, v, j));

  // The far part of block j has come, the near part has not.
  predicate WaitsAside(integer latency, integer x, integer v, integer j) =
    Far(v, j) != -1 && SentAt(Far(v, j), j) + latency <= x && x < SentAt(Near(v, j), j) + latency;
  predicate WaitsBy(integer s, integer latency, integer x, integer v) =
    (Waiting(x, v) != -1 ==> 0 <= Waiting(x, v) < s && WaitsAside(latency, x, v, Waiting(x, v))) &&
    (\forall integer j; 0 <= j < s && WaitsAside(latency, x, v, j) ==>
      Waiting(x, v) == j && Aside(x, v) == Ordered(j, Far(v, j), End(v, j)));
*/

/*@
  // Where what rank 0 has put in front of its own input of block j begins at the start of step x; P: nothing has come.
  logic integer FrontBy(integer P, integer latency, integer x, integer j) =
    SentAt(Near(0, j), j) + latency <= x ? 1 :
    Far(0, j) != -1 && SentAt(Far(0, j), j) + latency <= x ? Far(0, j) : P;
  predicate HeldInFront(integer P, integer latency, integer x, integer j) =
    Partial(x, 0, j) ==
      (FrontBy(P, latency, x, j) == P ? Input(0, j) : Op(Ordered(j, FrontBy(P, latency, x, j), P - 1), Input(0, j)));
*/

/* At every step every rank holds the inputs below it that have come, in rank order; a far part that came
   first waits for the near part. */
/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= first <= P && 0 <= s;
     requires associative: Associative;
     requires reduction: NearAndFar(R, first, P, s, latency);
     requires network: CombiningParts(R, latency);
     requires step: 0 <= x;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures held: \forall integer y, v, j; y <= x && first <= v < P && 0 <= j < s ==>
       HeldBy(latency, y, v, j);
     ensures waits: \forall integer y, v; y <= x && first <= v < P ==> WaitsBy(s, latency, y, v);
     exits \false; @/
  void theorem_aside(int64_t R, int32_t first, int32_t P, int32_t s, int64_t latency, int64_t x);
*/

/* Rank 0 stands behind all others, and puts the far part, then the near part, in front of what it holds: at last all that it has
   received in order, then its own input. */
/*@ ghost
  /@ requires latency: 1 <= latency && 2 <= P;
     requires associative: Associative;
     requires others: \forall integer y, v; y <= x && 1 <= v < P ==> HeldBy(latency, y, v, j);
     requires spans: \forall integer v; 0 <= v < P ==> AsideSpans(P, v, j);
     requires times: \forall integer v; 1 <= v < P ==> AsideTimes(R, latency, v, j);
     requires root: Near(0, j) == 1 && End(0, j) == P - 1 && ChildrenSend(R, latency, 0, j);
     requires front: \forall integer u; 0 < u < P ==> Does(0, u) == DODONA_PREPEND;
     requires network: CombiningParts(R, latency);
     requires step: 0 <= x;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures held: HeldInFront(P, latency, x, j);
     exits \false; @/
  void theorem_root_last(int64_t R, int32_t P, int64_t latency, int32_t j, int64_t x);
*/

#endif
