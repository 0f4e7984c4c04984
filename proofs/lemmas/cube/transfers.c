/* Who sends which block in a step of the hypercube: for each k, the block of k steps ago. */
#include "spec/lemmas/cube.h"
#include "spec/lemmas/cube_transfers.h"
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_cube_frame(int32_t m, int64_t t, int32_t k)
  {
    lemma_cube_sum(m, t - k, k + 1);
    lemma_cube_turned(m, t - k);
    lemma_cube_turned(m, t + 1);
    lemma_cube_turned(m, k + 1);
  }
*/

/*@ ghost
  void lemma_cube_rise(int32_t m, int32_t k, int64_t y)
  {
    int64_t bit = pow2_of(k);
    int64_t rest = pow2_of(m - 1 - k);
    /@ assert twice: Pow2(k + 1) == 2 * bit; @/
    lemma_cube_split(m, k + 1, y, 0);
    lemma_cube_split(m, k + 1, y + bit, 0);
    lemma_pow2_sum(k, m - 1 - k);
    lemma_pow2_order(k + 1, m);
    /@ assert product: Pow2(m - 1) == bit * rest; @/
    /@ assert sum: rest * (y + bit) == y * rest + bit * rest; @/
    lemma_cube_less(y, bit, rest);
  }
*/

/* Block t - k upwards from y. */
/*@ ghost
  /@ requires step: CubeStep(m, s, t) && 0 <= k < m && k <= t;
     requires pair: CubePair(m, t, u, v) && CubeTurned(m, t + 1, u) < Pow2(m - 1);
     requires number: 0 <= y < Pow2(k) && CubeTurned(m, t + 1, u) == y * Pow2(m - 1 - k);
     terminates \true;
     assigns \nothing;
     ensures number: CubeTurned(m, t - k, u) == y;
     ensures to: \forall integer q; 0 <= q < Pow2(m) ==>
       (CubeTurned(m, t - k, q) == y + Pow2(k) <==> q == v);
     exits \false; @/
  void lemma_cube_above(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v, int32_t k, int64_t y)
  {
    lemma_cube_rise(m, k, y);
    lemma_cube_frame(m, t, k);
    lemma_pow2_order(k, m);
    /@ assert own: CubeTurned(m, k + 1, CubeTurned(m, t - k, u)) == CubeTurned(m, k + 1, y); @/
    /@ assert clear: CubeTurned(m, t + 1, v) == CubeTurned(m, t + 1, u) + Pow2(m - 1); @/
    /@ assert other: CubeTurned(m, k + 1, CubeTurned(m, t - k, v)) ==
         CubeTurned(m, k + 1, y + Pow2(k)); @/
    /@ assert there: CubeTurned(m, t - k, v) == y + Pow2(k); @/
  }

  /@ requires step: CubeStep(m, s, t) && 0 <= k < m && k <= t;
     requires pair: CubePair(m, t, u, v) && CubeTurned(m, t + 1, u) < Pow2(m - 1);
     requires number: 0 <= y < Pow2(k) && CubeTurned(m, t + 1, u) == y * Pow2(m - 1 - k);
     terminates \true;
     assigns \nothing;
     ensures sent: \forall integer q; CubeTransfer(m, s, t + 1, u, q, t - k) <==>
       q == v && t - k < s && (s - 1 == t - k || y % 2 == 1 || k == 0);
     exits \false; @/
  void lemma_cube_sends_up(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v, int32_t k,
                           int64_t y)
  {
    lemma_cube_above(m, s, t, u, v, k, y);
    /@ assert only: \forall integer q; CubeTransfer(m, s, t + 1, u, q, t - k) ==> q == v; @/
  }
*/

/* The number in the tree of block t - k; from 2^k on it does not send the block. */
/*@ ghost
  /@ requires step: CubeStep(m, s, t) && 0 <= k < m && k <= t;
     requires inside: 0 <= u < Pow2(m);
     terminates \true;
     assigns \nothing;
     ensures number: \result == CubeTurned(m, t - k, u) && 0 <= \result < Pow2(m);
     ensures turned: \result < Pow2(k) ==>
       CubeTurned(m, t + 1, u) == \result * Pow2(m - 1 - k) && CubeTurned(m, t + 1, u) < Pow2(m - 1);
     ensures none: Pow2(k) <= \result ==>
       \forall integer q; !CubeTransfer(m, s, t + 1, u, q, t - k);
     exits \false; @/
  int64_t number_of(int32_t m, int32_t s, int64_t t, int32_t u, int32_t k)
  {
    int64_t y = cube_number(m, t - k, u);
    int64_t bit = pow2_of(k);
    lemma_cube_frame(m, t, k);
    if (y < bit)
      lemma_cube_rise(m, k, y);
    return y;
  }
*/

/* Block t - m, downwards. */
/*@ ghost
  /@ requires step: CubeStep(m, s, t) && m <= t;
     requires pair: CubePair(m, t, u, v);
     terminates \true;
     assigns \nothing;
     ensures sent: \forall integer q; CubeTransfer(m, s, t + 1, u, q, t - m) <==>
       q == v && Pow2(m - 1) < CubeTurned(m, t + 1, u);
     exits \false; @/
  void lemma_cube_sends_down(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v)
  {
    lemma_cube_frame(m, t, m);
    lemma_cube_beside(m, t, u, v);
    /@ assert to: \forall integer q; 0 <= q < Pow2(m) ==>
         (CubeTurned(m, t - m, q) == CubeTurned(m, t - m, v) <==> q == v); @/
    /@ assert only: \forall integer q; CubeTransfer(m, s, t + 1, u, q, t - m) ==> q == v; @/
    /@ assert left: s - 1 - (t - m) != 0 && t - m < s; @/
  }
*/

/* Only blocks that the root sent up to m steps ago are under way. */
/*@ ghost
  /@ requires step: CubeStep(m, s, t);
     terminates \true;
     assigns \nothing;
     ensures late: \forall integer p, q, j; CubeTransfer(m, s, t + 1, p, q, j) ==>
       t - m <= j <= t && j < s && 0 <= j;
     exits \false; @/
  void lemma_cube_under_way(int32_t m, int32_t s, int64_t t)
  {
  }
*/

/*@ ghost
  void lemma_cube_down(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v)
  {
    int32_t k = 0;
    lemma_cube_under_way(m, s, t);
    /@ loop invariant range: 0 <= k <= m;
       loop invariant none: \forall integer q, j; t - k < j ==> !CubeTransfer(m, s, t + 1, u, q, j);
       loop assigns k;
       loop variant m - k; @/
    while (k < m && k <= t) {
      number_of(m, s, t, u, k);
      k++;
    }
    if (m <= t)
      lemma_cube_sends_down(m, s, t, u, v);
  }
*/

/*@ ghost
  /@ requires step: CubeStep(m, s, t) && 0 <= k < m && k <= t;
     requires pair: CubePair(m, t, u, v) && CubeTurned(m, t + 1, u) == 0;
     terminates \true;
     assigns \nothing;
     ensures at: CubeOnlyAt(m, s, t, u, v, \min(t, s - 1), k);
     exits \false; @/
  void lemma_cube_root_at(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v, int32_t k)
  {
    lemma_pow2_order(k, k);
    lemma_pow2_order(m - 1, m - 1);
    lemma_cube_sends_up(m, s, t, u, v, k, 0);
  }

  void lemma_cube_root(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v)
  {
    int32_t k = 0;
    lemma_cube_under_way(m, s, t);
    lemma_pow2_order(m - 1, m - 1);
    /@ loop invariant range: 0 <= k <= m;
       loop invariant at: \forall integer q, j; t - k < j ==> (CubeTransfer(m, s, t + 1, u, q, j) <==>
         j == \min(t, s - 1) && q == v);
       loop assigns k;
       loop variant m - k; @/
    while (k < m && k <= t) {
      lemma_cube_root_at(m, s, t, u, v, k);
      k++;
    }
    if (m <= t)
      lemma_cube_sends_down(m, s, t, u, v);
  }
*/

/* y is odd, in units of 2^(m - 1 - h); in the smaller ones of 2^(m - 1 - k) it is even unless k = h. */
/*@ ghost
  /@ requires range: 0 <= h <= k < m <= 30 && 0 < y && y % 2 == 1;
     requires below: y * Pow2(m - 1 - h) < Pow2(m - 1);
     terminates \true;
     assigns \nothing;
     ensures below: 0 < \result < Pow2(k);
     ensures same: \result * Pow2(m - 1 - k) == y * Pow2(m - 1 - h);
     ensures odd: \result % 2 == 1 <==> h == k;
     exits \false; @/
  int64_t multiple_of(int32_t m, int32_t k, int32_t h, int64_t y)
  {
    int64_t low = pow2_of(h);
    int64_t unit = pow2_of(m - 1 - h);
    int64_t more = pow2_of(k - h);
    int64_t rest = pow2_of(m - 1 - k);
    lemma_pow2_sum(h, m - 1 - h);
    lemma_pow2_sum(h, k - h);
    lemma_pow2_sum(k - h, m - 1 - k);
    /@ assert parts: unit == more * rest && Pow2(m - 1) == low * unit && Pow2(k) == low * more; @/
    lemma_product_less(y, low, unit);
    /@ assert small: y < low; @/
    lemma_cube_less(y, low, more);
    /@ assert again: y * more * rest == y * (more * rest); @/
    if (h < k) {
      /@ assert twice: more == 2 * Pow2(k - h - 1); @/
      /@ assert even: y * more == 2 * (y * Pow2(k - h - 1)); @/
    }
    lemma_pow2_word();
    lemma_pow2_order(k, 30);
    return y * more;
  }
*/

/* k steps ago, where the lowest bit set is the bit of h steps ago. */
/*@ ghost
  /@ requires step: CubeStep(m, s, t) && 0 <= h <= k < m && k <= t;
     requires pair: CubePair(m, t, u, v) && CubeTurned(m, t + 1, u) < Pow2(m - 1);
     requires lowest: 0 < y && y % 2 == 1 && CubeTurned(m, t + 1, u) == y * Pow2(m - 1 - h);
     terminates \true;
     assigns \nothing;
     ensures at: CubeOnlyAt(m, s, t, u, v, \min(t - h, s - 1), k);
     exits \false; @/
  void lemma_cube_since(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v, int32_t k, int32_t h,
                        int64_t y)
  {
    int64_t number = multiple_of(m, k, h, y);
    lemma_cube_sends_up(m, s, t, u, v, k, number);
  }

  /@ requires step: CubeStep(m, s, t) && 0 <= k < h < m && k <= t;
     requires pair: CubePair(m, t, u, v) && CubeTurned(m, t + 1, u) < Pow2(m - 1);
     requires lowest: 0 < y && y % 2 == 1 && CubeTurned(m, t + 1, u) == y * Pow2(m - 1 - h);
     terminates \true;
     assigns \nothing;
     ensures none: \forall integer q; !CubeTransfer(m, s, t + 1, u, q, t - k);
     exits \false; @/
  void lemma_cube_before(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v, int32_t k, int32_t h,
                         int64_t y)
  {
    int64_t number = number_of(m, s, t, u, k);
    lemma_odd_multiple(y, m - 1 - h, number, m - 1 - k);
    /@ assert beyond: Pow2(k) <= number; @/
  }

  void lemma_cube_up(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v, int32_t k, int64_t y)
  {
    int32_t i = 0;
    lemma_cube_under_way(m, s, t);
    /@ loop invariant range: 0 <= i <= m;
       loop invariant at: \forall integer q, j; t - i < j ==> (CubeTransfer(m, s, t + 1, u, q, j) <==>
         k <= t && j == \min(t - k, s - 1) && q == v);
       loop assigns i;
       loop variant m - i; @/
    while (i < m && i <= t) {
      if (i < k)
        lemma_cube_before(m, s, t, u, v, i, k, y);
      else
        lemma_cube_since(m, s, t, u, v, i, k, y);
      i++;
    }
    if (m <= t)
      lemma_cube_sends_down(m, s, t, u, v);
  }
*/
