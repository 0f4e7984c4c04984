/* A root that stands behind all others keeps the order, too: by induction on the step. */
#include "ref/trees/operand.h"
#include "spec/machine/order_aside.h"

/*@ ghost
  void theorem_root_last(int64_t R, int32_t P, int64_t latency, int32_t j, int64_t x)
  {
    /@ assert spans: AsideSpans(P, 0, j) && AsideSpans(P, 1, j); @/
    if (x == 0)
      return;
    theorem_root_last(R, P, latency, j, x - 1);
    lemma_ordered(P);
    /@ assert near: SentAt(1, j) <= x ==> Partial(SentAt(1, j), 1, j) == Ordered(j, 1, End(1, j)); @/
    /@ assert far: Far(0, j) != -1 && SentAt(Far(0, j), j) <= x ==>
         Partial(SentAt(Far(0, j), j), Far(0, j), j) == Ordered(j, Far(0, j), P - 1); @/
    /@ assert near_comes: SentAt(1, j) == x - latency ==>
         Partial(x, 0, j) == Op(Ordered(j, 1, End(1, j)), Partial(x - 1, 0, j)); @/
    /@ assert far_comes: Far(0, j) != -1 && SentAt(Far(0, j), j) == x - latency ==>
         Partial(x, 0, j) == Op(Ordered(j, Far(0, j), P - 1), Partial(x - 1, 0, j)); @/
    /@ assert stays: SentAt(1, j) != x - latency && (Far(0, j) == -1 || SentAt(Far(0, j), j) != x - latency) ==>
         Partial(x, 0, j) == Partial(x - 1, 0, j); @/
    /@ assert joined: Far(0, j) != -1 ==> Op(Ordered(j, 1, End(1, j)), Ordered(j, Far(0, j), P - 1)) == Ordered(j, 1, P - 1); @/
    /@ assert apart: \forall integer i; Op(Ordered(j, 1, End(1, j)), Op(Ordered(j, Far(0, j), P - 1), i)) ==
         Op(Op(Ordered(j, 1, End(1, j)), Ordered(j, Far(0, j), P - 1)), i); @/
    /@ assert alone: Far(0, j) == -1 ==> End(1, j) == P - 1; @/
  }
*/
