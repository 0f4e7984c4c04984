/* The ring allreduce, by induction on the step: a share collects inputs on its way round, then goes
   round again. */
#include "spec/lemmas/exchange.h"

/*@ ghost
  /@ requires range: 1 <= x < P && 0 <= i < P;
     requires run: RingRun(P, i, b);
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
     requires run: RingRun(P, i, b);
     requires before: RingStored(P, i, b, y);
     terminates \true;
     assigns \nothing;
     ensures after: RingStored(P, i, b, y + 1);
     exits \false; @/
  void lemma_ring_stores(int32_t P, int32_t i, int32_t b, int32_t y)
  {
    /@ assert round: (P + y) % P == y; @/
    /@ assert passes: \forall integer u, v; RingPasses(P, P + y, u, v, i) ==>
         Position(P, i, v) == y + 1 && 0 <= v < P; @/
    /@ assert from: \forall integer v; 0 <= v < P && Position(P, i, v) == y + 1 ==>
         RingPasses(P, P + y, Position(P, 1, v), v, i) && Position(P, i, Position(P, 1, v)) == y &&
         0 <= Position(P, 1, v) < P; @/
    /@ assert gets: \forall integer v, d; 0 <= v < P && Position(P, i, v) == y + 1 ==>
         Times(P + y + 1, v, b, d) == Times(P + y, Position(P, 1, v), b, d); @/
    /@ assert other: \forall integer v, d; 0 <= v < P && Position(P, i, v) != y + 1 ==>
         Times(P + y + 1, v, b, d) == Times(P + y, v, b, d); @/
  }
*/

/*@ ghost
  void lemma_ring(int32_t P, int32_t i, int32_t b)
  {
    int32_t x = 1;
    int32_t y = 0;
    /@ assert first: RingCounted(P, i, b, 1); @/
    /@ loop invariant range: 1 <= x <= P;
       loop invariant counted: RingCounted(P, i, b, x);
       loop assigns x;
       loop variant P - x; @/
    while (x < P) {
      lemma_ring_combines(P, i, b, x);
      x++;
    }
    /@ assert owner: RingStored(P, i, b, 0); @/
    /@ loop invariant range: 0 <= y <= P - 1;
       loop invariant stored: RingStored(P, i, b, y);
       loop assigns y;
       loop variant P - y; @/
    while (y < P - 1) {
      lemma_ring_stores(P, i, b, y);
      y++;
    }
    /@ assert behind: \forall integer v; 0 <= v < P ==> Position(P, i, v) <= y; @/
    /@ assert stored: RingStored(P, i, b, y); @/
    /@ assert all: \forall integer v, d; 0 <= v < P && 0 <= d < P ==> Times(P + y, v, b, d) == 1; @/
    /@ assert end: P + y == 2 * P - 1; @/
  }
*/
