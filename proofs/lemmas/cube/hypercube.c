/* Turning the bits of positions of a hypercube. */
#include "spec/lemmas/base.h"
#include "spec/lemmas/cube.h"

/*@ ghost
  void lemma_pow2_sum(int32_t i, int32_t k)
  {
    if (0 < k) {
      lemma_pow2_sum(i, k - 1);
      /@ assert up: Pow2(i + k) == 2 * Pow2(i + k - 1) && Pow2(k) == 2 * Pow2(k - 1); @/
      /@ assert twice: Pow2(i) * (2 * Pow2(k - 1)) == 2 * (Pow2(i) * Pow2(k - 1)); @/
    }
  }
*/

/*@ ghost
  void lemma_odd_multiple(int64_t a, int32_t p, int64_t b, int32_t q)
  {
    /@ assert down: Pow2(q) == 2 * Pow2(q - 1); @/
    /@ assert even: b * (2 * Pow2(q - 1)) == 2 * (b * Pow2(q - 1)); @/
    if (p > 0) {
      /@ assert up: Pow2(p) == 2 * Pow2(p - 1); @/
      /@ assert half: a * (2 * Pow2(p - 1)) == 2 * (a * Pow2(p - 1)); @/
      lemma_odd_multiple(a, p - 1, b, q - 1);
    }
  }
*/

/*@ ghost
  int64_t pow2_of(int32_t k)
  {
    int64_t power = 1;
    int32_t i = 0;
    lemma_pow2_word();
    /@ loop invariant range: 0 <= i <= k && power == Pow2(i) && 1 <= power;
       loop assigns i, power;
       loop variant k - i; @/
    while (i < k) {
      lemma_pow2_order(i, 30);
      power *= 2;
      i++;
    }
    lemma_pow2_order(k, 31);
    return power;
  }
*/

/*@ ghost
  void lemma_cube_turn(int32_t m, int64_t q)
  {
    if (q % 2 == 0) {
      /@ assert even: q % 2 * Pow2(m - 1) == 0; @/
    } else {
      /@ assert odd: q % 2 * Pow2(m - 1) == Pow2(m - 1); @/
    }
  }
*/

/*@ ghost
  void lemma_cube_less(int64_t y, int64_t n, int64_t r)
  {
    /@ assert product: (n - y) * r == n * r - y * r; @/
    /@ assert more: r <= (n - y) * r; @/
  }
*/

/*@ ghost
  void lemma_product_less(int64_t a, int64_t b, int64_t n)
  {
    if (b <= a)
      lemma_product_order(b, a, n);
  }
*/

/*@ ghost
  void lemma_cube_half(int32_t m, int32_t k, int64_t y)
  {
    int64_t unit = pow2_of(m - 1 - k);
    /@ assert twice: Pow2(m - k) == 2 * unit; @/
    int64_t half = y / 2;
    /@ assert half: y == 2 * half; @/
    /@ assert same: half * (2 * unit) == (2 * half) * unit; @/
    lemma_product_order(1, y, unit);
  }
*/

/*@ ghost
  void lemma_cube_split(int32_t m, int32_t i, int64_t a, int64_t b)
  {
    if (i == 0) {
      /@ assert none: a == 0 && Pow2(0) == 1 && CubeTurned(m, 0, b) == b; @/
      return;
    }
    lemma_pow2_word();
    lemma_pow2_order(i - 1, 30);
    lemma_pow2_order(m - i, 30);
    lemma_pow2_sum(i - 1, m - i);
    int64_t low = pow2_of(i - 1);
    int64_t high = pow2_of(m - i);
    int64_t e = a < low ? 0 : 1;
    int64_t rest = a - e * low;
    /@ assert bit: 0 <= rest < low && Pow2(i) == 2 * low && Pow2(m - i + 1) == 2 * high; @/
    lemma_cube_split(m, i - 1, rest, 2 * b + e);
    /@ assert same: rest + low * (2 * b + e) == a + Pow2(i) * b; @/
    lemma_cube_less(rest, low, high);
    lemma_pow2_order(m - 1, 30);
    int64_t moved = rest * high;
    int64_t number = 2 * (b + moved) + e;
    /@ assert before: CubeTurned(m, i - 1, a + Pow2(i) * b) == number; @/
    lemma_cube_turn(m, number);
    /@ assert half: number / 2 == b + moved && number % 2 == e; @/
    /@ assert up: CubeTurned(m, i, a + Pow2(i) * b) == CubeTurn(m, number); @/
    /@ assert top: Pow2(m - 1) == low * high; @/
    /@ assert bit_moved: e * (low * high) == (e == 0 ? 0 : Pow2(m - 1)); @/
    /@ assert there: CubeTurned(m, i, a + Pow2(i) * b) == b + moved + e * (low * high); @/
    /@ assert sum: high * a == rest * high + e * (low * high); @/
  }
*/

/*@ ghost
  void lemma_cube_turned(int32_t m, int64_t i)
  {
    if (0 < i) {
      lemma_cube_turned(m, i - 1);
      /@ assert half: Pow2(m) == 2 * Pow2(m - 1); @/
      /@ assert turn: \forall integer q; 0 <= q < Pow2(m) ==> 0 <= CubeTurn(m, q) < Pow2(m); @/
      /@ assert even: \forall integer q; q % 2 == 0 ==> CubeTurn(m, q) == q / 2; @/
      /@ assert odd: \forall integer q; 0 <= q && q % 2 == 1 ==> CubeTurn(m, q) == q / 2 + Pow2(m - 1); @/
      /@ assert same: \forall integer q, r; 0 <= q < Pow2(m) && 0 <= r < Pow2(m) &&
           CubeTurn(m, q) == CubeTurn(m, r) ==> q == r; @/
    }
  }
*/

/*@ ghost
  void lemma_cube_sum(int32_t m, int64_t i, int64_t k)
  {
    if (0 < k)
      lemma_cube_sum(m, i, k - 1);
  }
*/

/*@ ghost
  void lemma_cube_period(int32_t m, int64_t i, int64_t q)
  {
    int64_t left = i;
    int64_t periods = 0;
    lemma_pow2_order(m, 30);
    lemma_cube_split(m, m, q, 0);
    /@ assert one: Pow2(m - m) == 1; @/
    /@ assert all: CubeTurned(m, m, q) == q; @/
    /@ loop invariant range: 0 <= left <= i && 0 <= periods <= i - left && left == i - m * periods;
       loop invariant turned: CubeTurned(m, left, q) == CubeTurned(m, i, q);
       loop assigns left, periods;
       loop variant left; @/
    while (m <= left) {
      lemma_cube_sum(m, m, left - m);
      left -= m;
      periods++;
    }
    lemma_divided(i, m, periods, left);
    /@ assert rest: left == i % m; @/
  }
*/

/*@ ghost
  int64_t cube_number(int32_t m, int64_t i, int32_t u)
  {
    int64_t left = i;
    int64_t number = u;
    int64_t half = pow2_of(m - 1);
    lemma_cube_turned(m, i);
    /@ assert half: Pow2(m) == 2 * half; @/
    /@ loop invariant range: 0 <= left <= i && 0 <= number < 2 * half;
       loop invariant number: number == CubeTurned(m, i - left, u);
       loop assigns left, number;
       loop variant left; @/
    while (0 < left) {
      lemma_cube_turn(m, number);
      number = number / 2 + (number % 2 == 0 ? 0 : half);
      left--;
    }
    return number;
  }
*/
