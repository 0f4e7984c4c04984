/* The neighbour along the dimension of a step of the hypercube: nobody else sends in it. */
#include "spec/lemmas/cube.h"
#include "spec/lemmas/cube_transfers.h"
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_cube_pair(int32_t m, int64_t t, int32_t u)
  {
    int32_t c = (int32_t)(t % m);
    int64_t bit = pow2_of(c);
    int64_t rest = pow2_of(m - 1 - c);
    int64_t half = pow2_of(m - 1);
    int64_t high = u / (2 * bit);
    int64_t low = u % (2 * bit);
    lemma_cube_period(m, t, u);
    lemma_pow2_word();
    lemma_pow2_order(m, 30);
    lemma_pow2_sum(c + 1, m - 1 - c);
    lemma_pow2_sum(c, m - 1 - c);
    /@ assert twice: Pow2(c + 1) == 2 * bit && Pow2(m) == 2 * bit * rest && half == bit * rest &&
         Pow2(m) == 2 * half; @/
    /@ assert parts: u == low + 2 * bit * high && 0 <= low < 2 * bit && 0 <= high; @/
    lemma_product_less(high, rest, 2 * bit);
    /@ assert high: 0 <= high < rest; @/
    lemma_cube_less(high, rest, 2 * bit);
    lemma_cube_split(m, c + 1, low, high);
    /@ assert own: CubeTurned(m, t + 1, u) == high + rest * low; @/
    if (low < bit) {
      lemma_cube_less(low, bit, rest);
      lemma_cube_split(m, c + 1, low + bit, high);
      /@ assert inside: u + bit < Pow2(m); @/
      lemma_cube_period(m, t, (int32_t)(u + bit));
      /@ assert other: CubeTurned(m, t + 1, u + bit) == high + rest * (low + bit); @/
      /@ assert sum: rest * (low + bit) == rest * low + half; @/
    } else {
      lemma_product_order(bit, low, rest);
      lemma_cube_split(m, c + 1, low - bit, high);
      lemma_cube_period(m, t, (int32_t)(u - bit));
      /@ assert other: CubeTurned(m, t + 1, u - bit) == high + rest * (low - bit); @/
      /@ assert sum: rest * (low - bit) == rest * low - half; @/
    }
  }
*/

/*@ ghost
  void lemma_cube_beside(int32_t m, int64_t t, int32_t u, int32_t v)
  {
    int64_t y = cube_number(m, t - m, u);
    int64_t z = cube_number(m, t - m, v);
    lemma_cube_frame(m, t, m);
    lemma_cube_split(m, m, y, 0);
    lemma_cube_split(m, m, z, 0);
    /@ assert one: Pow2(m - m) == 1 && Pow2(m) == 2 * Pow2(m - 1); @/
    /@ assert own: CubeTurned(m, t + 1, u) == CubeTurn(m, y); @/
    /@ assert other: CubeTurned(m, t + 1, v) == CubeTurn(m, z); @/
    lemma_cube_turn(m, y);
    lemma_cube_turn(m, z);
  }
*/

/* Who sends block t - k to v, upwards. */
/*@ ghost
  /@ requires step: CubeStep(m, s, t) && 0 <= k < m && k <= t;
     requires pair: CubePair(m, t, u, v);
     terminates \true;
     assigns \nothing;
     ensures sender: \forall integer p; CubeTransfer(m, s, t + 1, p, v, t - k) ==> p == u;
     exits \false; @/
  void lemma_cube_from_below(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v, int32_t k)
  {
    int64_t z = cube_number(m, t - k, v);
    int64_t bit = pow2_of(k);
    int64_t half = pow2_of(m - 1);
    lemma_cube_frame(m, t, k);
    lemma_cube_turned(m, t + 1);
    /@ assert two: Pow2(m) == 2 * half; @/
    if (bit <= z && z < 2 * bit) {
      lemma_cube_rise(m, k, z - bit);
      /@ assert v_there: CubeTurned(m, t + 1, v) == CubeTurned(m, k + 1, z - bit) + half; @/
      /@ assert u_there: CubeTurned(m, t + 1, u) == CubeTurned(m, k + 1, z - bit); @/
      /@ assert number: CubeTurned(m, t - k, u) == z - bit; @/
    }
  }

  /@ requires step: CubeStep(m, s, t) && m <= t;
     requires pair: CubePair(m, t, u, v);
     terminates \true;
     assigns \nothing;
     ensures sender: \forall integer p; CubeTransfer(m, s, t + 1, p, v, t - m) ==> p == u;
     exits \false; @/
  void lemma_cube_from_above(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v)
  {
    lemma_cube_frame(m, t, m);
    lemma_cube_beside(m, t, u, v);
    /@ assert even: \forall integer p; CubeTransfer(m, s, t + 1, p, v, t - m) ==>
         CubeTurned(m, t - m, p) == CubeTurned(m, t - m, u); @/
  }

  void lemma_cube_sender(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v)
  {
    int32_t k = 0;
    /@ assert under_way: \forall integer p, j; CubeTransfer(m, s, t + 1, p, v, j) ==>
         t - m <= j <= t; @/
    /@ loop invariant range: 0 <= k <= m;
       loop invariant sender: \forall integer p, j; t - k < j &&
         CubeTransfer(m, s, t + 1, p, v, j) ==> p == u;
       loop assigns k;
       loop variant m - k; @/
    while (k < m && k <= t) {
      lemma_cube_from_below(m, s, t, u, v, k);
      k++;
    }
    if (m <= t)
      lemma_cube_from_above(m, s, t, u, v);
  }
*/
