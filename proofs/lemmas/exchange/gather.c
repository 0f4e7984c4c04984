/* The allgather by doubling behind the scatter: groups of twice the size, share by share. */
#include "spec/lemmas/exchange_reduced.h"

/*@
  // At the start of step x the positions of share i's group of m have it.
  predicate GroupHas(integer P, integer x, integer m, integer i) =
    \forall integer u; 0 <= u < P && i / m == u / m ==> ScatterDoublingHas(P, x, u, i);
*/

/* Both logarithms of a power of two are one. */
/*@ ghost
  /@ requires range: 1 <= P && IsPow2(P) && log == FloorLog2(P) && log <= 30;
     terminates \true;
     assigns \nothing;
     ensures log: CeilLog2(P) == log;
     exits \false; @/
  void lemma_one_log(int32_t P, int32_t log)
  {
    int32_t above = lemma_ceil_log(P);
    lemma_ceil_log2(P);
    lemma_pow2_order(above + 1, log);
    lemma_pow2_order(log, above - 1);
    /@ assert twice: Pow2(above + 1) == 2 * Pow2(above) && 1 <= Pow2(above); @/
  }
*/

/*@ ghost
  void lemma_scatter_doubling_ports(int32_t P)
  {
    int32_t log = lemma_floor_log(P);
    lemma_one_log(P, log);
    lemma_scatter_ring_ports(P);
    lemma_core_order(P);
    lemma_core_pairs(P);
    /@ assert doubles: \forall integer y, u, v; CoreDoubles(P, y, u, v) <==>
         DoublingMoves(log, y, u, v); @/
    /@ assert shares: \forall integer y, u, v; DoublingMoves(log, y, u, v) ==>
         1 <= y <= log && 0 <= DoublingLow(y, u) < DoublingHigh(y, u) <= P; @/
  }
*/

/* Step k + 1 of the allgather, for one share. */
/*@ ghost
  /@ requires range: 1 <= P && IsPow2(P) && log == FloorLog2(P) && 0 <= k < log <= 30 && 0 <= i < P;
     requires before: GroupHas(P, log + k + 1, Pow2(k), i);
     terminates \true;
     assigns \nothing;
     ensures causal: \forall integer u, v; ScatterDoublingPasses(P, log + k + 1, u, v, i) ==>
       ScatterDoublingHas(P, log + k + 1, u, i);
     ensures after: GroupHas(P, log + k + 2, Pow2(k + 1), i);
     exits \false; @/
  void lemma_gather_step(int32_t P, int32_t log, int32_t k, int32_t i)
  {
    lemma_groups(k, log);
    lemma_group_shares(k, log, i);
    /@ assert moves: \forall integer u, v; ScatterDoublingPasses(P, log + k + 1, u, v, i) <==>
         DoublingMoves(log, k + 1, u, v) &&
         GroupFirst(Pow2(k), u) <= i < GroupFirst(Pow2(k), u) + Pow2(k); @/
    /@ assert halves: \forall integer u; 0 <= u < P && i / (2 * Pow2(k)) == u / (2 * Pow2(k)) ==>
         i / Pow2(k) == u / Pow2(k) || i / Pow2(k) == PartnerOf(Pow2(k), u) / Pow2(k); @/
    /@ assert kept: \forall integer u; ScatterDoublingHas(P, log + k + 1, u, i) ==>
         ScatterDoublingHas(P, log + k + 2, u, i); @/
    /@ assert passed: \forall integer u; 0 <= u < P && i / Pow2(k) == PartnerOf(Pow2(k), u) / Pow2(k) ==>
         ScatterDoublingPasses(P, log + k + 1, PartnerOf(Pow2(k), u), u, i); @/
    /@ assert gets: \forall integer w, u; ScatterDoublingPasses(P, log + k + 1, w, u, i) ==>
         ScatterDoublingHas(P, log + k + 2, u, i); @/
    /@ assert then: \forall integer u; ScatterDoublingPasses(P, log + k + 1, PartnerOf(Pow2(k), u), u, i) ==>
         ScatterDoublingHas(P, log + k + 2, u, i); @/
  }
*/

/* The whole allgather, for one share. */
/*@ ghost
  /@ requires range: 1 <= P && IsPow2(P) && log == FloorLog2(P) && log <= 30 && 0 <= i < P;
     requires scattered: \forall integer u; 0 <= u < P ==> ScatterDoublingHas(P, log + 1, u, u);
     terminates \true;
     assigns \nothing;
     ensures causal: \forall integer x, u, v; log < x <= 2 * log && ScatterDoublingPasses(P, x, u, v, i) ==>
       ScatterDoublingHas(P, x, u, i);
     ensures reached: \forall integer v; 0 <= v < P ==> ScatterDoublingHas(P, 2 * log + 1, v, i);
     exits \false; @/
  void lemma_gather_share(int32_t P, int32_t log, int32_t i)
  {
    int32_t k = 0;
    /@ assert one: \forall integer c; c / 1 == c; @/
    /@ assert own: GroupHas(P, log + 1, Pow2(0), i); @/
    /@ loop invariant range: 0 <= k <= log;
       loop invariant causal: \forall integer x, u, v;
         log < x <= log + k && ScatterDoublingPasses(P, x, u, v, i) ==> ScatterDoublingHas(P, x, u, i);
       loop invariant group: GroupHas(P, log + k + 1, Pow2(k), i);
       loop assigns k;
       loop variant log - k; @/
    while (k < log) {
      lemma_gather_step(P, log, k, i);
      k++;
    }
    /@ assert whole: \forall integer u; 0 <= u < P ==> u / Pow2(log) == 0; @/
    /@ assert group: \forall integer u; 0 <= u < P ==> i / Pow2(log) == u / Pow2(log); @/
    /@ assert last: GroupHas(P, log + log + 1, Pow2(log), i); @/
  }
*/

/*@ ghost
  void lemma_scatter_doubling(int32_t P)
  {
    int32_t log = lemma_floor_log(P);
    int32_t i = 0;
    lemma_one_log(P, log);
    lemma_scatter_doubling_ports(P);
    lemma_scattered(P);
    lemma_scatter_ring(P);
    /@ assert ring: \forall integer x, u, v, a; x <= log ==>
         (ScatterDoublingPasses(P, x, u, v, a) <==> ScatterRingPasses(P, x, u, v, a)); @/
    /@ assert same: \forall integer x, u, a; x <= log + 1 ==>
         (ScatterDoublingHas(P, x, u, a) <==> ScatterRingHas(P, x, u, a)); @/
    /@ assert whole: \forall integer u; u % 1 == 0; @/
    /@ assert own: \forall integer u; 0 <= u < P ==> ScatterRingHas(P, log + 1, u, u); @/
    /@ assert scatter: \forall integer x, u, v, a; x <= log && ScatterDoublingPasses(P, x, u, v, a) ==>
         ScatterDoublingHas(P, x, u, a); @/
    /@ loop invariant range: 0 <= i <= P;
       loop invariant causal: \forall integer a, x, u, v; 0 <= a < i && log < x <= 2 * log &&
         ScatterDoublingPasses(P, x, u, v, a) ==> ScatterDoublingHas(P, x, u, a);
       loop invariant reached: \forall integer a, v; 0 <= a < i && 0 <= v < P ==>
         ScatterDoublingHas(P, 2 * log + 1, v, a);
       loop assigns i;
       loop variant P - i; @/
    while (i < P) {
      lemma_gather_share(P, log, i);
      i++;
    }
  }
*/
