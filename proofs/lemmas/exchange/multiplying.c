/* By division with remainder. */
#include "spec/lemmas/multiplying.h"
#include "spec/lemmas/base.h"

/*@ ghost
  /@ requires range: 1 <= n;
     terminates \true;
     assigns \nothing;
     ensures more: PowerOf(k, n) == k * PowerOf(k, n - 1);
     ensures none: PowerOf(k, 0) == 1;
     exits \false; @/
  void lemma_power_more(int32_t k, int32_t n)
  {
  }

  /@ requires range: 2 <= k && 0 <= i <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures order: 1 <= PowerOf(k, i) <= PowerOf(k, n);
     ensures more: i < n ==> 2 * PowerOf(k, i) <= PowerOf(k, n);
     exits \false; @/
  void lemma_power_order(int32_t k, int32_t i, int32_t n)
  {
    if (n == 0) {
      lemma_power_more(k, 1);
      return;
    }
    lemma_power_more(k, n);
    lemma_power_order(k, i < n ? i : n - 1, n - 1);
    /@ assert twice: 0 <= (k - 2) * PowerOf(k, n - 1); @/
  }

  /@ requires range: 0 <= n;
     terminates \true;
     assigns \nothing;
     ensures power: PowerOf(k, n) == PowerOf(k, n) * PowerOf(k, 0);
     exits \false; @/
  void lemma_power_whole(int32_t k, int32_t n)
  {
    lemma_power_more(k, 1);
  }

  /@ requires range: 0 <= i < n;
     requires power: PowerOf(k, n - 1) == PowerOf(k, i) * PowerOf(k, n - i - 1);
     terminates \true;
     assigns \nothing;
     ensures power: PowerOf(k, n) == PowerOf(k, i) * PowerOf(k, n - i);
     exits \false; @/
  void lemma_power_product(int32_t k, int32_t i, int32_t n)
  {
    lemma_power_more(k, n);
    lemma_power_more(k, n - i);
    /@ assert product: PowerOf(k, n) == PowerOf(k, i) * PowerOf(k, n - i); @/
  }

  void lemma_power_of(int32_t k, int32_t i, int32_t n)
  {
    lemma_power_order(k, i, n);
    if (i < n) {
      lemma_power_of(k, i, n - 1);
      lemma_power_product(k, i, n);
    } else {
      lemma_power_whole(k, n);
      /@ assert rest: n - i == 0; @/
    }
  }

  void lemma_power_cut(int32_t k, int32_t i, int32_t n)
  {
    lemma_power_of(k, i, n);
    lemma_power_of(k, i + 1, n);
    lemma_power_more(k, i + 1);
    lemma_power_more(k, n - i);
  }

  /@ requires range: 2 <= k && 1 <= P && 0 <= i <= n && n <= 31;
     requires core: PowerOf(k, i) <= P < PowerOf(k, i + 1);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures log: PowerUpTo(k, P, n) == i;
     exits \false; @/
  void lemma_power_up(int32_t k, int32_t P, int32_t i, int32_t n)
  {
    if (i < n) {
      lemma_power_order(k, i + 1, n);
      lemma_power_up(k, P, i, n - 1);
    }
  }

  int32_t lemma_power_log(int32_t k, int32_t P)
  {
    int32_t c = 1, i = 0;
    lemma_power_more(k, 1);
    lemma_pow2_word();
    /@ loop invariant range: 0 <= i <= 30 && Pow2(i) <= c;
       loop invariant power: c == PowerOf(k, i) && 1 <= c <= P;
       loop assigns i, c;
       loop variant P - c; @/
    while (c <= P / k) {
      /@ assert fits: k * c <= k * (P / k) <= P; @/
      /@ assert twice: 0 <= (k - 2) * c; @/
      lemma_power_more(k, i + 1);
      i++;
      c *= k;
      lemma_pow2_order(31, i);
    }
    /@ assert beyond: P < k * (P / k + 1) <= k * c; @/
    lemma_power_more(k, i + 1);
    lemma_power_up(k, P, i, 31);
    return i;
  }

  /@ requires range: 2 <= k <= 0x7fffffff && 1 <= m <= 0x7fffffff && 0 <= c <= 0x7fffffff && 0 <= c / m % k + j < k;
     terminates \true;
     assigns \nothing;
     ensures digit: (c + j * m) / m == c / m + j;
     ensures above: (c + j * m) / m / k == c / m / k;
     ensures rest: (c / m + j) % k == c / m % k + j;
     ensures low: 0 <= c + j * m;
     exits \false; @/
  void lemma_digit_turn(int64_t k, int64_t m, int64_t c, int64_t j)
  {
    int64_t q = c / m;
    int64_t r = c % m;
    /@ assert parts: c == m * q + r && 0 <= r < m; @/
    int64_t g = q / k;
    int64_t e = q % k;
    /@ assert digits: q == k * g + e && 0 <= e < k; @/
    lemma_divided(q + j, k, g, e + j);
    /@ assert turned: c + j * m == m * (q + j) + r; @/
    lemma_divided(c + j * m, m, q + j, r);
  }

  void lemma_over(int32_t P, int32_t k, int32_t Q, int32_t v, int32_t p)
  {
    /@ assert fold: MultiplyFold(P, k) == 1; @/
  }

  void lemma_nonneg(int64_t a, int64_t b)
  {
  }

  void lemma_quotient_below(int64_t a, int64_t b, int64_t n)
  {
    int64_t q = a / b;
    /@ assert parts: a == b * q + a % b; @/
    /@ assert below: n <= q ==> n * b <= q * b; @/
  }

  void lemma_quotient_from(int64_t q, int64_t b)
  {
  }

  void lemma_parts(int64_t d, int64_t Q, int64_t j, int64_t v)
  {
    int64_t q = d / Q;
    int64_t r = d % Q;
    /@ assert parts: d == Q * q + r; @/
    lemma_nonneg(j, Q);
    lemma_nonneg(0x7fffffff - j, Q);
    if (v + j * Q == d)
      lemma_divided(d, Q, j, v);
  }

  void lemma_digit_on(int64_t k, int64_t m, int64_t c, int64_t p)
  {
    int64_t e = c / m % k;
    int64_t j = e + p < k ? p : p - k;
    lemma_digit_turn(k, m, c, j);
    /@ assert on: DigitOn(k, m, c, p) == c + j * m; @/
  }

  int32_t lemma_power_is(int32_t k, int32_t i, int32_t P)
  {
    int32_t log = lemma_power_log(k, P);
    int32_t m = 1, j = 0;
    /@ loop invariant range: 0 <= j <= i;
       loop invariant power: m == PowerOf(k, j) && 1 <= m <= P;
       loop assigns j, m;
       loop variant i - j; @/
    while (j < i) {
      lemma_power_of(k, j + 1, log);
      j++;
      m *= k;
    }
    lemma_power_of(k, i, log);
    return m;
  }

  void lemma_digit_below(int64_t k, int64_t m, int64_t c, int64_t p, int64_t n)
  {
    lemma_digit_on(k, m, c, p);
    int64_t g = c / m / k;
    /@ assert below: g < n ==> m * (k * (g + 1)) <= m * (k * n); @/
    /@ assert least: n <= g ==> m * (k * n) <= m * (k * g); @/
    /@ assert c: m * (k * g) <= c; @/
    /@ assert w: DigitOn(k, m, c, p) < m * (k * (g + 1)); @/
  }

  void lemma_multiplying_ports(int32_t P, int32_t k, int32_t x, int32_t u, int32_t p)
  {
    int32_t log = lemma_power_log(k, P);
    int32_t Q = lemma_power_is(k, log, P);
    int32_t fold = Q < P ? 1 : 0;
    if (fold < x && x <= fold + log) {
      int32_t y = x - fold - 1;
      int32_t m = lemma_power_is(k, y, P);
      int32_t n = lemma_power_is(k, log - y - 1, P);
      lemma_power_cut(k, y, log);
      /@ assert next: Q == m * (k * n); @/
      if (u < Q) {
        lemma_digit_on(k, m, u, p);
        lemma_digit_on(k, m, u, k - p);
        lemma_digit_below(k, m, u, p, n);
        lemma_digit_below(k, m, u, k - p, n);
        /@ assert to: MultiplyTo(P, k, x, u, p) == DigitOn(k, m, u, p) && MultiplyFrom(P, k, x, DigitOn(k, m, u, p), p) == u; @/
        /@ assert from: MultiplyFrom(P, k, x, u, p) == DigitOn(k, m, u, k - p) && MultiplyTo(P, k, x, DigitOn(k, m, u, k - p), p) == u; @/
      } else {
        /@ assert none: MultiplyTo(P, k, x, u, p) == -1 && MultiplyFrom(P, k, x, u, p) == -1; @/
      }
      return;
    }
    /@ assert fold: MultiplyFold(P, k) == 1 && MultiplyCore(P, k) == Q && (x == 1 || x == MultiplyRounds(P, k) == log + 2); @/
    lemma_nonneg(p - 1, Q);
    if (u < Q) {
      lemma_parts(0, Q, p, u);
      if (u + (int64_t)p * Q < P)
        lemma_divided(u + (int64_t)p * Q, Q, p, u);
      /@ assert over: u + p * Q < P ==> (u + p * Q) / Q == p && (u + p * Q) % Q == u && Q <= u + p * Q; @/
      /@ assert hears: x == 1 ==> MultiplyTo(P, k, x, u, p) == -1 && MultiplyFrom(P, k, x, u, p) == (u + p * Q < P ? u + p * Q : -1); @/
      /@ assert sends: x != 1 ==> MultiplyFrom(P, k, x, u, p) == -1 && MultiplyTo(P, k, x, u, p) == (u + p * Q < P ? u + p * Q : -1); @/
      /@ assert into: x == 1 && u + p * Q < P ==> MultiplyTo(P, k, x, u + p * Q, p) == u; @/
      /@ assert back: x != 1 && u + p * Q < P ==> MultiplyFrom(P, k, x, u + p * Q, p) == u; @/
    } else {
      lemma_parts(u, Q, u / Q, u % Q);
      /@ assert into: u / Q == p ==> u % Q + p * Q == u && 0 <= u % Q < Q; @/
      /@ assert sends: x == 1 ==> MultiplyFrom(P, k, x, u, p) == -1 && MultiplyTo(P, k, x, u, p) == (u / Q == p ? u % Q : -1); @/
      /@ assert hears: x != 1 ==> MultiplyTo(P, k, x, u, p) == -1 && MultiplyFrom(P, k, x, u, p) == (u / Q == p ? u % Q : -1); @/
      /@ assert out: x == 1 && u / Q == p ==> MultiplyFrom(P, k, x, u % Q, p) == u; @/
      /@ assert back: x != 1 && u / Q == p ==> MultiplyTo(P, k, x, u % Q, p) == u; @/
    }
  }

  void lemma_multiplying_pairs(int32_t P, int32_t k, int32_t x, int32_t v, int32_t p)
  {
    int32_t u = 0;
    lemma_multiplying_ports(P, k, x, v, p);
    /@ loop invariant range: 0 <= u <= P;
       loop invariant both: \forall integer w; 0 <= w < u ==> (MultiplyTo(P, k, x, w, p) == v <==> MultiplyFrom(P, k, x, v, p) == w);
       loop assigns u;
       loop variant P - u; @/
    while (u < P) {
      lemma_multiplying_ports(P, k, x, u, p);
      u++;
    }
  }
*/
