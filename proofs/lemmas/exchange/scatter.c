/* The scatter and the ring behind it: who has which share when. */
#include "spec/lemmas/exchange.h"

/* One more step of the scatter, over the distance m. */
/*@ ghost
  /@ requires range: 1 <= x <= CeilLog2(P) && m == ScatterReach(P, x) && 1 <= m <= 0x40000000 && 1 <= P;
     requires before: Scattered(P, x, 2 * m);
     terminates \true;
     assigns \nothing;
     ensures after: Scattered(P, x + 1, m);
     exits \false; @/
  void lemma_scatter_step(int32_t P, int32_t x, int64_t m)
  {
    int32_t c = 0;
    /@ loop invariant range: 0 <= c <= P;
       loop invariant half: \forall integer u; 0 <= u < c && u % m == 0 ==>
         u % (2 * m) == 0 || u % (2 * m) == m;
       loop invariant from: \forall integer u; 0 <= u < c && u % (2 * m) == m ==>
         m <= u && (u - m) % (2 * m) == 0;
       loop assigns c;
       loop variant P - c; @/
    while (c < P) {
      lemma_multiple(m, c);
      c++;
    }
    /@ assert later: \forall integer u, i; ScatterRingHas(P, x, u, i) ==>
         ScatterRingHas(P, x + 1, u, i); @/
    /@ assert over: \forall integer u; 0 <= u < P && u % (2 * m) == m ==>
         ScatterRingMoves(P, x, u - m, u); @/
    /@ assert passed: \forall integer u, i; 0 <= u < P && u % (2 * m) == m && u <= i < u + m && i < P ==>
         ScatterRingPasses(P, x, u - m, u, i); @/
    /@ assert gets: \forall integer w, u, i; ScatterRingPasses(P, x, w, u, i) ==>
         ScatterRingHas(P, x + 1, u, i); @/
    /@ assert then: \forall integer u, i; ScatterRingPasses(P, x, u - m, u, i) ==>
         ScatterRingHas(P, x + 1, u, i); @/
    /@ assert new: \forall integer u, i; 0 <= u < P && u % (2 * m) == m && u <= i < u + m && i < P ==>
         ScatterRingHas(P, x + 1, u, i); @/
    /@ assert old: \forall integer u, i; 0 <= u < P && u % (2 * m) == 0 && u <= i < u + m && i < P ==>
         ScatterRingHas(P, x + 1, u, i); @/
  }
*/

/*@ ghost
  void lemma_scattered(int32_t P)
  {
    int32_t log = lemma_ceil_log(P);
    int64_t m = 1;
    int32_t x = 1;
    lemma_ceil_log2(P);
    lemma_pow2_word();
    lemma_pow2_order(log, 31);
    /@ loop invariant range: 1 <= x <= log + 1;
       loop invariant power: m == Pow2(x - 1) && 1 <= m <= 0x80000000;
       loop assigns x, m;
       loop variant log + 1 - x; @/
    while (x <= log) {
      lemma_pow2_order(x, 31);
      m *= 2;
      x++;
    }
    x = 1;
    /@ assert all: P <= m && m == Pow2(log); @/
    /@ assert root: \forall integer u; 0 <= u < P && u % m == 0 ==> u == 0; @/
    /@ assert first: Scattered(P, 1, m); @/
    /@ loop invariant range: 1 <= x <= log + 1;
       loop invariant power: m == Pow2(log - x + 1) && 1 <= m <= 0x80000000;
       loop invariant scattered: \forall integer y; 1 <= y < x ==>
         Scattered(P, y, 2 * ScatterReach(P, y));
       loop invariant now: Scattered(P, x, m);
       loop assigns x, m;
       loop variant log + 1 - x; @/
    while (x <= log) {
      /@ assert twice: m == 2 * Pow2(log - x); @/
      m /= 2;
      lemma_scatter_step(P, x, m);
      x++;
    }
  }
*/

/*@ ghost
  void lemma_scatter_ring_ports(int32_t P)
  {
    int32_t log = lemma_ceil_log(P);
    int32_t k = 0;
    lemma_ceil_log2(P);
    /@ loop invariant range: 0 <= k <= log;
       loop invariant power: \forall integer i; 0 <= i <= k ==> 1 <= Pow2(i);
       loop assigns k;
       loop variant log - k; @/
    while (k < log)
      k++;
    /@ assert behind: \forall integer u, b; 0 <= u < P && 0 <= b ==> 0 <= Behind(P, u, b) < P; @/
    /@ assert reach: \forall integer x; 1 <= x <= CeilLog2(P) ==> 1 <= ScatterReach(P, x); @/
    /@ assert down: \forall integer x, u, v; x <= CeilLog2(P) && ScatterRingMoves(P, x, u, v) ==>
         1 <= x && 0 <= u < v < P; @/
    /@ assert shares: \forall integer x, v; 1 <= x <= CeilLog2(P) && 0 <= v < P ==> v < ScatterHigh(P, x, v) <= P; @/
    /@ assert round: \forall integer x, u, v; CeilLog2(P) < x && ScatterRingMoves(P, x, u, v) ==>
         x <= ScatterRingSteps(P) && 0 <= u < P && 0 <= v < P && u != v &&
         0 <= ScatterRingLow(P, x, u, v) < ScatterRingHigh(P, x, u, v) <= P; @/
  }
*/

/*@ ghost
  void lemma_scatter_ring(int32_t P)
  {
    lemma_scattered(P);
    lemma_scatter_ring_ports(P);
    /@ assert one: \forall integer u; u % 1 == 0; @/
    /@ assert own: \forall integer u; 0 <= u < P ==> ScatterRingHas(P, CeilLog2(P) + 1, u, u); @/
    /@ assert small: \forall integer b; 0 <= b < P ==> b % P == b; @/
    /@ assert scatter: \forall integer x, u, v, i; x <= CeilLog2(P) && ScatterRingPasses(P, x, u, v, i) ==>
         ScatterRingHas(P, x, u, i); @/
    /@ assert ring: \forall integer x, u, v, i; CeilLog2(P) + 1 < x && ScatterRingPasses(P, x, u, v, i) ==>
         ScatterRingPasses(P, x - 1, Position(P, 1, u), u, i); @/
    /@ assert comes: \forall integer v, i; 0 <= v < P && 0 <= i < P && v != i ==>
         ScatterRingPasses(P, CeilLog2(P) + 1 + Position(P, i, Position(P, 1, v)), Position(P, 1, v), v, i); @/
    /@ assert gets: \forall integer x, w, v, i; ScatterRingPasses(P, x, w, v, i) ==>
         ScatterRingHas(P, ScatterRingSteps(P) + 1, v, i); @/
    /@ assert kept: \forall integer v, i; ScatterRingHas(P, CeilLog2(P) + 1, v, i) ==>
         ScatterRingHas(P, ScatterRingSteps(P) + 1, v, i); @/
    /@ assert same: \forall integer v; 0 <= v < P ==> ScatterRingHas(P, ScatterRingSteps(P) + 1, v, v); @/
    /@ assert then: \forall integer v, i; ScatterRingPasses(P, CeilLog2(P) + 1 + Position(P, i, Position(P, 1, v)),
                                                           Position(P, 1, v), v, i) ==>
         ScatterRingHas(P, ScatterRingSteps(P) + 1, v, i); @/
    /@ assert other: \forall integer v, i; 0 <= v < P && 0 <= i < P && v != i ==>
         ScatterRingHas(P, ScatterRingSteps(P) + 1, v, i); @/
  }
*/
