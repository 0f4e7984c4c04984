/* The halves of the ring allreduce, by induction on the step: a share collects inputs on its way round, then goes
   round again. */
#include "spec/lemmas/exchange_reduced.h"

/*@ ghost
  /@ requires range: 1 <= x < P && 0 <= i < P;
     requires run: RingSums(P, i, b);
     requires before: RingCounted(P, i, b, x);
     terminates \true;
     assigns \nothing;
     ensures after: RingCounted(P, i, b, x + 1);
     exits \false; @/
  void lemma_ring_combines(int32_t P, int32_t i, int32_t b, int32_t x)
  {
    /@ assert small: x % P == x; @/
    /@ assert passes: \forall integer u, v; RingPasses(P, x, u, v, i) ==>
         0 <= v < P && 0 <= u < P && RingAge(P, i, v) == x + 1 && u == Position(P, 1, v); @/
    /@ assert from: \forall integer v; 0 <= v < P && RingAge(P, i, v) == x + 1 ==>
         RingPasses(P, x, Position(P, 1, v), v, i) && RingAge(P, i, Position(P, 1, v)) == x; @/
    /@ assert other: \forall integer v, d; 0 <= v < P && RingAge(P, i, v) != x + 1 ==>
         Times(x + 1, v, b, d) == Times(x, v, b, d); @/
    /@ assert sum: \forall integer v, d; 0 <= v < P && 0 <= d < P && RingAge(P, i, v) == x + 1 ==>
         Times(x + 1, v, b, d) == Times(x, v, b, d) + Times(x, Position(P, 1, v), b, d); @/
    /@ assert own: \forall integer v, d; 0 <= v < P && 0 <= d < P && RingAge(P, i, v) == x + 1 ==>
         Times(x, v, b, d) == (v == d ? 1 : 0) &&
         Times(x, Position(P, 1, v), b, d) == (Position(P, d, Position(P, 1, v)) < x ? 1 : 0); @/
    /@ assert window: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
         (v == d ? 1 : 0) + (Position(P, d, Position(P, 1, v)) < x ? 1 : 0) ==
         (Position(P, d, v) < x + 1 ? 1 : 0); @/
  }
*/

/*@ ghost
  /@ requires range: 0 <= y < P - 1 && 0 <= i < P;
     requires run: RingStores(P, i, b, t);
     requires before: RingStored(P, i, b, t, y);
     terminates \true;
     assigns \nothing;
     ensures after: RingStored(P, i, b, t, y + 1);
     ensures sent: RingSends(P, i, b, t, P + y);
     exits \false; @/
  void lemma_ring_stores(int32_t P, int32_t i, int32_t b, int32_t t, int32_t y)
  {
    /@ assert round: (P + y) % P == y; @/
    /@ assert passes: \forall integer u, v; RingPasses(P, P + y, u, v, i) ==>
         Position(P, i, v) == y + 1 && 0 <= v < P; @/
    /@ assert sender: \forall integer u, v; RingPasses(P, P + y, u, v, i) ==>
         Position(P, i, u) == y && 0 <= u < P; @/
    /@ assert from: \forall integer v; 0 <= v < P && Position(P, i, v) == y + 1 ==>
         RingPasses(P, P + y, Position(P, 1, v), v, i) && Position(P, i, Position(P, 1, v)) == y &&
         0 <= Position(P, 1, v) < P; @/
    /@ assert gets: \forall integer v; 0 <= v < P && Position(P, i, v) == y + 1 ==>
         Replaced(P + y - t, Position(P, 1, v), P + y + 1 - t, v, b); @/
    /@ assert other: \forall integer v; 0 <= v < P && Position(P, i, v) != y + 1 ==>
         Replaced(P + y - t, v, P + y + 1 - t, v, b); @/
  }
*/

/*@ ghost
  void lemma_ring_scatter(int32_t P, int32_t i, int32_t b)
  {
    int32_t x = 1;
    /@ assert first: RingCounted(P, i, b, 1); @/
    /@ loop invariant range: 1 <= x <= P;
       loop invariant counted: RingCounted(P, i, b, x);
       loop assigns x;
       loop variant P - x; @/
    while (x < P) {
      lemma_ring_combines(P, i, b, x);
      x++;
    }
    /@ assert owner: RingAge(P, i, i) == P; @/
    /@ assert all: \forall integer d; 0 <= d < P ==> Position(P, d, i) < P; @/
  }
*/

/*@ ghost
  void lemma_ring_gather(int32_t P, int32_t i, int32_t b, int32_t t)
  {
    int32_t y = 0;
    /@ assert owner: RingStored(P, i, b, t, 0); @/
    /@ loop invariant range: 0 <= y <= P - 1;
       loop invariant stored: RingStored(P, i, b, t, y);
       loop invariant sent: \forall integer x; P <= x < P + y ==> RingSends(P, i, b, t, x);
       loop assigns y;
       loop variant P - y; @/
    while (y < P - 1) {
      lemma_ring_stores(P, i, b, t, y);
      y++;
    }
    /@ assert behind: \forall integer v; 0 <= v < P ==> Position(P, i, v) <= y; @/
    /@ assert stored: RingStored(P, i, b, t, y); @/
    /@ assert end: P + y == 2 * P - 1; @/
  }
*/
