/* 2^k P ranks compute what P ranks compute that begin with the sums of 2^k: the groups of the core that have 2^k ranks are these sums. */
#include "proofs/theorems/algorithms/doubling_terms.h"
#include "spec/lemmas/exchange.h"

/*@ ghost
  /@ requires range: 1 <= k && 0 <= n;
     terminates \true;
     assigns \nothing;
     ensures twice: Pow2(k) * n == 2 * (Pow2(k - 1) * n) && Pow2(k) * n == Pow2(k - 1) * (2 * n);
     ensures least: n <= Pow2(k - 1) * n;
     exits \false; @/
  void lemma_twice(int32_t k, int64_t n)
  {
    lemma_pow2_order(0, k - 1);
    /@ assert power: Pow2(k) == 2 * Pow2(k - 1) && 1 <= Pow2(k - 1); @/
    /@ assert least: 0 <= (Pow2(k - 1) - 1) * n; @/
  }

  // Groups of 2^k, where twice 2^k R ranks are folded.
  /@ requires range: 0 <= k && 0 <= R && F == Pow2(k) * R && F <= 0x7fffffff;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures sums: \forall integer g; CoreGroup(0, F, k, g) == CoreGroup(k, R, 0, g);
     exits \false; @/
  void lemma_sums(int32_t k, int64_t R, int64_t F)
  {
    if (k == 0)
      return;
    lemma_twice(k, R);
    lemma_sums(k - 1, 2 * R, F);
    /@ assert halves: \forall integer g; CoreGroup(0, F, k, g) == Either(CoreGroup(k - 1, 2 * R, 0, 2 * g), CoreGroup(k - 1, 2 * R, 0, 2 * g + 1)); @/
    /@ assert folded: \forall integer g; g < R ==> CoreGroup(k - 1, 2 * R, 0, 2 * g) == Balanced(k, 2 * g) && CoreGroup(k - 1, 2 * R, 0, 2 * g + 1) == Balanced(k, 2 * g + 1); @/
    /@ assert shift: \forall integer g; 2 * g + 2 * R == 2 * (g + R) && 2 * g + 1 + 2 * R == 2 * (g + R) + 1; @/
    /@ assert alone: \forall integer g; R <= g ==> CoreGroup(k - 1, 2 * R, 0, 2 * g) == Balanced(k - 1, 2 * (g + R)) &&
         CoreGroup(k - 1, 2 * R, 0, 2 * g + 1) == Balanced(k - 1, 2 * (g + R) + 1); @/
    /@ assert pairs: \forall integer g; g < R ==> CoreGroup(0, F, k, g) == Either(Balanced(k, 2 * g), Balanced(k, 2 * g + 1)); @/
    /@ assert others: \forall integer g; R <= g ==> CoreGroup(0, F, k, g) == Balanced(k, g + R); @/
  }

  // Larger groups.
  /@ requires range: 0 <= k && 0 <= R && F == Pow2(k) * R && F <= 0x7fffffff && 0 <= y;
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures same: \forall integer g; CoreGroup(0, F, y + k, g) == CoreGroup(k, R, y, g);
     exits \false; @/
  void lemma_larger(int32_t k, int64_t R, int64_t F, int32_t y)
  {
    if (y == 0) {
      lemma_sums(k, R, F);
      return;
    }
    lemma_larger(k, R, F, y - 1);
    /@ assert large: \forall integer g; CoreGroup(0, F, y + k, g) == Either(CoreGroup(0, F, y - 1 + k, 2 * g), CoreGroup(0, F, y - 1 + k, 2 * g + 1)); @/
  }

  // Without folded ranks the whole core is a balanced sum.
  /@ requires range: 0 <= y;
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures balanced: \forall integer g; 0 <= g ==> CoreGroup(0, 0, y, g) == Balanced(y, g);
     exits \false; @/
  void lemma_balanced(int32_t y)
  {
    if (y > 0)
      lemma_balanced(y - 1);
  }

  // 2^k P ranks have a core 2^k times as large.
  /@ requires range: 0 <= k && 1 <= P && n == Pow2(k) * P;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures log: FloorLog2(n) == FloorLog2(P) + k;
     ensures core: Pow2(FloorLog2(n)) == Pow2(k) * Pow2(FloorLog2(P));
     exits \false; @/
  void lemma_larger_core(int32_t k, int32_t P, int32_t n)
  {
    lemma_floor_log2(P);
    if (k == 0)
      return;
    lemma_twice(k, P);
    /@ assert half: n == 2 * (Pow2(k - 1) * P) && 1 <= Pow2(k - 1) * P; @/
    lemma_larger_core(k - 1, P, n / 2);
    /@ assert log: FloorLog2(n) == 1 + FloorLog2(n / 2) && FloorLog2(n) == FloorLog2(P) + k; @/
    /@ assert power: Pow2(FloorLog2(n)) == 2 * Pow2(FloorLog2(n / 2)) && Pow2(k) == 2 * Pow2(k - 1); @/
    /@ assert both: 2 * (Pow2(k - 1) * Pow2(FloorLog2(P))) == (2 * Pow2(k - 1)) * Pow2(FloorLog2(P)); @/
  }

  /@ requires more: n == Pow2(k) * P;
     requires ends: \forall integer v, b; 0 <= v < P && 0 <= b < s ==>
       Term(r, DoublingSteps(P) + 1, v, b) == CoreGroup(0, Folded(n), CoreLog(n), 0);
     requires others: \forall integer w, c; 0 <= w < n && 0 <= c < t ==>
       Term(q, DoublingSteps(n) + 1, w, c) == CoreGroup(0, Folded(n), CoreLog(n), 0);
     terminates \true;
     assigns \nothing;
     ensures nested: SameNested(r, DoublingSteps(P) + 1, P, s, q, DoublingSteps(Pow2(k) * P) + 1, t, k);
     exits \false; @/
  void lemma_nested(int64_t r, int32_t P, int32_t s, int64_t q, int32_t t, int32_t k, int32_t n)
  {
    /@ assert each: \forall integer v, w, b, c; 0 <= v < P && 0 <= w < n && 0 <= b < s && 0 <= c < t ==>
         Term(r, DoublingSteps(P) + 1, v, b) == Term(q, DoublingSteps(n) + 1, w, c); @/
    /@ assert nested: SameNested(r, DoublingSteps(P) + 1, P, s, q, DoublingSteps(n) + 1, t, k); @/
  }

  void theorem_doubling_nested(int64_t r, int64_t S, int32_t P, int32_t s, int64_t q, int64_t T, int32_t t, int32_t k)
  {
    int32_t power = lemma_power(k);
    int32_t n = power * P;
    int32_t log = lemma_floor_log(P);
    lemma_floor_log2(P);
    int32_t core = lemma_power(log);
    /@ assert alone: \forall integer v; Balanced(0, v) == Leaf(v); @/
    theorem_doubling_expression(r, S, P, s, k);
    theorem_doubling_expression(q, T, n, t, 0);
    lemma_larger_core(k, P, n);
    lemma_floor_log2(n);
    /@ assert fits: power * core == Pow2(FloorLog2(n)) <= n; @/
    /@ assert folded: Folded(n) == n - power * core && Pow2(k) * (P - core) == n - power * core; @/
    lemma_larger(k, P - core, n - power * core, log);
    lemma_balanced(k);
    /@ assert whole: CoreGroup(0, Folded(n), CoreLog(n), 0) == CoreGroup(k, Folded(P), CoreLog(P), 0); @/
    /@ assert ends: \forall integer v, b; 0 <= v < P && 0 <= b < s ==>
         Term(r, DoublingSteps(P) + 1, v, b) == CoreGroup(0, Folded(n), CoreLog(n), 0); @/
    lemma_nested(r, P, s, q, t, k, n);
  }
*/
