/* At every step every rank has an interval of the inputs that ends before its own: by induction on the step. */
#include "proofs/theorems/algorithms/scan.h"
#include "spec/lemmas/exchange.h"
#include "spec/lemmas/scan.h"

/*@
  predicate ScanHeld(integer P, integer own, integer s, integer x) =
    \forall integer v, j; 1 <= v < P && 0 <= j < s ==> Partial(x, v, j) == Ordered(j, ScanFrom(own, x, v), v - 1);
*/

/* What is sent in a step is an interval that ends before what its receiver has. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= own && 0 <= s && 2 <= x <= 0x80000000;
     requires associative: Associative;
     requires held: ScanHeld(P, own, s, x);
     terminates \true;
     assigns \nothing;
     ensures sent: \forall integer u, v, j; 0 <= j < s && ScanMoves(P, own, x, u, v) ==>
       ScanMessage(own, x, u, j) == Ordered(j, ScanFrom(own, x + 1, v), v - ScanReach(own, x) - 1);
     exits \false; @/
  void lemma_scan_sent(int32_t P, int32_t own, int32_t s, int64_t x)
  {
    lemma_scan_reach(own, 1, x);
    lemma_scan_reach(own, x, x + 1);
    /@ assert next: ScanReach(own, x + 1) == 2 * ScanReach(own, x) + (x <= own ? 1 : 0); @/
    /@ assert from: \forall integer u, v; ScanMoves(P, own, x, u, v) ==> ScanFrom(own, x + 1, v) == ScanFrom(own, x, u); @/
    /@ assert more: \forall integer j, lo, hi; lo < hi ==> Ordered(j, lo, hi) == Op(Ordered(j, lo, hi - 1), Input(hi, j)); @/
    /@ assert first: \forall integer j; Ordered(j, 0, 0) == Input(0, j); @/
    if (x <= own) {
      /@ assert ends: \forall integer u, v; ScanMoves(P, own, x, u, v) ==> u == v - ScanReach(own, x) - 1; @/
      return;
    }
    /@ assert ends: \forall integer u, v; ScanMoves(P, own, x, u, v) ==> 1 <= u && u - 1 == v - ScanReach(own, x) - 1; @/
  }

  /@ requires range: 1 <= P && 1 <= own && 0 <= s && 2 <= x <= 0x80000000;
     requires associative: Associative;
     requires network: Scanning(P, own, s);
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures held: ScanHeld(P, own, s, x);
     exits \false; @/
  void lemma_scan_held(int32_t P, int32_t own, int32_t s, int64_t x)
  {
    lemma_ordered(P);
    if (x == 2) {
      /@ assert moves: \forall integer v; 1 <= v < P ==> ScanMoves(P, own, 1, v - 1, v); @/
      /@ assert single: \forall integer j, v; Ordered(j, v, v) == Input(v, j); @/
      /@ assert reach: ScanReach(own, 2) == 1; @/
      return;
    }
    lemma_scan_held(P, own, s, x - 1);
    lemma_scan_sent(P, own, s, x - 1);
    lemma_scan_reach(own, 1, x - 1);
    lemma_scan_reach(own, x - 1, x);
    /@ assert next: ScanReach(own, x) == 2 * ScanReach(own, x - 1) + (x - 1 <= own ? 1 : 0); @/
    /@ assert from: \forall integer v; ScanReach(own, x - 1) < v < P ==> ScanMoves(P, own, x - 1, v - ScanSkip(own, x - 1), v); @/
    /@ assert begin: \forall integer v; ScanReach(own, x - 1) < v ==> ScanFrom(own, x - 1, v) == v - ScanReach(own, x - 1); @/
    /@ assert low: \forall integer v; ScanReach(own, x - 1) < v ==> 0 <= ScanFrom(own, x, v) <= v - ScanReach(own, x - 1) - 1; @/
    /@ assert joined: \forall integer v, j; ScanReach(own, x - 1) < v < P ==>
         Op(Ordered(j, ScanFrom(own, x, v), v - ScanReach(own, x - 1) - 1), Ordered(j, v - ScanReach(own, x - 1), v - 1)) ==
         Ordered(j, ScanFrom(own, x, v), v - 1); @/
    /@ assert sum: \forall integer v, j; 0 <= j < s && ScanReach(own, x - 1) < v < P ==>
         Partial(x, v, j) == Op(ScanMessage(own, x - 1, v - ScanSkip(own, x - 1), j), Partial(x - 1, v, j)); @/
    /@ assert sent: \forall integer v, j; 0 <= j < s && ScanReach(own, x - 1) < v < P ==>
         ScanMessage(own, x - 1, v - ScanSkip(own, x - 1), j) == Ordered(j, ScanFrom(own, x, v), v - ScanReach(own, x - 1) - 1); @/
    /@ assert held: \forall integer v, j; 0 <= j < s && ScanReach(own, x - 1) < v < P ==>
         Partial(x - 1, v, j) == Ordered(j, v - ScanReach(own, x - 1), v - 1); @/
    /@ assert all: \forall integer v, j; 0 <= j < s && ScanReach(own, x - 1) < v < P ==>
         Partial(x, v, j) == Ordered(j, ScanFrom(own, x, v), v - 1); @/
    /@ assert kept: \forall integer v, j; 1 <= v <= ScanReach(own, x - 1) && v < P && 0 <= j < s ==>
         Partial(x, v, j) == Partial(x - 1, v, j) && ScanFrom(own, x, v) == ScanFrom(own, x - 1, v) == 0; @/
  }

  void theorem_scan(int32_t P, int32_t own, int32_t s, int32_t n)
  {
    /@ assert next: \forall integer j, v; 1 <= v ==> Ordered(j, 0, v) == Op(Ordered(j, 0, v - 1), Input(v, j)); @/
    if (n == 0)
      return;
    lemma_scan_held(P, own, s, (int64_t)n + 1);
    /@ assert all: \forall integer v; 1 <= v < P ==> ScanFrom(own, n + 1, v) == 0; @/
  }

  /@ requires range: 1 <= own && 1 <= n <= 0x80000000 && 0 <= m <= 0x80000000;
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures order: \forall integer x; n <= x <= n + m ==> ScanReach(own, n) <= ScanReach(own, x);
     exits \false; @/
  void lemma_scan_behind(int32_t own, int64_t n, int64_t m)
  {
    if (m == 0)
      return;
    lemma_scan_behind(own, n, m - 1);
    lemma_scan_reach(own, n, n + m);
  }

  void theorem_scan_ports(int32_t P, int32_t own, int32_t n)
  {
    lemma_scan_behind(own, 1, (int64_t)P);
    lemma_scan_behind(own, (int64_t)n + 1, (int64_t)P);
    lemma_scan_reach(own, 1, (int64_t)n + 1);
    /@ assert last: \forall integer x, u, v; n < x <= (integer)P + 1 ==> !ScanMoves(P, own, x, u, v); @/
    /@ assert skip: \forall integer x; 2 <= x <= (integer)P + 1 ==> 1 <= ScanReach(own, x); @/
  }

  /@ requires range: 1 <= own && 1 <= x <= 0x80000000;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures most: ScanReach(own, x) <= Pow2(x - 1) - 1;
     ensures doubling: x - 1 <= own ==> ScanReach(own, x) == Pow2(x - 1) - 1;
     ensures skips: own == 2 && 3 <= x ==> ScanReach(own, x) == 3 * Pow2(x - 3);
     exits \false; @/
  void lemma_scan_pow(int32_t own, int64_t x)
  {
    if (x == 1)
      return;
    lemma_scan_pow(own, x - 1);
    /@ assert double: Pow2(x - 1) == 2 * Pow2(x - 2); @/
    /@ assert again: 4 <= x ==> Pow2(x - 3) == 2 * Pow2(x - 4); @/
    /@ assert third: x == 3 ==> Pow2(1) == 2 * Pow2(0) && Pow2(0) == 1 && Pow2(2) == 4; @/
  }

  void theorem_scan_rounds(int32_t P, int32_t own, int32_t n)
  {
    int32_t log = lemma_ceil_log(P);
    lemma_ceil_log2(P);
    lemma_scan_pow(own, (int64_t)n + 1);
    if (0 < n)
      lemma_scan_pow(own, n);
    lemma_pow2_order(n, log - 1);
    /@ assert enough: n < log ==> ScanReach(own, n + 1) < P - 1; @/
    lemma_scan_pow(own, (int64_t)log + 1);
    lemma_scan_pow(own, (int64_t)log + 2);
    lemma_scan_behind(own, (int64_t)log + 1, 0x80000000);
    lemma_scan_behind(own, (int64_t)log + 2, 0x80000000);
    /@ assert doubling: 31 <= own && log < n ==> P - 1 <= ScanReach(own, n); @/
    /@ assert half: 1 <= log ==> 2 * Pow2(log - 1) == Pow2(log); @/
    /@ assert one_more: own == 2 && log + 1 < n ==> P - 1 <= ScanReach(own, n); @/
  }
*/
